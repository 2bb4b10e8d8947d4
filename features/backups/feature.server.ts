import type { Feature } from '#server/feature.ts';
import { backupJob, backupNightly } from './commands/back-up.server.ts';
import { trialJob } from './commands/trial.server.ts';
import { backupsSection } from './panel.ts';
import { backupsData } from './personal-data.server.ts';
import { backupRoutes } from './routes.server.ts';

/** Backups, on a schedule and when staff ask for one. */
export const backupsFeature: Feature = {
  name: 'backups',
  panel: [backupsSection],
  jobs: [backupJob, backupNightly, trialJob],
  personalData: [backupsData],
  routes: ({ requireStaff }) =>
    backupRoutes({ requireOwner: (request) => requireStaff(request, backupsSection, 'write') }),
};
