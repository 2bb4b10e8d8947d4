import type { Feature } from '#server/feature.ts';
import { undoResend } from './commands/resend.server.ts';
import { outboxList } from './list.server.ts';
import { outboxSection } from './panel.ts';

/** The emails that left, wait or failed, as staff see them. */
export const outboxFeature: Feature = {
  name: 'outbox',
  panel: [outboxSection],
  lists: [outboxList],
  undos: [undoResend],
};
