import { mondayOf, weekdayOf } from '#engines/leave/days.ts';
import { daysLater } from '#lib/time/days.ts';
import type { Health, LeaveRequest, Person } from '../records.ts';
import type { LeaveTypeId } from '../rules/leave-types.ts';

const reasons = [
  'Flu',
  'Migraine',
  'Back pain',
  'Stomach infection',
  'Dental surgery',
  'Sprained ankle',
  'Bronchitis',
];
const notes = ['', '', '', 'Family visit', 'Moving house', 'School holidays', 'A wedding', 'Long weekend'];

/** Leave of the year around the day: taken, under way, planned and still to be answered. Its numbers come after those that there were before. */
export function leaveOf(day: string, staff: readonly Person[], random: () => number, before = 0) {
  const requests: LeaveRequest[] = [];
  const health: Health[] = [];
  const year = day.slice(0, 4);
  const monday = mondayOf(day);

  function add(
    person: Person,
    type: LeaveTypeId,
    from: string,
    length: number,
    rest: Partial<LeaveRequest> = {},
  ) {
    const to = daysLater(from, length - 1);
    if (from < person.started || (person.ended && to > person.ended)) return;
    const id = `l${before + requests.length + 1}`;
    const askedOn =
      type === 'sick' || type === 'child'
        ? from
        : daysLater(from < day ? from : day, -3 - Math.floor(random() * 25));
    requests.push({
      id,
      personId: person.id,
      type,
      from,
      to,
      fromMidday: false,
      toMidday: false,
      note: '',
      state: 'approved',
      askedOn,
      decidedBy: person.managerId,
      answer: '',
      ...rest,
    });
    if (type === 'sick')
      health.push({
        id,
        personId: person.id,
        reason: reasons[Math.floor(random() * reasons.length)] ?? '',
        certificate: length > 3,
      });
  }
  const note = () => notes[Math.floor(random() * notes.length)] ?? '';
  /** A Monday of the year, by the number of its week. */
  const week = (number: number) => daysLater(mondayOf(`${year}-01-04`), number * 7);

  for (const person of staff) {
    // A person's year never overlaps itself: each kind of leave has weeks of its own, all well before today …
    const summer = daysLater(week(24), 7 * Math.floor(random() * 9));
    const spring = daysLater(week(8), 7 * Math.floor(random() * 8));
    if (daysLater(spring, 5) < daysLater(monday, -14)) add(person, 'holiday', spring, random() < 0.5 ? 5 : 3);
    if (daysLater(summer, 14) < daysLater(monday, -14))
      add(person, 'holiday', summer, random() < 0.6 ? 12 : 5, { note: 'Summer holiday' });
    const ill = daysLater(week(1), 7 * Math.floor(random() * 6) + Math.floor(random() * 4));
    if (random() < 0.35 && ill < daysLater(monday, -14))
      add(person, 'sick', ill, 1 + Math.floor(random() * 2));
    // … then come the fortnights around it, of which everybody has at most one thing.
    const chance = random();
    const start = Math.floor(random() * 3);
    const soon = daysLater(monday, 7 * (1 + Math.floor(random() * 3)) + start);
    const length = 2 + Math.floor(random() * (4 - start));
    if (chance < 0.05)
      add(person, 'holiday', daysLater(monday, Math.floor(random() * 2)), 4 + Math.floor(random() * 8), {
        note: note(),
      });
    else if (chance < 0.085)
      add(person, 'sick', daysLater(day, -Math.floor(random() * 3)), 2 + Math.floor(random() * 4));
    else if (chance < 0.095) add(person, 'child', day, 1);
    else if (chance < 0.105) add(person, 'parental', daysLater(monday, -21), 60);
    else if (chance < 0.12) add(person, 'training', daysLater(monday, 1), 2);
    else if (chance < 0.13) add(person, 'unpaid', daysLater(monday, -7), 5);
    else if (chance < 0.28) add(person, 'holiday', soon, length, { note: note() });
    else if (chance < 0.36)
      add(person, 'holiday', soon, length, {
        state: 'waiting',
        decidedBy: null,
        note: note(),
        fromMidday: chance > 0.34,
        askedOn: daysLater(day, -1 - Math.floor(random() * 6)),
      });
    else if (chance < 0.38)
      add(person, 'holiday', soon, length, {
        state: 'declined',
        answer: 'Two of us are away that week already.',
      });
  }
  story(staff, monday, add);
  return { requests, health };
}

/** What the three people of the sample always meet: a crowded week, a half day, somebody ill. */
function story(
  staff: readonly Person[],
  monday: string,
  add: (
    person: Person,
    type: LeaveTypeId,
    from: string,
    length: number,
    rest?: Partial<LeaveRequest>,
  ) => void,
) {
  const lead = staff.find(({ name }) => name === 'Mira Okafor');
  const team = staff.filter(({ teamId, id }) => teamId === lead?.teamId && id !== lead?.id);
  const next = daysLater(monday, 28);
  const waiting = { state: 'waiting', decidedBy: null } as const;
  const asked = (days: number) => ({ ...waiting, askedOn: daysLater(monday, -days) });
  const [jonas, ...others] = team;
  if (jonas) add(jonas, 'holiday', next, 5, { ...asked(1), note: 'Skiing with my sister' });
  for (const [at, person] of others.entries()) {
    if (at < 2) add(person, 'holiday', daysLater(next, at), 5);
    if (at === 2)
      add(person, 'holiday', daysLater(next, 2), 2, {
        ...asked(3),
        fromMidday: true,
        note: 'A wedding in Kraków',
      });
    if (at === 3) add(person, 'unpaid', daysLater(next, 14), 3, { ...asked(2), note: 'Moving house' });
  }
  const boss = staff.find(({ name }) => name === 'Teresa Nóbrega');
  if (boss && weekdayOf(monday) === 0) add(boss, 'holiday', daysLater(next, 7), 3);
}
