/** Signs that no text of a person holds: all control characters but tabs, line breaks and page breaks. */
const control = /(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}/u;

/** Whether a text holds a control character that has no place in what people write. */
export const holdsControl = (text: string): boolean => control.test(text);

/** What is wrong with a part of an address or a form in percent-encoding; null where nothing is. */
export function encodedProblem(encoded: string): 'encoding' | 'control' | null {
  // Most hold neither, and need no decoding.
  if (!encoded.includes('%')) return holdsControl(encoded) ? 'control' : null;
  try {
    return holdsControl(decodeURIComponent(encoded)) ? 'control' : null;
  } catch {
    return 'encoding';
  }
}
