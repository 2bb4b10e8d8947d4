import type { Tx } from '#server/db/transaction.ts';
import { staffMail } from '#server/mail/our-addresses.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';

/** What the emails about a submission belong to. */
export const threadOf = (id: string): string => `submission-${id}`;

/** Tells the staff that an application waits for their yes or no; nobody where no address is set. */
export async function tellStaff(
  tx: Tx,
  { id, name, slug }: { id: string; name: string; slug: string },
): Promise<void> {
  const to = staffMail();
  if (to === '') return;
  const { PUBLIC_URL } = services().env;
  await sendMail(tx, {
    to,
    purpose: 'submission.sent',
    thread: threadOf(id),
    mail: {
      subject: `New application to review: ${name}`,
      blocks: [
        { kind: 'heading', text: `“${name}” is waiting for your review` },
        {
          kind: 'paragraph',
          text: 'Open it as it would appear in the catalogue and try it. Then publish it, or say what has to change.',
        },
        { kind: 'button', label: 'Review application', url: `${PUBLIC_URL}/applications_test/${slug}` },
      ],
    },
  });
}
