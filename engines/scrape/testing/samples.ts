/** A sample page with what a reader takes from it: the rows behind the fields that are pointed at. */
export interface Sample {
  name: string;
  html: string;
  /** The fields by the selector of the element that is pointed at in one record. */
  point: string[];
  rows: string[][];
}

const shell = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header class="site-header"><nav class="main-nav"><ul><li><a href="/">Home</a></li><li><a href="/list">List</a></li><li><a href="/about">About</a></li></ul></nav></header>${body}<footer class="site-footer"><p>Sample pages, made up.</p></footer></body></html>`;

const towns = ['Aldmoor', 'Birkham', 'Caldwick', 'Dunmere', 'Eastholt', 'Farleigh', 'Grimsted', 'Harrowby'];

const posts = towns.map((town, at) => [`A walk around ${town}`, `Sam Sample ${at}`, `2026-03-${10 + at}`]);
const cards: Sample = {
  name: 'cards',
  html: shell(
    'Posts',
    `<main><h1>Posts</h1><div class="post-list">${posts
      .map(
        ([title, author, date], at) =>
          `<article class="post-card css-1x9k2${at}"><h2 class="post-title"><a href="/posts/${at}">${title}</a></h2><div class="meta"><span class="author">${author}</span> <time class="published" datetime="${date}">on ${date}</time></div><p>What there is to see in ${towns[at]}, in ${at + 3} hundred words.</p></article>`,
      )
      .join('')}</div></main>`,
  ),
  point: ['.post-title a', '.author', 'time'],
  rows: posts,
};

const figures = towns.map((town, at) => [
  town,
  `${at + 1},${100 + at * 37}`,
  at % 2 ? 'Yes' : 'No',
  `€${at + 2}.50`,
]);
const table: Sample = {
  name: 'table',
  html: shell(
    'Towns',
    `<main><h1>Towns</h1><table><thead><tr><th>Town</th><th>People</th><th>Harbour</th><th>Toll</th></tr></thead><tbody>${figures
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</tbody></table></main>`,
  ),
  point: ['td:nth-child(1)', 'td:nth-child(2)', 'td:nth-child(3)', 'td:nth-child(4)'],
  rows: figures,
};

const terms = ['Anchor', 'Bilge', 'Capstan', 'Draught', 'Fender', 'Galley'].map((term, at) => [
  term,
  `The ${at + 1}. thing of a ship that a sailor learns.`,
]);
const definitions: Sample = {
  name: 'definitions',
  html: shell(
    'Terms',
    `<main><h1>Terms</h1><dl id="glossary">${terms.map(([term, said]) => `<dt>${term}</dt><dd>${said}</dd>`).join('')}</dl></main>`,
  ),
  point: ['dt', 'dd'],
  rows: terms,
};

interface Comment {
  who: string;
  says: string;
  answers: Comment[];
}
const comment = (at: number, answers: Comment[] = []): Comment => ({
  who: `reader-${at}`,
  says: `I have been to ${towns[at % towns.length]} ${at + 2} times.`,
  answers,
});
const thread = [
  comment(0, [comment(1, [comment(2)]), comment(3)]),
  comment(4),
  comment(5, [comment(6)]),
  comment(7),
];
const commentHtml = ({ who, says, answers }: Comment): string =>
  `<div class="comment"><div class="comment-head"><a class="user" href="/u/${who}">${who}</a></div><div class="comment-body"><p>${says}</p></div>${answers.length > 0 ? `<div class="replies">${answers.map(commentHtml).join('')}</div>` : ''}</div>`;
const flat = (list: Comment[]): string[][] =>
  list.flatMap(({ who, says, answers }) => [[who, says], ...flat(answers)]);
const comments: Sample = {
  name: 'comments',
  html: shell(
    'Talk',
    `<main><h1>Talk</h1><section class="discussion">${thread.map(commentHtml).join('')}</section></main>`,
  ),
  point: ['.user', '.comment-body p'],
  rows: flat(thread),
};

const products = [...towns, 'Ivybridge'].map((town, at) => ({
  name: `${town} kettle`,
  // Every third has no price, every fourth no note: a grid with gaps.
  price: at % 3 === 2 ? '' : `${(at + 1) * 13},9${at} €`,
  note: at % 4 === 3 ? '' : `holds ${at + 1} litres`,
  picture: `/pictures/${at}.jpg`,
}));
const productHtml = ({ name, price, note, picture }: (typeof products)[number]) =>
  `<div class="product" data-product="${name}"><img class="product-image" src="${picture}" alt=""><h3 class="product-name">${name}</h3>${note ? `<p class="note">${note}</p>` : ''}${price ? `<p class="price">${price}</p>` : ''}<a class="buy" href="/buy">Buy</a></div>`;
const grid: Sample = {
  name: 'grid with gaps',
  html: shell(
    'Kettles',
    `<main><h1>Kettles</h1><div class="shelf">${[0, 3, 6]
      .map(
        (from) =>
          `<div class="row">${products
            .slice(from, from + 3)
            .map(productHtml)
            .join('')}</div>`,
      )
      .join('')}</div></main>`,
  ),
  point: ['.product-name', '.price', '.note', '.product-image'],
  rows: products.map(({ name, price, note, picture }) => [
    name,
    price,
    note,
    `https://example.com${picture}`,
  ]),
};

/** Five shapes of lists. */
export const samples: readonly Sample[] = [cards, table, definitions, comments, grid];
