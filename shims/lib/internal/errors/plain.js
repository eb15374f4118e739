'use strict';

// The fixed messages of Node's errors (lib/internal/errors.js at v20.20.2), by class. %s, %d and
// %j stand for the constructor's arguments. The codes of http2, tls, crypto, inspector, policy,
// wasi and vm modules are absent, as those modules are.

// Messages of the codes whose class is TypeError.
function ofTypeError(code) {
  switch (code) {
    case 'ERR_AMBIGUOUS_ARGUMENT': return 'The "%s" argument is ambiguous. %s';
    case 'ERR_ARG_NOT_ITERABLE': return '%s must be iterable';
    case 'ERR_ASYNC_CALLBACK': return '%s must be a function';
    case 'ERR_ASYNC_TYPE': return 'Invalid name for async "type": %s';
    case 'ERR_CONSOLE_WRITABLE_STREAM': return 'Console expects a writable stream instance for %s';
    case 'ERR_FEATURE_UNAVAILABLE_ON_PLATFORM': return 'The feature %s is unavailable on the current platform, which is ' +
      'being used to run Node.js';
    case 'ERR_HTTP_INVALID_HEADER_VALUE': return 'Invalid value "%s" for header "%s"';
    case 'ERR_ILLEGAL_CONSTRUCTOR': return 'Illegal constructor';
    case 'ERR_IMPORT_ASSERTION_TYPE_FAILED': return 'Module "%s" is not of type "%s"';
    case 'ERR_IMPORT_ASSERTION_TYPE_MISSING': return 'Module "%s" needs an import attribute of type "%s"';
    case 'ERR_IMPORT_ASSERTION_TYPE_UNSUPPORTED': return 'Import attribute type "%s" is unsupported';
    case 'ERR_IMPORT_ATTRIBUTE_UNSUPPORTED': return 'Import attribute "%s" with value "%s" is not supported';
    case 'ERR_INCOMPATIBLE_OPTION_PAIR': return 'Option "%s" cannot be used in combination with option "%s"';
    case 'ERR_INVALID_CURSOR_POS': return 'Cannot set cursor row without setting its column';
    case 'ERR_INVALID_FD_TYPE': return 'Unsupported fd type: %s';
    case 'ERR_INVALID_FILE_URL_HOST': return 'File URL host must be "localhost" or empty on %s';
    case 'ERR_INVALID_FILE_URL_PATH': return 'File URL path %s';
    case 'ERR_INVALID_HANDLE_TYPE': return 'This handle type cannot be sent';
    case 'ERR_INVALID_HTTP_TOKEN': return '%s must be a valid HTTP token ["%s"]';
    case 'ERR_INVALID_IP_ADDRESS': return 'Invalid IP address: %s';
    case 'ERR_INVALID_PROTOCOL': return 'Protocol "%s" not supported. Expected "%s"';
    case 'ERR_INVALID_SYNC_FORK_INPUT': return 'Asynchronous forks do not support Buffer, TypedArray, DataView or string ' +
      'input: %s';
    case 'ERR_INVALID_THIS': return 'Value of "this" must be of type %s';
    case 'ERR_INVALID_TUPLE': return '%s must be an iterable %s tuple';
    case 'ERR_MISSING_OPTION': return '%s is required';
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE': return '%s';
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL': return "Unexpected argument '%s'. This command does not take positional " +
      "arguments";
    case 'ERR_PERFORMANCE_INVALID_TIMESTAMP': return '%d is not a valid timestamp';
    case 'ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS': return '%s';
    case 'ERR_SOCKET_BAD_BUFFER_SIZE': return 'Buffer size must be a positive integer';
    case 'ERR_SOCKET_BAD_TYPE': return 'Bad socket type specified. Valid types are: udp4, udp6';
    case 'ERR_STREAM_NULL_VALUES': return 'May not write null values to stream';
    case 'ERR_UNESCAPED_CHARACTERS': return '%s contains unescaped characters';
    case 'ERR_UNKNOWN_ENCODING': return 'Unknown encoding: %s';
    case 'ERR_UNKNOWN_FILE_EXTENSION': return 'Unknown file extension "%s" for %s';
    case 'ERR_UNKNOWN_SIGNAL': return 'Unknown signal: %s';
    case 'ERR_UNSUPPORTED_RESOLVE_REQUEST': return 'Failed to resolve module specifier "%s" from "%s": Invalid relative ' +
      'URL or base scheme is not hierarchical.';
    case 'ERR_WORKER_UNSUPPORTED_OPERATION': return '%s is not supported in workers';
    default: return undefined;
  }
}

// Messages of the codes whose class is RangeError.
function ofRangeError(code) {
  switch (code) {
    case 'ERR_BUFFER_TOO_LARGE': return 'Cannot create a Buffer larger than %s bytes';
    case 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER': return '%s maxBuffer length exceeded';
    case 'ERR_ENCODING_NOT_SUPPORTED': return 'The "%s" encoding is not supported';
    case 'ERR_FS_FILE_TOO_LARGE': return 'File size (%s) is greater than 2 GiB';
    case 'ERR_HTTP_INVALID_STATUS_CODE': return 'Invalid status code: %s';
    case 'ERR_INVALID_ASYNC_ID': return 'Invalid %s value: %s';
    case 'ERR_INVALID_BUFFER_SIZE': return 'Buffer size must be a multiple of %s';
    case 'ERR_INVALID_FD': return '"fd" must be a positive integer: %s';
    case 'ERR_UNKNOWN_MODULE_FORMAT': return 'Unknown module format: %s for URL %s';
    default: return undefined;
  }
}

// Messages of the codes whose class is URIError.
function ofURIError(code) {
  switch (code) {
    case 'ERR_INVALID_URI': return 'URI malformed';
    default: return undefined;
  }
}

// Errors that tell of a failed system call and carry it in `info`.
function ofSystemError(code) {
  switch (code) {
    case 'ERR_FS_CP_DIR_TO_NON_DIR': return 'Cannot overwrite non-directory with directory';
    case 'ERR_FS_CP_EEXIST': return 'Target already exists';
    case 'ERR_FS_CP_EINVAL': return 'Invalid src or dest';
    case 'ERR_FS_CP_FIFO_PIPE': return 'Cannot copy a FIFO pipe';
    case 'ERR_FS_CP_NON_DIR_TO_DIR': return 'Cannot overwrite directory with non-directory';
    case 'ERR_FS_CP_SOCKET': return 'Cannot copy a socket file';
    case 'ERR_FS_CP_SYMLINK_TO_SUBDIRECTORY': return 'Cannot overwrite symlink in subdirectory of self';
    case 'ERR_FS_CP_UNKNOWN': return 'Cannot copy an unknown file type';
    case 'ERR_FS_EISDIR': return 'Path is a directory';
    case 'ERR_SOCKET_BUFFER_SIZE': return 'Could not get or set buffer size';
    case 'ERR_SYSTEM_ERROR': return 'A system error occurred';
    case 'ERR_TTY_INIT_FAILED': return 'TTY initialization failed';
    default: return undefined;
  }
}

// Messages of the codes whose class is Error.
function ofError(code) {
  switch (code) {
    case 'ERR_ASSERTION': return '%s';
    case 'ERR_CANNOT_WATCH_SIGINT': return 'Cannot watch for SIGINT signals';
    case 'ERR_CHILD_PROCESS_IPC_REQUIRED': return "Forked processes must have an IPC channel, missing value 'ipc' in %s";
    case 'ERR_CONTEXT_NOT_INITIALIZED': return 'context used is not initialized';
    case 'ERR_DIR_CLOSED': return 'Directory handle was closed';
    case 'ERR_DIR_CONCURRENT_OPERATION': return 'Cannot do synchronous work on directory handle with concurrent ' +
      'asynchronous operations';
    case 'ERR_DNS_SET_SERVERS_FAILED': return 'c-ares failed to set servers: "%s" [%s]';
    case 'ERR_DOMAIN_CALLBACK_NOT_AVAILABLE': return 'A callback was registered through ' +
      'process.setUncaughtExceptionCaptureCallback(), which is mutually exclusive with using the `domain` module';
    case 'ERR_DOMAIN_CANNOT_SET_UNCAUGHT_EXCEPTION_CAPTURE': return 'The `domain` module is in use, which is mutually ' +
      'exclusive with calling process.setUncaughtExceptionCaptureCallback()';
    case 'ERR_EVENT_RECURSION': return 'The event "%s" is already being dispatched';
    case 'ERR_FS_INVALID_SYMLINK_TYPE': return 'Symlink type must be one of "dir", "file", or "junction". Received "%s"';
    case 'ERR_HTTP_BODY_NOT_ALLOWED': return 'Adding content for this request method or response status is not allowed.';
    case 'ERR_HTTP_CONTENT_LENGTH_MISMATCH': return "Response body's content-length of %s byte(s) does not match the " +
      "content-length of %s byte(s) set in header";
    case 'ERR_HTTP_HEADERS_SENT': return 'Cannot %s headers after they are sent to the client';
    case 'ERR_HTTP_REQUEST_TIMEOUT': return 'Request timeout';
    case 'ERR_HTTP_SOCKET_ASSIGNED': return 'ServerResponse has an already assigned socket';
    case 'ERR_HTTP_SOCKET_ENCODING': return 'Changing the socket encoding is not allowed per RFC7230 Section 3.';
    case 'ERR_HTTP_TRAILER_INVALID': return 'Trailers are invalid with this transfer encoding';
    case 'ERR_INPUT_TYPE_NOT_ALLOWED': return '--input-type can only be used with string input via --eval, --print, or STDIN';
    case 'ERR_INVALID_STATE': return 'Invalid state: %s';
    case 'ERR_IPC_CHANNEL_CLOSED': return 'Channel closed';
    case 'ERR_IPC_DISCONNECTED': return 'IPC channel is already disconnected';
    case 'ERR_IPC_ONE_PIPE': return 'Child process can have only one IPC pipe';
    case 'ERR_IPC_SYNC_FORK': return 'IPC cannot be used with synchronous forks';
    case 'ERR_METHOD_NOT_IMPLEMENTED': return 'The %s method is not implemented';
    case 'ERR_MULTIPLE_CALLBACK': return 'Callback called multiple times';
    case 'ERR_OPERATION_FAILED': return 'Operation failed: %s';
    case 'ERR_REQUIRE_CYCLE_MODULE': return '%s';
    case 'ERR_SCRIPT_EXECUTION_INTERRUPTED': return 'Script execution was interrupted by `SIGINT`';
    case 'ERR_SERVER_ALREADY_LISTEN': return 'Listen method has been called more than once without closing.';
    case 'ERR_SERVER_NOT_RUNNING': return 'Server is not running.';
    case 'ERR_SOCKET_ALREADY_BOUND': return 'Socket is already bound';
    case 'ERR_SOCKET_CLOSED': return 'Socket is closed';
    case 'ERR_SOCKET_CLOSED_BEFORE_CONNECTION': return 'Socket closed before the connection was established';
    case 'ERR_SOCKET_CONNECTION_TIMEOUT': return 'Socket connection timeout';
    case 'ERR_SOCKET_DGRAM_IS_CONNECTED': return 'Already connected';
    case 'ERR_SOCKET_DGRAM_NOT_CONNECTED': return 'Not connected';
    case 'ERR_SOCKET_DGRAM_NOT_RUNNING': return 'Not running';
    case 'ERR_STREAM_ALREADY_FINISHED': return 'Cannot call %s after a stream was finished';
    case 'ERR_STREAM_CANNOT_PIPE': return 'Cannot pipe, not readable';
    case 'ERR_STREAM_DESTROYED': return 'Cannot call %s after a stream was destroyed';
    case 'ERR_STREAM_PREMATURE_CLOSE': return 'Premature close';
    case 'ERR_STREAM_PUSH_AFTER_EOF': return 'stream.push() after EOF';
    case 'ERR_STREAM_UNSHIFT_AFTER_END_EVENT': return 'stream.unshift() after end event';
    case 'ERR_STREAM_WRAP': return 'Stream has StringDecoder set or is in objectMode';
    case 'ERR_STREAM_WRITE_AFTER_END': return 'write after end';
    case 'ERR_SYNTHETIC': return 'JavaScript Callstack';
    case 'ERR_UNAVAILABLE_DURING_EXIT': return 'Cannot call function in process exit handler';
    case 'ERR_UNCAUGHT_EXCEPTION_CAPTURE_ALREADY_SET': return '`process.setupUncaughtExceptionCapture()` was called ' +
      'while a capture callback was already active';
    case 'ERR_UNKNOWN_BUILTIN_MODULE': return 'No such built-in module: %s';
    case 'ERR_UNKNOWN_CREDENTIAL': return '%s identifier does not exist: %s';
    case 'ERR_USE_AFTER_CLOSE': return '%s was closed';
    case 'ERR_VALID_PERFORMANCE_ENTRY_TYPE': return 'At least one valid performance entry type is required';
    case 'ERR_WORKER_INIT_FAILED': return 'Worker initialization failure: %s';
    case 'ERR_WORKER_MESSAGING_ERRORED': return 'The destination thread threw an error while processing the message';
    case 'ERR_WORKER_MESSAGING_FAILED': return 'Cannot find the destination thread or listener';
    case 'ERR_WORKER_MESSAGING_SAME_THREAD': return 'Cannot sent a message to the same thread';
    case 'ERR_WORKER_MESSAGING_TIMEOUT': return 'Sending a message to another thread timed out';
    case 'ERR_WORKER_NOT_RUNNING': return 'Worker instance not running';
    case 'ERR_WORKER_OUT_OF_MEMORY': return 'Worker terminated due to reaching memory limit: %s';
    case 'ERR_WORKER_UNSERIALIZABLE_ERROR': return 'Serializing an uncaught exception failed';
    default: return undefined;
  }
}

// Returns [class name, message] of a code whose message is fixed, or undefined.
module.exports = function plainMessage(code) {
  let message = ofTypeError(code);
  if (message !== undefined) return ['TypeError', message];
  message = ofError(code);
  if (message !== undefined) return ['Error', message];
  message = ofRangeError(code);
  if (message !== undefined) return ['RangeError', message];
  message = ofSystemError(code);
  if (message !== undefined) return ['SystemError', message];
  message = ofURIError(code);
  return message === undefined ? undefined : ['URIError', message];
};
