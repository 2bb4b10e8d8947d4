import { type Fields, parseFields } from '#server/forms/fields.ts';
import { type RegisterOutcome, register } from './commands/register.server.ts';
import { registrationToken } from './links.server.ts';
import { registerSchema } from './schema.ts';

/**
 * Where who registered is led. A press that a script repeated is the same press; without a script nobody knows
 * whether it was meant, so the page says that nothing was changed.
 */
function receiptOf({ registered: { registration }, repeated }: RegisterOutcome, byScript: boolean): string {
  const state =
    repeated && !byScript ? 'again' : registration.status === 'waiting' ? 'waiting' : 'registered';
  const token = registrationToken(registration, 'receipt');
  return `/events/registration?${new URLSearchParams({ token, state })}`;
}

/** Takes the form of an event's page; gives the page of the seat. */
export async function takeSeat(fields: Fields, address: string): Promise<string> {
  const wish = parseFields(registerSchema, fields);
  return receiptOf(await register({ ...wish, address }), wish.key !== undefined);
}
