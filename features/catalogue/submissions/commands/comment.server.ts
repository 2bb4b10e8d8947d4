import { addNote } from './move.server.ts';
import { inOwnSubmission } from './own-submission.server.ts';

/** A message from the person who submitted it, for staff to read. */
export const commentAsOwner = (id: string, text: string, userId: string): Promise<void> =>
  inOwnSubmission(userId, id, async (tx) => {
    await addNote(tx, id, { side: 'owner', text });
  });
