import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../clock.ts';
import { defineJob } from '../jobs/define.ts';
import { services } from '../services.ts';
import { forgetOldKeys } from './keys.ts';
import { forgetCodes } from './oob-codes.ts';
import { identityDevices, identityLogins } from './tables.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

/** Removes expired codes and keys, sign-ins unused for half a year, and browsers not seen for a year. */
export async function keepIdentityHouse(): Promise<void> {
  const { db } = services().database;
  await forgetCodes(db);
  await forgetOldKeys(db);
  await db.delete(identityLogins).where(lt(identityLogins.lastUsedAt, daysAgo(180)));
  await db.delete(identityDevices).where(lt(identityDevices.lastSeenAt, daysAgo(400)));
}

export const identityHousekeeping = defineJob({
  name: 'identity-housekeeping',
  schema: z.object({}),
  every: '23 * * * *',
  run: keepIdentityHouse,
});
