import type { WrittenLesson } from '../../lesson.ts';

export const lesson8: WrittenLesson = {
  id: 'html-8',
  title: 'Seen by everyone',
  minutes: 12,
  text: `One man in twelve sees colours differently. Everybody reads a phone in the sun, and everybody who lives long enough will need more light. Pale grey text on white looks elegant on a designer's screen, and it is the most common fault on the web.

## Contrast is a number

The contrast of two colours lies between 1 to 1, when they are the same, and 21 to 1, black on white. It compares how much light they give off, whatever the colours are. Text needs at least **4.5 to 1**. Large text, from 24 pixels or from 19 pixels in bold, only needs **3 to 1**, because its strokes are thicker.

\`\`\`html
<p style="color: #999999; background: #ffffff">Only 2.8 to 1</p>
<p style="color: #595959; background: #ffffff">7 to 1</p>
\`\`\`

You don't have to work it out yourself. The developer tools of the large browsers show the number when you inspect a text. The check beside this lesson calculates it from the colours you write.

## Colours come from outside

A text gets its colour and background from the nearest surrounding element that sets one. White text in a box is fine as long as the box is dark. Move the text out, or forget that an inner box is dark, and you have white on white or black on navy. When you set one of the two, set the other as well.

## Not by colour alone

“Ferries in red are cancelled” leaves out people who don't see the red, and people who listen. Colour may be *one* of the clues. Add a word, a symbol or a pattern: “cancelled”, a cross, a dashed line. The same goes for links inside a text. If only the colour distinguishes them from the words around them, underline them.

A good test is to print the page in shades of grey. If you can no longer tell two things apart, neither can some of your visitors.

## Let people see where they are

People who use a keyboard need to see which part has the focus. Browsers draw a ring around it. \`outline: none\` removes the ring, and then somebody presses Tab again and again and nothing seems to happen. If the ring doesn't suit the design, draw another one.

That was the last lesson. You have learned about language, headings, pictures, links and buttons, forms, landmarks, tables and colours. Each takes only a few letters of HTML or CSS. Together they decide who can take the ferry.`,
  exercises: [
    {
      id: 'html-8-a',
      kind: 'html',
      task: 'Two of these texts are too pale. Change their colours until each has enough contrast.',
      starter:
        '<h1 style="color: #767676; font-size: 32px">Delays today</h1>\n<p style="color: #999999">No ferries before 9:00.</p>\n<div style="background: #1f3a5f; color: #ffffff">\n  <p>Storm over the bay.</p>\n  <p style="color: #5f7fa8">Measured at 7:00.</p>\n</div>',
      solution:
        '<h1 style="color: #767676; font-size: 32px">Delays today</h1>\n<p style="color: #595959">No ferries before 9:00.</p>\n<div style="background: #1f3a5f; color: #ffffff">\n  <p>Storm over the bay.</p>\n  <p style="color: #c9d8ea">Measured at 7:00.</p>\n</div>',
      hint: 'On white a darker grey helps, such as #595959. On dark blue it has to be lighter.',
      rules: ['colours'],
      keeps: ['No ferries before 9:00.', 'Storm over the bay.', 'Measured at 7:00.'],
    },
    {
      id: 'html-8-b',
      kind: 'html',
      task: 'The last exercise is a whole page. Fix everything that the list of checks names.',
      starter:
        '<html>\n  <head><title></title></head>\n  <body>\n    <h3>Book a crossing</h3>\n    <img src="ferry.jpg">\n    <form>\n      <input placeholder="Your name">\n      <div onclick="book()">Book</div>\n    </form>\n    <p style="color: #bbbbbb">For prices click <a href="/prices" style="color: #0000ff">here</a>.</p>\n  </body>\n</html>',
      solution:
        '<html lang="en">\n  <head><title>Book a crossing, Port Elver Ferries</title></head>\n  <body>\n    <main>\n      <h1>Book a crossing</h1>\n      <img src="ferry.jpg" alt="The ferry Marguerite at the pier">\n      <form>\n        <label for="name">Your name</label>\n        <input id="name">\n        <button>Book</button>\n      </form>\n      <p style="color: #595959">See our <a href="/prices" style="color: #0000ff">prices</a>.</p>\n    </main>\n  </body>\n</html>',
      hint: 'Go through the list from the top: labels, headings, pictures, landmarks, buttons, language, colours.',
      rules: ['labels', 'headings', 'alternatives', 'landmarks', 'buttons', 'language', 'colours'],
      needs: [{ select: 'form button', count: 1, said: 'A button in the form' }],
      keeps: ['Book a crossing', 'Your name'],
    },
  ],
  questions: [
    {
      id: 'html-8-q1',
      kind: 'number',
      ask: 'What contrast does text of ordinary size need at least? … to 1',
      right: 4.5,
      passage: 'contrast-is-a-number',
      because: 'It needs 4.5 to 1; large text only needs 3 to 1.',
    },
    {
      id: 'html-8-q2',
      kind: 'several',
      ask: 'Cancelled ferries are shown in red. What could you add?',
      choices: ['The word “cancelled”', 'A darker red', 'A cross before them', 'A line through them'],
      right: [0, 2, 3],
      points: 2,
      passage: 'not-by-colour-alone',
      because: 'A darker red is still only a colour.',
    },
    {
      id: 'html-8-q3',
      kind: 'single',
      ask: 'The ring around focused elements doesn’t suit the design. What do you do?',
      choices: ['outline: none', 'Draw another ring', 'Hide it on phones', 'Use a tooltip'],
      right: 1,
      passage: 'let-people-see-where-they-are',
      because: 'People who use a keyboard have to see where they are.',
    },
  ],
  cards: [
    {
      id: 'html-8-k1',
      front: 'What contrast does ordinary text need?',
      back: '4.5 to 1. Large text: 3 to 1.',
    },
    {
      id: 'html-8-k2',
      front: 'How do you find out whether something relies on colour alone?',
      back: 'Print the page in shades of grey.',
    },
    {
      id: 'html-8-k3',
      front: 'When you set a text’s colour, what else should you set?',
      back: 'Its background.',
    },
  ],
};
