// The letters that the faces of our documents hold: those of European languages in Latin script, and the signs of running text.
const letters =
  /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9“”‘’–—…€−•]*$/u;

/** Whether our documents can print a text. */
export const isPrintable = (text: string): boolean => letters.test(text.normalize('NFC'));

/** What is said where they cannot. */
export const unprintable = 'Our documents can only print European Latin letters. Please use those.';
