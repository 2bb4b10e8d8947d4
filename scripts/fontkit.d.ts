declare module 'fontkit' {
  /** What we use of it: the letters that a font has, as code points. */
  export function create(font: Uint8Array): { characterSet: number[] };
}
