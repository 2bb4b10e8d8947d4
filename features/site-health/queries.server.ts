import { statfs } from 'node:fs/promises';
import { and, count, gte, inArray, min, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { outbox } from '#server/db/tables.ts';
import { failedJobs, queueFigures } from '#server/jobs/overview.ts';
import { mailState } from '#server/mail/mail-standing.ts';
import { services } from '#server/services.ts';
import { programVersion } from '#server/version.ts';
import { type Check, judgeDisk, judgeJobs, judgeMail } from './rules.ts';

/** The size of the files, by folder. */
interface StorageUse {
  kind: string;
  files: number;
  bytes: number;
}

const cache: { at: number; use: Promise<StorageUse[]> | null } = { at: 0, use: null };

async function countStorage(): Promise<StorageUse[]> {
  const kinds = new Map<string, StorageUse>();
  for await (const { key, size } of services().storage.list()) {
    const kind = key.includes('/') ? key.slice(0, key.indexOf('/')) : 'other';
    const use = kinds.get(kind) ?? { kind, files: 0, bytes: 0 };
    kinds.set(kind, { kind, files: use.files + 1, bytes: use.bytes + size });
  }
  return [...kinds.values()].toSorted((a, b) => b.bytes - a.bytes);
}

/** What the files take; counted again after a minute, because it walks through all of them. */
function storageUse(): Promise<StorageUse[]> {
  if (!cache.use || Date.now() - cache.at > 60_000) {
    cache.at = Date.now();
    cache.use = countStorage();
    cache.use.catch(() => {
      cache.use = null;
    });
  }
  return cache.use;
}

async function databaseFacts() {
  const { db } = services().database;
  const { rows: facts } = await db.execute<{ version: string; bytes: string; latest: string }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select max(name) from schema_migrations) as latest`,
  );
  const { rows: tables } = await db.execute<{ name: string; bytes: string }>(
    sql`select relname as name, pg_total_relation_size(c.oid)::text as bytes from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by pg_total_relation_size(c.oid) desc limit 6`,
  );
  return {
    version: facts[0]?.version ?? '',
    bytes: Number(facts[0]?.bytes ?? 0),
    schema: facts[0]?.latest ?? '',
    tables: tables.map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
  };
}

async function mailWaiting() {
  const { db } = services().database;
  const [row] = await db
    .select({ waiting: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(inArray(outbox.state, ['queued', 'sending', 'uncertain']));
  const [lost] = await db
    .select({ failed: count() })
    .from(outbox)
    .where(
      and(inArray(outbox.state, ['failed']), gte(outbox.createdAt, new Date(now().getTime() - 86_400_000))),
    );
  return { waiting: row?.waiting ?? 0, oldest: row?.oldest ?? null, failed: lost?.failed ?? 0 };
}

/** The health of the site: its parts, its queues and its disk use. */
export async function siteHealth() {
  const { env, database, health, jobs } = services();
  const at = now();
  const [up, disk, queues, failed, storage, facts, mails, mail] = await Promise.all([
    health(),
    statfs(env.DATA_DIR).catch(() => null),
    queueFigures(database.db),
    failedJobs(database.db),
    storageUse(),
    databaseFacts(),
    mailWaiting(),
    mailState(),
  ]);
  const free = disk ? { free: disk.bavail * disk.bsize, all: disk.blocks * disk.bsize } : null;
  const checks: Check[] = [
    {
      name: 'Database',
      state: up.database === 'up' ? 'good' : 'bad',
      words: `PostgreSQL ${facts.version}, ${database.embedded ? 'the site’s own' : 'a server of yours'}`,
    },
    judgeJobs(jobs.isUp(), queues, at),
    judgeMail(mail.standing, mails, at),
    judgeDisk(free),
  ];
  return {
    checks,
    queues,
    failed,
    storage: { kinds: storage, s3: Boolean(env.S3_ENDPOINT) },
    database: facts,
    disk: free,
    program: {
      version: programVersion(),
      node: process.version,
      since: new Date(at.getTime() - process.uptime() * 1000).toISOString(),
      memory: process.memoryUsage().rss,
    },
    now: at.toISOString(),
  };
}

export type SiteHealth = Awaited<ReturnType<typeof siteHealth>>;
