import type { WrittenLesson } from '../../lesson.ts';

export const lesson4: WrittenLesson = {
  id: 'sql-4',
  title: 'What isn’t there',
  minutes: 14,
  text: `Nobody has valued the false teeth. What should stand in the column \`value\`? Zero would be a lie: zero says that they are worth nothing, while the truth is that nobody knows. Databases have a mark for this. It is called \`NULL\`, and it means *there is no value here*.

## Null is not a value

In our office \`NULL\` stands for three different things. An item without a \`value\` has not been valued yet. An item without a \`finder_id\` was found by somebody who left no name. An item without a \`colour\` has none worth mentioning. The database can't tell these apart; only the people in the office can.

Now a small experiment. Some items are worth less than 50 euros:

\`\`\`sql
select count(*) from items where value < 50;
select count(*) from items where not (value < 50);
\`\`\`

Add the two numbers and you don't get 50. The items without a value are in neither answer. Is “no value” less than 50? The database says *unknown*, and \`where\` keeps only the rows where the answer is yes. The opposite of unknown is also unknown, so \`not\` doesn't bring them back.

## Ask with is null

For the same reason \`value = null\` finds nothing at all. Not even \`null = null\` is true: two unknown things don't have to be the same. So there is a special condition:

\`\`\`sql
select what, found_on
from items
where value is null;
\`\`\`

And the other way round: \`value is not null\`.

Remember the trap in “not equal”. \`where colour <> 'red'\` leaves out every item without a colour. If you mean “anything but red, including items without a colour”, say so: \`where colour <> 'red' or colour is null\`. In SQLite you can also write \`colour is not 'red'\`, which treats \`NULL\` like any other value.

## Something in its place

For people who read the answer, a blank is often unhelpful. \`coalesce\` takes several values and gives the first one that isn't \`NULL\`:

\`\`\`sql
select what, coalesce(colour, 'no colour') as colour
from items;
\`\`\`

Be careful with numbers. \`coalesce(value, 0)\` turns “not valued” into “worthless”. That does no harm to a sum, but it changes an average.

Calculating with \`NULL\` gives \`NULL\`: the fee of an item without a value is unknown, and so is a label into which you join a missing colour with \`||\`. One missing piece makes the whole text disappear.

## Where it goes in an order

SQLite puts \`NULL\` first in ascending order and last in descending order. Some databases do the opposite. If it matters, say so: \`order by value desc nulls last\`.`,
  exercises: [
    {
      id: 'sql-4-a',
      kind: 'sql',
      task: 'Which items did somebody hand in without leaving a name? Show the columns id and what.',
      starter: 'select id, what\nfrom items\n',
      solution: 'select id, what from items where finder_id is null;',
      hint: 'Those items have no finder_id. Use is null.',
    },
    {
      id: 'sql-4-b',
      kind: 'sql',
      task: 'Show the columns what and colour for all items that are not black, including those without a colour.',
      starter: "select what, colour\nfrom items\nwhere colour <> 'black';",
      solution: "select what, colour from items where colour <> 'black' or colour is null;",
      hint: 'The query you start with loses the rows whose colour is NULL. Add a second condition with or.',
    },
    {
      id: 'sql-4-c',
      kind: 'sql',
      task: 'Make price labels: show what, and a column called price with the value, or the text “ask us” where there is none. Show only the categories keys and book.',
      starter: '',
      solution:
        "select what, coalesce(value, 'ask us') as price from items where category in ('keys', 'book');",
      hint: "coalesce(value, 'ask us') gives the value where there is one.",
    },
  ],
  questions: [
    {
      id: 'sql-4-q1',
      kind: 'single',
      ask: 'What does where value = null find?',
      choices: ['All items without a value', 'Nothing', 'All items', 'Items worth zero'],
      right: 1,
      passage: 'ask-with-is-null',
      because: 'A comparison with NULL is neither true nor false, and where keeps only what is true.',
    },
    {
      id: 'sql-4-q2',
      kind: 'number',
      ask: 'A table has 50 rows. value < 50 keeps 25 of them, not (value < 50) keeps 19. How many have no value?',
      right: 6,
      passage: 'null-is-not-a-value',
      because: 'Rows without a value are in neither answer: 50 − 25 − 19.',
    },
    {
      id: 'sql-4-q3',
      kind: 'several',
      ask: 'Which of these give NULL?',
      choices: ['NULL + 1', 'NULL = NULL', "coalesce(NULL, 'red')", "'Colour: ' || NULL", 'NULL is null'],
      right: [0, 1, 3],
      points: 2,
      passage: 'something-in-its-place',
      because:
        'Calculating, comparing and joining with NULL give NULL. coalesce and is null are the ways out.',
    },
    {
      id: 'sql-4-q4',
      kind: 'short',
      ask: 'Which function gives the first of several values that is not NULL?',
      accepted: ['coalesce', 'coalesce()'],
      passage: 'something-in-its-place',
      because: 'coalesce takes any number of values and returns the first that is not NULL.',
    },
  ],
  cards: [
    {
      id: 'sql-4-k1',
      front: 'What does NULL mean?',
      back: 'There is no value here. It is neither zero nor an empty text.',
    },
    { id: 'sql-4-k2', front: 'How do you find rows without a value?', back: 'where value is null' },
    {
      id: 'sql-4-k3',
      front: 'Which rows does colour <> ‘red’ leave out, besides the red ones?',
      back: 'Those whose colour is NULL.',
    },
    { id: 'sql-4-k4', front: 'What does coalesce(a, b) give?', back: 'a, unless it is NULL; then b.' },
  ],
};
