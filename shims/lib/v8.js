'use strict';

// node:v8 loads; what it tells of the engine cannot be told of another, and is refused by name.

const { lazyObject } = internalBinding('util');
const unsupported = require('internal/unsupported');

const names = 'cachedDataVersionTag getHeapSnapshot getHeapStatistics getHeapSpaceStatistics getHeapCodeStatistics ' +
  'setFlagsFromString Serializer Deserializer DefaultSerializer DefaultDeserializer deserialize takeCoverage ' +
  'stopCoverage serialize writeHeapSnapshot promiseHooks queryObjects startupSnapshot setHeapSnapshotNearHeapLimit GCProfiler';

function refusing(object, members) {
  return lazyObject(members, (name) => unsupported(`v8.${object}.${name}`));
}

module.exports = lazyObject(names, (name) => {
  switch (name) {
    case 'promiseHooks': return refusing(name, 'createHook onInit onBefore onAfter onSettled');
    case 'startupSnapshot':
      return {
        ...refusing(name, 'addDeserializeCallback addSerializeCallback setDeserializeMainFunction'),
        isBuildingSnapshot: () => 0,
      };
    default: return unsupported(`v8.${name}`);
  }
});
