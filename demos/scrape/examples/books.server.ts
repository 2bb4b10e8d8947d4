import type { StoredSite } from '#server/tools/stored-site.ts';
import { html, robots, shell } from './page.server.ts';

interface Book {
  title: string;
  author: string;
  published: string;
  /** As the shop writes it; two of them are not for sale like the others. */
  price: string;
  inStock: boolean;
}

const origin = 'https://books.example';
const eachPage = 8;

const titles = [
  'The Tidal Year',
  'Salt and Slate',
  'A House of Weather',
  'The Ferryman’s Ledger',
  'Low Water',
  'Nine Bridges',
  'The Lamp Room',
  'Bread for the Crossing',
  'Harbour Songs',
  'The Cartographer’s Aunt',
  'Small Hours, Large Rooms',
  'Winter Timetable',
  'The Paper Orchard',
  'Letters to a Lighthouse',
  'Moth Season',
  'The Second Ferry',
  'Ropes and Knots',
  'The Quiet Engine',
  'A Field Guide to Rain',
  'Eleven Windows',
  'The Borrowed Boat',
  'Stone by Stone',
  'The Night Gardener',
  'Last Train to Aldmoor',
];
const authors = ['Mara Quill', 'Jonas Ferrow', 'Ines Calder', 'Peter Oakes', 'Ada Winslow'];

const books: readonly Book[] = titles.map((title, at) => ({
  title,
  author: authors[(at * 3) % authors.length] ?? '',
  published: `20${14 + (at % 12)}-0${1 + (at % 9)}-${10 + ((at * 7) % 18)}`,
  price: at === 5 || at === 18 ? 'Price on request' : `£${8 + ((at * 5) % 17)}.${at % 3 === 0 ? '99' : '50'}`,
  inStock: at % 4 !== 3,
}));

const slug = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');
const covers = ['#c8553d', '#588b8b', '#f28f3b', '#2d3047', '#93b7be', '#8d6a9f'];

function card({ title, author, published, price, inStock }: Book, at: number): string {
  const day = new Date(published).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `<li class="book css-${(at * 7919 + 4021).toString(36)}" style="list-style:none;display:flex;gap:14px;border:1px solid #e3e6ea;border-radius:8px;padding:12px">
<img class="cover" src="/covers/${slug(title)}.jpg" alt="" width="64" height="92" style="background:${covers[at % covers.length]};border-radius:3px;flex:none">
<div><h2 class="book-title" style="font-size:17px;line-height:1.25;margin:0 0 2px"><a href="/books/${slug(title)}">${title}</a></h2>
<p class="author" style="margin:0;color:#5d6675;font-size:14px">${author}</p>
<p class="published" style="margin:0;color:#5d6675;font-size:14px"><time datetime="${published}">${day}</time></p>
<p class="price" style="margin:6px 0 0;font-weight:700">${price}</p>
<p class="stock" style="margin:0;font-size:14px"><b>In stock:</b> <span>${inStock ? 'Yes' : 'No'}</span></p></div></li>`;
}

const advertisement = `<li class="promo" style="list-style:none;border-radius:8px;padding:12px;background:#f6efe2"><p style="margin:0"><b>Reading evening</b><br>Every first Thursday, upstairs between the maps.</p></li>`;

const addressOf = (page: number) => `${origin}/fiction${page === 1 ? '' : `?page=${page}`}`;

function pageOf(list: readonly Book[], page: number, last: number): string {
  const cards = list
    .slice((page - 1) * eachPage, page * eachPage)
    .map((book, at) => card(book, (page - 1) * eachPage + at));
  const numbers = Array.from({ length: last }, (_, at) =>
    at + 1 === page ? `<b>${page}</b>` : `<a href="${addressOf(at + 1)}">${at + 1}</a>`,
  ).join(' ');
  return shell({
    lang: 'en',
    title: 'Tidewater Books',
    sign: 'Tidewater Books is a sample and does not exist, and neither do its books.',
    menu: ['Fiction', 'Maps', 'Visit'],
    colour: '#1f3a4d',
    body: `<h1 style="font-size:26px;margin:0 0 14px">Fiction</h1>
<ul class="book-list" style="display:grid;grid-template-columns:repeat(auto-fill,minmax(270px,1fr));gap:14px;padding:0;margin:0">
${[...cards.slice(0, 4), advertisement, ...cards.slice(4)].join('\n')}
</ul>
<p class="pages" style="text-align:center;margin:20px 0 0">${numbers} ${page < last ? `<a rel="next" href="${addressOf(page + 1)}">Next page</a>` : ''}</p>`,
  });
}

function shopOf(list: readonly Book[]): StoredSite {
  const last = Math.ceil(list.length / eachPage);
  const pages = Array.from({ length: last }, (_, at) => at + 1);
  return {
    ...Object.fromEntries(pages.map((page) => [addressOf(page), html(pageOf(list, page, last))])),
    [`${origin}/robots.txt`]: robots('User-agent: *\nDisallow: /basket\nCrawl-delay: 1\n'),
  };
}

/** A shop of three pages: two prices that are none, an advertisement among the books, class names of a build. */
export const bookshop = (): StoredSite => shopOf(books);

const cheaper = new Set([1, 9, 12]);

/** A week later: three prices are lower, one book is sold out, one is gone and one has come. */
export const bookshopLater = (): StoredSite =>
  shopOf([
    ...books
      .map((book, at) => (cheaper.has(at) ? { ...book, price: `£${5 + at}.00` } : book))
      .map((book, at) => (at === 2 ? { ...book, inStock: false } : book))
      .filter((_, at) => at !== 20),
    {
      title: 'The Shore Road',
      author: 'Ines Calder',
      published: '2026-11-12',
      price: '£19.50',
      inStock: true,
    },
  ]);
