import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kitGroups } from '#content/workshop/kit-groups.ts';
import type { KitPage } from '#lib/look/kit-page.ts';
import { filesNamed, takeable } from './find.ts';
import { exampleSource, importsOf, takenSource } from './imports.ts';
import { planTake } from './plan.ts';
import { writeFiles } from './write.ts';

describe('a component is found', () => {
  test('by its name, by its file, by its page and without the word field', () => {
    expect(filesNamed('Button')).toEqual(['ui/actions/button.tsx']);
    expect(filesNamed('date-field')).toEqual(['ui/fields/date-field.tsx']);
    expect(filesNamed('modal')).toEqual(['ui/panels/dialog.tsx', 'ui/panels/confirm-dialog.tsx']);
    expect(filesNamed('select')).toEqual(['ui/fields/select-field.tsx']);
  });

  test('and nothing by a name that the kit has not', () => {
    expect(filesNamed('no-such-thing')).toEqual([]);
  });

  test('under every name that the usage lists and every component that a page shows', () => {
    const pages: readonly KitPage[] = kitGroups.flatMap((group): readonly KitPage[] => group.pages);
    const names = pages.flatMap((page) => page.components ?? []).map(({ name }) => name);
    for (const name of [...takeable, ...names])
      expect([name, filesNamed(name).length]).not.toEqual([name, 0]);
  });
});

describe('imports', () => {
  test('become relative and lose their endings, packages and queries stay', () => {
    const source = [
      "import { useId } from 'react';",
      "import { a } from '#lib/time/day-words.ts';",
      "import { b } from '../actions/button.tsx';",
      "import styles from './parallax.css?url';",
      "type Row = import('#ui/data/alert.tsx').Row;",
      "export * from './kept.ts';",
    ].join('\n');
    expect(takenSource(source, 'ui/media/parallax.tsx').split('\n')).toEqual([
      "import { useId } from 'react';",
      "import { a } from '../lib/time/day-words';",
      "import { b } from '../actions/button';",
      "import styles from './parallax.css?url';",
      "type Row = import('../data/alert').Row;",
      "export * from './kept';",
    ]);
  });

  test('of an example name the folder that its components were taken to', () => {
    expect(exampleSource("import { Button } from '#ui/actions/button.tsx';")).toBe(
      "import { Button } from './components/actions/button';",
    );
  });
});

test.each(takeable)('%s is taken whole: every import leads to a file that is copied', (name) => {
  const { files, packages } = planTake(filesNamed(name));
  for (const [path, taken] of files) {
    if (typeof taken !== 'string' || !/\.tsx?$/.test(path)) continue;
    for (const { name: imported } of importsOf(taken)) {
      expect(imported.startsWith('#'), `${path} imports ${imported}`).toBe(false);
      if (!imported.startsWith('.')) continue;
      const [meant = ''] = posix.join(posix.dirname(path), imported).split('?');
      expect(
        ['', '.ts', '.tsx'].some((ending) => files.has(meant + ending)),
        `${path} imports ${imported}`,
      ).toBe(true);
    }
  }
  for (const each of packages) expect(each).toMatch(/.@\d+\.\d+\.\d+/);
});

test('a file that somebody changed is left alone until it may be overwritten', () => {
  const folder = mkdtempSync(join(tmpdir(), 'take-'));
  const files = new Map([['a/b.ts', 'ours']]);
  expect(writeFiles(folder, files, false).written).toEqual(['a/b.ts']);
  expect(writeFiles(folder, files, false).same).toEqual(['a/b.ts']);
  writeFileSync(join(folder, 'a/b.ts'), 'theirs');
  expect(writeFiles(folder, files, false).changed).toEqual(['a/b.ts']);
  expect(readFileSync(join(folder, 'a/b.ts'), 'utf8')).toBe('theirs');
  expect(writeFiles(folder, files, true).written).toEqual(['a/b.ts']);
  rmSync(folder, { recursive: true });
  expect(existsSync(folder)).toBe(false);
});
