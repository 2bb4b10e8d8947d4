import type { Feature } from '#server/feature.ts';
import { resultsForget, sharedForget } from './commands/forget.server.ts';
import { toolHistoryData } from './personal-data.server.ts';

/** Results of the AI tools in accounts, and those that are shared by a link. */
export const toolHistoryFeature: Feature = {
  name: 'tool-history',
  retentions: [resultsForget, sharedForget],
  personalData: [toolHistoryData],
};
