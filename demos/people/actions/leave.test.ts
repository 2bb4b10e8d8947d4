import { describe, expect, it } from 'vitest';
import { ofPerson } from '../rules/by-person.ts';
import { leaveFigures, leaveLedger, minutesOf } from '../rules/leave-account.ts';
import { healthOf, seenAs } from '../rules/viewer.ts';
import { type Asked, askForLeave, decideLeave, weigh, withdrawLeave } from './leave.ts';
import { rowsAfter, sampleDay, sampleRows, sampleViewer } from './sample-rows.ts';

const { person } = sampleViewer('employee');
const asked: Asked = {
  type: 'holiday',
  from: '2026-12-02',
  to: '2026-12-04',
  fromMidday: true,
  toMidday: false,
  note: 'A concert',
};
const left = (rows = sampleRows) => leaveFigures(leaveLedger(rows, person, 2026), sampleDay).free;

describe('asking for leave', () => {
  it('holds the days at once, and gives them back when it is declined', () => {
    const outcome = askForLeave(sampleRows, person, asked, sampleDay);
    const held = rowsAfter(sampleRows, outcome);
    expect(left(held)).toBe(left() - minutesOf(sampleRows, person, asked));
    const id = [...held.requests.keys()].at(-1) ?? '';
    const declined = rowsAfter(held, decideLeave(held, sampleViewer('manager'), id, false, 'Too many away'));
    expect(left(declined)).toBe(left());
    expect(declined.requests.get(id)?.answer).toBe('Too many away');
  });

  it('refuses more than is left, days that are taken, weekends, and dates in the wrong order', () => {
    const ask = (change: Partial<Asked>) =>
      askForLeave(sampleRows, person, { ...asked, ...change }, sampleDay);
    expect(ask({ from: '2026-11-23', to: '2027-06-30', fromMidday: false })).toHaveProperty('field');
    const [other] = ofPerson(sampleRows.requests, person.id).filter(({ state }) => state === 'waiting');
    expect(ask({ from: other?.from ?? '', to: other?.from ?? '', fromMidday: false })).toMatchObject({
      field: 'from',
    });
    expect(ask({ from: '2026-12-05', to: '2026-12-06' })).toMatchObject({ field: 'from' });
    expect(ask({ from: '2026-12-04', to: '2026-12-02' })).toMatchObject({ field: 'to' });
    expect(ask({ from: '' })).toMatchObject({ field: 'from' });
  });

  it('warns of colleagues who are away at the same time', () => {
    const waiting = [...sampleRows.requests.values()].find(
      ({ personId, state }) => personId === person.id && state === 'waiting',
    );
    const weighed = waiting && weigh(sampleRows, person, waiting, waiting.id);
    expect(weighed?.together.length).toBeGreaterThan(1);
    expect(weighed?.crowded.length).toBeGreaterThan(0);
  });
});

describe('answering', () => {
  const waiting = [...sampleRows.requests.values()].filter(({ state }) => state === 'waiting');
  const own = waiting.find(({ personId }) => personId === person.id)?.id ?? '';

  it('is for managers of the person and for HR alone', () => {
    expect(decideLeave(sampleRows, sampleViewer('employee'), own, true)).toHaveProperty('problem');
    for (const role of ['manager', 'hr'] as const)
      expect(decideLeave(sampleRows, sampleViewer(role), own, true)).toHaveProperty('edits');
    const manager = sampleViewer('manager');
    const elsewhere = waiting.find(
      ({ personId }) => sampleRows.people.get(personId)?.teamId !== manager.person.teamId,
    );
    expect(decideLeave(sampleRows, manager, elsewhere?.id ?? '', true)).toHaveProperty('problem');
  });

  it('happens once', () => {
    const rows = rowsAfter(sampleRows, decideLeave(sampleRows, sampleViewer('hr'), own, true));
    expect(decideLeave(rows, sampleViewer('hr'), own, false)).toHaveProperty('problem');
    expect(withdrawLeave(rows, sampleViewer('employee', rows), own, sampleDay)).toHaveProperty('edits');
    expect(withdrawLeave(rows, sampleViewer('manager', rows), own, sampleDay)).toHaveProperty('problem');
  });
});

describe('health data', () => {
  const ill: Asked = { ...asked, type: 'sick', fromMidday: false, note: '', reason: 'Flu' };
  const rows = rowsAfter(sampleRows, askForLeave(sampleRows, person, ill, sampleDay));
  const request = [...rows.requests.values()].at(-1);
  if (!request) throw new Error('Nothing was reported.');

  it('is seen by the person and by HR; a manager and colleagues see “Away”', () => {
    expect(healthOf(sampleViewer('employee', rows), rows.health, request)?.reason).toBe('Flu');
    expect(healthOf(sampleViewer('hr', rows), rows.health, request)?.reason).toBe('Flu');
    expect(healthOf(sampleViewer('manager', rows), rows.health, request)).toBeNull();
    expect(seenAs(sampleViewer('manager', rows), request)).toBe('Away');
    const colleague = [...rows.people.values()].find(
      ({ id, teamId }) => teamId === person.teamId && id !== person.id,
    );
    if (!colleague) throw new Error('The team has one person only.');
    expect(seenAs({ role: 'employee', person: colleague }, request)).toBe('Away');
    expect(healthOf({ role: 'employee', person: colleague }, rows.health, request)).toBeNull();
  });

  it('needs nobody’s consent, and is not taken from the yearly leave', () => {
    expect(request.state).toBe('approved');
    expect(left(rows)).toBe(left());
    // The reason stands apart from what managers read.
    expect(JSON.stringify(request)).not.toContain('Flu');
  });
});
