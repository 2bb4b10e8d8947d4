/** The course that is shown as a page: two workshops and what stands between them. */
export const course = {
  heading: 'Data that holds',
  facts: '2 days · one team · on request',
  lead: 'Two days on the four things that must not happen twice: a slot, a seat, a letter, a payment. Everything is tried on a database that runs on your laptops.',
  days: [
    {
      name: 'Day one: one winner',
      parts: [
        ['09:30', 'Who was first', 'Why a look before a write is not enough, shown on two keyboards.'],
        ['11:00', 'Rows that refuse', 'Slots by the quarter hour, and counters for seats.'],
        ['14:00', 'Two hundred at once', 'A load script of your own, and how to read a deadlock.'],
        ['15:30', 'Clocks that jump', 'Two nights of the year in which an hour is missing or doubled.'],
      ],
    },
    {
      name: 'Day two: nothing lost',
      parts: [
        ['09:30', 'The row before the letter', 'An outbox in the same transaction as the order.'],
        ['11:00', 'Pulling the plug', 'kill -9 in a loop, and a count of what is left.'],
        ['14:00', 'Cents, not floats', 'Money as whole numbers; rounding where the law wants it.'],
        ['15:30', 'Your own case', 'The afternoon belongs to a problem you brought.'],
      ],
    },
  ],
  terms: [
    ['Held', 'When your team asks, on two days you name'],
    ['Where', 'At your table or by video'],
    ['Bring', 'Laptops with Node 24, one real problem'],
    ['Keep', 'All exercises, with their tests'],
  ],
} as const;
