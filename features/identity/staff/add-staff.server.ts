import { areaWords } from '#content/workspaces/admin-sections.ts';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { markStaffIn } from './mark-staff.server.ts';

interface NewStaff {
  email: string;
  areas: readonly StaffArea[];
  actor: string;
  /** The name of whoever adds them. */
  by: string;
}

/** Makes an address staff and tells its owner how to come in. */
export async function addStaff({ email, areas, actor, by }: NewStaff): Promise<void> {
  const { env, inTransaction } = services();
  const { name } = readSettings().brand;
  await inTransaction(async (tx) => {
    await markStaffIn(tx, email, areas, actor);
    await sendMail(tx, {
      to: email,
      purpose: 'staff.added',
      mail: {
        subject: `You’ve been added to the staff of ${name}`,
        blocks: [
          { kind: 'heading', text: 'You can now use the admin panel' },
          {
            kind: 'paragraph',
            text: `${by} has added you to the staff. You work on: ${areas.map((area) => areaWords[area].label).join(', ')}.`,
          },
          { kind: 'button', label: 'Open the panel', url: `${env.PUBLIC_URL}/admin-panel` },
          {
            kind: 'small',
            text: 'You need an account with this address, and the address has to be confirmed. The page helps you with both.',
          },
        ],
      },
    });
  });
}
