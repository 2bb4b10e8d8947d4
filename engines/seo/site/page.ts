import { resolve } from './address.ts';
import { earlyBody } from './early-body.ts';
import { mainText } from './main-text.ts';
import { Document, type Tag } from './tags.ts';
import type { Answer } from './trail.ts';
import { wordsOf } from './words.ts';

/** A link in the text of a page. */
export interface Anchor extends Tag {
  /** Where it leads; null when a crawler cannot follow it. */
  target: string | null;
  /** What a screen reader says. */
  label: string;
}

/** A page that answered 200 with HTML, read. */
export interface Page {
  address: string;
  headers: Record<string, string>;
  source: string;
  bytes: number;
  quirks: boolean;
  html: Tag | undefined;
  titles: Tag[];
  metas: Tag[];
  linkTags: Tag[];
  headings: Tag[];
  anchors: Anchor[];
  images: Tag[];
  /** The first of them in the main part: what stands around, such as a shut menu, is drawn later or never. */
  mainImage: Tag | undefined;
  scripts: Tag[];
  forms: Tag[];
  /** Everything that the page loads by itself. */
  loads: Tag[];
  earlyBody: Tag | undefined;
  elements: number;
  text: string;
  words: string[];
  /** What references on the page are relative to. */
  base: string;
}

const loading =
  'script[src], img[src], iframe[src], audio[src], video[src], source[src], embed[src], object[data], input[type=image][src], link[rel~=stylesheet][href], link[rel~=preload][href], link[rel~=icon][href]';

function anchorOf(document: Document, base: string) {
  return (element: Parameters<Document['tag']>[0]): Anchor => {
    const tag = document.tag(element);
    const $element = document.$(element);
    const pictures = $element
      .find('img[alt], [aria-label], svg title')
      .toArray()
      .map(
        (inside) =>
          document.$(inside).attr('alt') ??
          document.$(inside).attr('aria-label') ??
          document.$(inside).text(),
      );
    const named = tag.attributes['aria-label'] ?? '';
    const by = tag.attributes['aria-labelledby'];
    const label =
      named.trim() || (by ? by : [tag.text, ...pictures].join(' ').trim()) || tag.attributes.title || '';
    const { href } = tag.attributes;
    return { ...tag, label: label.trim(), target: href === undefined ? null : resolve(href, base) };
  };
}

/** Reads a page out of an answer. */
export function readPage({ address, headers, body }: Answer): Page {
  const document = new Document(body);
  const [baseTag] = document.find('base[href]');
  const base = resolve(baseTag?.attributes.href ?? '', address) ?? address;
  const text = mainText(document);
  const root = document.$.root()[0] as { 'x-mode'?: string } | undefined;
  return {
    address,
    headers,
    source: body,
    bytes: new TextEncoder().encode(body).length,
    quirks: root?.['x-mode'] === 'quirks',
    html: document.find('html')[0],
    titles: document.find('head > title'),
    metas: document.find('meta'),
    linkTags: document.find('link[rel]'),
    headings: document.find('h1, h2, h3, h4, h5, h6'),
    anchors: document.elements('a').map(anchorOf(document, base)),
    images: document.find('img'),
    mainImage: document.find('main img, [role=main] img, article img')[0],
    scripts: document.find('script'),
    forms: document.find('form'),
    loads: document.find(loading),
    earlyBody: earlyBody(document),
    elements: document.$('*').length,
    text,
    words: wordsOf(text),
    base,
  };
}
