import type { WrittenLesson } from '../../lesson.ts';

export const lesson7: WrittenLesson = {
  id: 'sql-7',
  title: 'Questions inside questions',
  minutes: 16,
  text: `“Which items are worth more than the average?” You can answer this in two steps: ask for the average, write the number down, ask again. A query inside a query does both at once and is still right tomorrow, when the average has changed.

## One value

\`\`\`sql
select what, value
from items
where value > (select avg(value) from items);
\`\`\`

The part in brackets is a complete query. You can run it alone, and you should while you write it. It gives one row with one column, so you can use it wherever a single value can go: in a condition, or as a column next to others.

\`\`\`sql
select what, value - (select avg(value) from items) as above_average
from items;
\`\`\`

## A list of values

A query that gives one column can go after \`in\`:

\`\`\`sql
select name
from people
where id in (select finder_id from items where category = 'umbrella');
\`\`\`

These are the honest people who brought umbrellas. Each appears once, however many they brought, because the outer query reads \`people\`, and each person is one row there. Compare this with a join, where somebody with three umbrellas would appear three times. **When you only want to know whether something exists, don't join it.**

Beware of \`not in\` with \`NULL\`. If the list holds one \`NULL\`, \`not in\` is never true, because the database can't be sure that the unknown value isn't the one you are looking for. The answer is empty and nobody tells you why.

## Is there any?

\`exists\` has no such trap. It asks whether the inner query gives any rows at all:

\`\`\`sql
select what
from items as i
where not exists (
  select 1 from claims as c where c.item_id = i.id
);
\`\`\`

Here the inner query looks at \`i.id\`, a column of the outer one. It runs again for each item: is there a claim for *this* item? What you select inside doesn't matter; by custom it is \`1\`.

## Steps with names

Questions inside questions inside questions become hard to read. With \`with\` you give each step a name and write the steps one below the other:

\`\`\`sql
with by_place as (
  select place_id, count(*) as items, sum(value) as total
  from items
  group by place_id
)
select p.name, b.items, b.total
from by_place as b
join places as p on p.id = b.place_id
where b.total > 500;
\`\`\`

A step is like a table that lives as long as the query. It also solves the double counting in the last lesson: add up first, in a separate step, and join the sums afterwards. A good query in several steps reads like a recipe, and you can try each step by itself.`,
  exercises: [
    {
      id: 'sql-7-a',
      kind: 'sql',
      task: 'Show the columns what and value of all items worth more than the average.',
      starter: 'select what, value\nfrom items\nwhere value > ;',
      solution: 'select what, value from items where value > (select avg(value) from items);',
      hint: 'Work out the average in a query in brackets.',
    },
    {
      id: 'sql-7-b',
      kind: 'sql',
      task: 'Which people have never found anything? Show their names.',
      starter: 'select name\nfrom people as p\nwhere not exists (\n\n);',
      solution:
        'select name from people as p where not exists (select 1 from items as i where i.finder_id = p.id);',
      hint: 'In the inner query, look for an item whose finder_id is p.id. Try not in as well, and see what NULL does to it.',
    },
    {
      id: 'sql-7-c',
      kind: 'sql',
      task: 'For each person who found something: name, how many items they found (found), and how many claims they made themselves (claims, 0 where there are none).',
      starter:
        'with finds as (\n  select finder_id, count(*) as found\n  from items\n  group by finder_id\n)\n',
      solution:
        'with finds as (select finder_id, count(*) as found from items group by finder_id), made as (select person_id, count(*) as claims from claims group by person_id) select p.name, f.found, coalesce(m.claims, 0) as claims from people as p join finds as f on f.finder_id = p.id left join made as m on m.person_id = p.id;',
      hint: 'Make a second step that counts claims by person_id, then join both to people, the second with left join. coalesce turns the blank into a 0.',
    },
  ],
  questions: [
    {
      id: 'sql-7-q1',
      kind: 'single',
      ask: 'When does where id not in (select finder_id from items) give no rows at all?',
      choices: [
        'When some finder_id is NULL',
        'When a person found several items',
        'When the tables have different sizes',
        'Never',
      ],
      right: 0,
      passage: 'a-list-of-values',
      because: 'With a NULL in the list the database can’t be sure, so not in is never true.',
    },
    {
      id: 'sql-7-q2',
      kind: 'match',
      ask: 'What does each need from the query in its brackets?',
      pairs: [
        ['value > (…)', 'one row with one column'],
        ['id in (…)', 'one column, any number of rows'],
        ['exists (…)', 'it only matters whether there is a row'],
      ],
      points: 2,
      passage: 'is-there-any',
      because:
        'A comparison needs one value, in needs a list, and exists only asks whether there is any row.',
    },
    {
      id: 'sql-7-q3',
      kind: 'short',
      ask: 'Which word begins a query that gives names to its steps?',
      accepted: ['with'],
      passage: 'steps-with-names',
      because: 'with step as (…) makes a table that lives as long as the query.',
    },
    {
      id: 'sql-7-q4',
      kind: 'single',
      ask: 'You want each person who brought an umbrella, once. What is the simplest way?',
      choices: ['A join with distinct', 'in with a query', 'A left join', 'Two queries and a pencil'],
      right: 1,
      passage: 'a-list-of-values',
      because:
        'Whether something exists is a condition, not a join. Nobody appears twice, so you don’t have to remove anything.',
    },
  ],
  cards: [
    {
      id: 'sql-7-k1',
      front: 'Why is not in dangerous?',
      back: 'If there is one NULL in the list, it is never true.',
    },
    { id: 'sql-7-k2', front: 'What does exists ask?', back: 'Whether the inner query gives any row.' },
    {
      id: 'sql-7-k3',
      front: 'How do you avoid counting double over a join?',
      back: 'Add up first in a separate step, then join the sums.',
    },
    {
      id: 'sql-7-k4',
      front: 'When should you not join a table?',
      back: 'When you only want to know whether it has a matching row.',
    },
  ],
};
