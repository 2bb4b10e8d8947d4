import { eq } from 'drizzle-orm';
import { contentVersions } from '#server/db/tables.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { retentionRecords, retentions } from '#server/retention/carry-out.ts';
import type { RetentionKey } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { changeSettings, readSettings, settingsTag } from '#server/settings/settings.ts';
import { type KeptTime, keptTimes, retentionWords } from './labels.ts';

const recordDays = 90;

/** The times of keeping, and what was forgotten by them. */
export async function retentionPage() {
  const { db } = services().database;
  const [row] = await db.select().from(contentVersions).where(eq(contentVersions.tag, settingsTag));
  const records = new Map((await retentionRecords(db, recordDays)).map((record) => [record.name, record]));
  return {
    version: row?.version ?? 0,
    days: readSettings().retention,
    recordDays,
    jobs: retentions().map(({ name, keeps }) => {
      const record = records.get(name);
      return {
        name,
        keeps,
        lastAt: record?.lastAt.toISOString() ?? null,
        removed: record?.removed ?? 0,
        runs: record?.runs ?? 0,
      };
    }),
  };
}

export type RetentionPage = Awaited<ReturnType<typeof retentionPage>>;

// Each setting has its words: one that is added and not named here does not compile.
const words: Readonly<Record<RetentionKey, { label: string }>> = retentionWords;
const labels = Object.fromEntries(keptTimes.map((key: KeptTime) => [key, words[key].label]));

/** Changes how long things are kept; tells whoever saves over another's change unknowingly. */
export function changeRetention(
  days: Readonly<Record<string, number>>,
  seen: number,
  actor: string,
): Promise<void> {
  return services().inTransaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(contentVersions)
      .where(eq(contentVersions.tag, settingsTag))
      .for('update');
    const theirs: Readonly<Record<string, number>> = readSettings().retention;
    checkSeen(seen, { version: row?.version ?? 0, yours: days, theirs, labels });
    await changeSettings(tx, { retention: days }, actor);
  });
}
