import type { WrittenLesson } from '../../lesson.ts';

export const lesson1: WrittenLesson = {
  id: 'sql-1',
  title: 'Ask for what you need',
  minutes: 12,
  text: `The lost-property office of Port Elver keeps everything that people leave on its trams, ferries and opera seats. Fifty things came in during the first three months of 2026: umbrellas, of course, but also a violin, a set of false teeth and an accordion. The office writes them down in a database, and in this course you are the person who gets the questions.

The database has four tables. A **table** is like a sheet in a spreadsheet: each **row** is one thing, each **column** one fact about it. \`items\` holds what was handed in, \`places\` where it was found, \`people\` who found or claimed it, and \`claims\` who says it is theirs. You can open the list of tables next to the editor at any time.

## A question has two parts

Every question to a database names *what* you want to see and *where* it is kept. In SQL that reads almost like English:

\`\`\`sql
select what, colour
from items;
\`\`\`

After \`select\` come the columns, separated by commas. After \`from\` comes the table. The database answers with rows, in this case fifty of them, each with two values. A semicolon ends the statement; if there is only one statement, you can leave it out.

SQL doesn't care about capitals or line breaks. \`SELECT What FROM Items\` means the same. People write in many styles; pick one and keep to it, because the person who reads your query next month may be you.

## Star is for looking around

When you don't know a table yet, ask for everything:

\`\`\`sql
select * from items limit 5;
\`\`\`

The star means all columns, and \`limit 5\` stops after five rows. That is a good way to look around. In queries that you keep, name the columns instead. If somebody adds a column next year, your answer keeps its shape, and a reader can see what you needed.

## Columns can be worked out

A column doesn't have to exist in the table. You can work one out and give it a name with \`as\`:

\`\`\`sql
select what, value * 0.1 as fee
from items;
\`\`\`

The office keeps a tenth of the value as a fee, so this lists the fee for each thing. You join texts with two bars: \`shelf || ': ' || what\` gives \`A1: black umbrella\`. Text goes in single quotes. Double quotes mean the name of a column; mixing them up is the most common slip in the first week.

Nothing you do here changes the office's records. Each run begins with a fresh copy of the database, so try things out, and make mistakes on purpose: reading an error message while you know what you did wrong is the quickest way to learn what it means.`,
  exercises: [
    {
      id: 'sql-1-a',
      kind: 'sql',
      task: 'List what every item is and the day it was found.',
      starter: 'select what\nfrom items;',
      solution: 'select what, found_on from items;',
      hint: 'The day is in the column found_on. Put a comma between the two columns.',
    },
    {
      id: 'sql-1-b',
      kind: 'sql',
      task: 'The clerk wants labels for the places. Show each place in one column called label, like “Fish Market (Harbour)”.',
      starter: "select name || ' (' \nfrom places;",
      solution: "select name || ' (' || district || ')' as label from places;",
      hint: 'Join four pieces with ||: the name, an opening bracket with a space before it, the district, and the closing bracket.',
    },
    {
      id: 'sql-1-c',
      kind: 'sql',
      task: 'For each item show what it is, its value, and the value after a discount of 25% in a column called sale_price.',
      starter: '',
      solution: 'select what, value, value * 0.75 as sale_price from items;',
      hint: 'A quarter off leaves three quarters: multiply by 0.75.',
    },
  ],
  questions: [
    {
      id: 'sql-1-q1',
      kind: 'match',
      ask: 'What does each part of a query say?',
      pairs: [
        ['select', 'which columns to show'],
        ['from', 'which table to read'],
        ['limit', 'how many rows at most'],
        ['as', 'what to call a column'],
      ],
      points: 2,
      passage: 'a-question-has-two-parts',
      because: 'A query names what you want to see and where it is kept; limit and as only shape the answer.',
    },
    {
      id: 'sql-1-q2',
      kind: 'single',
      ask: 'Why is select * a poor choice in a query that you keep?',
      choices: [
        'It is not allowed on large tables.',
        'Its answer changes shape when somebody adds a column.',
        'It returns each row twice.',
        'It only works together with limit.',
      ],
      right: 1,
      passage: 'star-is-for-looking-around',
      because:
        'The star means “all columns there are today”. If you name the columns, the answer stays as it was.',
    },
    {
      id: 'sql-1-q3',
      kind: 'mark',
      ask: 'Mark every piece that is text, not a column.',
      pieces: ['select', 'shelf', '||', "': '", '||', 'what', '||', "' (lost)'", 'from', 'items'],
      right: [3, 7],
      passage: 'columns-can-be-worked-out',
      because: 'Text goes in single quotes. Names without quotes are columns or tables.',
    },
    {
      id: 'sql-1-q4',
      kind: 'number',
      ask: 'An item is worth 640 euros. What does value * 0.1 give?',
      right: 64,
      unit: 'euros',
      passage: 'columns-can-be-worked-out',
      because: 'A tenth of 640 is 64.',
    },
  ],
  cards: [
    {
      id: 'sql-1-k1',
      front: 'Which two words does every query need?',
      back: 'select (what to show) and from (where it is kept).',
    },
    {
      id: 'sql-1-k2',
      front: 'How do you join two texts in SQL?',
      back: "With two bars: name || ', ' || town",
    },
    {
      id: 'sql-1-k3',
      front: 'Single or double quotes around text?',
      back: 'Single quotes. Double quotes mean the name of a column.',
    },
    {
      id: 'sql-1-k4',
      front: 'How do you name a column that you worked out?',
      back: 'With as: value * 0.1 as fee',
    },
  ],
};
