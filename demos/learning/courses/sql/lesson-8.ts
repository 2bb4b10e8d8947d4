import type { WrittenLesson } from '../../lesson.ts';

export const lesson8: WrittenLesson = {
  id: 'sql-8',
  title: 'Ranks and running totals',
  minutes: 18,
  text: `Grouping turns many rows into one. Some questions need both: every row, *and* something about the group it belongs to. Which is the most valuable item on its shelf? How many had been handed in by the end of each week? For these there are window functions.

## Over keeps the rows

\`\`\`sql
select what, category, value,
       avg(value) over (partition by category) as usual
from items;
\`\`\`

You already know \`avg\`. The word \`over\` makes it look through a window: for each row the function sees the rows of the same category, works out their average and writes it next to the row. No row disappears. \`partition by\` forms groups as \`group by\` does, without merging their rows. With empty brackets, \`over ()\`, the window is the whole answer.

## Places and ties

Three functions number the rows of a window. They need to know the order:

\`\`\`sql
select what, value,
       row_number() over (order by value desc) as number,
       rank()       over (order by value desc) as rank,
       dense_rank() over (order by value desc) as dense
from items;
\`\`\`

They differ where two rows are equal. \`row_number\` keeps counting regardless, so one of the two gets the better place by chance. \`rank\` gives both the same place and leaves out the next one: 1, 2, 2, 4, as in sport. \`dense_rank\` leaves nothing out: 1, 2, 2, 3.

## The best of each group

This is the question you will be asked most often: *for each* category, the most valuable item. Number the rows of each category, then keep the first:

\`\`\`sql
with ranked as (
  select what, category, value,
         rank() over (partition by category order by value desc) as place
  from items
)
select category, what, value
from ranked
where place = 1;
\`\`\`

It takes a separate step, because windows are worked out after \`where\`. A condition on \`place\` has to come one query later. With \`rank\`, two items that share first place are both shown, which is the honest answer.

## Running totals

With an order inside the brackets, a sum grows from row to row:

\`\`\`sql
select found_on, what,
       count(*) over (order by found_on, id) as so_far
from items;
\`\`\`

For each row the window reaches from the first row to this one. Add the id after the day. Otherwise rows with the same day would share one total, because the window takes in all equal rows together.

And \`lag\` looks at the previous row. \`lag(found_on) over (order by found_on, id)\` is the day of the previous find, which tells you how long the office was quiet.

You can now answer the mayor's questions. Keep in mind how the course began: name what you need, say where it is kept, and check with a second query whether the answer can be right.`,
  exercises: [
    {
      id: 'sql-8-a',
      kind: 'sql',
      task: 'Show found_on, what and a running count called so_far, ordered by found_on and id.',
      starter: 'select found_on, what\nfrom items\norder by found_on, id;',
      solution:
        'select found_on, what, count(*) over (order by found_on, id) as so_far from items order by found_on, id;',
      ordered: true,
      hint: 'count(*) over (order by found_on, id) as so_far',
    },
    {
      id: 'sql-8-b',
      kind: 'sql',
      task: 'For each category show the most valuable item: category, what and value. Items without a value don’t count; if two share first place, show both.',
      starter:
        'with ranked as (\n  select category, what, value\n  from items\n)\nselect category, what, value\nfrom ranked;',
      solution:
        'with ranked as (select category, what, value, rank() over (partition by category order by value desc) as place from items where value is not null) select category, what, value from ranked where place = 1;',
      hint: 'Add rank() over (partition by category order by value desc) as place to the step, leave out rows without a value, and keep place = 1.',
    },
    {
      id: 'sql-8-c',
      kind: 'sql',
      task: 'For each item show shelf, what, value and share: what percentage of its shelf’s total value it makes up, rounded to a whole number with round(). Leave out items without a value.',
      starter: '',
      solution:
        'select shelf, what, value, round(100.0 * value / sum(value) over (partition by shelf)) as share from items where value is not null;',
      hint: 'sum(value) over (partition by shelf) is the total value of the shelf. Multiply by 100.0, not 100: dividing whole numbers would drop the decimals.',
    },
  ],
  questions: [
    {
      id: 'sql-8-q1',
      kind: 'gap',
      ask: 'Show the average of each category next to every item.',
      text: 'avg(value) {1} ({2} category)',
      gaps: [['over'], ['partition by']],
      passage: 'over-keeps-the-rows',
      because: 'over gives the function a window, and partition by says which rows belong in it.',
    },
    {
      id: 'sql-8-q2',
      kind: 'match',
      ask: 'Values 90, 70, 70, 50: which numbers does each function give?',
      pairs: [
        ['row_number()', '1, 2, 3, 4'],
        ['rank()', '1, 2, 2, 4'],
        ['dense_rank()', '1, 2, 2, 3'],
      ],
      points: 2,
      passage: 'places-and-ties',
      because: 'They differ only where rows are equal.',
    },
    {
      id: 'sql-8-q3',
      kind: 'single',
      ask: 'Why can’t you write where rank() over (…) = 1?',
      choices: [
        'rank() gives no number',
        'Windows are worked out after where',
        'where allows no brackets',
        'You can, and should',
      ],
      right: 1,
      passage: 'the-best-of-each-group',
      because: 'The condition has to come one query later, for example after a step made by with.',
    },
    {
      id: 'sql-8-q4',
      kind: 'order',
      ask: 'In which order does the database work these out?',
      items: ['from and join', 'where', 'group by', 'having', 'window functions', 'order by and limit'],
      points: 2,
      passage: 'the-best-of-each-group',
      because:
        'Rows are gathered, filtered, grouped and filtered again; only then come windows, order and limit.',
    },
  ],
  cards: [
    {
      id: 'sql-8-k1',
      front: 'What does over do to a function such as sum?',
      back: 'It keeps every row and writes the result next to it.',
    },
    {
      id: 'sql-8-k2',
      front: 'rank or dense_rank: 1, 2, 2, 4?',
      back: 'rank. dense_rank leaves no gap: 1, 2, 2, 3.',
    },
    {
      id: 'sql-8-k3',
      front: 'How do you get the best row of each group?',
      back: 'rank() over (partition by … order by …) in a step, then where place = 1.',
    },
    {
      id: 'sql-8-k4',
      front: 'How do you make a running total?',
      back: 'sum(value) over (order by found_on, id)',
    },
  ],
};
