import { freeOn } from '#engines/leave/balance.ts';
import { crowdedDays, overlap, type Span } from '#engines/leave/request.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import type { PeopleRows } from '../application.ts';
import type { LeaveRequest, Person } from '../records.ts';
import { ofPerson } from '../rules/by-person.ts';
import { contractsOf, daysOf, inDays, leaveLedger, stands } from '../rules/leave-account.ts';
import { leaveType } from '../rules/leave-types.ts';
import { timeOffLeft } from '../rules/overtime.ts';
import { mostAway } from '../rules/policy.ts';
import { mayDecide, type Viewer } from '../rules/viewer.ts';
import { hoursText } from '../rules/worked.ts';
import { firstName, type Outcome, refused } from './outcome.ts';

/** The contents of the form for a request. */
export interface Asked extends Span {
  type: LeaveRequest['type'];
  note: string;
  /** For sick leave: why, told to HR alone. */
  reason?: string;
}

/** Of each year that a span touches: what it takes, and what is free before it is granted. */
function yearsOf(rows: PeopleRows, person: Person, span: Span, without: string) {
  const days = daysOf(rows, person, span);
  return [...new Set(days.map(({ day }) => day.slice(0, 4)))].map((year) => {
    const own = days.filter(({ day }) => day.startsWith(year));
    const ledger = leaveLedger(rows, person, Number(year), without);
    return {
      year,
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
      free: freeOn(ledger, own.at(-1)?.day ?? span.to),
    };
  });
}

/** How much leave a request would use and leave, and what speaks against it; for the form and for the person who decides. */
export function weigh(rows: PeopleRows, person: Person, asked: Asked, id = '') {
  const contracts = contractsOf(rows, person.id);
  const years = yearsOf(rows, person, asked, id);
  const minutes = years.reduce((sum, year) => sum + year.minutes, 0);
  const counts = leaveType(asked.type).counts;
  const short = counts ? years.find((year) => year.minutes > year.free) : undefined;
  const last = years.at(-1);
  const team = [...rows.people.values()].filter(({ teamId }) => teamId === person.teamId);
  const spans = team
    .filter((each) => each.id !== person.id)
    .flatMap((each) => ofPerson(rows.requests, each.id).filter(stands));
  const together = spans.filter((span) => overlap(span, asked));
  return {
    minutes,
    /** Overtime that it would leave to be taken, below zero when it is not enough. */
    timeOff: asked.type === 'time-off' ? timeOffLeft(rows, person, id) - minutes : null,
    days: inDays(minutes, contracts, asked.from),
    /** What remains after it, in the last year that it touches. */
    left: counts && last ? inDays(last.free - last.minutes, contracts, asked.from) : null,
    short: short ? inDays(short.minutes - short.free, contracts, asked.from) : null,
    together: [...new Set(together.map(({ personId }) => personId))].flatMap(
      (each) => rows.people.get(each) ?? [],
    ),
    crowded: crowdedDays([...together, asked], asked, Math.max(1, Math.floor(team.length * mostAway))),
    teamSize: team.length,
  };
}

/** What is wrong with the dates themselves. */
function datesProblem(rows: PeopleRows, person: Person, asked: Asked, id: string) {
  if (!asked.from) return refused('Choose the first day.', 'from');
  if (!asked.to) return refused('Choose the last day.', 'to');
  if (asked.to < asked.from) return refused('The last day comes before the first one.', 'to');
  if (daysBetween(asked.from, asked.to) > 366) return refused('Ask for up to one year at a time.', 'to');
  if (asked.from < person.started)
    return refused(`${firstName(person.name)} starts on ${dayAndMonth(person.started)}.`, 'from');
  const other = ofPerson(rows.requests, person.id).find(
    (each) => each.id !== id && stands(each) && overlap(each, asked),
  );
  if (other)
    return refused(
      `There is already leave from ${dayAndMonth(other.from)} to ${dayAndMonth(other.to)}. Choose other days, or withdraw that one first.`,
      'from',
    );
  return null;
}

/** Asks for leave. Sick leave needs nobody's consent and is told to the team as an absence. */
export function askForLeave(rows: PeopleRows, person: Person, asked: Asked, day: string): Outcome {
  const wrong = datesProblem(rows, person, asked, '');
  if (wrong) return wrong;
  const weighed = weigh(rows, person, asked);
  if (weighed.minutes === 0)
    return refused('There is no working time on these days. They are days off or public holidays.', 'from');
  if (weighed.short)
    return refused(`This is ${weighed.short} more than will be left by then. Choose fewer days.`, 'to');
  if (weighed.timeOff !== null && weighed.timeOff < 0)
    return refused(
      `This takes ${hoursText(weighed.minutes)}, and ${hoursText(weighed.minutes + weighed.timeOff)} of accepted overtime is left to take. Choose fewer days.`,
      'to',
    );
  const { health, label } = leaveType(asked.type);
  const id = `l${Math.max(0, ...[...rows.requests.keys()].map((key) => Number(key.slice(1)) || 0)) + 1}`;
  const { reason = '', ...rest } = asked;
  const row: LeaveRequest = {
    ...rest,
    id,
    personId: person.id,
    state: health ? 'approved' : 'waiting',
    askedOn: day,
    decidedBy: null,
    answer: '',
  };
  const said = health
    ? `Reported ${label.toLowerCase()}`
    : `Asked for ${weighed.days} of ${label.toLowerCase()}`;
  return {
    said,
    edits: [
      { in: 'requests', id, row },
      ...(health && reason.trim()
        ? [
            {
              in: 'health' as const,
              id,
              row: { id, personId: person.id, reason: reason.trim(), certificate: weighed.minutes > 3 * 480 },
            },
          ]
        : []),
    ],
  };
}

/** Approves or declines a request. */
export function decideLeave(
  rows: PeopleRows,
  viewer: Viewer,
  id: string,
  approve: boolean,
  answer = '',
): Outcome {
  const request = rows.requests.get(id);
  const person = rows.people.get(request?.personId ?? '');
  if (!request || !person) return refused('This request no longer exists.');
  if (request.state !== 'waiting') return refused('This request has already been answered.');
  if (!mayDecide(viewer, rows.people, person.id)) return refused('Someone else has to answer this request.');
  const row: LeaveRequest = {
    ...request,
    state: approve ? 'approved' : 'declined',
    decidedBy: viewer.person.id,
    answer: answer.trim(),
  };
  return {
    said: `${approve ? 'Approved' : 'Declined'} ${firstName(person.name)}’s leave`,
    edits: [{ in: 'requests', id, row }],
  };
}

/** Withdraws a person's own leave, as long as it has not begun. */
export function withdrawLeave(rows: PeopleRows, viewer: Viewer, id: string, day: string): Outcome {
  const request = rows.requests.get(id);
  if (!request || request.personId !== viewer.person.id)
    return refused('You can withdraw only your own leave.');
  if (request.state === 'approved' && request.from <= day)
    return refused('This leave has begun. Ask HR to change it.');
  return { said: 'Withdrew leave', edits: [{ in: 'requests', id, row: { ...request, state: 'withdrawn' } }] };
}
