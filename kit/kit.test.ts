import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kitGroups } from '#content/workshop/kit-groups.ts';
import type { KitPage } from '#lib/look/kit-page.ts';

const root = join(import.meta.dirname, '..');
const pages: readonly KitPage[] = kitGroups.flatMap((group): readonly KitPage[] => group.pages);

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const folder = join(import.meta.dirname, path.replace('/ui/', ''));
  const examples = globSync('*.tsx', { cwd: folder }).filter((file) => file !== 'page.tsx');

  test('shows at least four examples, and every one that lies in its folder', () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
    const source = readFileSync(join(folder, 'page.tsx'), 'utf8');
    const listed = [...source.matchAll(/file: '([\w-]+)'/g)].map(([, file]) => `${file}.tsx`);
    expect(listed.sort()).toEqual(examples.sort());
  });

  test('names components that exist, and other words to find it by', () => {
    expect(page.components?.length).toBeGreaterThan(0);
    expect(page.also?.length).toBeGreaterThan(0);
    for (const { file } of page.components ?? []) expect(existsSync(join(root, 'ui', file)), file).toBe(true);
  });
});
