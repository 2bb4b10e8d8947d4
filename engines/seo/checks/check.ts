import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import type { Tag } from '../site/tags.ts';
import type { Spot } from '../types.ts';

/** Looks at a site and says where something is wrong. */
export type Check = (site: Site) => Spot[];

/** What a check says about one page; its address is added. */
export type Said = Omit<Spot, 'address'>;

/** A check that looks at one page at a time. */
export const onPages =
  (look: (page: Page, site: Site) => Said | Said[] | null | undefined | false): Check =>
  (site) =>
    [...site.pages.values()].flatMap((page) => {
      const said = look(page, site) || [];
      return [said].flat().map((one) => ({ address: page.address, ...one }));
    });

/** Where a tag stands. */
export const at = (tag: Tag | undefined): { line?: number; snippet?: string } =>
  tag ? { line: tag.line, snippet: tag.source } : {};

/** A text as the value of an attribute. */
export const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
