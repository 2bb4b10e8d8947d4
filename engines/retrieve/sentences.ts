const shortened =
  /(?:^|[\s(“"'])(?:mr|mrs|ms|dr|prof|st|sr|jr|gen|col|lt|sgt|capt|rep|sen|gov|pres|rev|hon|no|vs|etc|inc|ltd|co|corp|dept|univ|approx|ca|cf|fig|vol|ed|eds|al|e\.g|i\.e|u\.s|u\.k|u\.n|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\p{Lu})\.$/iu;
// Each run of stops is looked at once, from its first.
const stop = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+[」』”]?/gu;

/** As much of a sentence as the pattern above looks at. */
const lastWord = 12;
/** What goes on for longer is no sentence, and is cut: whoever looks for names or dates in it needs time for its square. */
const longest = 1500;

function* inPieces(sentence: string): Generator<string> {
  for (let at = 0; at < sentence.length; at += longest) yield sentence.slice(at, at + longest);
}

/** A text in sentences: a full stop after a title, an initial or a shortened word ends none. */
export function sentencesOf(text: string): string[] {
  const told = text.replace(/\s+/g, ' ').trim();
  const found: string[] = [];
  let from = 0;
  for (const { 0: signs, index } of told.matchAll(stop)) {
    const end = index + signs.length;
    const next = told.slice(end, end + 3).trimStart();
    const sentence = told.slice(from, end);
    const isShort = shortened.test(sentence.slice(-lastWord));
    const goesOn = signs.startsWith('.') && (isShort || /^[\p{Ll}\d,;]/u.test(next));
    const isFigure = goesOn && /^\d/.test(next) && !isShort;
    if (goesOn && !isFigure) continue;
    found.push(sentence.trim());
    from = end;
  }
  const rest = told.slice(from).trim();
  if (rest) found.push(rest);
  return found.flatMap((sentence) => [...inPieces(sentence)]);
}
