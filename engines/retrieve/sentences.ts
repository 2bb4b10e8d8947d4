const shortened =
  /(?:^|[\s(“"'])(?:mr|mrs|ms|dr|prof|st|sr|jr|gen|col|lt|sgt|capt|rep|sen|gov|pres|rev|hon|no|vs|etc|inc|ltd|co|corp|dept|univ|approx|ca|cf|fig|vol|ed|eds|al|e\.g|i\.e|u\.s|u\.k|u\.n|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\p{Lu})\.$/iu;
// Each run of stops is looked at once, from its first.
const stop = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+[」』”]?/gu;

/** As much of a sentence as the pattern above looks at. */
const lastWord = 12;
/** What goes on for longer is no sentence, and is cut: whoever looks for names or dates in it needs time for its square. */
const longest = 1500;

/** Letters [start, end) of a text. */
export interface SentencePlace {
  start: number;
  end: number;
}

/** A place without the space around it, in pieces if it goes on for too long. */
function* trimmed(text: string, from: number, to: number): Generator<SentencePlace> {
  const raw = text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const end = start + raw.trim().length;
  for (let at = start; at < end; at += longest) yield { start: at, end: Math.min(end, at + longest) };
}

/** Where the sentences of a text stand in it: a full stop after a title, an initial or a shortened word ends none. */
export function sentencePlaces(text: string): SentencePlace[] {
  const found: SentencePlace[] = [];
  let from = 0;
  for (const { 0: signs, index } of text.matchAll(stop)) {
    const end = index + signs.length;
    const next = text.slice(end, end + 3).trimStart();
    const isShort = shortened.test(text.slice(Math.max(from, end - lastWord), end));
    const goesOn = signs.startsWith('.') && (isShort || /^[\p{Ll}\d,;]/u.test(next));
    const isFigure = goesOn && /^\d/.test(next) && !isShort;
    if (goesOn && !isFigure) continue;
    found.push(...trimmed(text, from, end));
    from = end;
  }
  found.push(...trimmed(text, from, text.length));
  return found;
}

/** A text in sentences, each on one line. */
export function sentencesOf(text: string): string[] {
  const told = text.replace(/\s+/g, ' ').trim();
  return sentencePlaces(told).map(({ start, end }) => told.slice(start, end));
}
