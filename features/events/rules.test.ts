import { describe, expect, it } from 'vitest';
import {
  agendaTimes,
  filterEvents,
  joinLinkIn,
  type Listable,
  related,
  seatsLeft,
  surplusSeats,
} from './rules.ts';
import { listSchema } from './schema.ts';
import { agendaOf } from './seed-agenda.ts';

describe('seatsLeft', () => {
  it.each([
    [{ capacity: 3, taken: 1, waiting: 0 }, 2],
    [{ capacity: 3, taken: 3, waiting: 0 }, 0],
    // Seats were added while people wait: they are theirs.
    [{ capacity: 5, taken: 3, waiting: 2 }, 0],
  ])('%o', (seats, left) => expect(seatsLeft(seats)).toBe(left));
});

describe('surplusSeats', () => {
  const at = (day: number) => new Date(`2026-11-0${day}T09:00:00Z`);
  const seat = (id: string, more: object = {}) => ({
    id,
    eventId: 'talk',
    status: 'registered' as const,
    checkedInAt: null,
    createdAt: at(1),
    ...more,
  });
  it.each([
    ['the later of two seats', [seat('a', { createdAt: at(2) }), seat('b')], ['a']],
    ['a place in line', [seat('a', { status: 'waiting' }), seat('b', { createdAt: at(2) })], ['a']],
    ['what they did not come with', [seat('a'), seat('b', { createdAt: at(2), checkedInAt: at(3) })], ['a']],
    ['nothing of two events', [seat('a'), seat('b', { eventId: 'other' })], []],
  ])('gives back %s', (_, seats, given) => expect(surplusSeats(seats).map(({ id }) => id)).toEqual(given));
});

describe('agendaTimes', () => {
  it('adds up the minutes, also over a change of the clocks', () => {
    const agenda = [
      { minutes: 20, title: 'a', text: '' },
      { minutes: 35, title: 'b', text: '' },
    ];
    const at = agendaTimes(new Date('2026-03-29T00:50:00Z'), agenda).map((item) => item.at.toISOString());
    expect(at).toEqual(['2026-03-29T00:50:00.000Z', '2026-03-29T01:10:00.000Z']);
  });
  it('puts what no part takes into a pause', () => {
    const parts = [20, 35, 30, 25].map((minutes) => ({ minutes, title: String(minutes), text: 'x' }));
    expect(agendaOf({ minutes: 120, parts }).map(({ title, minutes }) => `${title} ${minutes}`)).toEqual([
      '20 20',
      '35 35',
      'Break 10',
      '30 30',
      '25 25',
    ]);
    expect(agendaOf({ minutes: 110, parts })).toEqual(parts);
  });
});

const event = (slug: string, kind: Listable['kind'], topics: string[], title = slug): Listable => ({
  slug,
  kind,
  topics,
  title,
  summary: 'Two people press the same half hour',
  agenda: [{ title: 'When step two fails' }],
});
const list = [
  event('a', 'workshop', ['Data'], 'Booking without double-booking'),
  event('b', 'webinar', ['Data', 'AI']),
  event('c', 'workshop', ['AI'], 'Answers that quote'),
];

describe('filterEvents', () => {
  const slugs = (wish: Record<string, string>) =>
    filterEvents(list, listSchema.parse(wish)).shown.map(({ slug }) => slug);
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ kind: 'workshop' }, ['a', 'c']],
    [{ topic: 'AI' }, ['b', 'c']],
    [{ kind: 'workshop', topic: 'AI' }, ['c']],
    [{ q: 'quote' }, ['c']],
    [{ q: 'duoble boking' }, ['a']],
    [{ q: 'webinar' }, ['b']],
    [{ q: 'nothing such' }, []],
    // What an address says that no list knows is left out.
    [{ kind: 'party', when: 'never' }, ['a', 'b', 'c']],
  ])('%o', (wish, expected) => expect(slugs(wish)).toEqual(expected));

  it('counts what each filter would show beside the others', () => {
    const { kinds, topics } = filterEvents(list, { kind: 'workshop', topic: 'AI', q: '' });
    expect(kinds.map(({ value, count }) => `${value} ${count}`)).toEqual([
      'webinar 1',
      'workshop 1',
      'meetup 0',
      'conference 0',
    ]);
    expect(topics).toEqual([
      { value: 'AI', count: 1 },
      { value: 'Data', count: 1 },
    ]);
  });
});

describe('related', () => {
  it('likes a shared topic more than a shared kind, and leaves out what shares nothing', () => {
    const others = [
      event('k', 'workshop', ['Interface']),
      event('t', 'meetup', ['Data']),
      event('x', 'meetup', ['AI']),
    ];
    expect(related(event('a', 'workshop', ['Data']), others).map(({ slug }) => slug)).toEqual(['t', 'k']);
  });
});

it.each([
  ['The room opens at https://meet.example.com/a-b?x=1 (opens early).', 'https://meet.example.com/a-b?x=1'],
  ['Join [here](https://meet.example.com/room).', 'https://meet.example.com/room'],
  ['At https://meet.example.com/room.', 'https://meet.example.com/room'],
  ['Ring twice.', null],
])('finds where an event is joined in “%s”', (instructions, link) =>
  expect(joinLinkIn(instructions)).toBe(link),
);
