import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** The folders from the bottom to the top, as docs/architecture.md lists them; each imports only what is below it. */
const floors = [['lib'], ['engines', 'ui', 'content', 'server'], ['features'], ['demos', 'kit'], ['app']];
const floorOf = (file: string): number =>
  floors.findIndex((folders) => folders.includes(file.split('/')[0] ?? ''));
/** The part of the site that a file belongs to: its folder, or its feature. */
const partOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('features/') ? 2 : 1)
    .join('/');

const mayImport = (file: string, imported: string): boolean =>
  partOf(file) === partOf(imported) ||
  (floorOf(imported) >= 0 && floorOf(imported) < floorOf(file)) ||
  (file.startsWith('server/') && imported === 'content/site.ts');

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)[\s(]*'([#.][^'?]+)/g);
  return [...found].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path),
  );
}

// Biome does not see a relative path into another feature, nor a type that is written as import('…').
it('every import leads down, to the same folder, or to the same feature', () => {
  const files = globSync(`{${floors.flat().join(',')}}/**/*.{ts,tsx}`, {
    exclude: ['**/testing/**', '**/*.test.ts'],
  });
  const arrows = files.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));
  expect(arrows.length).toBeGreaterThan(5000);
  expect(arrows.filter(({ file, imported }) => !mayImport(file, imported))).toEqual([]);
});
