import { type CheerioAPI, load } from 'cheerio';

/** Draws a whole number below `n`. */
export type Draw = (n: number) => number;

const generated = (draw: Draw) => `css-${draw(9)}${'bcdfghk'[draw(7)]}${draw(99)}x`;

function renameClass($: CheerioAPI, from: string, to: string): void {
  $('[class]').each((_, element) => {
    const words = ($(element).attr('class') ?? '').split(/\s+/);
    $(element).attr('class', words.map((word) => (word === from ? to : word)).join(' '));
  });
}

const classesOf = ($: CheerioAPI): string[] => [
  ...new Set(
    $('main [class]')
      .toArray()
      .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/)),
  ),
];

const boxes = 'main article, main .product, main > div > div:has(> h4)';
const records = `${boxes}, main .comment, main tbody tr, main dt, main ul.grid > li`;

/** An advertisement that fits among these records: a row in a table, an item in a list. */
const adFor = (name: string, draw: Draw): string => {
  const says = `Advertisement ${draw(999)}`;
  if (name === 'tr') return `<tr class="ad"><td colspan="4"><a href="/ad">${says}</a></td></tr>`;
  if (name === 'dt') return `<div class="ad"><a href="/ad">${says}</a></div>`;
  return `<${name} class="promo"><a href="/ad"><img src="/ad.png" alt=""></a><p>${says}</p></${name}>`;
};

/** Small changes of a page that leave what it says as it is. */
export const mutations: Readonly<Record<string, ($: CheerioAPI, draw: Draw) => void>> = {
  'advertisements between records': ($, draw) => {
    const all = $(records).toArray();
    for (let i = 0; i < 3; i += 1) {
      const one = all[draw(all.length)];
      if (one) $(one).before(adFor(one.name, draw));
    }
  },
  'a badge in front of some': ($, draw) => {
    const badge = '<span class="badge">New</span>';
    for (const one of $(records)
      .toArray()
      .filter(() => draw(2) === 0)) {
      if (one.name === 'tr') $(one).attr('data-new', 'yes');
      else if (one.name === 'dt') $(one).before('<hr>');
      else $(one).prepend(badge);
    }
  },
  'each record wrapped': ($, draw) => {
    const wrapper = `<div class="${generated(draw)}"></div>`;
    // Rows and terms cannot be wrapped; what they hold can.
    $(`${boxes}, main .comment`).wrap(wrapper);
    $('main td, main dt, main dd, main ul.grid > li').wrapInner('<span></span>');
  },
  'what a record holds wrapped': ($) => {
    $(`${boxes}, main ul.grid > li`).wrapInner('<div></div>');
    $('main td, main dd, main .comment-body').wrapInner('<div></div>');
  },
  'the list wrapped': ($) => {
    $('main > div, main > table, main > dl, main > section, main > ul').wrap(
      '<div class="layout"><div></div></div>',
    );
  },
  'attributes reordered and added': ($, draw) => {
    $('main *').each((_, element) => {
      const turned = Object.entries(element.attribs).reverse();
      element.attribs = Object.fromEntries([...turned, ['data-v-7f3a', ''], ['tabindex', String(draw(3))]]);
    });
  },
  'other tags': ($, draw) => {
    const pairs = [
      ['article', 'section'],
      ['h2', 'h3'],
      ['h3', 'h4'],
      ['p', 'div'],
      ['span', 'b'],
    ] as const;
    const [from, to] = pairs[draw(pairs.length)] ?? pairs[0];
    $(`main ${from}`).each((_, element) => {
      element.name = to;
    });
  },
  'a column more': ($, draw) => {
    $('thead tr').prepend('<th>No.</th>');
    $('tbody tr').each((at, row) => {
      $(row).prepend(`<td>${at + draw(50)}</td>`);
    });
    $(`${boxes}, main ul.grid > li`).append('<p class="extra">In stock again</p>');
  },
  'a class renamed': ($, draw) => {
    const all = classesOf($);
    const from = all[draw(all.length)];
    if (from) renameClass($, from, generated(draw));
  },
  'every class renamed': ($, draw) => {
    for (const word of classesOf($)) renameClass($, word, generated(draw));
  },
};

/** A page after a small change that `drawn` decides. */
export function mutate(html: string, mutation: string, drawn: readonly number[]): string {
  const $ = load(html);
  let at = 0;
  const draw: Draw = (n) => {
    at += 1;
    return (drawn[at % drawn.length] ?? 0) % n;
  };
  const names = Object.keys(mutations);
  const chosen =
    mutation === 'three of these at once'
      ? [draw, draw, draw].map((one) => names[one(names.length)])
      : [mutation];
  // Names change last: the others find their places by them.
  for (const name of names) if (chosen.includes(name)) mutations[name]?.($, draw);
  return $.html();
}
