import type { Feature } from '#server/feature.ts';
import { healthSection } from './panel.ts';

/** How the site is doing: jobs, disk, database and version. */
export const siteHealthFeature: Feature = { name: 'site-health', panel: [healthSection] };
