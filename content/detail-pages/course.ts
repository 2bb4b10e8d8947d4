/** The course that is shown as a page; its lessons run in the Learning application. */
export const course = {
  heading: 'SQL that answers questions',
  facts: '8 lessons · about 2 hours · in your browser',
  lead: 'A lost-property office keeps its books in a database, and you get the questions. You write real queries; the page runs them and says what differs.',
  days: [
    {
      name: 'One table',
      parts: [
        ['12 min', 'Ask for what you need', 'Columns, the star, and values that are worked out.'],
        ['14 min', 'Only the rows that matter', 'Conditions, and why brackets save the day.'],
        ['12 min', 'In the right order', 'Sorting, ties, and the first few rows.'],
        ['14 min', 'What isn’t there', 'Missing values, and the rows that disappear with them.'],
        ['16 min', 'Counting and adding up', 'One row for each group, and conditions on groups.'],
      ],
    },
    {
      name: 'Several tables and steps',
      parts: [
        ['18 min', 'Two tables, one answer', 'Joins, rows without a partner, and rows with several.'],
        ['16 min', 'Questions inside questions', 'Queries in queries, and steps with names.'],
        ['18 min', 'Ranks and running totals', 'Window functions, and the best of each group.'],
      ],
    },
  ],
  terms: [
    ['You need', 'A browser; nothing is installed'],
    ['Exercises', '24, each marked by running it'],
    ['Questions', '32, with an explanation for each'],
    ['Kept', 'In this browser, until you clear it'],
  ],
} as const;
