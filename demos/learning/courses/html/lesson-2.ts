import type { WrittenLesson } from '../../lesson.ts';

export const lesson2: WrittenLesson = {
  id: 'html-2',
  title: 'Headings are a map',
  minutes: 12,
  text: `When you open a long page, you don't read it from the top. Your eyes jump from one large line to the next until something interests you. People who listen do the same with a key: in most screen readers H jumps to the next heading. In surveys, it is the first thing that most of them do on a page they don't know.

This only works if the headings are marked up as headings.

## Size is not structure

\`\`\`html
<div class="big">Departures</div>
\`\`\`

This looks like a heading but isn't one. The accessibility tree has a piece of text there, no different from the rest, and the H key skips it. Say what it is, and let the style sheet decide how it looks:

\`\`\`html
<h2>Departures</h2>
\`\`\`

The opposite happens just as often: somebody chooses an \`h4\` because its size is right. Then a listener hears “heading level 4” and wonders which level 3 they have missed.

## Levels are an outline

There are six levels. Think of the table of contents of a book. \`h1\` is the title and says what the page is about; use it once. \`h2\` marks the chapters, \`h3\` the parts of a chapter. Going down, take one step at a time: after an \`h2\` you may write an \`h3\`, but not an \`h4\`. Going up, jump as far as you like, because a new chapter ends everything inside the last one.

\`\`\`html
<h1>Winter timetable</h1>
  <h2>To Saltby</h2>
    <h3>Weekdays</h3>
    <h3>Sundays</h3>
  <h2>To Highmoor</h2>
\`\`\`

Read only the headings of your page, aloud. If they tell you what is on it, the outline is good. If you hear “Welcome”, “More”, “Info”, the words are the problem, and no change of level will fix that.

## What is not a heading

A heading names what follows. A slogan, a date or the author's name doesn't, however large it is printed. Make those paragraphs. And don't use an empty heading to make space: a listener hears “heading level 2” and then nothing, and wonders what is missing.`,
  exercises: [
    {
      id: 'html-2-a',
      kind: 'html',
      task: 'Turn the large lines of this page into headings: the page’s title, two harbours, and two kinds of day under the first harbour.',
      starter:
        '<div class="huge">Winter timetable</div>\n<div class="big">To Saltby</div>\n<div class="bold">Weekdays</div>\n<p>Every hour from 6 to 22.</p>\n<div class="bold">Sundays</div>\n<p>Every two hours.</p>\n<div class="big">To Highmoor</div>\n<p>At 8 and 17.</p>',
      solution:
        '<h1>Winter timetable</h1>\n<h2>To Saltby</h2>\n<h3>Weekdays</h3>\n<p>Every hour from 6 to 22.</p>\n<h3>Sundays</h3>\n<p>Every two hours.</p>\n<h2>To Highmoor</h2>\n<p>At 8 and 17.</p>',
      hint: 'One h1, two h2, and two h3 under the first h2.',
      rules: ['headings'],
      needs: [
        { select: 'h1', count: 1, said: 'One h1' },
        { select: 'h2', count: 2, said: 'Two h2' },
        { select: 'h3', count: 2, said: 'Two h3' },
      ],
      keeps: ['Winter timetable', 'To Saltby', 'Sundays', 'To Highmoor'],
    },
    {
      id: 'html-2-b',
      kind: 'html',
      task: 'Somebody chose headings by their size. Fix the outline; the slogan isn’t a heading at all.',
      starter:
        '<h3>Ferries that wait for you</h3>\n<h1>Tickets</h1>\n<h4>Single crossings</h4>\n<p>6 euros.</p>\n<h4>Bicycles</h4>\n<p>2 euros.</p>\n<h1>Lost property</h1>\n<p>Ask on the pier.</p>',
      solution:
        '<p>Ferries that wait for you</p>\n<h1>Tickets</h1>\n<h2>Single crossings</h2>\n<p>6 euros.</p>\n<h2>Bicycles</h2>\n<p>2 euros.</p>\n<h2>Lost property</h2>\n<p>Ask on the pier.</p>',
      hint: 'The slogan becomes a paragraph. The page keeps one h1; everything else is an h2.',
      rules: ['headings'],
      needs: [{ select: 'h2', count: 3, said: 'Three h2' }],
      keeps: ['Ferries that wait for you', 'Bicycles', 'Lost property'],
    },
  ],
  questions: [
    {
      id: 'html-2-q1',
      kind: 'several',
      ask: 'Which headings may come directly after an h3?',
      choices: ['h2', 'h3', 'h4', 'h5'],
      right: [0, 1, 2],
      points: 2,
      passage: 'levels-are-an-outline',
      because: 'Go down one step at a time, and up as far as you like. Only the h5 would skip a level.',
    },
    {
      id: 'html-2-q2',
      kind: 'order',
      ask: 'Put these headings into the order of an outline.',
      items: ['h1: Winter timetable', 'h2: To Saltby', 'h3: Sundays', 'h2: To Highmoor'],
      passage: 'levels-are-an-outline',
      because: 'Sundays belongs to Saltby, so it comes before the next h2.',
    },
    {
      id: 'html-2-q3',
      kind: 'single',
      ask: 'A line is printed large, but doesn’t name what follows. What should it be?',
      choices: ['An h6', 'A paragraph', 'An empty heading', 'An h1'],
      right: 1,
      passage: 'what-is-not-a-heading',
      because: 'A heading names what follows. Its size is set in the style sheet.',
    },
  ],
  cards: [
    {
      id: 'html-2-k1',
      front: 'May an h4 follow an h2?',
      back: 'No, a level would be missing. You may only skip levels on the way up.',
    },
    { id: 'html-2-k2', front: 'How do you test an outline?', back: 'Read only the headings aloud.' },
    { id: 'html-2-k3', front: 'How many h1 should a page have?', back: 'One: what the page is about.' },
  ],
};
