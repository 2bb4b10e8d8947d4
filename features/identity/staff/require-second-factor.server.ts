import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { changeSettings } from '#server/settings/settings.ts';
import type { Visitor } from '../schema.ts';
import { hasSecondFactor } from './staff-list.server.ts';

/** Asks staff for a second step at sign-in, or no longer; nobody can shut themselves out by it. */
export async function requireSecondFactor(needed: boolean, staff: Visitor, actor: string): Promise<void> {
  const { database, inTransaction } = services();
  const own = await hasSecondFactor(database.db, staff.userId);
  if (needed && own === null)
    throw new AppError({
      status: 409,
      code: 'accounts_elsewhere',
      message: 'Accounts are managed in Firebase here. Please require two-step sign-in there.',
    });
  if (needed && !own)
    throw new AppError({
      status: 409,
      code: 'no_second_factor',
      message:
        'You haven’t set up two-step sign-in yourself, so this would lock you out. Set it up under Security first.',
    });
  await inTransaction((tx) => changeSettings(tx, { staff: { secondFactor: needed } }, actor));
}
