import { z } from 'zod';
import { recipeSchema } from '#engines/scrape/recipe/schema.ts';
import type { Collected, CollectProgress } from '#features/recipes/collect/collected.ts';

/** How many pages one run reads at the most. */
export const mostPages = 50;

const example = z.string().max(40).nullable().default(null);

/** What the server is asked for: one page's source to point at, or the rows of many. */
export const scrapeJob = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('page'),
    address: z.string().trim().min(1, { error: 'Please write an address.' }).max(2000),
  }),
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

export type ScrapeResult = PageSource | ({ is: 'collected' } & Collected);
export type ScrapeProgress = CollectProgress;
