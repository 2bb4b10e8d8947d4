/** Words of one list that replace words of another. */
interface Difference {
  wanted: string;
  heard: string;
}

/** The shortest way from one list of words to the other: what has to be changed, run by run, in order. */
export function wordDifferences(wanted: readonly string[], heard: readonly string[]): Difference[] {
  const width = heard.length + 1;
  const cost = new Uint32Array((wanted.length + 1) * width);
  const at = (one: number, other: number): number => cost[one * width + other] ?? 0;
  for (let one = wanted.length; one >= 0; one -= 1)
    for (let other = heard.length; other >= 0; other -= 1) {
      const isEnd = one === wanted.length || other === heard.length;
      cost[one * width + other] = isEnd
        ? wanted.length - one + heard.length - other
        : wanted[one] === heard[other]
          ? at(one + 1, other + 1)
          : 1 + Math.min(at(one + 1, other + 1), at(one + 1, other), at(one, other + 1));
    }
  const found: Difference[] = [];
  let open: { wanted: string[]; heard: string[] } | null = null;
  const close = () => {
    if (open) found.push({ wanted: open.wanted.join(' '), heard: open.heard.join(' ') });
    open = null;
  };
  for (let one = 0, other = 0; one < wanted.length || other < heard.length; ) {
    const [word, own] = [wanted[one], heard[other]];
    if (word !== undefined && word === own) {
      close();
      one += 1;
      other += 1;
      continue;
    }
    open ??= { wanted: [], heard: [] };
    const left = at(one, other) - 1;
    const takesWord = word !== undefined && (own === undefined || at(one + 1, other) === left);
    const takesBoth = word !== undefined && own !== undefined && at(one + 1, other + 1) === left;
    if ((takesBoth || takesWord) && word !== undefined) {
      open.wanted.push(word);
      one += 1;
    }
    if ((takesBoth || !takesWord) && own !== undefined) {
      open.heard.push(own);
      other += 1;
    }
  }
  close();
  return found;
}
