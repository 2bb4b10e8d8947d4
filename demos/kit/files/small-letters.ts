import type { RecognisedPage } from '../ocr/recognise.ts';

/** So many pixels of a scan its letters must be high, tails included, to be read reliably: at 300 dpi small print has 25. */
const fewestPixels = 10;

/** Whether the letters of a page are too small for the recogniser. */
export const hasSmallLetters = ({ letters }: Pick<RecognisedPage, 'letters'>): boolean =>
  letters !== null && letters > 0 && letters < fewestPixels;

const advice = 'Scan it again at 300 dpi, or take the photo from closer.';

/** The note beside such a page; uncertain words are left out. */
export const smallLettersNote = (isRead: boolean): string =>
  isRead
    ? `The letters are too small to read reliably. ${advice}`
    : `The letters are too small to read, so this page was left out. ${advice}`;

/** The same of a whole file that has nothing else. */
export const smallLettersProblem = (name: string): string =>
  `The letters in ${name} are too small to read. ${advice}`;
