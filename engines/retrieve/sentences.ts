const shortened =
  /(?:^|[\s(“"'])(?:mr|mrs|ms|dr|prof|st|sr|jr|gen|col|lt|sgt|capt|rep|sen|gov|pres|rev|hon|no|vs|etc|inc|ltd|co|corp|dept|univ|approx|ca|cf|fig|vol|ed|eds|al|e\.g|i\.e|u\.s|u\.k|u\.n|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\p{Lu})\.$/iu;
const stop = /[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+[」』”]?/gu;

/** A text in sentences: a full stop after a title, an initial or a shortened word ends none. */
export function sentencesOf(text: string): string[] {
  const told = text.replace(/\s+/g, ' ').trim();
  const found: string[] = [];
  let from = 0;
  for (const { 0: signs, index } of told.matchAll(stop)) {
    const end = index + signs.length;
    const next = told.slice(end).trimStart();
    const sentence = told.slice(from, end);
    const goesOn = signs.startsWith('.') && (shortened.test(sentence) || /^[\p{Ll}\d,;]/u.test(next));
    const isFigure = goesOn && /^\d/.test(next) && !shortened.test(sentence);
    if (goesOn && !isFigure) continue;
    found.push(sentence.trim());
    from = end;
  }
  const rest = told.slice(from).trim();
  if (rest) found.push(rest);
  return found;
}
