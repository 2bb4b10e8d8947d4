import { adminSection } from '#content/desks/admin-sections.ts';
import type { Feature } from '#server/feature.ts';
import { backupJob, backupNightly } from './commands/back-up.server.ts';
import { trialJob } from './commands/trial.server.ts';
import { backupsData } from './personal-data.server.ts';
import { backupRoutes } from './routes.server.ts';

/** Backups, by the clock and when staff ask for one. */
export const backupsFeature: Feature = {
  name: 'backups',
  jobs: [backupJob, backupNightly, trialJob],
  personalData: [backupsData],
  routes: ({ requireStaff }) =>
    backupRoutes({ requireOwner: (request) => requireStaff(request, adminSection('backups'), 'write') }),
};
