import type { LandingTemplate } from '../template.ts';

export const template: LandingTemplate = {
  slug: 'logs',
  name: 'Observability',
  brand: 'tailfeather',
  palettes: [
    { name: 'Phosphor', swatch: ['oklch(0.1 0 0)', 'oklch(0.86 0.22 145)'] },
    { name: 'Amber', swatch: ['oklch(0.13 0.02 70)', 'oklch(0.83 0.16 75)'] },
    { name: 'Ice', swatch: ['oklch(0.14 0.03 255)', 'oklch(0.86 0.12 215)'] },
  ],
  madeOf: [
    'Six sections in JetBrains Mono: a black terminal, and fanfold paper that turns dark at night',
    'A log stream that reads pasted lines, filters and follows them, and saves what is left',
    'A trace and an hour of bars worked out from the lines',
  ],
};

/** One failed checkout, line by line. */
export const sampleLog = `09:14:02.118 info cart checkout started items=3
09:14:02.131 info stock reserved sku=4410 left=12
09:14:02.140 warn rates cache miss, asking upstream
09:14:02.877 warn rates upstream slow took=737ms budget=200ms
09:14:02.879 info cart price agreed total=41.20
09:14:03.004 info pay hold placed on card
09:14:03.020 error pay rate older than hold, refusing rate_age=902ms
09:14:03.022 error cart checkout failed cause=pay trace=7f3a
09:14:03.024 info stock released sku=4410 left=15
09:14:03.310 warn cart shopper retried after 286ms
09:14:03.355 info rates cache warm age=0ms
09:14:03.402 info pay paid total=41.20`;

export const words = {
  h1: 'Find the line that broke it',
  lead: 'Four services write to one stream, with no agent to install. Choose a level, and the stream folds down to what matters.',
  links: [
    { href: '#stream', label: './stream' },
    { href: '#trace', label: './trace' },
    { href: '#two', label: './two' },
    { href: '#manual', label: './man' },
    { href: '#price', label: './price' },
  ],
  action: { href: '#stream', label: 'paste your own' },
  stream: {
    heading: 'Your lines here',
    text: 'Paste a log of your own, filter it, and click follow to watch it arrive again at the pace it was written. Nothing leaves this browser.',
  },
  trace: {
    heading: 'trace 7f3a',
    text: 'Sorted by service, the same twelve lines tell the story: rates took its time, and pay no longer believed it.',
  },
  two: {
    text: 'lines explain it. The others were there to be polite. Fold them away first, and read the errors from the top.',
  },
  manual: [
    {
      title: 'NAME',
      rows: [{ term: 'tailfeather', text: 'the end of every log, in one place' }],
    },
    {
      title: 'OPTIONS',
      rows: [
        { term: 'timeout', text: 'lines with this word in them' },
        { term: '-healthcheck', text: 'lines without it' },
        { term: 'level:error', text: 'one level; level:warn also shows errors' },
        { term: 'service:pay', text: 'one service' },
        { term: '/took=\\d{3,}ms/', text: 'whatever a regular expression finds' },
      ],
    },
    {
      title: 'EXIT STATUS',
      rows: [
        { term: '0', text: 'you found it' },
        { term: '1', text: 'it was the cache' },
        { term: '2', text: 'it was also the cache' },
      ],
    },
    {
      title: 'BUGS',
      rows: [{ term: 'known', text: 'It shows what was written, so write well.' }],
    },
  ],
  price: {
    command: 'tailfeather --price',
    rows: [
      ['hobby', '1 GB a day', '0'],
      ['shop', '20 GB a day', '29'],
      ['mall', '400 GB a day', '290'],
      ['airport', 'ask first', '-'],
    ],
    head: ['plan', 'room', 'EUR a month'],
    note: '# kept for 30 days, then forgotten on purpose',
  },
  end: 'exit',
  footer: 'tailfeather shows the end of things.',
};
