import type { Client } from 'pg';
import { quoted } from '../db/copy/catalogue.ts';
import { unseal } from '../seal.ts';

/** Every column that holds something sealed under the app's secret, with the purpose it is sealed for. */
export const sealedColumns = [
  { table: 'identity_keys', column: 'private_sealed', purpose: 'signing-key' },
  { table: 'identity_factors', column: 'secret_sealed', purpose: 'totp' },
  { table: 'host_calendars', column: 'sealed_access', purpose: 'booking.calendar' },
  { table: 'webhooks', column: 'secret_sealed', purpose: 'webhooks.secret' },
] as const;

/** How many sealed values this secret opens, and where it does not. */
export async function checkSealed(
  client: Client,
  secret: string,
): Promise<{ opened: number; shut: { table: string; count: number }[] }> {
  let opened = 0;
  const shut: { table: string; count: number }[] = [];
  for (const { table, column, purpose } of sealedColumns) {
    const { rows: found } = await client.query<{ t: string | null }>('select to_regclass($1) as t', [
      `public.${quoted(table)}`,
    ]);
    // A backup of an earlier version may not have the table yet.
    if (!found[0]?.t) continue;
    const { rows } = await client.query<{ sealed: string }>(
      `select ${quoted(column)} as sealed from ${quoted(table)} where ${quoted(column)} is not null`,
    );
    const closed = rows.filter(({ sealed }) => unseal(secret, purpose, sealed) === null).length;
    opened += rows.length - closed;
    if (closed > 0) shut.push({ table, count: closed });
  }
  return { opened, shut };
}
