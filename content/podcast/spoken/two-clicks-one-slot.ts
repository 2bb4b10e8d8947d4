import type { SpokenText } from './spoken-text.ts';

export const twoClicksOneSlot: SpokenText = {
  slug: 'two-clicks-one-slot',
  title: 'Two clicks, one slot',
  date: '2026-11-14',
  topic: 'Data',
  lead: 'Two people press one half hour, and one of them may have it. The hard case is another: the first one gives up.',
  sections: [
    {
      id: 'the-question',
      heading: 'What happens at 14:00',
      paragraphs: [
        'Two visitors see the same free half hour and press it within the same second. Code that first looks and then writes will let both in on a bad day. So the database has to be the one that refuses.',
        'PostgreSQL has a tool made for this: an exclusion constraint, which forbids two ranges to overlap for one host. It reads like the sentence it enforces. The plain rival is a table with one row for each quarter hour, and host and quarter as its primary key.',
      ],
    },
    {
      id: 'all-at-once',
      heading: 'All at once, both are quick',
      paragraphs: [
        'We let {{proof:slot.attempts}} run at one half hour, over {{proof:slot.connections}}. A round took {{proof:slot.at-once.exclusion.time}} with the constraint and {{proof:slot.at-once.rows.time}} with the quarter rows. One booking came out, and everyone else was told “taken”.',
        'On that evidence we would have kept the constraint. It is the shorter sentence.',
      ],
    },
    {
      id: 'given-up',
      heading: 'Then the first gives up',
      paragraphs: [
        'Whoever holds a slot may let go of it: a payment fails, a later rule says no, the transaction is undone. So we raced again. One takes the slot, the others line up behind, and the one lets go.',
        'Under the constraint each of them had written its own range already, and found the others’ in its way. They waited in a circle until the database ended one, then the next: {{proof:slot.given-up.exclusion.deadlocks}} and {{proof:slot.given-up.exclusion.time}} a round. The quarter rows took {{proof:slot.given-up.rows.time}}, with {{proof:slot.given-up.rows.deadlocks}}.',
      ],
    },
    {
      id: 'the-cause',
      heading: 'Who looks first',
      paragraphs: [
        'A primary key looks for its like before it enters itself. An exclusion constraint enters itself and looks afterwards. ON CONFLICT DO NOTHING makes it look first, too: with these words the same constraint took {{proof:slot.given-up.exclusion-on-conflict.time}}, with {{proof:slot.given-up.exclusion-on-conflict.deadlocks}}. What was wrong was our statement.',
      ],
    },
    {
      id: 'the-choice',
      heading: 'Why quarter rows all the same',
      paragraphs: [
        'They forgive: whoever forgets those four words breaks nothing. And primary keys exist in every engine that speaks PostgreSQL’s protocol, exclusion constraints do not. The booking can move house.',
        'The price: meetings begin on a quarter hour, a two-hour meeting is eight rows, and buffers before and after are rounded out to the next quarter.',
      ],
    },
    {
      id: 'the-rule',
      heading: 'The rule we took away',
      paragraphs: [
        'Let the database decide, and test the race that somebody abandons. {{proof:slot.races}} ended in {{proof:slot.bookings}}: no design booked twice. They differed in how long people waited, and in what they then heard.',
        '{{printed:slot.races}}',
      ],
    },
  ],
};
