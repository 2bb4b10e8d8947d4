import type { WrittenLesson } from '../../lesson.ts';

export const lesson7: WrittenLesson = {
  id: 'html-7',
  title: 'Tables that can be followed',
  minutes: 12,
  text: `A timetable is a table: each number means something only because of its row and its column. Who looks at it runs a finger along both. Who listens hears one cell at a time, “9:40”, and needs to be told which ferry and which day that is. The HTML can do that, if it knows which cells are the heads.

## Header cells and data cells

\`\`\`html
<table>
  <caption>Crossings to Saltby</caption>
  <tr>
    <th scope="col">Ferry</th>
    <th scope="col">Weekdays</th>
    <th scope="col">Sundays</th>
  </tr>
  <tr>
    <th scope="row">Marguerite</th>
    <td>9:40</td>
    <td>11:00</td>
  </tr>
</table>
\`\`\`

\`td\` is a cell with data, and \`th\` is a header cell, which names others. \`scope\` says which: those below it in its column, or those beside it in its row. Now a screen reader that comes to the second time says “Sundays, 11:00”, and when it moves down, “Elisabeth, 12:30”. The finger is back.

Bold text in a \`td\` looks the same but doesn't name anything.

## A caption is a title

\`caption\` comes first inside the table and says what it lists. People who listen can jump from table to table, and the caption tells them whether this is the one they want. A heading above the table helps everybody, but it isn't connected to the table.

## Tables for data only

Long ago pages were laid out with tables: the menu in the left cell, the text in the right. If you find such a page, don't add header cells. It isn't really a table. Take the cells apart and use landmarks.

The other way round, don't build a timetable from \`div\`s because it looks easier to style. Rows and columns made of \`div\`s are read out as one long line of numbers.

## Keep them simple

Cells that span several rows, headers within headers, empty corners: HTML can describe each of them, and each makes the table harder for everyone. Two simple tables are nearly always better than one clever one. If a cell is empty because there is no ferry, write “none”. A listener hears nothing in an empty cell, and may think that something is broken.

On a phone, a wide table should scroll inside its own box, which people must be able to reach with the keyboard.`,
  exercises: [
    {
      id: 'html-7-a',
      kind: 'html',
      task: 'Turn this into a table that can be followed: with a caption, header cells for the columns, and the ferry as the header of each row.',
      starter:
        '<p>Crossings to Saltby</p>\n<table>\n  <tr><td><b>Ferry</b></td><td><b>Weekdays</b></td><td><b>Sundays</b></td></tr>\n  <tr><td>Marguerite</td><td>9:40</td><td>11:00</td></tr>\n  <tr><td>Elisabeth</td><td>10:20</td><td>12:30</td></tr>\n</table>',
      solution:
        '<table>\n  <caption>Crossings to Saltby</caption>\n  <tr><th scope="col">Ferry</th><th scope="col">Weekdays</th><th scope="col">Sundays</th></tr>\n  <tr><th scope="row">Marguerite</th><td>9:40</td><td>11:00</td></tr>\n  <tr><th scope="row">Elisabeth</th><td>10:20</td><td>12:30</td></tr>\n</table>',
      hint: 'The paragraph becomes the caption. Three th with scope="col", and two with scope="row".',
      rules: ['tables'],
      needs: [
        { select: 'th[scope=col]', count: 3, said: 'Three column headers' },
        { select: 'th[scope=row]', count: 2, said: 'Two row headers' },
        { select: 'td', count: 4, said: 'Four cells with times' },
      ],
      keeps: ['Crossings to Saltby', '9:40', '12:30'],
    },
  ],
  questions: [
    {
      id: 'html-7-q1',
      kind: 'mark',
      ask: 'Mark the cells that should be th.',
      pieces: ['Ferry', 'Weekdays', 'Marguerite', '9:40', '11:00'],
      right: [0, 1, 2],
      points: 2,
      passage: 'header-cells-and-data-cells',
      because: 'Header cells name other cells: the columns, and the ferry in each row.',
    },
    {
      id: 'html-7-q2',
      kind: 'short',
      ask: 'Which attribute of th says whether it names a row or a column?',
      accepted: ['scope'],
      passage: 'header-cells-and-data-cells',
      because: 'scope="row" or scope="col".',
    },
    {
      id: 'html-7-q3',
      kind: 'single',
      ask: 'A page uses a table to put the menu beside the text. What should you do?',
      choices: ['Add th to it', 'Add a caption', 'Take it apart and use landmarks', 'Leave it'],
      right: 2,
      passage: 'tables-for-data-only',
      because: 'It isn’t really a table. Header cells would make it worse.',
    },
  ],
  cards: [
    {
      id: 'html-7-k1',
      front: 'What is the difference between th and td?',
      back: 'th names other cells, td holds data.',
    },
    { id: 'html-7-k2', front: 'Where does the caption go?', back: 'First inside the table.' },
    {
      id: 'html-7-k3',
      front: 'What should an empty cell hold?',
      back: 'A word such as “none”; an empty cell may sound as if something is broken.',
    },
  ],
};
