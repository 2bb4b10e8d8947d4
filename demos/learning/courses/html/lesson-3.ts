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

Imagine reading the page to a friend on the phone. You come to the picture. What do you say? Not “picture of a ferry”: the screen reader says “image” by itself. Not every rope and seagull either. You say what matters *here*. On the page about bad weather it is the fog. On the page about ships it may be “The Marguerite, a white ferry with two decks”. The same picture has another alternative on each page.

One sentence is nearly always enough. If a picture holds more than a sentence can say, such as a map or a chart, say in \`alt\` what it is, and put the content into the page as text or a table. Everybody profits, including people whose phone is too small for the chart.

## Pictures that say nothing

Some pictures only please: a wave under a heading, a line between two parts. Some repeat what stands next to them, such as a phone sign beside the words “Call us”. Give these an empty alternative:

\`\`\`html
<img src="wave.svg" alt="">
\`\`\`

Empty is not the same as missing. With \`alt=""\` a screen reader skips the picture. Without any \`alt\` it doesn't know what to do, and many read the name of the file: “wave underscore final underscore 2 dot S V G”.

## Pictures that do something

When a picture is the only thing in a link or a button, its alternative becomes the *name* of the link. Then don't say what it shows. Say where it leads:

\`\`\`html
<a href="/"><img src="logo.svg" alt="Port Elver Ferries, home"></a>
\`\`\`

A magnifying glass in a search button is “Search”, not “Magnifying glass”.

If there are words beside the picture in the same link, the words are the name already, and the alternative should be empty. Otherwise people hear everything twice.`,
  exercises: [
    {
      id: 'html-3-a',
      kind: 'html',
      task: 'Three pictures: a ferry in fog above a warning, a wave as decoration, and a logo that links home. Give each the alternative it needs.',
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
      hint: 'Say what each button does. Beside words, a picture needs an empty alt.',
      rules: ['alternatives', 'buttons'],
      needs: [{ select: 'a img[alt=]', count: 1, said: 'The picture beside the words is silent' }],
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
      because: 'Decoration is silent, a button says what it does, and a picture says what matters here.',
    },
    {
      id: 'html-3-q2',
      kind: 'single',
      ask: 'What happens without any alt?',
      choices: [
        'The picture is skipped',
        'Many screen readers read the file’s name',
        'The browser writes a description',
        'Nothing, it is optional',
      ],
      right: 1,
      passage: 'pictures-that-say-nothing',
      because: 'Only an empty alt tells the reader that the picture may be skipped.',
    },
    {
      id: 'html-3-q3',
      kind: 'mark',
      ask: 'Mark the words that should not stand in an alt.',
      pieces: ['Picture of', 'the ferry Marguerite', 'leaving the pier', '.jpg'],
      right: [0, 3],
      passage: 'what-would-you-say-on-the-phone',
      because: 'Screen readers say “image” by themselves, and nobody wants the name of a file.',
    },
  ],
  cards: [
    {
      id: 'html-3-k1',
      front: 'When is alt="" right?',
      back: 'When the picture is decoration, or repeats the words beside it.',
    },
    {
      id: 'html-3-k2',
      front: 'What is the alt of a picture that is alone in a link?',
      back: 'Where the link leads.',
    },
    {
      id: 'html-3-k3',
      front: 'Why not begin with “Picture of”?',
      back: 'Screen readers say “image” by themselves.',
    },
  ],
};
