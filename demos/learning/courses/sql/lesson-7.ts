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

The part in brackets is a query of its own. You can run it alone, and you should while you write it. It gives one row with one column, so it can stand wherever a single value can: in a condition, or as a column beside others.

\`\`\`sql
select what, value - (select avg(value) from items) as above_average
from items;
\`\`\`

## A list of values

A query that gives one column can stand behind \`in\`:

\`\`\`sql
select name
from people
where id in (select finder_id from items where category = 'umbrella');
\`\`\`

These are the honest people who brought umbrellas. Each appears once, however many they brought, because the outer query reads \`people\`, and each person is one row there. Compare this with a join, where somebody with three umbrellas would appear three times. **When you only want to know whether there is something, don't join it.**

Beware of \`not in\` with \`NULL\`. If the list holds one \`NULL\`, \`not in\` is never true, because the database can't be sure that the unknown value is not the one you look for. The answer is empty and nobody tells you why.

## Is there any?

\`exists\` has no such trap. It asks whether the inner query gives any row at all:

\`\`\`sql
select what
from items as i
where not exists (
  select 1 from claims as c where c.item_id = i.id
);
\`\`\`

Here the inner query looks at \`i.id\`, a column of the outer one. For each item it is asked anew: is there a claim for *this* item? What you select inside doesn't matter; \`1\` is the custom.

## Steps with names

Questions inside questions inside questions become hard to read. With \`with\` you give each step a name and write them one below the other:

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

The step is like a table that lives as long as the query. This solves the double counting of the last lesson, too: add up first, in a step of its own, and join the sums afterwards. Good queries of several steps read like a recipe, and each step can be tried by itself.`,
  exercises: [
    {
      id: 'sql-7-a',
      kind: 'sql',
      task: 'Show the columns what and value of all items worth more than the average.',
      starter: 'select what, value\nfrom items\nwhere value > ;',
      solution: 'select what, value from items where value > (select avg(value) from items);',
      hint: 'The average is a query of its own, in brackets.',
    },
    {
      id: 'sql-7-b',
      kind: 'sql',
      task: 'Which people have never found anything? Show their names.',
      starter: 'select name\nfrom people as p\nwhere not exists (\n\n);',
      solution:
        'select name from people as p where not exists (select 1 from items as i where i.finder_id = p.id);',
      hint: 'Ask inside whether there is an item whose finder_id is p.id. Try not in as well, and see what NULL does to it.',
    },
    {
      id: 'sql-7-c',
      kind: 'sql',
      task: 'For each person who found something: name, how many items they found (found), and how many claims they made themselves (claims, 0 where there are none).',
      starter:
        'with finds as (\n  select finder_id, count(*) as found\n  from items\n  group by finder_id\n)\n',
      solution:
        'with finds as (select finder_id, count(*) as found from items group by finder_id), made as (select person_id, count(*) as claims from claims group by person_id) select p.name, f.found, coalesce(m.claims, 0) as claims from people as p join finds as f on f.finder_id = p.id left join made as m on m.person_id = p.id;',
      hint: 'Make a second step that counts claims by person_id, then join both to people, the second with left join. coalesce makes the blank a 0.',
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
      because: 'With a NULL in the list the database cannot be sure, so not in is never true.',
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
      because: 'A comparison needs one value, in needs a list, exists asks only whether there is any row.',
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
      ask: 'You want each person who brought an umbrella, once. What is the plainest way?',
      choices: ['A join with distinct', 'in with a query', 'A left join', 'Two queries and a pencil'],
      right: 1,
      passage: 'a-list-of-values',
      because:
        'Whether there is something is a condition, not a join. Nobody comes twice, so nothing has to be removed.',
    },
  ],
  cards: [
    { id: 'sql-7-k1', front: 'Why is not in dangerous?', back: 'One NULL in the list and it is never true.' },
    { id: 'sql-7-k2', front: 'What does exists ask?', back: 'Whether the inner query gives any row.' },
    {
      id: 'sql-7-k3',
      front: 'How do you avoid counting double over a join?',
      back: 'Add up first in a step of its own, then join the sums.',
    },
    {
      id: 'sql-7-k4',
      front: 'When should you not join a table?',
      back: 'When you only want to know whether there is something in it.',
    },
  ],
};
