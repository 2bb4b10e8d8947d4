import type { PeopleRows } from '../application.ts';
import type { Correction, LeaveRequest, Task } from '../records.ts';
import { mayDecide, type Viewer } from './viewer.ts';

/** Leave that waits for this viewer, the nearest first. HR answers for those whose manager is at the top. */
export const waitingLeave = ({ requests, people }: PeopleRows, viewer: Viewer): LeaveRequest[] =>
  [...requests.values()]
    .filter(({ state, personId }) => state === 'waiting' && mayDecide(viewer, people, personId))
    .sort((one, other) => (one.from < other.from ? -1 : 1));

/** Corrections of times that wait for this viewer. */
export const waitingCorrections = ({ corrections, people }: PeopleRows, viewer: Viewer): Correction[] =>
  [...corrections.values()]
    .filter(({ state, personId }) => state === 'waiting' && mayDecide(viewer, people, personId))
    .sort((one, other) => (one.day < other.day ? -1 : 1));

/** What has to be done for starters, by the role that looks. */
export const openTasks = ({ tasks, people }: PeopleRows, viewer: Viewer, until: string): Task[] =>
  [...tasks.values()]
    .filter(({ doneOn, due, who, personId }) => {
      if (doneOn !== null || due > until) return false;
      if (viewer.role === 'hr') return who === 'HR' || who === 'IT';
      const own = personId === viewer.person.id;
      return own ? who === 'Starter' : who === 'Manager' && mayDecide(viewer, people, personId);
    })
    .sort((one, other) => (one.due < other.due ? -1 : 1));
