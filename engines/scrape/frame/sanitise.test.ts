import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from '../page/page.ts';
import { markAttribute } from './mark.ts';
import { safeCss } from './safe-css.ts';
import { sanitise } from './sanitise.ts';

const show = (html: string) => sanitise(readPage(html, 'https://example.com/'));

const hostile = [
  '<script>x()</script>',
  '<img src="https://t.example/x.gif" srcset="https://t.example/y 2x" onerror="x()">',
  '<a href="javascript:x()" ping="https://t.example/">go</a>',
  '<form action="https://t.example/"><input name="q" formaction="x"><button>Send</button></form>',
  '<iframe srcdoc="<script>x()</script>" src="https://t.example/"></iframe>',
  '<object data="https://t.example/"></object><embed src="https://t.example/">',
  '<link rel="stylesheet" href="https://t.example/"><base href="https://t.example/">',
  '<meta http-equiv="refresh" content="0;url=https://t.example/">',
  '<style>p{background:url(https://t.example/)}@import "https://t.example/";@font-face{src:url(x)}</style>',
  '<p style="background:u\\72 l(https://t.example/);color:red">styled</p>',
  '<p style="background:image-set(\'https://t.example/\' 1x)">styled</p>',
  '<svg><image href="https://t.example/"/><style><img src=x onerror=x()></style><a xlink:href="javascript:x()">d</a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=x()&gt;">',
  '<video poster="https://t.example/" src="https://t.example/"><source src="https://t.example/"></video>',
  '<table background="https://t.example/"><tr><td><input type="image" src="https://t.example/"></table>',
  '<noscript><p title="</noscript><img src=x onerror=x()>">x</p></noscript>',
  '<template><img src="https://t.example/"></template>',
  '<textarea></textarea><title></title></textarea><img src=x onerror=x()>',
  '<body onload="x()" background="https://t.example/"><img name="body" src=x>',
  '<div data-scrape-mark="1" onclick="x()">mine</div>',
  '<a"b onclick=x()>odd name</a"b><x-card onclick=x()>own element</x-card>',
];
const forbidden =
  'script, iframe, frame, object, embed, link, base, form, input, button, select, textarea, svg, math, video, audio, source, template, a[href], [name], [srcset], [action], [ping]';

describe('sanitise', () => {
  it('leaves nothing that runs, sends or asks, whatever stands beside each other', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...hostile), { maxLength: 8 }), (parts) => {
        const { html, css } = show(parts.join(''));
        const $ = load(html, { scriptingEnabled: false });
        expect($('body').find(forbidden).length).toBe(0);
        expect($('meta').length).toBe(2);
        expect(html + css).not.toMatch(/t\.example|x\(\)"|url\(|@import/);
        expect($('style').length).toBe(0);
        for (const element of $('body *').toArray()) {
          expect(Object.keys(element.attribs).filter((name) => /^on|src/.test(name))).toEqual([]);
          expect(element.attribs[markAttribute]).toMatch(/^\d+$/);
        }
      }),
      { numRuns: 25, seed: 44 },
    );
  });

  it('gives each element the number that it has in the page', () => {
    const page = readPage('<ul><li>one<li>two</ul>', 'https://example.com/');
    const $ = load(sanitise(page).html);
    const mark = Number($('li').eq(1).attr(markAttribute));
    expect(page.$(page.elements[mark]).text()).toBe('two');
  });

  it('gives the styles apart, since a style element would need a leave of ours', () => {
    const { html, css } = show('<style>.price{color:teal}</style><p class="price">€5</p>');
    expect(css).toContain('.price{color:teal}');
    expect(html).not.toContain('teal');
  });

  it('counts what it takes away', () => {
    expect(show(hostile.join('')).removed).toMatchObject({ scripts: 1, forms: 1, frames: 3, links: 1 });
  });

  it('keeps what a page carries in itself', () => {
    const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const { html } = show(`<p class="x" style="color:red" title='"'>a&lt;b<img src="${dot}" alt="dot"></p>`);
    expect(html).toContain('class="x" style="color:red" title="&quot;">a&lt;b<img');
    expect(html).toContain(`src="${dot}"`);
    expect(show('<img src="data:image/svg+xml;base64,AAAA">').html).not.toContain('svg');
  });
});

describe('safeCss', () => {
  it.each([
    'background:URL(x)',
    'background:\\75 rl(x)',
    'background:u\\rl(x)',
    'background:url/**/(x)',
    '@im\\port "x"',
    'src:local(x),url(y)',
    'behavior:url(x)',
  ])('takes %j out', (css) => expect(safeCss(`a{${css};color:red}`).css).toBe('a{;color:red}'));

  it('keeps signs of icon fonts', () => {
    const css = 'i::before{content:"\\f101"}';
    expect(safeCss(css)).toEqual({ css, removed: 0 });
  });
});
