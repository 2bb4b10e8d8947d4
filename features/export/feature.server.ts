import type { Feature } from '#server/feature.ts';
import { exportJob, exportRemoval } from './commands/ask-for-export.server.ts';
import { exportSection } from './panel.ts';
import { exportsData } from './personal-data.server.ts';
import { exportRoutes } from './routes.server.ts';

/** A copy of everything that the site holds, for its owner. */
export const exportFeature: Feature = {
  name: 'export',
  panel: [exportSection],
  jobs: [exportJob, exportRemoval],
  personalData: [exportsData],
  routes: ({ requireStaff }) =>
    exportRoutes({ requireOwner: (request) => requireStaff(request, exportSection, 'write') }),
};
