import { isTaken } from '../hours.ts';
import type { Application, Interview, Rows } from '../records.ts';
import { type Done, newId } from './done.ts';
import { noteEdit } from './move.ts';

interface Offer {
  applicationId: string;
  name: string;
  hostIds: readonly string[];
  minutes: number;
  where: string;
  starts: readonly number[];
  by: string;
  day: string;
}

const turned = (application: Application, turn: string) =>
  ({ in: 'applications', id: application.id, row: { ...application, turn } }) as const;

/** Offers hours for an interview; it is the candidate's turn then. */
export function offerHours(rows: Rows, offer: Offer): Done {
  const { applicationId, name, hostIds, minutes, where, starts, by, day } = offer;
  const application = rows.applications.get(applicationId);
  if (!application) return { problem: 'This application no longer exists. Reload the page.' };
  if (name.trim() === '') return { problem: 'Say what the interview is about.', field: 'name' };
  if (hostIds.length === 0) return { problem: 'Choose who takes part.', field: 'hosts' };
  if (where.trim() === '')
    return { problem: 'Say where it takes place, such as Video call.', field: 'where' };
  if (starts.length === 0) return { problem: 'Choose at least one time to offer.', field: 'starts' };
  if (starts.some((start) => isTaken(rows, hostIds, start, minutes)))
    return { problem: 'One of these times has been taken. Choose other times.', field: 'starts' };
  const id = newId('i');
  const row: Interview = {
    id,
    applicationId,
    name: name.trim(),
    hostIds: [...hostIds],
    minutes,
    offered: starts.toSorted((a, b) => a - b),
    start: null,
    state: 'offered',
    where: where.trim(),
  };
  const text = `Offered ${starts.length} ${starts.length === 1 ? 'time' : 'times'} for “${row.name}”`;
  return {
    said: text,
    edits: [
      { in: 'interviews', id, row },
      turned(application, 'candidate'),
      noteEdit({ applicationId, on: day, by, kind: 'interview', text }),
    ],
  };
}

/** The candidate takes one of the hours that were offered. */
export function chooseHour(rows: Rows, id: string, start: number, day: string): Done {
  const interview = rows.interviews.get(id);
  const application = interview && rows.applications.get(interview.applicationId);
  if (!interview || !application) return { problem: 'This interview was cancelled.' };
  if (interview.state !== 'offered' || !interview.offered.includes(start))
    return { problem: 'This time is no longer available. Choose another one.' };
  return {
    said: `Chose a time for “${interview.name}”`,
    edits: [
      { in: 'interviews', id, row: { ...interview, start, offered: [], state: 'planned' } },
      turned(application, interview.hostIds[0] ?? 'candidate'),
      noteEdit({
        applicationId: application.id,
        on: day,
        by: 'candidate',
        kind: 'interview',
        text: `Chose a time for “${interview.name}”`,
      }),
    ],
  };
}

/** Calls an interview off; its hours are free again. */
export function cancelInterview(rows: Rows, id: string, by: string, day: string): Done {
  const interview = rows.interviews.get(id);
  if (!interview) return { problem: 'This interview no longer exists.' };
  return {
    said: `Cancelled “${interview.name}”`,
    edits: [
      { in: 'interviews', id, row: { ...interview, state: 'cancelled' } },
      noteEdit({
        applicationId: interview.applicationId,
        on: day,
        by,
        kind: 'interview',
        text: `Cancelled “${interview.name}”`,
      }),
    ],
  };
}
