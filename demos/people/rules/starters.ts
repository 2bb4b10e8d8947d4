import { counted } from '#lib/money/grouped.ts';
import type { PeopleRows } from '../application.ts';
import type { Step } from '../records.ts';
import { mayDecide, type Viewer } from './viewer.ts';

/** Whether a viewer may plan what is done for somebody: HR and the managers above them, not they themselves. */
export const mayPlan = (viewer: Viewer, rows: PeopleRows, personId: string): boolean =>
  mayDecide(viewer, rows.people, personId);

/** Steps in the order in which they are due. */
export const stepsOf = ({ steps }: PeopleRows): Step[] =>
  [...steps.values()].sort((one, other) => one.days - other.days);

/** When a step is due: '14 days before the first day'. */
export const inWords = (days: number): string =>
  days === 0
    ? 'On the first day'
    : `${counted(Math.abs(days), 'day', 'days')} ${days < 0 ? 'before' : 'after'} the first day`;
