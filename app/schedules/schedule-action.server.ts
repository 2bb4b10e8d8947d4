import { data, redirect } from 'react-router';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { schedulesPage } from '#features/schedules/address.ts';
import { beginByHand } from '#features/schedules/commands/begin-run.server.ts';
import {
  changePace,
  pauseSchedule,
  removeSchedule,
  resumeSchedule,
} from '#features/schedules/commands/change.server.ts';
import { makeSchedule } from '#features/schedules/commands/make.server.ts';
import { idSchema, newScheduleSchema, paceSchema } from '#features/schedules/schema.ts';
import { AppError } from '#server/errors.ts';
import { type Fields, fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';

const idIn = (fields: Fields): string => parseFields(idSchema, fields).id;

/** What the buttons of the page do, by name; gives what the address says of it afterwards. */
const presses: Record<string, (fields: Fields, visitor: Visitor) => Promise<string>> = {
  async make(fields, visitor) {
    await makeSchedule(parseFields(newScheduleSchema, fields), visitor);
    return 'made';
  },
  async run(fields, { userId }) {
    await beginByHand(idIn(fields), userId);
    return 'begun';
  },
  async pause(fields, { userId }) {
    await pauseSchedule(idIn(fields), userId);
    return 'paused';
  },
  async resume(fields, { userId }) {
    await resumeSchedule(idIn(fields), userId);
    return 'resumed';
  },
  async pace(fields, { userId }) {
    const { id, pace } = parseFields(paceSchema, fields);
    await changePace(id, pace, userId);
    return 'changed';
  },
  async delete(fields, { userId }) {
    await removeSchedule(idIn(fields), userId);
    return 'deleted';
  },
};

const words: Readonly<Record<string, string>> = {
  made: 'Your schedule is set up, and its first run has begun.',
  begun: 'The run has begun. Its result appears below.',
  paused: 'Paused. It won’t run until you resume it.',
  resumed: 'Resumed. It runs again at its next time.',
  changed: 'Saved.',
  deleted: 'Deleted for good, with its results.',
};

/** What the last press did, as the address says it. */
export function scheduleNews(query: URLSearchParams): { heading: string; tone: 'done' } | null {
  const heading = words[query.get('did') ?? ''];
  return heading ? { heading, tone: 'done' } : null;
}

const signedOut = (): AppError =>
  new AppError({ status: 401, code: 'signed_out', message: 'Please sign in to set up a schedule.' });

/** Takes the forms of the page, and the one that a demo sends while it stays open (`stay`). */
export async function scheduleAction({ request }: { request: Request }) {
  const visitor = await visitorOf(request);
  const fields = await fieldsOf(request);
  const stays = fields.stay === '1';
  if (!visitor && !stays) throw redirect(signInFor(schedulesPage), 303);
  const what = String(fields.intent ?? '');
  const press = Object.hasOwn(presses, what) ? presses[what] : undefined;
  if (!press) throw data(null, { status: 400 });
  try {
    if (!visitor) throw signedOut();
    const did = await press(fields, visitor);
    if (stays) return { made: did };
    return redirect(`${schedulesPage}?did=${did}`, 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}
