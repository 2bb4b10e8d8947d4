import type { RegisterOutcome } from './commands/register.server.ts';
import { registrationToken } from './links.server.ts';

/** What the page of a registration says first. */
type ReceiptState = 'registered' | 'waiting' | 'again';

/**
 * Where who registered is led. A press that a script repeated is the same press; without a script nobody knows
 * whether it was meant, so the page says that nothing was changed.
 */
export function receiptOf(
  { registered: { registration }, repeated }: RegisterOutcome,
  byScript: boolean,
): { state: ReceiptState; href: string } {
  const state =
    repeated && !byScript ? 'again' : registration.status === 'waiting' ? 'waiting' : 'registered';
  const token = registrationToken(registration, 'receipt');
  return { state, href: `/events/registration?${new URLSearchParams({ token, state })}` };
}
