import { networkOf } from '#lib/run/network.ts';
import { services } from '../services.ts';
import { countOne } from './attempts.ts';
import type { Call } from './call.ts';
import { demand } from './errors.ts';
import { demandPuzzle, limitNetwork } from './limit-call.ts';

/** Allows only a few emails to one address per network, and requires a puzzle when many networks ask for that address. Unknown addresses count in the same way. */
export async function limitMail(
  call: Call,
  email: string,
  captcha: string | null | undefined,
): Promise<void> {
  const { db } = services().database;
  await limitNetwork('mail', call, captcha, { puzzle: 10, closed: 60 });
  const fromHere = await countOne(db, 'mail-pair', email, networkOf(call.address));
  demand(fromHere <= 5, 'RESET_PASSWORD_EXCEED_LIMIT');
  if ((await countOne(db, 'mail-account', email)) > 10) await demandPuzzle(call, captcha);
}
