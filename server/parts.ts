import { undoDelete } from './bin/bin.ts';
import { listenerJob } from './events/tell-listeners.ts';
import type { Feature } from './feature.ts';
import { houseRetentions } from './housekeeping.ts';
import { identityHousekeeping } from './identity/housekeeping.ts';
import { accountData } from './identity/personal-data.ts';
import { renewActionLink } from './identity/renew-action-link.ts';
import { mailSuppressionsData } from './mail/suppression/personal-data.ts';
import { noticesData } from './notices/personal-data.ts';
import { outboxJob } from './outbox/outbox.ts';
import { purgeJob } from './personal-data/closings.ts';
import { deleteFiles } from './personal-data/erase.ts';
import { historyData, mailData, requestsData } from './personal-data/house-data.ts';
import { renewDataLink } from './personal-data/requests.ts';
import { staffWorkData } from './personal-data/staff-data.ts';
import { settingsCopy } from './settings/settings.ts';
import { heldDeletesJob } from './storage/held-deletes.ts';
import { undoRemoval } from './tables/views.ts';

/** What the server brings of its own, whichever features the site is opened with. */
export const serverParts: readonly Feature[] = [
  { name: 'server/house', retentions: houseRetentions },
  { name: 'server/settings', copies: [settingsCopy] },
  { name: 'server/events', jobs: [listenerJob] },
  { name: 'server/outbox', jobs: [outboxJob] },
  { name: 'server/storage', jobs: [heldDeletesJob] },
  { name: 'server/bin', undos: [undoDelete] },
  { name: 'server/lists', undos: [undoRemoval] },
  { name: 'server/mail', personalData: [mailSuppressionsData] },
  { name: 'server/notices', personalData: [noticesData] },
  {
    name: 'server/identity',
    jobs: [identityHousekeeping],
    personalData: [accountData],
    linkRenewals: [renewActionLink],
  },
  {
    name: 'server/personal-data',
    jobs: [purgeJob, deleteFiles],
    personalData: [mailData, historyData, requestsData, staffWorkData],
    linkRenewals: [renewDataLink],
  },
];
