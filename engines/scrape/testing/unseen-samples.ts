import type { Sample } from './samples.ts';

const flats = [4, 7, 2, 9, 5, 3].map((rooms, at) => [
  `Flat ${at + 1} in Sample Street`,
  `${rooms} rooms`,
  `£${rooms * 310}`,
  `${rooms * 21} m²`,
]);
/** Names made by a build and words for looks only, in a list of links. */
const built: Sample = {
  name: 'flats with generated names',
  html: `<html><body><div class="flex"><aside class="w-1/4 p-4"><ul><li class="mt-2"><a href="/n">North</a></li><li class="mt-2"><a href="/s">South</a></li></ul></aside><main class="w-3/4 p-4"><ul class="grid gap-4">${flats
    .map(
      ([title, rooms, price, size], at) =>
        `<li class="css-8fk2x1 p-4 shadow"><a class="block" href="/flats/${at}"><img class="w-full" src="/f${at}.jpg" alt=""><div class="p-2"><h3 class="text-lg font-bold">${title}</h3><div class="flex"><span class="text-sm">${rooms}</span><span class="text-sm">${size}</span></div><div class="text-xl css-k2j1h9">${price}</div></div></a></li>`,
    )
    .join('')}</ul></main></div></body></html>`,
  point: ['h3', '.text-sm:nth-child(1)', '.text-xl', '.text-sm:nth-child(2)'],
  rows: flats,
};

const people = ['Ann', 'Ben', 'Cleo', 'Dev', 'Eve', 'Fay', 'Gus'].map((name, at) => ({
  name: `${name} Sample`,
  room: at % 3 === 1 ? '' : `${at + 1}.0${at}`,
  since: `${at + 3} May 20${10 + at}`,
}));
/** No names at all; what is what is said by labels, and one is missing now and then. */
const labelled: Sample = {
  name: 'people with labels',
  html: `<html><body><main><div>${people
    .map(
      ({ name, room, since }) =>
        `<div><h4>${name}</h4><ul>${room ? `<li><b>Room:</b> <span>${room}</span></li>` : ''}<li><b>Here since:</b> <span>${since}</span></li></ul></div>`,
    )
    .join('')}</div></main></body></html>`,
  point: ['h4', 'li:nth-child(1) span', 'li:nth-child(2) span'],
  rows: people.map(({ name, room, since }) => [name, room, since]),
};

/** Pages that were written after the weights were set, and by which none was changed. */
export const unseenSamples: readonly Sample[] = [built, labelled];
