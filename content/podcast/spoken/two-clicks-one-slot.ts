import type { SpokenText } from './spoken-text.ts';

export const twoClicksOneSlot: SpokenText = {
  slug: 'two-clicks-one-slot',
  title: 'Two clicks, one slot',
  date: '2026-11-14',
  topic: 'Data',
  lead: 'Two people click the same half hour, and only one of them can have it. The hard case comes when the first of them gives up.',
  sections: [
    {
      id: 'the-question',
      heading: 'What happens at 14:00',
      paragraphs: [
        'Two visitors see the same free half hour and click it within the same second. Code that looks first and writes afterwards will, on a bad day, let both in. So it has to be the database that refuses.',
        'PostgreSQL has a tool made for this: an exclusion constraint, which stops two time ranges of one host from overlapping. It reads like the rule it enforces. The simple alternative is a table with one row for each quarter of an hour, whose primary key is the host and the quarter-hour.',
      ],
    },
    {
      id: 'all-at-once',
      heading: 'All at once, both are quick',
      paragraphs: [
        'We let {{proof:slot.attempts}} compete for one half hour, over {{proof:slot.connections}}. A round took {{proof:slot.at-once.exclusion.time}} with the constraint and {{proof:slot.at-once.rows.time}} with the quarter-hour rows. There was one booking, and everyone else was told that the time was taken.',
        'On that evidence we would have kept the constraint, because it’s shorter to write.',
      ],
    },
    {
      id: 'given-up',
      heading: 'Then the first gives up',
      paragraphs: [
        'Someone who holds a slot may let go of it, because a payment fails, a later rule says no or the transaction is undone. So we ran the race again. One takes the slot, the others wait in line behind it, and then the first one lets go.',
        'Under the constraint, each of them had already written its own range and found the others in its way. They waited for one another in a circle until the database ended one, then the next. A round had {{proof:slot.given-up.exclusion.deadlocks}} and took {{proof:slot.given-up.exclusion.time}}. The quarter-hour rows took {{proof:slot.given-up.rows.time}}, with {{proof:slot.given-up.rows.deadlocks}}.',
      ],
    },
    {
      id: 'the-cause',
      heading: 'Who looks first',
      paragraphs: [
        'With a primary key, the database looks for a conflict before it writes the row. With an exclusion constraint, it writes the row and looks afterwards. ON CONFLICT DO NOTHING makes it look first there too. With these words, the same constraint took {{proof:slot.given-up.exclusion-on-conflict.time}}, with {{proof:slot.given-up.exclusion-on-conflict.deadlocks}}. The mistake was in our own statement.',
      ],
    },
    {
      id: 'the-choice',
      heading: 'Why we still chose the rows',
      paragraphs: [
        'They’re forgiving: if somebody forgets those four words, nothing breaks. And every database that speaks PostgreSQL’s protocol has primary keys, while not all of them have exclusion constraints, so the bookings can move to another one.',
        'There is a price. Meetings begin on a quarter-hour, a two-hour meeting takes eight rows, and buffers before and after are rounded up to the next quarter-hour.',
      ],
    },
    {
      id: 'the-rule',
      heading: 'What we learned',
      paragraphs: [
        'Let the database decide, and test the race in which somebody gives up. {{proof:slot.races}} ended in {{proof:slot.bookings}}, so neither design ever booked a slot twice. They differed in how long people waited, and in what they were told.',
        '{{printed:slot.races}}',
      ],
    },
  ],
};
