import type { CheckId } from '../checklist/checklist.ts';
import { addressChecks } from './addresses.ts';
import { canonicalChecks } from './canonicals.ts';
import type { Check } from './check.ts';
import { contentChecks } from './content.ts';
import { crawlingChecks } from './crawling.ts';
import { documentChecks } from './document.ts';
import { duplicateChecks } from './duplicates.ts';
import { headingChecks } from './headings.ts';
import { imageChecks } from './images.ts';
import { indexingChecks } from './indexing.ts';
import { internationalChecks } from './international.ts';
import { linkChecks } from './links.ts';
import { performanceChecks } from './performance.ts';
import { robotsChecks } from './robots.ts';
import { securityChecks } from './security.ts';
import { sitemapChecks } from './sitemaps.ts';
import { socialChecks } from './social.ts';
import { structuredChecks } from './structured.ts';
import { descriptionChecks, titleChecks } from './titles.ts';

/** How each check of the list is made. A check without one does not compile. */
export const checks: Record<CheckId, Check> = {
  ...addressChecks,
  ...canonicalChecks,
  ...contentChecks,
  ...crawlingChecks,
  ...descriptionChecks,
  ...documentChecks,
  ...duplicateChecks,
  ...headingChecks,
  ...imageChecks,
  ...indexingChecks,
  ...internationalChecks,
  ...linkChecks,
  ...performanceChecks,
  ...robotsChecks,
  ...securityChecks,
  ...sitemapChecks,
  ...socialChecks,
  ...structuredChecks,
  ...titleChecks,
};
