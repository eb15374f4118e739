export const a = 'a';
export const b = 'b';
export default function () { return 'leaf default'; }
