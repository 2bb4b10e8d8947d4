import { putIn } from '../../app-kit/sandbox/edits.ts';
import type { Application, HiringEdit, Note, Records, Rows } from '../records.ts';
import { type Done, newId } from './done.ts';

interface Moved {
  applicationId: string;
  stageId: string;
  by: string;
  day: string;
}

const put = putIn<Records>();

/** An edit that puts a line into the timeline of an application. */
export function noteEdit(note: Omit<Note, 'id'>): HiringEdit {
  return put('notes', { ...note, id: newId('n') });
}

/** Somebody goes to another stage of the job, forwards or back. The last stage is the end: they are hired. */
export function move(rows: Rows, { applicationId, stageId, by, day }: Moved): Done {
  const application = rows.applications.get(applicationId);
  const job = application && rows.jobs.get(application.jobId);
  const stage = job?.stages.find(({ id }) => id === stageId);
  const person = application && rows.people.get(application.personId);
  if (!application || !stage || !person) return { problem: 'This stage no longer exists. Reload the page.' };
  if (application.stageId === stageId && application.state === 'active')
    return { problem: `${person.name} is already in ${stage.name}.` };
  if (application.state === 'rejected' || application.state === 'withdrawn')
    return { problem: `${person.name}’s application has ended. Open it again first.` };
  const isHired = stage.kind === 'hired';
  const row: Application = {
    ...application,
    stageId,
    since: day,
    turn: stage.turn,
    state: isHired ? 'hired' : 'active',
    endedOn: isHired ? day : null,
    reason: '',
    path: [...application.path, { stageId, on: day }],
  };
  const text = isHired ? 'Hired' : `Moved to ${stage.name}`;
  return {
    said: isHired ? `Hired ${person.name}` : `Moved ${person.name} to ${stage.name}`,
    edits: [put('applications', row), noteEdit({ applicationId, on: day, by, kind: 'moved', text })],
  };
}

interface Ended {
  applicationId: string;
  reason: string;
  /** Whether they withdrew themselves. */
  withdrew: boolean;
  by: string;
  day: string;
}

/** An application ends without a contract. Nobody is rejected without a reason that can be told. */
export function end(
  rows: Rows,
  { applicationId, reason, withdrew, by, day }: Ended,
  keepUntil: string,
): Done {
  const application = rows.applications.get(applicationId);
  const person = application && rows.people.get(application.personId);
  if (!application || !person) return { problem: 'This application no longer exists. Reload the page.' };
  if (reason.trim() === '') return { problem: 'Choose or write a reason.', field: 'reason' };
  const state = withdrew ? 'withdrawn' : 'rejected';
  const said = withdrew ? `${person.name} withdrew` : `Rejected ${person.name}`;
  const text = `${withdrew ? 'Withdrew' : 'Rejected'}: ${reason.trim()}`;
  return {
    said,
    edits: [
      put('applications', { ...application, state, reason: reason.trim(), endedOn: day }),
      put('people', { ...person, keepUntil }),
      noteEdit({ applicationId, on: day, by, kind: 'ended', text }),
    ],
  };
}

/** An application that ended goes on in the stage where it was. */
export function reopen(rows: Rows, { applicationId, by, day }: Omit<Moved, 'stageId'>): Done {
  const application = rows.applications.get(applicationId);
  const person = application && rows.people.get(application.personId);
  if (!application || !person) return { problem: 'This application no longer exists. Reload the page.' };
  if (application.state === 'active') return { problem: `${person.name}’s application is already open.` };
  return {
    said: `Opened ${person.name}’s application again`,
    edits: [
      put('applications', { ...application, state: 'active', reason: '', endedOn: null, since: day }),
      noteEdit({ applicationId, on: day, by, kind: 'moved', text: 'Reopened' }),
    ],
  };
}

/** Hands the next step to the candidate or to one colleague. */
export function handTurn(rows: Rows, applicationId: string, turn: string, said: string): Done {
  const application = rows.applications.get(applicationId);
  if (!application) return { problem: 'This application no longer exists. Reload the page.' };
  return { said, edits: [put('applications', { ...application, turn })] };
}

/** A note of a colleague in the timeline. */
export function addNote(applicationId: string, text: string, by: string, day: string): Done {
  if (text.trim() === '') return { problem: 'Write something first.', field: 'text' };
  return {
    said: 'Added a note',
    edits: [noteEdit({ applicationId, on: day, by, kind: 'note', text: text.trim() })],
  };
}
