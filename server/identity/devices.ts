import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { now } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { recordEvent } from '../events/record.ts';
import { sendMail } from '../outbox/outbox.ts';
import { countOne } from './attempts.ts';
import type { Browser } from './device-cookie.ts';
import { deviceName } from './device-name.ts';
import { newDeviceMail } from './mails.ts';
import { identityDevices } from './tables.ts';
import type { User } from './users.ts';

const hashOf = (device: string): string =>
  createHash('sha256').update(`device:${device}`).digest('base64url');
// Somebody who signs in by script again and again must not fill a mailbox.
const mostMails = 3;

/** Tells whether an account was used from this browser before. */
export async function isKnownDevice(db: DbOrTx, userId: string, device: string | null): Promise<boolean> {
  if (!device) return false;
  const [row] = await db
    .select({ userId: identityDevices.userId })
    .from(identityDevices)
    .where(and(eq(identityDevices.userId, userId), eq(identityDevices.deviceHash, hashOf(device))));
  return row !== undefined;
}

/** Remembers a browser as one that an account is used from: strangers who guess its password cannot make it wait. Gives its hash. */
export async function knowDevice(tx: Tx, userId: string, browser: Browser): Promise<string> {
  const device = browser.device ?? randomBytes(16).toString('base64url');
  if (!browser.device) browser.keepDevice(device);
  const deviceHash = hashOf(device);
  const at = now();
  await tx
    .insert(identityDevices)
    .values({ userId, deviceHash, firstSeenAt: at, lastSeenAt: at })
    .onConflictDoUpdate({
      target: [identityDevices.userId, identityDevices.deviceHash],
      set: { lastSeenAt: at },
    });
  return deviceHash;
}

/** Remembers the browser of a sign-in, and tells the account's owner when it is a new one. */
export async function noteDevice(tx: Tx, user: User, browser: Browser): Promise<void> {
  const others = await tx
    .select({ hash: identityDevices.deviceHash })
    .from(identityDevices)
    .where(eq(identityDevices.userId, user.id));
  const deviceHash = await knowDevice(tx, user.id, browser);
  const isNew = others.length > 0 && !others.some((other) => other.hash === deviceHash);
  if (!isNew) return;
  const name = deviceName(browser.userAgent);
  const subject = `user:${user.id}`;
  await recordEvent(tx, { kind: 'identity.new-device', subject, actor: subject, data: { device: name } });
  if (!user.email || (await countOne(tx, 'device-mail', user.id)) > mostMails) return;
  await sendMail(tx, {
    to: user.email,
    purpose: 'identity.new-device',
    mail: newDeviceMail(name, now()),
  });
}
