import type { WrittenLesson } from '../../lesson.ts';

export const lesson4: WrittenLesson = {
  id: 'html-4',
  title: 'Buttons do, links lead',
  minutes: 12,
  text: `People who use a keyboard know what to expect. A link takes you somewhere: Enter follows it, and it can be opened in a new tab. A button does something here: Enter or the space bar presses it. If a thing looks like one and acts like the other, or is neither, they are stuck.

## Which one is it?

Ask whether it leads to an address. If you could send somebody the result as an address, it is a link. If not, it is a button. “Winter timetable” is a link. “Add a passenger” is a button. “Next month” in a calendar may be either, depending on how it was built.

\`\`\`html
<a href="/timetable">Winter timetable</a>
<button type="button">Add a passenger</button>
\`\`\`

A link without \`href\` can't be reached with the Tab key at all. A link to \`#\` that opens a menu through a script is a button in disguise: it says “link” and then goes nowhere.

## The div that wanted to be a button

\`\`\`html
<div class="button" onclick="book()">Book</div>
\`\`\`

This doesn't work with a keyboard. The Tab key skips it, Enter does nothing, and the accessibility tree says only “Book”, without a hint that you can press it. To fix it you would need a role, a \`tabindex\`, and code for two keys, for the disabled state and for forms. Or you write \`<button>\`, and all of it is there. **If you use the right element, you don't have to explain what it is.**

Designers sometimes avoid buttons because they come with a border. Three lines of CSS remove it. Keyboard support isn't so easy to put back.

## Names that stand alone

Screen readers can list all the links on a page. In that list, each link appears without its sentence:

- Read more
- Read more
- here
- Winter timetable as PDF

Three of these four say nothing. Write the link so that it can stand alone: “Prices for bicycles” instead of “here”. It also helps people who only glance at the page, and people who use voice control and say “click Prices for bicycles”.

A button that shows only a symbol needs a name as well. Put visually hidden words into it, or use \`aria-label\`:

\`\`\`html
<button type="button" aria-label="Close">×</button>
\`\`\``,
  exercises: [
    {
      id: 'html-4-a',
      kind: 'html',
      task: 'Turn the three things on this page into what they should be: one leads to /prices, two do something here.',
      starter:
        '<div onclick="go(\'/prices\')">Prices</div>\n<a href="#">Add a passenger</a>\n<span role="button">×</span>',
      solution:
        '<a href="/prices">Prices</a>\n<button type="button">Add a passenger</button>\n<button type="button" aria-label="Close">×</button>',
      hint: 'Prices has an address, so it is a link. The other two are buttons. The cross should say “Close”.',
      rules: ['buttons'],
      needs: [
        { select: 'a[href=/prices]', count: 1, said: 'A link to /prices' },
        { select: 'button', count: 2, said: 'Two buttons' },
        { select: 'button[aria-label]', count: 1, said: 'The cross has a name in words' },
      ],
      keeps: ['Prices', 'Add a passenger'],
    },
    {
      id: 'html-4-b',
      kind: 'html',
      task: 'Rewrite the links so that each can stand alone. They lead to the prices for bicycles and to the winter timetable.',
      starter:
        '<p>For bicycles click <a href="/bicycles">here</a>.</p>\n<p>Our winter timetable is out. <a href="/winter">Read more</a></p>',
      solution:
        '<p>See the <a href="/bicycles">prices for bicycles</a>.</p>\n<p>Our <a href="/winter">winter timetable</a> is out.</p>',
      hint: 'Put the link on the words that name what it leads to.',
      rules: ['buttons'],
      needs: [
        { select: 'a[href=/bicycles]', count: 1, said: 'A link to /bicycles' },
        { select: 'a[href=/winter]', count: 1, said: 'A link to /winter' },
      ],
    },
  ],
  questions: [
    {
      id: 'html-4-q1',
      kind: 'match',
      ask: 'Button or link?',
      pairs: [
        ['Opens the page of a harbour', 'link'],
        ['Removes a passenger from a booking', 'button'],
      ],
      passage: 'which-one-is-it',
      because: 'A link leads to an address; a button does something here.',
    },
    {
      id: 'html-4-q2',
      kind: 'several',
      ask: 'What is wrong with a div that has an onclick?',
      choices: [
        'It can’t be reached with Tab',
        'Enter doesn’t press it',
        'It can’t have a colour',
        'Nothing says that it can be pressed',
      ],
      right: [0, 1, 3],
      points: 2,
      passage: 'the-div-that-wanted-to-be-a-button',
      because:
        'A button can be reached with Tab, reacts to Enter and says what it is. A div does none of that.',
    },
    {
      id: 'html-4-q3',
      kind: 'short',
      ask: 'Which attribute names a button that shows only a symbol?',
      accepted: ['aria-label', 'aria label'],
      passage: 'names-that-stand-alone',
      because: 'aria-label sets the name that a screen reader says.',
    },
  ],
  cards: [
    {
      id: 'html-4-k1',
      front: 'Link or button: how do you decide?',
      back: 'Does it lead to an address? Then it is a link. Otherwise it is a button.',
    },
    {
      id: 'html-4-k2',
      front: 'What is wrong with a link that says “here”?',
      back: 'It says nothing when it is read without its sentence.',
    },
    { id: 'html-4-k3', front: 'Which keys press a button?', back: 'Enter and the space bar.' },
  ],
};
