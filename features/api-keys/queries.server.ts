import { desc } from 'drizzle-orm';
import type { ApiScope } from '#lib/staff/api-scopes.ts';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { type KeyStanding, standingOf } from './rules.ts';
import { apiKeys } from './tables.server.ts';

/** A key as owners see it in the panel, without its secret. */
export interface KeyLine {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  standing: KeyStanding;
  createdAt: string;
  /** The last day on which it works. */
  lastDay: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
  uses: number;
}

const most = 200;

/** Where other programs find the API. */
export const apiOrigin = (): string => new URL(services().env.PUBLIC_URL).origin;

/** The keys of the API: those that work first, then the newest. */
export async function listKeys(): Promise<KeyLine[]> {
  const rows = await services().database.db.select().from(apiKeys).orderBy(desc(apiKeys.id)).limit(most);
  const lines = rows.map(({ hash: _, madeBy: __, createdAt, endsAt, revokedAt, lastUsedAt, ...key }) => ({
    ...key,
    standing: standingOf({ endsAt, revokedAt }, now()),
    createdAt: createdAt.toISOString(),
    lastDay: new Date(endsAt.getTime() - 1).toISOString().slice(0, 10),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
  return lines.toSorted((a, b) => Number(b.standing === 'works') - Number(a.standing === 'works'));
}
