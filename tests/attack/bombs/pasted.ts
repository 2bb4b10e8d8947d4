import { asking, type Bomb, filled } from './bomb.ts';

const address = 'https://pasted.example/';
const scan = (name: string, source: string): Bomb => ({
  name: `privacy: ${name}`,
  aims: 'engines/privacy',
  ...asking('privacy', { address, source }),
});
const read = (name: string, text: string): Bomb => ({
  name: `news: ${name}`,
  aims: 'engines/summarize, engines/retrieve',
  ...asking('news', { do: 'text', text: text.slice(0, 199_000) }),
});
const asked = (name: string, paragraphs: string[]): Bomb => ({
  name: `news, asked: ${name}`,
  aims: 'engines/retrieve',
  ...asking('news', {
    do: 'ask',
    question: 'What is it?',
    articles: [{ title: 't', published: '', paragraphs }],
  }),
});
const many = (unit: string) => Array.from({ length: 45 }, () => filled(unit, 19_000));

/** What a visitor pastes into a tool. */
export const pastedBombs: readonly Bomb[] = [
  // The first of all: 91 seconds, before each line was read once.
  scan('80,000 empty header lines', `HTTP/1.1 200 OK\n${filled('a:\n', 240_000)}`),
  scan('a megabyte of header lines', `HTTP/1.1 200 OK\n${filled('x\n', 450_000)}`),
  scan('50,000 answers', filled('HTTP/1.1 200 OK\n\n', 800_000)),
  scan('cookies', `HTTP/1.1 200 OK\n${filled('Set-Cookie: a=b; path=/\n', 900_000)}\n`),
  scan('a policy of commas', `HTTP/1.1 200 OK\nContent-Security-Policy: ${filled(',;', 900_000)}\n\n`),
  scan('elements in each other', filled('<div>')),
  scan('tags that never end', filled('<a ')),
  scan('attributes', `<p ${filled('a b ', 900_000)}>`),
  scan('pictures', filled("<img srcset='//a.b/c 1x, '>")),
  scan('styles', `<style>${filled('url( ', 900_000)}</style>`),
  read('digits', filled('1', 199_000)),
  read('stops', filled('.', 199_000)),
  read('months', filled('In May 2020 ', 199_000)),
  read('names', filled('Ann B. C.D. ', 199_000)),
  read('empty lines', `x${filled('\n ', 198_000)}x`),
  asked(
    'accents',
    Array.from({ length: 20 }, () => filled('e\u0301', 19_000)),
  ),
  asked('abbreviations', many('a. ')),
  asked('one word', many('a')),
];
