import type { Feature } from '#server/feature.ts';
import { newsletterForget } from './commands/forget.server.ts';
import { renewConfirmation } from './commands/renew-confirmation.server.ts';
import { binnedIssue } from './issues/commands/delete.server.ts';
import { batchJob, newsletterOutcomes, startJob } from './issues/commands/send.server.ts';
import { issueList } from './issues/list.server.ts';
import { newsletterSection } from './panel.ts';
import { newsletterData } from './personal-data.server.ts';
import { newsletterRoutes } from './routes.server.ts';
import { undoEnd } from './subscribers/end.server.ts';
import { subscriberList } from './subscribers/list.server.ts';

/** The newsletter: subscribers and issues. */
export const newsletterFeature: Feature = {
  name: 'newsletter',
  panel: [newsletterSection],
  jobs: [batchJob, startJob, newsletterOutcomes],
  retentions: [newsletterForget],
  lists: [issueList, subscriberList],
  personalData: [newsletterData],
  binned: [binnedIssue],
  undos: [undoEnd],
  linkRenewals: [renewConfirmation],
  routes: ({ requireStaff }) =>
    newsletterRoutes({
      requireEditor: (request) => requireStaff(request, newsletterSection, 'write'),
    }),
};
