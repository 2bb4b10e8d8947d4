import type { WrittenLesson } from '../../lesson.ts';

export const lesson5: WrittenLesson = {
  id: 'sql-5',
  title: 'Counting and adding up',
  minutes: 16,
  text: `The mayor never asks about one umbrella. She asks how many things were lost, what they were worth, and which tram line is the worst. For such questions many rows have to become one number.

## Five functions

\`\`\`sql
select count(*) as items, sum(value) as total, avg(value) as average,
       min(found_on) as first_day, max(found_on) as last_day
from items;
\`\`\`

The answer is a single row. \`count(*)\` counts rows. The others look at one column, and **they skip \`NULL\`**: \`avg(value)\` is the average of the items that have a value, and \`count(value)\` tells you how many those are. That is usually what you want, as long as you are aware of it.

\`count(distinct colour)\` counts how many different colours there are.

## One row for each group

Now comes the interesting part. With \`group by\` the database first sorts the rows into groups, and then works out the functions for each group:

\`\`\`sql
select category, count(*) as items, sum(value) as total
from items
group by category
order by items desc;
\`\`\`

Every row of the answer is one category. Read it aloud: *for each category, how many, and worth how much.* If you can phrase a question as “for each … how many”, you know what to group by: it comes right after “for each”.

There is one rule. Whatever you select must be either something you group by or one of the functions. \`select category, what, count(*)\` makes no sense: a group of eight umbrellas has eight descriptions, so which should be shown? Most databases refuse the query. SQLite simply picks one and says nothing, which is worse.

## Conditions before and after

\`where\` decides which rows go into the groups at all. \`having\` decides which finished groups you want to see:

\`\`\`sql
select category, count(*) as items
from items
where found_on >= '2026-02-01'
group by category
having count(*) >= 4;
\`\`\`

This counts only what was found since February, and then drops the categories with fewer than four. A condition on a single item belongs in \`where\`; a condition on a count or a sum can only go in \`having\`.

## Groups you define yourself

You can group by anything that can be worked out. The first seven characters of a day are its year and month, so \`group by substr(found_on, 1, 7)\` counts by month. And \`case\` makes classes:

\`\`\`sql
select case when value >= 300 then 'safe' else 'shelf' end as kept, count(*) as items
from items
group by kept;
\`\`\`

Watch out for items without a value: they fall under \`else\`. Whether a violin that nobody has valued should lie on an open shelf is a question for the office, not for SQL.`,
  exercises: [
    {
      id: 'sql-5-a',
      kind: 'sql',
      task: 'How many items were found in each month? Show month (such as 2026-01) and items, ordered by month.',
      starter: 'select substr(found_on, 1, 7) as month\nfrom items\n',
      solution:
        'select substr(found_on, 1, 7) as month, count(*) as items from items group by month order by month;',
      ordered: true,
      hint: 'Add count(*) as items, then group by month and order by month.',
    },
    {
      id: 'sql-5-b',
      kind: 'sql',
      task: 'For each category show how many items there are (items), how many of them have been valued (valued), and what those are worth together (total).',
      starter: 'select category\nfrom items\ngroup by category;',
      solution:
        'select category, count(*) as items, count(value) as valued, sum(value) as total from items group by category;',
      hint: 'count(*) counts rows, count(value) counts only those with a value.',
    },
    {
      id: 'sql-5-c',
      kind: 'sql',
      task: 'Which shelves hold items that are together worth more than 300 euros? Show shelf and total, the highest total first.',
      starter: '',
      solution:
        'select shelf, sum(value) as total from items group by shelf having sum(value) > 300 order by total desc;',
      ordered: true,
      hint: 'The condition is about a sum, so it belongs in having.',
    },
  ],
  questions: [
    {
      id: 'sql-5-q1',
      kind: 'single',
      ask: 'There are 50 items, and 6 of them have no value. What does count(value) give?',
      choices: ['50', '44', '6', 'NULL'],
      right: 1,
      passage: 'five-functions',
      because: 'Functions on a column skip NULL. count(*) would give 50.',
    },
    {
      id: 'sql-5-q2',
      kind: 'match',
      ask: 'Where does each condition belong?',
      pairs: [
        ['only items found since February', 'where'],
        ['only categories with four items or more', 'having'],
        ['one row for each shelf', 'group by'],
        ['the largest group first', 'order by'],
      ],
      points: 2,
      passage: 'conditions-before-and-after',
      because: 'where looks at single rows, having at finished groups.',
    },
    {
      id: 'sql-5-q3',
      kind: 'mark',
      ask: 'One piece of this query makes no sense. Mark it.',
      pieces: ['select category,', 'what,', 'count(*)', 'from items', 'group by category'],
      right: [1],
      passage: 'one-row-for-each-group',
      because: 'A group has many descriptions. Only what you group by, and functions, can be selected.',
    },
    {
      id: 'sql-5-q4',
      kind: 'gap',
      ask: 'Count the items of each colour, but only colours with at least three.',
      text: 'select colour, count(*) from items {1} colour {2} count(*) >= 3',
      gaps: [['group by'], ['having']],
      passage: 'conditions-before-and-after',
      because: 'First the groups are made, then having drops the small ones.',
    },
  ],
  cards: [
    {
      id: 'sql-5-k1',
      front: 'What is the difference between count(*) and count(value)?',
      back: 'count(*) counts rows; count(value) only rows where value is not NULL.',
    },
    {
      id: 'sql-5-k2',
      front: 'where or having: “more than three items”?',
      back: 'having, because it is about a finished group.',
    },
    {
      id: 'sql-5-k3',
      front: 'What may you select besides functions when you group?',
      back: 'Only what you group by.',
    },
    {
      id: 'sql-5-k4',
      front: 'Which words in a question tell you what to group by?',
      back: 'Those after “for each”.',
    },
  ],
};
