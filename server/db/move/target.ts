import type { Client } from 'pg';
import { refuseUsedDatabase } from '../../backup/empty-place.ts';
import { StartError } from '../../start-error.ts';
import { type Guards, putGuards, takeGuards } from '../copy/catalogue.ts';

// A schema of its own says that a move is under way. It goes with the last statement of the move.
const schema = 'akra_move';
// Any number will do, as long as every version of the program uses the same.
const lockKey = 7_206_116;

/** Whether a move into this database was begun and not finished. */
async function isBeingMovedInto(client: Pick<Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regnamespace($1) is not null as found', [
    schema,
  ]);
  return rows[0]?.found ?? false;
}

/** Keeps a site from starting on a database into which a move was begun and not finished. */
export async function refuseHalfMoved(client: Pick<Client, 'query'>): Promise<void> {
  if (await isBeingMovedInto(client))
    throw new StartError(
      'A move into this database was started but not finished. Run npm run move-database again to continue where it stopped.',
    );
}

/** Takes an empty database for the move of `source`, or one that an earlier try of the same move has begun to fill. */
export async function claimTarget(client: Client, source: string): Promise<'new' | 'resumed'> {
  const { rows: locked } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    lockKey,
  ]);
  if (!locked[0]?.got) throw new StartError('Another move into this database is running.');
  if (await isBeingMovedInto(client)) {
    const { rows } = await client.query<{ source: string }>(`select source from ${schema}.move`);
    if (rows[0]?.source === source) return 'resumed';
    throw new StartError(
      'The target contains an unfinished move of another site. Use a new, empty database.',
    );
  }
  await refuseUsedDatabase(client);
  await client.query('begin');
  await client.query(`create schema ${schema}`);
  await client.query(`create table ${schema}.move (source text not null, guards jsonb)`);
  await client.query(`insert into ${schema}.move (source) values ($1)`, [source]);
  await client.query('commit');
  return 'new';
}

async function inOne(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Takes references and triggers off once, and notes them where the next try finds them. */
export const lowerGuards = (client: Client): Promise<void> =>
  inOne(client, async () => {
    const { rows } = await client.query<{ guards: Guards | null }>(`select guards from ${schema}.move`);
    if (rows[0]?.guards) return;
    const guards = await takeGuards(client);
    await client.query(`update ${schema}.move set guards = $1`, [JSON.stringify(guards)]);
  });

/** Puts them back, which checks every reference; `also` runs in the same transaction. */
export const raiseGuards = (client: Client, also: () => Promise<void>): Promise<void> =>
  inOne(client, async () => {
    const { rows } = await client.query<{ guards: Guards | null }>(`select guards from ${schema}.move`);
    if (rows[0]?.guards) await putGuards(client, rows[0].guards);
    await client.query(`update ${schema}.move set guards = null`);
    await also();
  });

/** Says that the move is over: from here on the database is the site's. */
export async function releaseTarget(client: Client): Promise<void> {
  await client.query(`drop schema ${schema} cascade`);
}
