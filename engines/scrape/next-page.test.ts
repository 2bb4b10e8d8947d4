import { describe, expect, it } from 'vitest';
import { nextPage } from './next-page.ts';
import { readPage } from './page/page.ts';

const from = (html: string, address = 'https://example.com/list', read: string[] = []) =>
  nextPage(readPage(html, address), read);

describe('nextPage', () => {
  it.each([
    ['<link rel="next" href="?page=2">', 'https://example.com/list?page=2', 'rel'],
    ['<a rel="nofollow next" href="/list/2#top">…</a>', 'https://example.com/list/2', 'rel'],
    ['<a href="/x">Home</a><a href="/list/2">Next page »</a>', 'https://example.com/list/2', 'words'],
    ['<a href="/list/2" aria-label="Next"><svg></svg></a>', 'https://example.com/list/2', 'words'],
    ['<a href="/list/2">Nächste Seite</a>', 'https://example.com/list/2', 'words'],
    ['<b>1</b> <a href="?p=2">2</a> <a href="?p=3">3</a>', 'https://example.com/list?p=2', 'numbers'],
    [
      '<a href="?p=4">4</a><a aria-current="page" href="?p=5">5</a><a href="?p=6">6</a>',
      'https://example.com/list?p=6',
      'numbers',
    ],
  ])('follows %s', (html, address, by) => expect(from(html)).toEqual({ address, by }));

  it('counts on in an address where the page links to that number', () => {
    const address = 'https://example.com/shop/page/3/?sort=new';
    expect(from('<a href="/shop/page/4/?sort=new">⋯</a>', address)?.by).toBe('address');
    expect(from('<p>The end.</p>', address)).toBeNull();
  });

  it('leaves alone what leads elsewhere, back, or nowhere', () => {
    expect(from('<a rel="next" href="https://other.example/2">Next</a>')).toBeNull();
    expect(from('<a href="#">Next</a><a href="javascript:x()">›</a>')).toBeNull();
    expect(from('<a href="?page=2">Next</a>', undefined, ['https://example.com/list?page=2'])).toBeNull();
    expect(from('<a href="/post">Next to nothing: a story</a>')).toBeNull();
  });
});
