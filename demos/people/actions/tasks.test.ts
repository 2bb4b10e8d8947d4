import { describe, expect, it } from 'vitest';
import { inWords, stepsOf } from '../rules/starters.ts';
import { hire } from './people.ts';
import { rowsAfter, sampleRows, sampleViewer } from './sample-rows.ts';
import { dropStep, planStep } from './steps.ts';
import { dropTask, planTask } from './tasks.ts';

const [manager, employee, hr] = (['manager', 'employee', 'hr'] as const).map((role) => sampleViewer(role));
if (!manager || !employee || !hr) throw new Error('The sample lacks a role.');
const { id } = employee.person;
const typed = { label: ' Show the workshop ', who: 'Manager', due: '2026-12-01' };

describe('the list of one person', () => {
  const rows = rowsAfter(sampleRows, planTask(sampleRows, manager, id, null, typed));
  const task = [...rows.tasks.values()].at(-1);
  if (!task) throw new Error('There is no task.');

  it('gets a task from HR or a manager above, and can lose it again', () => {
    expect(task).toMatchObject({ personId: id, label: 'Show the workshop', who: 'Manager', doneOn: null });
    const changed = rowsAfter(
      rows,
      planTask(rows, hr, id, task.id, { ...typed, label: 'Show the stores', due: '2026-12-03' }),
    );
    expect(changed.tasks.get(task.id)).toMatchObject({ label: 'Show the stores', due: '2026-12-03' });
    expect(rowsAfter(changed, dropTask(changed, hr, task.id)).tasks.has(task.id)).toBe(false);
  });

  it('keeps its tasks apart, also after one was removed', () => {
    const more = rowsAfter(rows, planTask(rows, hr, id, null, typed));
    const less = rowsAfter(more, dropTask(more, hr, task.id));
    const again = rowsAfter(less, planTask(less, hr, id, null, typed));
    expect(again.tasks.size).toBe(more.tasks.size);
  });

  it('is not for the person to plan', () => {
    expect(planTask(rows, employee, id, null, typed)).toHaveProperty('problem');
    expect(dropTask(rows, employee, task.id)).toHaveProperty('problem');
    expect(planTask(rows, manager, manager.person.id, null, typed)).toHaveProperty('problem');
  });

  it.each([
    ['label', { label: ' ' }],
    ['label', { label: 'x'.repeat(201) }],
    ['who', { who: 'Nobody' }],
    ['due', { due: '' }],
  ])('refuses a wrong %s', (field, change) => {
    expect(planTask(rows, hr, id, null, { ...typed, ...change })).toMatchObject({ field });
  });
});

describe('the list for new people', () => {
  const step = { label: 'Order a badge', who: 'IT', days: '7', side: 'before' };
  const someone = {
    ...employee.person,
    name: 'Noor Haddad',
    email: 'noor@tidewell.example',
    ended: '',
    started: '2026-12-01',
    managerId: 'e1',
    monthly: 410_000,
  };

  it('is what the next person gets, with dates around their first day, and nobody before', () => {
    let rows = rowsAfter(sampleRows, planStep(sampleRows, hr, null, step));
    rows = rowsAfter(rows, dropStep(rows, hr, 's1'));
    rows = rowsAfter(rows, planStep(rows, hr, 's2', { ...step, label: 'Order a desk', days: '0' }));
    expect(rows.tasks).toBe(sampleRows.tasks);
    const hired = rowsAfter(rows, hire(rows, hr, someone));
    const tasks = [...hired.tasks.values()].slice(sampleRows.tasks.size);
    expect(tasks.map(({ label, due }) => `${due} ${label}`)).toEqual(
      expect.arrayContaining(['2026-11-24 Order a badge', '2026-12-01 Order a desk']),
    );
    expect(tasks).toHaveLength(stepsOf(sampleRows).length);
    expect(tasks.map(({ label }) => label)).not.toContain('Send the contract for signature');
  });

  it('is changed by HR alone', () => {
    expect(planStep(sampleRows, manager, null, step)).toHaveProperty('problem');
    expect(dropStep(sampleRows, employee, 's1')).toHaveProperty('problem');
  });

  it.each([
    ['label', { label: '' }],
    ['who', { who: '' }],
    ['days', { days: 'soon' }],
    ['days', { days: '366' }],
  ])('refuses a wrong %s', (field, change) => {
    expect(planStep(sampleRows, hr, null, { ...step, ...change })).toMatchObject({ field });
  });

  it('says when in words', () => {
    expect([-14, -1, 0, 1].map(inWords)).toEqual([
      '14 days before the first day',
      '1 day before the first day',
      'On the first day',
      '1 day after the first day',
    ]);
  });
});
