import type { Feature } from '#server/feature.ts';
import { binnedEntry } from './commands/delete-entry.server.ts';
import { turnUndos } from './commands/show-entries.server.ts';
import { countsCopy } from './counts.server.ts';
import { applicationsSection } from './panel.ts';
import { catalogueSeed } from './seeds.server.ts';
import { entriesList } from './staff/entries-list.server.ts';
import { submissionsList } from './staff/submissions-list.server.ts';
import { submissionsForget } from './submissions/commands/forget.server.ts';
import { submissionsData } from './submissions/personal-data.server.ts';

/** The catalogue of applications, and what people submit to it. */
export const catalogueFeature: Feature = {
  name: 'catalogue',
  panel: [applicationsSection],
  retentions: [submissionsForget],
  copies: [countsCopy],
  lists: [entriesList, submissionsList],
  personalData: [submissionsData],
  seeds: [catalogueSeed],
  binned: [binnedEntry],
  undos: Object.values(turnUndos),
};
