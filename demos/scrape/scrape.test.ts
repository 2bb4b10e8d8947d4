import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { readPage } from '#engines/scrape/page/page.ts';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { examples } from './examples/examples.ts';
import { exampleSites, readAs } from './examples/sites.server.ts';
import { csvOf, excelOf, jsonOf } from './exports.ts';
import { moved, taking, withField, without } from './fields.ts';
import { firstPage } from './first-page.server.ts';
import { pointOn, seeOn } from './page-work.ts';
import { collectedBy, readRuns, runOf, withRun } from './runs.ts';
import { seenNow } from './seen.ts';
import { readSaved, scrapeState, travelling } from './state.ts';

function pageOf(id: keyof typeof exampleSites) {
  const [address = '', answer] = Object.entries(exampleSites[id]())[0] ?? [];
  return readPage(answer?.body ?? '', address);
}

function pointedAt(id: keyof typeof exampleSites, selector: string) {
  const page = pageOf(id);
  const mark = page.markOf(page.$(selector).toArray()[0] as Parameters<typeof page.markOf>[0]);
  return { page, mark };
}

const first = firstPage();
const recipe = first.recipe as Recipe;
const harvest = first.seen?.harvest ?? { columns: [], rows: [], values: [], misfits: [], health: [] };

describe('pointing', () => {
  it('fills the first example, whose advertisement is no book and whose price on request is no price', () => {
    expect(harvest.columns).toEqual([
      'book title',
      'author',
      'published',
      'price',
      'in stock',
      'link',
      'cover',
    ]);
    expect(recipe.fields.map(({ kind }) => kind)).toEqual([
      'text',
      'text',
      'date',
      'money',
      'yes-no',
      'link',
      'picture',
    ]);
    expect(harvest.rows).toHaveLength(8);
    expect(harvest.misfits.map(({ text }) => text)).toEqual(['Price on request']);
    expect(harvest.values[0]?.slice(2, 5)).toEqual(['2014-01-10', { amount: 8.99, currency: 'GBP' }, true]);
    expect(first.seen?.next).toMatchObject({ by: 'rel' });
    expect(first.seen?.records).toHaveLength(8);
  });

  it('reads German dates and amounts, and a table whose regions are no branches', () => {
    const { page, mark } = pointedAt('tenders', '.ausschreibung h3');
    const begun = pointOn(page, mark, null, true);
    if (begun.is !== 'begun') throw new Error(begun.is);
    expect(begun.recipe.fields.map(({ kind }) => kind)).toEqual(['text', 'text', 'date', 'money', 'link']);
    expect(begun.seen.harvest.misfits.map(({ text }) => text)).toEqual(['wird noch festgelegt']);
    expect(begun.seen.harvest.values[2]?.slice(2, 4)).toEqual([
      '2027-03-11',
      { amount: 214_500.5, currency: 'EUR' },
    ]);
    const table = pointedAt('branches', 'td');
    const branches = pointOn(table.page, table.mark, null, true);
    if (branches.is !== 'begun') throw new Error(branches.is);
    expect(branches.seen.harvest.rows).toHaveLength(9);
    expect(branches.seen.harvest.values[0]).toEqual(['Aldmoor', '4 Mill Lane', '2009-03-04', 1240, true, 18]);
  });

  it('adds a field at a time, knows one again, and says what stands outside or alone', () => {
    const { page, mark } = pointedAt('books', '.price');
    const one = pointOn(page, mark, null, false);
    if (one.is !== 'begun') throw new Error(one.is);
    expect(one.seen.harvest.columns).toEqual(['price']);
    const author = pointedAt('books', '.author').mark;
    const two = pointOn(page, author, one.recipe, true);
    if (two.is !== 'added') throw new Error(two.is);
    expect(two.seen.harvest.columns).toEqual(['price', 'author']);
    expect(pointOn(page, author, two.recipe, true)).toEqual({ is: 'known', field: 1 });
    expect(pointOn(page, pointedAt('books', 'footer').mark, two.recipe, true)).toEqual({ is: 'outside' });
    const lonely = readPage('<main><h1>One</h1><p>thing</p></main>', 'https://example.com/');
    expect(pointOn(lonely, lonely.elements.length - 1, null, true)).toEqual({ is: 'alone' });
  });

  it('follows a change of names, kinds and order without asking the page', () => {
    const by = { recipe, seen: first.seen ?? seeOn(pageOf('books'), recipe) };
    const other = moved(withField(recipe, 3, { name: 'cost', kind: 'text' }), 3, -1);
    const now = seenNow(other, by);
    expect(now?.harvest.columns.slice(1, 4)).toEqual(['author', 'cost', 'published']);
    expect(now?.harvest.misfits).toEqual([]);
    expect(now?.harvest.values[0]?.[2]).toBe('£8.99');
    expect(seenNow(taking(recipe, 0, 'picture'), by)).toBeNull();
    expect(without({ ...recipe, fields: recipe.fields.slice(0, 1) }, 0)).toBeNull();
  });
});

describe('what leaves and comes back', () => {
  const table = {
    columns: ['name', 'price', 'from'],
    rows: [
      ['=HYPERLINK("x")', '€5.50', '2026-03-12'],
      ['Pan', 'on request', ''],
    ],
    values: [
      ['=HYPERLINK("x")', { amount: 5.5, currency: 'EUR' }, '2026-03-12'],
      ['Pan', null, null],
    ],
  };
  const kinds = {
    fields: (['text', 'money', 'date'] as const).map((kind) => ({
      name: kind,
      kind,
      take: 'text' as const,
      anchors: [],
    })),
  };

  it('gives amounts with their currency, misfits as they are, and nothing that runs', async () => {
    expect(csvOf(kinds, table).slice(1).split('\r\n')).toEqual([
      'name,price,price currency,from',
      `"'=HYPERLINK(""x"")",5.5,EUR,2026-03-12`,
      'Pan,on request,,',
      '',
    ]);
    expect(jsonOf(table)[1]).toEqual({ name: 'Pan', price: 'on request', from: null });
    const [sheet] = await readSheets(Buffer.from(excelOf(kinds, table, 'Rows: of/all')));
    expect(sheet?.sheet).toBe('Rows  of all');
    expect(sheet?.data).toEqual([
      ['name', 'price', 'price currency', 'from'],
      ['=HYPERLINK("x")', 5.5, 'EUR', new Date('2026-03-12')],
      ['Pan', 'on request', null, null],
    ]);
  });

  it('opens what a link, a saved file and a bare recipe hold, and nothing else', () => {
    const state = { example: 'books', pasted: false, recipe };
    const travelled: unknown = JSON.parse(JSON.stringify({ demo: 'akrascraper', ...travelling(state) }));
    expect(scrapeState.parse(travelled)).toEqual(state);
    expect(readSaved(travelled)).toEqual(state);
    expect(readSaved(JSON.parse(JSON.stringify(recipe)))).toMatchObject({ recipe, example: null });
    expect(readSaved({ ...recipe, pages: 51 })).toBeNull();
    expect(readSaved({ recipe: { ...recipe, address: 'javascript:x()' } })).toBeNull();
  });

  it('remembers the last runs, and shows them by the fields as they are now', () => {
    const collected = {
      ...harvest,
      pages: [{ address: recipe.address, rows: 8 }],
      ended: 'last page' as const,
    };
    const run = (day: number) =>
      runOf(recipe, collected, {
        name: 'x',
        example: null,
        pasted: false,
        at: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
      });
    const runs = Array.from({ length: 10 }, (_, day) => run(day + 1)).reduce<ReturnType<typeof run>[]>(
      withRun,
      [],
    );
    expect(runs.map(({ at }) => at.slice(8, 10))).toEqual(['10', '09', '08', '07', '06', '05', '04', '03']);
    expect(readRuns(JSON.parse(JSON.stringify([...runs, { name: 'broken' }])))).toEqual(runs);
    const fewer = without(recipe, 0);
    expect(fewer && collectedBy(fewer, run(1))?.columns).toEqual(harvest.columns.slice(1));
    expect(collectedBy(taking(recipe, 0, 'picture'), run(1))).toBeNull();
  });
});

it('reads an example by its name and by its own host, and nothing else from memory', () => {
  expect(readAs('example:tenders', null)).toBe('example:tenders');
  expect(readAs('https://books.example/fiction?page=2', null)).toBe('example:books');
  expect(readAs('https://books.example/fiction', 'books-later')).toBe('example:books-later');
  expect(readAs('https://example.com/', null)).toBe('https://example.com/');
  expect(examples.map(({ id }) => id)).toEqual(Object.keys(exampleSites));
});
