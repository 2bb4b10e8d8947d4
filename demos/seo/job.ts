import { z } from 'zod';
import type { Progress } from '#engines/seo/site/crawl.ts';

/** How many pages of a site one run reads at the most. */
export const mostPages = 60;

/** What the server is asked for: one page, or a site as far as links and sitemap lead. */
export const seoJob = z.object({
  address: z.string().trim().min(1, { error: 'Enter an address.' }).max(2000),
  reach: z.enum(['page', 'site']),
  pages: z.number().int().min(1).max(mostPages),
});

export type SeoJob = z.output<typeof seoJob>;

/** How far a run is. */
export type SeoProgress = Progress;
