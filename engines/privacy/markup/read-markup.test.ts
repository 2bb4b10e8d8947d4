import { expect, it } from 'vitest';
import { readMarkup, saidByMeta } from './read-markup.ts';

const shape = (html: string) =>
  readMarkup(html).map(({ name, attributes, text }) => [name, attributes, text]);

it('reads elements with their attributes, however they are written', () => {
  expect(shape(`<IMG SRC = '/a?x=1&amp;y=2' alt=x/y disabled src=later><br/>`)).toEqual([
    ['img', { src: '/a?x=1&y=2', alt: 'x/y', disabled: '' }, ''],
    ['br', {}, ''],
  ]);
  expect(shape('<a href="&#104;ttps:&#x2F;/a.example">Data <b>policy</b></a> later')).toEqual([
    ['a', { href: 'https://a.example' }, 'Data policy'],
    ['b', {}, ''],
  ]);
});

it('takes what stands in a script for text, in noscript for elements, and in comments for nothing', () => {
  expect(shape('<script>if (a<b) "<img>"</script ><noscript><img src=p></noscript><!-- <i> --><p>')).toEqual([
    ['script', {}, 'if (a<b) "<img>"'],
    ['noscript', {}, ''],
    ['img', { src: 'p' }, ''],
    ['p', {}, ''],
  ]);
  expect(shape('<!--><b>')).toEqual([['b', {}, '']]);
  expect(shape('1 < 2 <b title="never closed')).toEqual([]);
  expect(shape('<p __proto__=x constructor>')[0]?.[1]).toEqual(
    Object.fromEntries([
      ['__proto__', 'x'],
      ['constructor', ''],
    ]),
  );
});

it('says which line an element begins in', () => {
  expect(readMarkup('<p>\n\n<b\nid=x><i>').map(({ line }) => line)).toEqual([1, 3, 4]);
});

it('reads what the markup says in place of headers', () => {
  const tags = readMarkup('<meta HTTP-EQUIV="Referrer-Policy" content="no-referrer">');
  expect(saidByMeta(tags, 'referrer-policy')).toEqual(['no-referrer']);
});
