import type { WrittenLesson } from '../../lesson.ts';

export const lesson2: WrittenLesson = {
  id: 'sql-2',
  title: 'Only the rows that matter',
  minutes: 14,
  text: `“Did anybody hand in a red umbrella?” Nobody who asks this wants to read fifty rows. The part of a query that keeps some rows and drops the others is called \`where\`.

## A condition for each row

\`\`\`sql
select what, shelf
from items
where colour = 'red';
\`\`\`

The database looks at each row of the table and asks whether the condition holds. If it does, the row is part of the answer. The columns in the condition don't have to be the ones you show: here you see no colour at all, and every row is red.

You compare with \`=\`, \`<>\` (not equal), \`<\`, \`<=\`, \`>\` and \`>=\`. Days are written as year, month, day in this database, so they compare like text and still come out in the right order: \`found_on >= '2026-02-01'\` is everything since February.

## And, or, and brackets

You can combine conditions. With \`and\` both have to hold, with \`or\` one is enough:

\`\`\`sql
select what, colour, value
from items
where category = 'umbrella'
  and (colour = 'red' or colour = 'green');
\`\`\`

The brackets matter. Without them SQL reads \`and\` before \`or\`, just as in arithmetic you multiply before you add. The query would then ask for red umbrellas, or for *anything* green, and a green rubber boot would turn up in the answer. When you mix the two, write the brackets, even if you know the rule.

## Shorter ways to say it

Three conditions are so common that they have their own keywords:

- \`colour in ('red', 'green')\` holds for any value in the list.
- \`value between 10 and 20\` holds for 10, for 20, and for everything in between. Both ends count.
- \`what like '%key%'\` holds where the text contains “key”. The percent sign stands for any characters or none at all; an underscore stands for exactly one.

Each of them has an opposite: \`not in\`, \`not between\`, \`not like\`.

## Text is taken literally

\`colour = 'Red'\` finds nothing here, because the office writes colours in lower case. To the database, \`Red\` and \`red\` are different texts. When you can't be sure how something was written, convert it to lower case: \`lower(colour) = 'red'\`. SQLite, the database on this page, ignores capitals in \`like\` for English letters; many other databases don't, so don't rely on it.

A good habit: before you trust an answer, run the opposite condition too. Here 8 items are black and 39 are not, but the table has 50 rows: three are missing from both answers. What happened to them is the subject of lesson 4.`,
  exercises: [
    {
      id: 'sql-2-a',
      kind: 'sql',
      task: 'Show the columns what and shelf of everything worth more than 300 euros.',
      starter: 'select what, shelf\nfrom items\n',
      solution: 'select what, shelf from items where value > 300;',
      hint: 'Add a line that begins with where and compares value.',
    },
    {
      id: 'sql-2-b',
      kind: 'sql',
      task: 'A man lost a black or grey electronic device in January 2026. Show what, colour and found_on for everything that could be his.',
      starter: "select what, colour, found_on\nfrom items\nwhere category = 'electronics'\n",
      solution:
        "select what, colour, found_on from items where category = 'electronics' and colour in ('black', 'grey') and found_on between '2026-01-01' and '2026-01-31';",
      hint: 'Three conditions, joined by and. For the colours, in with a list is shortest; the days lie between the first and the last of January.',
    },
    {
      id: 'sql-2-c',
      kind: 'sql',
      task: 'Which items have “umbrella” or “key” somewhere in their description? Show the columns id and what.',
      starter: '',
      solution: "select id, what from items where what like '%umbrella%' or what like '%key%';",
      hint: 'Use like with a percent sign on both sides, twice, joined by or.',
    },
  ],
  questions: [
    {
      id: 'sql-2-q1',
      kind: 'single',
      ask: "Which rows does this keep? where category = 'toy' or category = 'book' and colour = 'red'",
      choices: [
        'Red toys and red books',
        'All toys, and red books',
        'Red toys, and all books',
        'All toys and all books',
      ],
      right: 1,
      passage: 'and-or-and-brackets',
      because: 'and is read before or, so “red” applies only to the books. Brackets would change that.',
    },
    {
      id: 'sql-2-q2',
      kind: 'several',
      ask: 'Which of these values does between 10 and 20 keep?',
      choices: ['9', '10', '15', '20', '21'],
      right: [1, 2, 3],
      points: 2,
      passage: 'shorter-ways-to-say-it',
      because: 'Both ends count.',
    },
    {
      id: 'sql-2-q3',
      kind: 'gap',
      ask: 'Find everything whose description begins with “black”.',
      text: "select * from items {1} what {2} '{3}'",
      gaps: [['where'], ['like'], ['black%']],
      points: 2,
      passage: 'shorter-ways-to-say-it',
      because:
        'The percent sign stands for any characters. There is none before “black”, so the text has to begin with it.',
    },
    {
      id: 'sql-2-q4',
      kind: 'short',
      ask: 'Which character stands for exactly one letter in like? Write its name.',
      accepted: ['underscore', '_', 'an underscore', 'the underscore'],
      passage: 'shorter-ways-to-say-it',
      because: 'An underscore stands for one character, a percent sign for any number of them.',
    },
  ],
  cards: [
    {
      id: 'sql-2-k1',
      front: 'Which is read first, and or or?',
      back: 'and. Write brackets when you mix them.',
    },
    { id: 'sql-2-k2', front: 'Does between 1 and 5 include 5?', back: 'Yes, both ends count.' },
    { id: 'sql-2-k3', front: "What does like '%key%' find?", back: 'Every text with “key” somewhere in it.' },
    {
      id: 'sql-2-k4',
      front: 'How do you compare texts regardless of capitals?',
      back: "lower(colour) = 'red'",
    },
  ],
};
