import { z } from 'zod';
import { recipeSchema } from '#engines/scrape/recipe/schema.ts';
import type { Collected, CollectProgress } from '#features/recipes/collect/collected.ts';

/** How many pages one run reads at the most. */
export const mostPages = 50;

const example = z.string().max(40).nullable().default(null);

/** How many pages of a section are read in one run. */
export const mostOfSection = 20;

const address = z.string().trim().min(1, { error: 'Enter an address.' }).max(2000);

/** What the server is asked for: one page's source to point at, the rows of many, a sitemap, or the pages it lists. */
export const scrapeJob = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('page'),
    address,
  }),
  z.object({ is: z.literal('sitemap'), address }),
  z.object({ is: z.literal('pages'), addresses: z.array(address).min(1).max(mostOfSection) }),
  z.object({ is: z.literal('collect'), recipe: recipeSchema, example }),
]);

export type ScrapeJob = z.output<typeof scrapeJob>;

/** What a site asks of programs. */
export interface RobotsSaid {
  allowed: boolean;
  /** Seconds between two pages, where it asks for that. */
  delay: number | null;
}

/** A page's source as the server read it; empty where robots.txt forbids it. */
export interface PageSource {
  is: 'page';
  address: string;
  source: string;
  /** Whether only its beginning was read. */
  cut: boolean;
  robots: RobotsSaid;
}

/** A sitemap's source as the server read it: of the address itself, or the one that its site names. */
export interface SitemapSource {
  is: 'sitemap';
  address: string;
  source: string;
}

/** One page of several: its source, or why there is none. */
export interface PageRead {
  address: string;
  source: string;
  problem: string | null;
}

export type ScrapeResult =
  | PageSource
  | SitemapSource
  | { is: 'pages'; read: number }
  | ({ is: 'collected' } & Collected);
export type ScrapeProgress = CollectProgress;
