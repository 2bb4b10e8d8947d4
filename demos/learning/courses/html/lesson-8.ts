import type { WrittenLesson } from '../../lesson.ts';

export const lesson8: WrittenLesson = {
  id: 'html-8',
  title: 'Seen by everyone',
  minutes: 12,
  text: `One man in twelve sees colours differently. Everybody reads a phone in the sun, and everybody who lives long enough will need more light. Pale grey text on white looks elegant on a designer's screen, and it is the most common fault on the web.

## Contrast is a number

Two colours have a contrast between 1 to 1, where they are the same, and 21 to 1, black on white. It compares how much light they give, not which colours they are. Text needs at least **4.5 to 1**. Large text, from 24 pixels or from 19 pixels in bold, gets by with **3 to 1**, because its strokes are thicker.

\`\`\`html
<p style="color: #999999; background: #ffffff">Only 2.8 to 1</p>
<p style="color: #595959; background: #ffffff">7 to 1</p>
\`\`\`

You don't have to calculate. The tools of every browser show the number when you point at a text. The check beside this lesson calculates it from the colours you write.

## Colours come from around

A text has the colour and the background of the nearest element that names one. White text in a box is fine as long as the box is dark. Move the text out, or forget that a box inside is dark, and black stands on navy. When you set one of the two, set the other, too.

## Never by colour alone

“Trains in red are cancelled” leaves out those who don't see the red, and those who listen. Colour may be *one* of the signs. Add a word, a sign or a pattern: “cancelled”, a cross, a dashed line. The same holds for links inside a text. If only the colour tells them from the words around, underline them.

A good test: print the page on a grey printer. Whatever you can't tell apart any more, some of your visitors can't tell apart either.

## Let people see where they are

Those who use a keyboard need to see which part has the focus. Browsers draw a ring for it. \`outline: none\` takes it away, and then somebody presses Tab and nothing seems to happen, again and again. If the ring doesn't suit the design, draw another one; don't take it away.

That was the last lesson. You have met a language, headings, pictures, links and buttons, forms, landmarks, tables and colours. Each is a few letters of HTML. Together they decide who can take the ferry.`,
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
      task: 'The last exercise is a whole page. Mend everything that the list says.',
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
      ask: 'Which contrast does text of ordinary size need at least? … to 1',
      right: 4.5,
      passage: 'contrast-is-a-number',
      because: '4.5 to 1; large text gets by with 3 to 1.',
    },
    {
      id: 'html-8-q2',
      kind: 'several',
      ask: 'Cancelled trains are red. What could you add?',
      choices: ['The word “cancelled”', 'A darker red', 'A cross before them', 'A line through them'],
      right: [0, 2, 3],
      points: 2,
      passage: 'never-by-colour-alone',
      because: 'A darker red is still only a colour.',
    },
    {
      id: 'html-8-q3',
      kind: 'single',
      ask: 'The ring around focused elements doesn’t suit the design. What do you do?',
      choices: ['outline: none', 'Draw another ring', 'Hide it on phones', 'Use a tooltip'],
      right: 1,
      passage: 'let-people-see-where-they-are',
      because: 'People with a keyboard have to see where they are.',
    },
  ],
  cards: [
    {
      id: 'html-8-k1',
      front: 'Which contrast does ordinary text need?',
      back: '4.5 to 1. Large text: 3 to 1.',
    },
    {
      id: 'html-8-k2',
      front: 'How do you test whether colour alone says something?',
      back: 'Print the page in grey.',
    },
    {
      id: 'html-8-k3',
      front: 'When you set a text’s colour, what else should you set?',
      back: 'Its background.',
    },
  ],
};
