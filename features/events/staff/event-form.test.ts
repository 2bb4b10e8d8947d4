import { expect, it } from 'vitest';
import { eventColumns, formOf, ticketsOf } from './event-form.ts';
import { eventFormSchema } from './schema.ts';
import { sentFields } from './sent-fields.ts';

const event = {
  title: 'Slots and seats',
  slug: 'slots',
  summary: 'Two people press the same half hour.',
  body: 'Bring **a laptop**.',
  kind: 'workshop' as const,
  topics: ['Data', 'Interface'],
  startAt: new Date('2026-12-01T17:00:00Z'),
  endAt: new Date('2026-12-01T19:00:00Z'),
  zone: 'Europe/Berlin',
  place: 'Akra, Way 1',
  recording: null,
  agenda: [
    { minutes: 20, title: 'Two presses', text: 'What happens.' },
    { minutes: 10, title: 'Break', text: '' },
  ],
  questions: [
    {
      id: 'food',
      label: 'What do you eat?',
      kind: 'choice' as const,
      required: true,
      options: ['All', 'No meat'],
    },
  ],
  cover: {
    cards: [
      {
        title: 'Ann',
        note: '09:00',
        rows: [{ text: '09:30', tag: 'free' }],
        result: { good: true, text: 'Held' },
      },
    ],
    code: ['begin', '  commit'],
  },
};
const tickets = [{ mode: 'on-site' as const, capacity: 12, instructions: 'Ring.' }];
const speakers = [{ handle: 'data', leads: 'The first half' }];

it('saves an event that nobody touched as it was', () => {
  const wish = eventFormSchema.parse(sentFields(formOf(event, tickets, speakers)));
  const { slug: _, ...columns } = event;
  expect(eventColumns(wish)).toEqual(columns);
  expect(ticketsOf(wish)).toEqual([
    { mode: 'on-site', name: 'On site', position: 0, capacity: 12, instructions: 'Ring.' },
  ]);
  expect(wish.speakers).toEqual([{ speaker: 'data', leads: 'The first half' }]);
});

it.each([
  [{ endTime: '17:00' }, 'endTime'],
  [{ startTime: '25:00' }, 'startTime'],
  [{ place: '' }, 'place'],
  [{ recording: 'javascript:alert(1)' }, 'recording'],
  [{ 'onSite.seats': '0' }, 'onSite.seats'],
  [{ 'agenda.1.minutes': 'ten' }, 'agenda.1.minutes'],
  [{ 'questions.0.options': 'All' }, 'questions.0.options'],
  [{ zone: '+02:00' }, 'zone'],
])('says beside the field what is wrong: %j', (change, field) => {
  const parsed = eventFormSchema.safeParse(sentFields({ ...formOf(event, tickets, speakers), ...change }));
  expect(parsed.error?.issues[0]?.path.join('.')).toBe(field);
});

it('gives new questions ids of their own, and leaves those of old ones', () => {
  const values = {
    ...formOf(event, tickets, speakers),
    'questions.1.label': '2 left hands?',
    'questions.2.label': 'Food?',
    'questions.3.label': '?!',
  };
  const wish = eventFormSchema.parse(sentFields(values));
  expect(eventColumns(wish).questions.map(({ id }) => id)).toEqual([
    'food',
    'left-hands',
    'food-2',
    'question',
  ]);
});
