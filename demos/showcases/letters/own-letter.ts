/** How much text the app takes: some ten pages. */
const mostLetters = 20_000;
const fewestLetters = 40;

/** A text as it is read: one kind of line end, no spaces at the ends of lines. */
export const tidied = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What keeps a text from being read; null when it can be. */
export function troubleOf(typed: string): string | null {
  const text = tidied(typed);
  if (text === '') return 'Paste the text of a letter here, or open a file or a photograph of it below.';
  if (!/\p{L}{2}/u.test(text)) return 'There are no words in this. Paste the text of the letter.';
  if (text.length < fewestLetters)
    return 'This is too short for a letter. Paste all of it, from the letterhead to the greeting.';
  if (text.length > mostLetters)
    return `This has ${text.length.toLocaleString('en-GB')} characters, and the app reads up to ${mostLetters.toLocaleString('en-GB')}. Nothing was lost: shorten it and try again.`;
  return null;
}
