import type { Element } from './page/bounded-parse.ts';
import { type Page, resolve } from './page/page.ts';
import { textOf } from './page/text.ts';

/** The next page of a list, and what tells so. */
export interface NextPage {
  address: string;
  by: 'rel' | 'words' | 'numbers' | 'address';
}

const words =
  /^(?:(?:go to )?(?:the )?next(?: page)?|older(?: (?:posts|entries))?|more results|show more|load more|weiter|nächste(?: seite)?|suivante?|page suivante|siguiente|successiv[ao]|volgende|próxim[ao]|nästa|następna)?\s*[›»→>⟩▶]*$/iu;
const pageKey = /^(?:page|p|pg|paged|seite|pagina|page_?no|pagenumber|pageindex)$/i;
const offsetKey = /^(?:start|offset|from|skip)$/i;

const withoutHash = (address: string): string => address.replace(/#.*$/, '');

function links(page: Page): { element: Element; address: string; text: string }[] {
  const found: { element: Element; address: string; text: string }[] = [];
  for (const element of page.elements) {
    if (element.name !== 'a' || !element.attribs.href) continue;
    const address = resolve(element.attribs.href, page.base);
    if (!address || new URL(address).host !== new URL(page.address).host) continue;
    found.push({ element, address: withoutHash(address), text: textOf(element).slice(0, 60) });
    if (found.length >= 5_000) break;
  }
  return found;
}

const asksNext = ({ attribs }: Element, text: string): boolean =>
  [text, attribs['aria-label'] ?? '', attribs.title ?? '']
    .map((said) => said.trim())
    .some((said) => said !== '' && words.test(said));

/** The number of the page that an address names, with a way to write another. */
function numbered(
  address: string,
): { number: number; step: number; write: (number: number) => string } | null {
  const url = new URL(address);
  for (const [key, value] of url.searchParams) {
    if (!/^\d{1,6}$/.test(value)) continue;
    const offset = offsetKey.test(key);
    if (!offset && !pageKey.test(key)) continue;
    return {
      number: Number(value),
      step: offset ? 0 : 1,
      write: (number) => {
        const next = new URL(address);
        next.searchParams.set(key, String(number));
        return next.href;
      },
    };
  }
  const [, before, number, after] =
    /^(.*\/(?:page|p|seite|pagina)[/-]?)(\d{1,6})(\/?)$/i.exec(url.pathname) ?? [];
  if (before === undefined) return null;
  return {
    number: Number(number),
    step: 1,
    write: (other) => {
      const next = new URL(address);
      next.pathname = `${before}${other}${after}`;
      return next.href;
    },
  };
}

/** In a list of numbers, the link that is one more than this page's: the number without a link, or the marked one. */
function byNumbers(page: Page, all: ReturnType<typeof links>): string | null {
  const counting = all.filter(({ text }) => /^\d{1,5}$/.test(text));
  const here = withoutHash(page.address);
  const current =
    page.elements.find(
      ({ attribs }) => attribs['aria-current'] !== undefined && attribs['aria-current'] !== 'false',
    ) ?? counting.find(({ address }) => address === here)?.element;
  const said = current ? /^\D*(\d{1,5})\D*$/.exec(textOf(current))?.[1] : undefined;
  const number = said
    ? Number(said)
    : (numbered(here)?.number ?? (counting.some(({ text }) => text === '2') ? 1 : null));
  if (number === null) return null;
  return (
    counting.find(({ text, address }) => Number(text) === number + 1 && address !== here)?.address ?? null
  );
}

/** The address of the page behind this one; null where there is none, or it leads to one of those already `read`. */
export function nextPage(page: Page, read: readonly string[] = []): NextPage | null {
  const gone = new Set([page.address, ...read].map(withoutHash));
  const fresh = (address: string | null | undefined): address is string =>
    address != null && !gone.has(withoutHash(address));
  const all = links(page);
  const said = page.elements.find(
    ({ name, attribs }) =>
      (name === 'link' || name === 'a') && /(?:^|\s)next(?:\s|$)/i.test(attribs.rel ?? ''),
  );
  const rel = said ? resolve(said.attribs.href ?? '::', page.base) : null;
  if (fresh(rel) && new URL(rel).host === new URL(page.address).host)
    return { address: withoutHash(rel), by: 'rel' };
  const spoken = all.find(({ element, text, address }) => asksNext(element, text) && fresh(address));
  if (spoken) return { address: spoken.address, by: 'words' };
  const counted = byNumbers(page, all);
  if (fresh(counted)) return { address: counted, by: 'numbers' };
  // An address that counts is followed only where the page itself links to the next number.
  const own = numbered(page.address);
  if (own?.step) {
    const guess = own.write(own.number + 1);
    if (fresh(guess) && all.some(({ address }) => address === guess))
      return { address: guess, by: 'address' };
  }
  return null;
}
