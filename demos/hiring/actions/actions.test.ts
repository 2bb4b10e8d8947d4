import { describe, expect, it } from 'vitest';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import type { Records } from '../records.ts';
import { seed } from '../seed/seed.ts';
import type { Done } from './done.ts';
import { addNote, end, move, reopen } from './move.ts';
import { judge, readableCards } from './scorecards.ts';

const day = '2026-11-18';
const rows = rowsFrom<Records>(seed(day));
const applicationId = 'a1';
const by = 'ines';

function outcome(done: Done, from = rows) {
  if ('problem' in done) throw new Error(done.problem);
  return edited(from, done.edits);
}
const of = (state: typeof rows) => state.applications.get(applicationId);

describe('moving', () => {
  it('starts the wait again, passes the turn and writes it down', () => {
    const { rows: moved } = outcome(move(rows, { applicationId, stageId: 'task', by, day }));
    expect(of(moved)).toMatchObject({ stageId: 'task', since: day, turn: 'candidate', state: 'active' });
    expect(moved.notes.size).toBe(rows.notes.size + 1);
  });
  it('hires who comes to the last stage, and takes it back', () => {
    const { rows: hired } = outcome(move(rows, { applicationId, stageId: 'hired', by, day }));
    expect(of(hired)).toMatchObject({ state: 'hired', endedOn: day });
    const { rows: back } = outcome(move(hired, { applicationId, stageId: 'offer', by, day }), hired);
    expect(of(back)).toMatchObject({ state: 'active', endedOn: null });
  });
  it('refuses the stage they are in, and one that is not there', () => {
    expect(move(rows, { applicationId, stageId: 'new', by, day })).toHaveProperty('problem');
    expect(move(rows, { applicationId, stageId: 'gone', by, day })).toHaveProperty('problem');
  });
});

describe('ending', () => {
  const asked = { applicationId, reason: 'Missing a requirement', withdrew: false, by, day };
  it('asks for a reason', () => {
    expect(end(rows, { ...asked, reason: '  ' }, day)).toMatchObject({ field: 'reason' });
  });
  it('sets the day after which everything goes, and can be opened again', () => {
    const { rows: ended, back } = outcome(end(rows, asked, '2027-05-17'));
    expect(of(ended)).toMatchObject({ state: 'rejected', reason: 'Missing a requirement', endedOn: day });
    expect(ended.people.get('p1')?.keepUntil).toBe('2027-05-17');
    expect(move(ended, { applicationId, stageId: 'task', by, day })).toHaveProperty('problem');
    expect(of(outcome(reopen(ended, { applicationId, by, day }), ended).rows)?.state).toBe('active');
    expect(edited(ended, back).rows.applications.get(applicationId)).toEqual(of(rows));
  });
});

describe('scorecards', () => {
  const job = rows.jobs.get('platform');
  const talked = [...rows.applications.values()].find(
    ({ id, jobId, state }) => jobId === 'platform' && state === 'hired' && readableCards(rows, id, 'nobody'),
  );
  const id = talked?.id ?? '';
  const marks = Object.fromEntries((job?.criteria ?? []).map((name) => [name, 3]));
  const card = { applicationId: 'a1', marks, verdict: 'yes', words: 'Asked good questions.', day };

  it('are sealed until one’s own is handed in', () => {
    const { rows: one } = outcome(judge(rows, { ...card, authorId: 'tomasz' }));
    expect(readableCards(one, 'a1', 'adaeze')).toEqual({ open: [], sealed: ['tomasz'] });
    const { rows: two } = outcome(judge(one, { ...card, authorId: 'adaeze' }), one);
    expect(readableCards(two, 'a1', 'adaeze').open).toHaveLength(2);
    expect(readableCards(two, 'a1', 'priya').open).toHaveLength(0);
    expect(id).not.toBe('');
  });
  it('keep what they were before a change', () => {
    const { rows: one } = outcome(judge(rows, { ...card, authorId: 'tomasz' }));
    const { rows: two } = outcome(judge(one, { ...card, authorId: 'tomasz', verdict: 'no' }), one);
    expect(readableCards(two, 'a1', 'tomasz').open[0]).toMatchObject({ verdict: 'no' });
    expect(readableCards(two, 'a1', 'tomasz').open[0]?.before[0]).toMatchObject({ verdict: 'yes' });
  });
  it('name the mark, the verdict or the sentence that is missing', () => {
    const whose = { ...card, authorId: 'tomasz' };
    expect(judge(rows, { ...whose, marks: {} })).toMatchObject({ field: job?.criteria[0] });
    expect(judge(rows, { ...whose, verdict: '' })).toMatchObject({ field: 'verdict' });
    expect(judge(rows, { ...whose, words: 'ok' })).toMatchObject({ field: 'words' });
  });
});

it('takes no empty note', () => {
  expect(addNote(applicationId, ' ', by, day)).toHaveProperty('problem');
  expect(addNote(applicationId, 'Call again on Friday', by, day)).toMatchObject({ edits: [{ in: 'notes' }] });
});
