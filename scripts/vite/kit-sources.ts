import { globSync, readFileSync } from 'node:fs';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import tsx from 'shiki/langs/tsx.mjs';
import type { Plugin } from 'vite';
import type { CodeRun } from '../../lib/look/code-run.ts';
import { exampleSource } from '../take/imports.ts';

/** Which of the few colours of code a token wears; most text wears none. */
const classes: Record<string, string> = {
  keyword: 'k',
  string: 's',
  'string-expression': 's',
  constant: 'n',
  function: 'f',
  comment: 'c',
};

const highlighter = createHighlighterCore({
  themes: [createCssVariablesTheme({ name: 'kit', variablePrefix: '--code-' })],
  langs: [tsx],
  engine: createJavaScriptRegexEngine(),
});

/** The source as runs of text, with a class on each coloured one. */
async function highlight(source: string): Promise<CodeRun[]> {
  const lines = (await highlighter).codeToTokensBase(source.trimEnd(), { lang: 'tsx', theme: 'kit' });
  const runs: CodeRun[] = [];
  const add = (text: string, name?: string) => {
    const last = runs.at(-1);
    if (!name && typeof last === 'string') runs[runs.length - 1] = last + text;
    else runs.push(name ? [name, text] : text);
  };
  for (const [index, line] of lines.entries()) {
    if (index > 0) add('\n');
    for (const { content, color } of line)
      add(content, classes[/--code-token-([\w-]+)/.exec(color ?? '')?.[1] ?? '']);
  }
  return runs;
}

/** `virtual:kit-sources`: the files of the kit's examples, by path and highlighted: what is shown is what runs, with the imports that it has after its components were taken. */
export function kitSources(): Plugin {
  const id = 'virtual:kit-sources';
  return {
    name: 'kit-sources',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const files = globSync('kit/*/*.tsx').filter(
        (file) => !/\/page\.tsx$|^kit\/(conformance|start)\//.test(file),
      );
      for (const file of files) this.addWatchFile(file);
      const sources = await Promise.all(
        files.map(
          async (file) => [file, await highlight(exampleSource(readFileSync(file, 'utf8')))] as const,
        ),
      );
      return `export const sources = ${JSON.stringify(Object.fromEntries(sources))};`;
    },
  };
}
