import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kitGroups } from '#content/workshop/kit-groups.ts';
import type { KitPage } from '#lib/look/kit-page.ts';
import { withGiven } from './given.ts';
import { conformanceRows } from './rows.ts';

test('every component that a page of the kit shows is tried, and no other', () => {
  const pages: readonly KitPage[] = kitGroups.flatMap((group): readonly KitPage[] => group.pages);
  const shown = pages.flatMap((page) => page.components ?? []).map(({ file, name }) => `${file} ${name}`);
  expect(conformanceRows.map((row) => row.component).toSorted()).toEqual([...new Set(shown)].toSorted());
});

const closed = conformanceRows.filter((row) => !row.opensBy);

test.each(closed.map((row) => [row.component, row] as const))(
  '%s passes on its class and its attributes',
  (_, row) => {
    const part = withGiven(row.part('tried'));
    const html = renderToStaticMarkup(row.around?.(part, 'tried') ?? part);
    expect(html).toMatch(/class="[^"]*\bgiven-class\b/);
    expect(html).toMatch(/data-given="yes"/);
    expect(html).toMatch(/lang="en-GB"/);
  },
);
