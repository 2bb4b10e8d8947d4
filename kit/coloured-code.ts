import type { CodeRun } from '#lib/look/code-run.ts';

/** What a piece of written code can begin with, and the class of its colour, as in the code that is coloured at build. */
const kinds: readonly (readonly [colour: string, pattern: RegExp])[] = [
  ['s', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/y],
  ['k', /\b(?:const|return|import|from|true|false|null|undefined)\b|=>/y],
  ['f', /(?<=<\/?)[A-Za-z][\w.]*|\b[a-z]\w*(?=\()/y],
  ['n', /\b\d[\d_.]*\b/y],
];

/** A few lines of JSX as coloured runs. It runs at each change of a prop, so it is small and knows only what a playground writes. */
export function colouredCode(code: string): CodeRun[] {
  const runs: CodeRun[] = [];
  let plain = '';
  for (let at = 0; at < code.length; ) {
    const found = kinds
      .map(([colour, pattern]) => {
        pattern.lastIndex = at;
        return [colour, pattern.exec(code)?.[0] ?? ''] as const;
      })
      .find(([, text]) => text);
    if (!found) {
      plain += code[at];
      at += 1;
      continue;
    }
    if (plain) runs.push(plain);
    plain = '';
    runs.push(found);
    at += found[1].length;
  }
  return plain ? [...runs, plain] : runs;
}
