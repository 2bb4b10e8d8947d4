import type { WrittenLesson } from '../../lesson.ts';

export const lesson3: WrittenLesson = {
  id: 'html-3',
  title: 'Pictures in words',
  minutes: 12,
  text: `A picture on a page is there for a reason. Somebody who can't see it needs the reason, not the picture. The \`alt\` attribute is the place for it:

\`\`\`html
<img src="marguerite.jpg" alt="The ferry Marguerite leaving the pier in fog">
\`\`\`

## What would you say on the phone?

Imagine reading the page to a friend on the phone. You come to the picture. What do you say? You needn't say “picture of a ferry”, because the screen reader says “image” by itself. Nor would you mention every rope and seagull. You say what matters *here*. On the page about bad weather it is the fog. On the page about ships it may be “The Marguerite, a white ferry with two decks”. The same picture can need a different alternative on each page.

One sentence is nearly always enough. If a picture holds more than a sentence can say, such as a map or a chart, say in \`alt\` what it is, and put its content on the page as text or a table. That helps everybody, including people whose phone is too small for the chart.

## Pictures that say nothing

Some pictures are only there to please: a wave under a heading, a line between two sections. Some repeat what is next to them, such as a phone icon beside the words “Call us”. Give these an empty alternative:

\`\`\`html
<img src="wave.svg" alt="">
\`\`\`

Empty is not the same as missing. With \`alt=""\` a screen reader skips the picture. Without any \`alt\` it doesn't know what to do, and many read out the file name: “wave underscore final underscore 2 dot S V G”.

## Pictures that do something

When a picture is the only thing in a link or a button, its alternative becomes the *name* of that link or button. Then say where it leads or what it does, instead of what it shows:

\`\`\`html
<a href="/"><img src="logo.svg" alt="Port Elver Ferries, home"></a>
\`\`\`

A magnifying glass in a search button is “Search”, not “Magnifying glass”.

If the same link contains words beside the picture, the words are already the name, and the alternative should be empty. Otherwise people hear everything twice.`,
  exercises: [
    {
      id: 'html-3-a',
      kind: 'html',
      task: 'There are three pictures: a ferry in fog above a warning, a wave as decoration, and a logo that links home. Give each the alternative it needs.',
      starter:
        '<a href="/"><img src="logo.svg"></a>\n<h1>Delays today</h1>\n<img src="wave.svg">\n<img src="IMG_2041.jpg" alt="IMG_2041.jpg">\n<p>No ferries before 9:00.</p>',
      solution:
        '<a href="/"><img src="logo.svg" alt="Port Elver Ferries, home"></a>\n<h1>Delays today</h1>\n<img src="wave.svg" alt="">\n<img src="IMG_2041.jpg" alt="The ferry at the pier, hardly visible in thick fog">\n<p>No ferries before 9:00.</p>',
      hint: 'The logo says where it leads. The wave has an empty alt. The ferry says what matters on a page about delays.',
      rules: ['alternatives', 'buttons'],
      needs: [{ select: 'img[alt=]', count: 1, said: 'The decoration has an empty alt' }],
      keeps: ['Delays today', 'No ferries before 9:00.'],
    },
    {
      id: 'html-3-b',
      kind: 'html',
      task: 'The buttons hold only pictures, and the link says everything twice. Give each exactly one good name.',
      starter:
        '<button><img src="glass.svg" alt=""></button>\n<button><img src="cross.svg" alt="Picture of a cross"></button>\n<a href="/call"><img src="phone.svg" alt="Call us"> Call us</a>',
      solution:
        '<button><img src="glass.svg" alt="Search"></button>\n<button><img src="cross.svg" alt="Close"></button>\n<a href="/call"><img src="phone.svg" alt=""> Call us</a>',
      hint: 'Say what each button does. A picture beside words needs an empty alt.',
      rules: ['alternatives', 'buttons'],
      needs: [{ select: 'a img[alt=]', count: 1, said: 'The picture beside the words has an empty alt' }],
      keeps: ['Call us'],
    },
  ],
  questions: [
    {
      id: 'html-3-q1',
      kind: 'match',
      ask: 'Which alternative suits which picture?',
      pairs: [
        ['A wave under a heading', 'alt=""'],
        ['A magnifying glass in a button', 'alt="Search"'],
        ['A ferry in fog on the page about delays', 'alt="The pier in thick fog"'],
      ],
      points: 2,
      passage: 'what-would-you-say-on-the-phone',
      because:
        'Decoration needs no words, a button says what it does, and a picture says what matters on that page.',
    },
    {
      id: 'html-3-q2',
      kind: 'single',
      ask: 'What happens if there is no alt at all?',
      choices: [
        'The picture is skipped',
        'Many screen readers read out the file name',
        'The browser writes a description',
        'Nothing, it is optional',
      ],
      right: 1,
      passage: 'pictures-that-say-nothing',
      because: 'Only an empty alt tells a screen reader to skip the picture.',
    },
    {
      id: 'html-3-q3',
      kind: 'mark',
      ask: 'Mark the words that should not be in an alt.',
      pieces: ['Picture of', 'the ferry Marguerite', 'leaving the pier', '.jpg'],
      right: [0, 3],
      passage: 'what-would-you-say-on-the-phone',
      because: 'Screen readers say “image” by themselves, and nobody wants to hear a file name.',
    },
  ],
  cards: [
    {
      id: 'html-3-k1',
      front: 'When should you use alt=""?',
      back: 'When the picture is decoration, or repeats the words beside it.',
    },
    {
      id: 'html-3-k2',
      front: 'What should the alt say if a picture is alone in a link?',
      back: 'Where the link leads.',
    },
    {
      id: 'html-3-k3',
      front: 'Why not begin with “Picture of”?',
      back: 'Screen readers say “image” by themselves.',
    },
  ],
};
