import type { Feature } from '#server/feature.ts';
import { unreadJob } from './chat/tell-if-unread.server.ts';
import { undoClose } from './commands/close.server.ts';
import { enquiriesForget } from './commands/forget.server.ts';
import { renewConfirmation } from './commands/renew-confirmation.server.ts';
import { enquiriesWake } from './inbox/commands/snooze.server.ts';
import { binnedReply } from './inbox/replies.server.ts';
import { enquiriesMailbox } from './incoming/poll-imap.server.ts';
import { inboxSection } from './panel.ts';
import { enquiriesData } from './personal-data.server.ts';

/** Conversations with people who write to the agency, and the inbox of staff. */
export const enquiriesFeature: Feature = {
  name: 'enquiries',
  panel: [inboxSection],
  jobs: [unreadJob, enquiriesWake, enquiriesMailbox],
  retentions: [enquiriesForget],
  personalData: [enquiriesData],
  binned: [binnedReply],
  undos: [undoClose],
  linkRenewals: [renewConfirmation],
};
