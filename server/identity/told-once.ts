import { createHmac } from 'node:crypto';
import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { services } from '../services.ts';
import { spendOnce } from '../spent/spent.ts';

const dayMs = 86_400_000;

/** Whether this address has had no such email within a day, so that strangers who try repeatedly can't fill a mailbox. */
export function isFirstNotice(tx: Tx, what: string, emailKey: string): Promise<boolean> {
  const hash = createHmac('sha256', services().secret).update(JSON.stringify(['told', what, emailKey]));
  const at = now().getTime();
  const day = Math.floor(at / dayMs);
  return spendOnce(tx, `told:${hash.digest('base64url').slice(0, 22)}:${day}`, new Date((day + 1) * dayMs));
}
