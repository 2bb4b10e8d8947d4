import { seededHosts } from '#content/booking/hosts.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { hosts } from './tables.server.ts';

/** Which hosts still go by the role that came with the site, and which have no address of their own. */
export async function hostGaps(db: DbOrTx): Promise<{ unnamed: string[]; withoutAddress: string[] }> {
  const rows = await db.select({ name: hosts.name, email: hosts.email }).from(hosts).orderBy(hosts.name);
  const roles = new Set(seededHosts.map(({ name }) => name));
  return {
    unnamed: rows.filter(({ name }) => roles.has(name)).map(({ name }) => name),
    withoutAddress: rows.filter(({ email }) => email === '').map(({ name }) => name),
  };
}
