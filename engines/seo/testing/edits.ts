import type { Responses } from '../site/responses.ts';
import { origin, page, victim } from './example-site.ts';

/** Puts a fault into a site. */
export type Edit = (site: Responses) => void;

/** Changes the source of an address. */
export const edit =
  (from: string | RegExp, to: string, address = victim): Edit =>
  (site) => {
    const response = site[address];
    const body = response?.body ?? '';
    const changed = body.replace(from, to);
    if (!response || changed === body) throw new Error(`nothing to change at ${address}: ${from}`);
    response.body = changed;
  };

/** Adds to the head of the page that faults are put into. */
export const inHead = (markup: string): Edit => edit('</head>', `${markup}</head>`);

/** Adds to its text. */
export const inBody = (markup: string): Edit => edit('</article>', `${markup}</article>`);

/** Answers an address with another status. */
export const answer =
  (path: string, status: number, headers: Record<string, string> = {}, body = ''): Edit =>
  (site) => {
    site[new URL(path, origin).href] = { status, headers, body };
  };

/** Takes or gives a header. */
export const header =
  (name: string, value?: string): Edit =>
  (site) => {
    const { headers } = site[victim] as Responses[string];
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  };

/** Several edits one after the other. */
export const all =
  (...edits: Edit[]): Edit =>
  (site) => {
    for (const one of edits) one(site);
  };

/** Removes the links to the page that faults are put into. */
export const unlinked: Edit = (site) => {
  for (const [address, response] of Object.entries(site)) {
    if (!address.startsWith(origin)) continue;
    response.body = response.body?.replace(/<a href="\/bikes\/cargo-8">[^<]*<\/a>/, '');
  }
};

/** Moves it to another address, in links, sitemap and its own tags. */
export const renamed =
  (path: string): Edit =>
  (site) => {
    for (const response of Object.values(site)) {
      response.body = response.body?.replaceAll('/bikes/cargo-8', path);
    }
    site[new URL(path, origin).href] = site[victim] as Responses[string];
    delete site[victim];
  };

/** Adds a page that nothing links to yet. */
export const newPage =
  (path: string, name: string, seed: number, extra = ''): Edit =>
  (site) => {
    const body = page(path, name, seed).replace('</article>', `${extra}</article>`);
    site[origin + path] = { ...(site[victim] as Responses[string]), body };
  };

/** Adds a line to the sitemap. */
export const listed = (path: string): Edit =>
  edit('</urlset>', `<url><loc>${origin}${path}</loc></url></urlset>`, `${origin}/sitemap.xml`);

/** Takes something out of a site. */
export const without =
  (path: string): Edit =>
  (site) => {
    delete site[origin + path];
  };
