/** Made-up findings, people and lines for the drawings of the demos. */
export const findings = [
  {
    weight: 'error',
    what: 'Two addresses claim to be the original',
    where: 'line 14',
    now: '<link rel="canonical" href="/shop?page=1">',
    better: '<link rel="canonical" href="/shop">',
  },
  {
    weight: 'error',
    what: 'The heading is a picture without words',
    where: 'line 41',
    now: '<h1><img src="logo.svg"></h1>',
    better: '<h1><img src="logo.svg" alt="Harbour Prints"></h1>',
  },
  {
    weight: 'warning',
    what: 'German page does not name the English one',
    where: 'line 9',
    now: 'hreflang="de" only',
    better: '<link rel="alternate" hreflang="en" href="/en/shop">',
  },
  {
    weight: 'notice',
    what: 'The description ends in the middle',
    where: 'line 7',
    now: '“Prints of harbours, hand-pulled in sm”',
    better: '“Prints of harbours, pulled by hand.”',
  },
] as const;

export const visits = {
  columns: ['Before a choice', 'After refusing', 'After accepting'],
  rows: [
    { name: 'shop.example', what: 'The page itself', seen: [true, true, true] },
    { name: 'fonts.example', what: 'Fonts', seen: [true, true, true] },
    { name: 'count.example', what: 'Audience measurement', seen: [true, false, true] },
    { name: 'pixel.example', what: 'Advertising', seen: [false, false, true] },
    { name: 'replay.example', what: 'Session replay', seen: [true, true, true] },
  ],
} as const;

export const scraped = {
  page: [
    { title: 'Pier at dawn', price: '€48', stock: '3 left' },
    { title: 'Two cranes', price: '€62', stock: 'sold' },
    { title: 'Low tide', price: '€35', stock: '11 left' },
  ],
  selector: 'main > article > h3 · .price · .stock',
} as const;
