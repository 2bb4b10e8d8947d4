import { describe, expect, it } from 'vitest';
import { readTexts } from './read-texts.ts';

const textsOf = (code: string) => readTexts('page.tsx', code).map(({ kind, text }) => [kind, text]);

describe('the list of texts', () => {
  it('holds what stands between tags, in attributes and in strings, with what is filled in as …', () => {
    expect(
      textsOf(
        [
          'const empty = "Nothing saved yet";',
          // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code that is read.
          'const left = `${count} places are left`;',
          'const page = <p title="Opens the list">Choose a <b>day that suits</b></p>;',
        ].join('\n'),
      ),
    ).toEqual([
      ['text', 'Nothing saved yet'],
      ['text', '… places are left'],
      ['text', 'Opens the list'],
      ['text', 'Choose a'],
      ['text', 'day that suits'],
    ]);
  });

  it('leaves out classes, imports, types and selectors', () => {
    expect(
      textsOf(
        [
          "import { a } from './some where.ts';",
          'type Kind = "one kind" | "two kinds";',
          'const page = <p className="flex items-center gap-2" />;',
          'const found = query("main > section p");',
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it('tells comments from texts, and where each begins', () => {
    expect(
      readTexts(
        'page.ts',
        '/** Why this\n * is so. */\nconst a = 1;\n// And that too.\nconst b = "Try it again";',
      ),
    ).toEqual([
      { line: 1, kind: 'comment', text: 'Why this is so.' },
      { line: 4, kind: 'comment', text: 'And that too.' },
      { line: 5, kind: 'text', text: 'Try it again' },
    ]);
  });
});
