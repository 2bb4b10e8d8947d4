/** A mail's own words, apart from what it quotes. */
interface FoldedMail {
  body: string;
  quoted: string;
}

/** A line that says whose words follow, as mail programs of several languages write it. */
const attribution =
  /^\s*(on\b.+\bwrote|am\b.+\bschrieb\b.*|le\b.+\ba écrit|el\b.+\bescribió|il\b.+\bha scritto|op\b.+\bschreef\b.*)\s*:\s*$/i;
/** A line from which on everything is an earlier mail, without signs before its lines. */
const divider =
  /^\s*(-{2,}\s*(original message|ursprüngliche nachricht|forwarded message|message d'origine)\s*-{2,}|_{20,})\s*$/i;
const headLine =
  /^\s*\*?(from|von|de|sent|gesendet|envoyé|date|datum|to|an|à|subject|betreff|objet)\*?\s*:\s/i;
const quote = /^\s*>/;
/** A longer line is nobody's heading, and looking for one in it would take the square of its length. */
const longestHeading = 500;
const says = (heading: RegExp, line: string): boolean => line.length <= longestHeading && heading.test(line);

/** Whether a whole earlier mail begins at a line: a divider, or the heads that Outlook puts before it. */
function beginsEarlierMail(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (says(divider, line)) return true;
  const heads = lines.slice(at, at + 4).filter((each) => says(headLine, each));
  return says(headLine, line) && heads.length >= 3;
}

/** How many lines at `at` are an attribution: mail programs break long ones in two. */
function attributionLines(lines: readonly string[], at: number): number {
  if (says(attribution, lines[at] ?? '')) return 1;
  const two = `${lines[at] ?? ''} ${lines[at + 1] ?? ''}`;
  return lines[at]?.trim() && lines[at + 1]?.trim() && says(attribution, two) ? 2 : 0;
}

/** For each line, the first one from there on that is not empty; looked for once, from the end. */
function nextWords(lines: readonly string[]): (string | undefined)[] {
  const next: (string | undefined)[] = [];
  for (let at = lines.length - 1; at >= 0; at -= 1) next[at] = lines[at]?.trim() ? lines[at] : next[at + 1];
  return next;
}

/** Each line's part: said here, or quoted. */
function markQuotes(lines: readonly string[]): boolean[] {
  const quoted: boolean[] = [];
  const words = nextWords(lines);
  for (let at = 0; at < lines.length; at += 1) {
    if (beginsEarlierMail(lines, at)) return [...quoted, ...lines.slice(at).map(() => true)];
    const heads = attributionLines(lines, at);
    const next = words[at + heads];
    if (heads > 0 && next !== undefined && quote.test(next)) {
      for (let n = 0; n < heads; n += 1) quoted.push(true);
      at += heads - 1;
    } else quoted.push(quote.test(lines[at] ?? ''));
  }
  return quoted;
}

const trimmed = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^\s*\n/, '')
    .trimEnd();

/**
 * Parts a mail's own words from what it quotes, if that stands before or after them in one piece. Where
 * the answers stand between the quoted lines they are left together: apart they would make no sense.
 */
export function foldQuotes(text: string): FoldedMail {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const marks = markQuotes(lines);
  const own = lines.map((line, at) => line.trim() !== '' && marks[at] === false);
  const first = own.indexOf(true);
  const last = own.lastIndexOf(true);
  if (first < 0) return { body: '', quoted: trimmed(lines) };
  const between = marks.slice(first, last + 1).some(Boolean);
  if (between) return { body: trimmed(lines), quoted: '' };
  return {
    body: trimmed(lines.slice(first, last + 1)),
    quoted: trimmed([...lines.slice(0, first), ...lines.slice(last + 1)]),
  };
}
