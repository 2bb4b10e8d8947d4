import { addNote } from './move.server.ts';
import { inOwnSubmission } from './own-submission.server.ts';

/** A word of whoever submitted it, which staff read beside it. */
export const commentAsOwner = (id: string, text: string, userId: string): Promise<void> =>
  inOwnSubmission(userId, id, async (tx) => {
    await addNote(tx, id, { side: 'owner', text });
  });
