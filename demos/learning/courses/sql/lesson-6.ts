import type { WrittenLesson } from '../../lesson.ts';

export const lesson6: WrittenLesson = {
  id: 'sql-6',
  title: 'Two tables, one answer',
  minutes: 18,
  text: `The table \`items\` says that the violin was found at place 8. Place 8 is the Opera House, but that stands in another table. Why not write “Opera House” into each row? Because then its name would stand there seven times, and the day it is renamed somebody has to find all seven. A fact has one home; other tables point at it by number.

To answer a question you bring the tables together again. That is a *join*.

## On says what belongs together

\`\`\`sql
select items.what, places.name
from items
join places on places.id = items.place_id;
\`\`\`

For each item the database looks for the place whose \`id\` equals the item's \`place_id\`, and puts the two rows side by side. If two tables have a column of the same name, write the table before it: \`items.id\`, \`places.id\`. Short names keep it readable:

\`\`\`sql
select i.what, p.name as place, f.name as finder
from items as i
join places as p on p.id = i.place_id
join people as f on f.id = i.finder_id;
\`\`\`

## Rows that find no partner

Count the rows of that last query: there are fewer than 50. An item without a finder matches nobody, and a plain \`join\` drops rows that find no partner. If you want them in the answer, with blanks where the finder would be, keep every row on the left:

\`\`\`sql
select i.what, f.name as finder
from items as i
left join people as f on f.id = i.finder_id;
\`\`\`

\`left join\` keeps every row of the table on the left. It is also the way to find what is *missing*: the items nobody has claimed are those that come out of the join without a claim.

\`\`\`sql
select i.what
from items as i
left join claims as c on c.item_id = i.id
where c.id is null;
\`\`\`

## Rows that find several

The wedding ring has two claims, one refused and one granted. In a join of items and claims it appears twice, once with each claim. That is correct, but it is where sums go wrong: add up \`value\` over that join and the ring counts twice.

Before you add anything up, ask what *one row* of your join stands for. If it is a claim, count claims. If you need the value of items, don't join claims at all, or do it as the next lesson shows.

## A condition in the wrong place

Suppose you want all items with their *granted* claims, keeping the items without one. If you write \`where c.outcome = 'returned'\`, the items without a claim disappear: their outcome is \`NULL\`, and \`where\` drops them. Put the condition in \`on\` instead:

\`\`\`sql
left join claims as c on c.item_id = i.id and c.outcome = 'returned'
\`\`\`

Now it decides which rows may be partners, and no longer which rows may stay.`,
  exercises: [
    {
      id: 'sql-6-a',
      kind: 'sql',
      task: 'For every instrument, show what and the name of the place where it was found (as place).',
      starter: 'select i.what\nfrom items as i\n',
      solution:
        "select i.what, p.name as place from items as i join places as p on p.id = i.place_id where i.category = 'instrument';",
      hint: 'Join places on p.id = i.place_id; the condition on the category comes after it.',
    },
    {
      id: 'sql-6-b',
      kind: 'sql',
      task: 'How many items were found in each place? Show name and items for every place, including places where nothing was found. Sort by the number of items, the highest first, then by name.',
      starter: 'select p.name\nfrom places as p\n',
      solution:
        'select p.name, count(i.id) as items from places as p left join items as i on i.place_id = p.id group by p.id, p.name order by items desc, p.name;',
      ordered: true,
      hint: 'Keep all places with left join, and count i.id: count(*) would count a place without items as one.',
    },
    {
      id: 'sql-6-c',
      kind: 'sql',
      task: 'Show the columns what and found_on for all items worth 100 euros or more that nobody has claimed.',
      starter: '',
      solution:
        'select i.what, i.found_on from items as i left join claims as c on c.item_id = i.id where c.id is null and i.value >= 100;',
      hint: 'Left join claims, then keep the rows where the claim is missing.',
    },
  ],
  questions: [
    {
      id: 'sql-6-q1',
      kind: 'single',
      ask: 'items has 50 rows, 12 of them without a finder. How many rows does items join people on people.id = items.finder_id give?',
      choices: ['50', '38', '62', '12'],
      right: 1,
      passage: 'rows-that-find-no-partner',
      because: 'A plain join drops the rows that find no partner.',
    },
    {
      id: 'sql-6-q2',
      kind: 'short',
      ask: 'Which join keeps rows that find no partner on the other side? Two words.',
      accepted: ['left join', 'left outer join'],
      passage: 'rows-that-find-no-partner',
      because: 'left join keeps every row of the table on the left and fills the rest with NULL.',
    },
    {
      id: 'sql-6-q3',
      kind: 'several',
      ask: 'A sum over a join comes out too high. What could be the reason?',
      choices: [
        'A row found several partners and counts once for each.',
        'Rows without a partner were dropped.',
        'The condition in on is missing a part, so too much matches.',
        'The columns are in the wrong order.',
      ],
      right: [0, 2],
      points: 2,
      passage: 'rows-that-find-several',
      because: 'Both produce more rows than there are things. Dropped rows make a sum too low.',
    },
    {
      id: 'sql-6-q4',
      kind: 'order',
      ask: 'Put this query together: items nobody claimed.',
      items: [
        'select i.what',
        'from items as i',
        'left join claims as c',
        'on c.item_id = i.id',
        'where c.id is null',
      ],
      points: 2,
      passage: 'rows-that-find-no-partner',
      because: 'The left join keeps all items; those without a claim have NULL in c.id.',
    },
  ],
  cards: [
    {
      id: 'sql-6-k1',
      front: 'What does a plain join do with rows that find no partner?',
      back: 'It drops them.',
    },
    {
      id: 'sql-6-k2',
      front: 'How do you find items without any claim?',
      back: 'left join claims … where c.id is null',
    },
    {
      id: 'sql-6-k3',
      front: 'What should you ask before adding up over a join?',
      back: 'What one row of the join stands for.',
    },
    {
      id: 'sql-6-k4',
      front: 'Where do you put a condition that must not drop rows of a left join?',
      back: 'In on, not in where.',
    },
  ],
};
