import type { WrittenLesson } from '../../lesson.ts';

export const lesson3: WrittenLesson = {
  id: 'sql-3',
  title: 'In the right order',
  minutes: 12,
  text: `Run the same query twice and the rows usually come in the same order. That is luck. A table has no order of its own, and a database may give you the rows in whatever way is quickest today. If the order matters, you have to ask for it.

## Order by

\`\`\`sql
select what, value
from items
where category = 'jewellery'
order by value desc;
\`\`\`

\`order by\` goes at the end, after \`where\`. By default the order is ascending: small numbers first, A before Z, early days before late ones. \`desc\`, short for descending, reverses it.

## More than one column

Many items share a category. To put them in order as well, name a second column:

\`\`\`sql
select found_on, what
from items
order by category, found_on desc;
\`\`\`

This sorts by category, and within each category by day, newest first. Each column has its own direction; \`desc\` applies only to the one it follows. If rows are equal in all the columns you named, their order is undecided again. If a report must come out the same every time, end its order with a column that doesn't repeat, such as the id.

## The first few

\`limit\` takes rows from the top, so together with \`order by\` it answers “which three are worth most?”:

\`\`\`sql
select what, value
from items
order by value desc
limit 3;
\`\`\`

Without an order the same limit would give you *any* three rows. If you add \`offset 3\` after it, the query skips three rows first: that is how lists are shown page by page.

Think about ties before you promise somebody a top three. If the third and the fourth are worth the same, \`limit 3\` drops one of them and says nothing. Lesson 8 shows a way that keeps both.

## Each value once

Sometimes you want to know which values there are, not which rows:

\`\`\`sql
select distinct category
from items
order by category;
\`\`\`

\`distinct\` looks at whole rows of the *answer* and keeps one of each. With two columns it keeps each pair once: \`select distinct category, colour\` lists every category with every colour it came in.

It is tempting to reach for \`distinct\` whenever rows appear twice. First ask why they do. Often a join is wrong (lesson 6), and \`distinct\` only hides it until the numbers stop adding up.`,
  exercises: [
    {
      id: 'sql-3-a',
      kind: 'sql',
      task: 'Show the columns what and value of the five most valuable items, with the most valuable first.',
      starter: 'select what, value\nfrom items\n',
      solution: 'select what, value from items order by value desc limit 5;',
      ordered: true,
      hint: 'Order by value, descending, then limit.',
    },
    {
      id: 'sql-3-b',
      kind: 'sql',
      task: 'Make a shelf list: shelf, what and found_on, sorted by shelf, and on each shelf the newest first. Sort items of the same day by id.',
      starter: 'select shelf, what, found_on\nfrom items\n',
      solution: 'select shelf, what, found_on from items order by shelf, found_on desc, id;',
      ordered: true,
      hint: 'Put three columns after order by; only the second one is descending.',
    },
    {
      id: 'sql-3-c',
      kind: 'sql',
      task: 'In which towns do the people live? Show each town once, in alphabetical order.',
      starter: '',
      solution: 'select distinct town from people order by town;',
      ordered: true,
      hint: 'distinct goes right after select.',
    },
  ],
  questions: [
    {
      id: 'sql-3-q1',
      kind: 'order',
      ask: 'Put the parts of a query into the order in which they are written.',
      items: ['select what, value', 'from items', "where colour = 'red'", 'order by value desc', 'limit 3'],
      points: 2,
      passage: 'order-by',
      because: 'It is always select, from, where, order by, limit.',
    },
    {
      id: 'sql-3-q2',
      kind: 'single',
      ask: 'In which order do the rows come back without order by?',
      choices: [
        'By id',
        'In the order they were added',
        'In any order the database likes',
        'By the first column',
      ],
      right: 2,
      passage: 'beginning',
      because: 'A table has no order of its own. It often looks sorted, and that is luck.',
    },
    {
      id: 'sql-3-q3',
      kind: 'single',
      ask: 'order by category, value desc: in which direction is category sorted?',
      choices: ['Descending, like value', 'Ascending', 'In no direction'],
      right: 1,
      passage: 'more-than-one-column',
      because: 'desc applies only to the column it follows.',
    },
    {
      id: 'sql-3-q4',
      kind: 'number',
      ask: 'A list shows 20 rows a page. Which offset belongs to page 4?',
      right: 60,
      passage: 'the-first-few',
      because: 'Pages 1 to 3 are skipped: three times 20.',
    },
  ],
  cards: [
    {
      id: 'sql-3-k1',
      front: 'Which word reverses an order?',
      back: 'desc, and only for the column it follows.',
    },
    { id: 'sql-3-k2', front: 'What does limit give you without order by?', back: 'Any rows at all.' },
    {
      id: 'sql-3-k3',
      front: 'What does distinct compare?',
      back: 'Whole rows of the answer, not single columns.',
    },
    {
      id: 'sql-3-k4',
      front: 'How do you make sure that an order is the same every time?',
      back: 'End it with a column that doesn’t repeat, such as the id.',
    },
  ],
};
