import type { Feature } from '#server/feature.ts';
import { binnedEntry } from './commands/bin-entry.server.ts';
import { undoMove } from './commands/move-entry.server.ts';
import { binnedPicture } from './commands/pictures.server.ts';
import { publishDue, undoPublish } from './commands/publish-entry.server.ts';
import { undoRemove } from './commands/redirects.server.ts';
import { entryList } from './list.server.ts';
import { contentSection, picturesSection, redirectsSection } from './panel.ts';
import { publishedCopy } from './published.server.ts';
import { redirectList } from './redirect-list.server.ts';
import { publishingRoutes } from './routes.server.ts';
import { publishingSeed } from './seeds.server.ts';

/** Posts, case studies and other texts that an operator edits. */
export const publishingFeature: Feature = {
  name: 'publishing',
  panel: [contentSection, picturesSection, redirectsSection],
  jobs: [publishDue],
  copies: [publishedCopy],
  lists: [entryList, redirectList],
  seeds: [publishingSeed],
  binned: [binnedEntry, binnedPicture],
  undos: [undoMove, undoPublish, undoRemove],
  routes: ({ requireStaff }) =>
    publishingRoutes({ requireEditor: (request) => requireStaff(request, contentSection, 'read') }),
};
