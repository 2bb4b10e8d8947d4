import type { Tx } from '../db/transaction.ts';
import { escapeHtml } from '../mail/escape.ts';
import { services } from '../services.ts';
import type { LinkRenewal } from './link-renewal.ts';

/** Says how links to a page of this site are made again in a message that leaves late. */
export const defineLinkRenewal = (path: string, renew: LinkRenewal['renew']): LinkRenewal => ({
  path,
  renew,
});

/** The words of a message, and the address that the site had when it was written. */
export interface KeptWords {
  html: string;
  text: string;
  site?: string | undefined;
}

const linksIn = (text: string, site: string): string[] => [
  ...new Set(
    [...text.matchAll(/https?:\/\/[^\s<>"]+/g)]
      .map(([link]) => link)
      .filter((link) => link === site || link.startsWith(`${site}/`)),
  ),
];

/**
 * The words of a message that leaves later than it was written: links that run out are made again, and all of them lead
 * to the address that the site has now. Null where one of its links would lead nowhere any more.
 */
export async function renewLinks<Words extends KeptWords>(
  tx: Tx,
  words: Words,
  { recipient, site }: { recipient: string; site: string },
): Promise<Words | null> {
  const before = words.site ?? site;
  let { html, text } = words;
  // The longest first: one link may begin with another.
  for (const link of linksIn(text, before).toSorted((a, b) => b.length - a.length)) {
    const moved = site + link.slice(before.length);
    const url = new URL(moved);
    const renewal = services().known.linkRenewals.get(url.pathname);
    const renewed = renewal ? await renewal.renew(tx, url, recipient) : moved;
    if (renewed === null) return null;
    text = text.replaceAll(link, renewed);
    html = html.replaceAll(escapeHtml(link), escapeHtml(renewed));
  }
  return { ...words, html, text, site };
}
