import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { onEvent } from '#server/events/listen.ts';
import { notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import { runHref, schedulesPage } from '../address.ts';
import { changesText } from '../changes.ts';
import { outsideLines } from '../forecast-result.ts';
import type { ScheduleRow } from '../own-schedule.server.ts';
import { type Changes, type Found, pausedWords, shortAddress, workWords } from '../schedules.ts';
import { errorLines } from '../seo-result.ts';
import { scheduleRuns, schedules } from '../tables.server.ts';

const ofRun = z.object({ run: z.uuid() });
const ofPause = z.object({ by: z.string() });
const idIn = (subject: string): string => subject.slice('schedule:'.length);

interface Words {
  title: string;
  body: string;
}

/** Tells the owner of a schedule something about it, once for each key. */
async function tellOwner(row: ScheduleRow, { key, href }: { key: string; href: string }, words: Words) {
  await services().inTransaction((tx) =>
    notify(tx, { userId: row.userId, kind: 'schedule', href, key, ...words }),
  );
}

/** A run with its schedule; null where they were deleted meanwhile. */
async function runAt(run: string) {
  const [found] = await services()
    .database.db.select({ run: scheduleRuns, schedule: schedules })
    .from(scheduleRuns)
    .innerJoin(schedules, eq(schedules.id, scheduleRuns.scheduleId))
    .where(eq(scheduleRuns.id, run));
  return found ?? null;
}

/** What an email says line by line, besides its sentence. */
function linesOf(changes: Changes, found: Found | null): string[] {
  if (changes.work === 'seo') return errorLines(changes);
  return found?.work === 'forecast' ? outsideLines(changes, found) : [];
}

function titleOf(changes: Changes, address: string): string {
  const site = shortAddress(address);
  if (changes.work === 'forecast') return `New figures outside the forecast: ${site}`;
  if (changes.appeared.counts.error > 0) return `New SEO errors on ${site}`;
  return `SEO errors fixed on ${site}`;
}

export const tellNews = onEvent('schedule.news', 'schedules.tell-news', async ({ data }) => {
  const { run: id } = ofRun.parse(data);
  const told = await runAt(id);
  const { changes, found } = told?.run ?? {};
  if (!told || !changes) return;
  const words = {
    title: titleOf(changes, told.schedule.address),
    body: [changesText(changes), ...linesOf(changes, found ?? null)].join('\n'),
  };
  await tellOwner(told.schedule, { key: `schedule-run:${id}`, href: runHref(id) }, words);
});

export const tellUnreadable = onEvent(
  'schedule.unreadable',
  'schedules.tell-unreadable',
  async ({ data }) => {
    const { run: id } = ofRun.parse(data);
    const told = await runAt(id);
    if (!told) return;
    const words = {
      title: `${workWords[told.schedule.work]} failed: ${shortAddress(told.schedule.address)}`,
      body: `${told.run.said}\nThe schedule goes on. After three failures in a row we pause it.`,
    };
    await tellOwner(told.schedule, { key: `schedule-run:${id}`, href: runHref(id) }, words);
  },
);

// Whoever paused it by hand knows.
export const tellPaused = onEvent(
  'schedule.paused',
  'schedules.tell-paused',
  async ({ id, subject, data }) => {
    if (ofPause.parse(data).by === 'hand') return;
    const [row] = await services()
      .database.db.select()
      .from(schedules)
      .where(eq(schedules.id, idIn(subject)));
    if (!row) return;
    const words = {
      title: `Schedule paused: ${shortAddress(row.address)}`,
      body: `${pausedWords} Check the address, then resume the schedule in your account.`,
    };
    await tellOwner(row, { key: `schedule-paused:${id}`, href: schedulesPage }, words);
  },
);
