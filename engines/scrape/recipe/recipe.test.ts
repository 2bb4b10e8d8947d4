import { describe, expect, it } from 'vitest';
import type { Element } from '../page/bounded-parse.ts';
import { readPage } from '../page/page.ts';
import { type Pattern, recordsAround } from '../pattern/records.ts';
import { samples } from '../testing/samples.ts';
import { recipeOf } from '../testing/survival.ts';
import { applyRecipe } from './apply.ts';
import { makeRecipe, openRecords } from './make.ts';
import { recipeSchema } from './schema.ts';
import { selectorFor } from './selector-for.ts';
import { suggestFields } from './suggest.ts';

const address = 'https://example.com/list';

function pointed(html: string, selector: string) {
  const page = readPage(html, address);
  const element = page.$(selector)[0] as Element;
  const pattern = recordsAround(page, element) as Pattern;
  return { page, element, pattern };
}

describe('a recipe', () => {
  it('travels as JSON', () => {
    for (const recipe of samples.map(recipeOf))
      expect(recipeSchema.parse(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
  });

  it('is refused where it is none', () => {
    const recipe = recipeOf(samples[0] ?? never());
    expect(recipeSchema.safeParse({ ...recipe, pages: 1e9 }).success).toBe(false);
    expect(recipeSchema.safeParse({ ...recipe, address: 'javascript:x()' }).success).toBe(false);
    expect(recipeSchema.safeParse({ ...recipe, run: 'x' }).success).toBe(false);
  });

  it('is healthy on its own page, and wears out where names go', () => {
    const cards = samples[0] ?? never();
    const recipe = recipeOf(cards);
    expect(applyRecipe(recipe, readPage(cards.html, address)).health).toEqual([1, 1, 1]);
    const renamed = applyRecipe(recipe, readPage(cards.html.replaceAll('author', 'css-1a2b3c'), address));
    expect(renamed.health[1]).toBeLessThan(1);
    expect(renamed.rows).toEqual(cards.rows);
  });

  it('finds nothing on another page', () => {
    const recipe = recipeOf(samples[0] ?? never());
    expect(applyRecipe(recipe, readPage('<h1>Moved</h1><p>Nothing here.</p>', address)).rows).toEqual([]);
  });

  it('reads cells as what their columns are, and names those that do not fit', () => {
    const prices = ['€5', '€6', '€7', '€8', 'on request'];
    const { page, element, pattern } = pointed(
      `<ul>${prices.map((price, at) => `<li><a href="/${at}">Thing ${at}</a> <span class="price">${price}</span></li>`).join('')}</ul>`,
      '.price',
    );
    const recipe = makeRecipe(page, pattern, [
      { element },
      { element: page.$('a')[0] as Element, take: 'link' },
    ]);
    const { columns, values, misfits } = applyRecipe(recipe ?? never(), page);
    expect(columns).toEqual(['price', 'link']);
    expect(values[0]).toEqual([{ amount: 5, currency: 'EUR' }, 'https://example.com/0']);
    expect(misfits).toEqual([{ row: 4, column: 0, text: 'on request' }]);
  });
});

describe('selectorFor', () => {
  it('names a field in several ways, the surest first', () => {
    const { page, element, pattern } = pointed(
      '<ul><li><b>Price:</b> <i class="price css-1x2y3" itemprop="price" data-testid="price">€5</i></li><li><b>Price:</b> <i class="price" itemprop="price" data-testid="price">€6</i></li></ul>',
      'i',
    );
    const records = openRecords(pattern);
    const anchors = selectorFor(page, records, records[0] ?? never(), element, 'text');
    expect(anchors.map(({ by }) => by)).toEqual(['item', 'label', 'word', 'data', 'path', 'kind', 'tag']);
    expect(anchors.map(({ value }) => value)).not.toContain('css-1x2y3');
  });
});

describe('suggestFields', () => {
  it.each([
    ['cards', ['post title', 'link', 'author', 'published', 'text']],
    ['table', ['town', 'people', 'harbour', 'toll']],
    ['definitions', ['term', 'description']],
    ['comments', ['user', 'link', 'comment body']],
    ['grid with gaps', ['product image', 'product name', 'note', 'price']],
  ])('sees what %s have to say', (name, fields) => {
    const sample = samples.find((one) => one.name === name) ?? never();
    const { page, pattern } = pointed(sample.html, sample.point[0] ?? '');
    const recipe = makeRecipe(page, pattern, suggestFields(page, pattern));
    expect(recipe?.fields.map((field) => field.name)).toEqual(fields);
  });
});

function never(): never {
  throw new Error('the sample is gone');
}
