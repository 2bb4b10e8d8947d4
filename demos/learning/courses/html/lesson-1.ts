import type { WrittenLesson } from '../../lesson.ts';

export const lesson1: WrittenLesson = {
  id: 'html-1',
  title: 'Who is reading?',
  minutes: 10,
  text: `The ferry company of Port Elver has a new timetable page. It looks fine. Then three people write in. Rania can't see it: her screen reader reads English words with a Portuguese accent. Jonas can't find the tab again among thirty others, because they are all called “Untitled”. Mei-Ling can't hold a mouse, and the button she needs can't be reached with a key.

None of them needs a special page. They need the page to say what it is made of. That is what HTML is for, and it is what this course is about.

## One page, many ways to read it

A browser turns HTML into a picture for people who see. From the same source it builds a second thing, the *accessibility tree*: a list of what is on the page, with a role, a name and a state for each part. “Button, Save, disabled.” Screen readers, voice control and braille displays work from this tree. Your colours and layout aren't in it.

So the question for each piece of HTML is: **what will the tree say?** A \`<button>\` says that it is a button, so people know they can press it. A \`<div>\` that looks like a button says nothing at all.

## Say the language

A screen reader has a voice for each language. One attribute tells it which to use:

\`\`\`html
<html lang="en-GB">
\`\`\`

Without it the screen reader guesses or uses the computer's own language, and English in a Portuguese voice is as hard to follow as it sounds. The code is short: \`en\`, \`pt\`, \`de\`; a region may follow. If the page contains a sentence in another language, mark that sentence: \`<p lang="fr">Bienvenue à bord.</p>\`.

The attribute helps everybody. Browsers use it to offer a translation, to check spelling and to break long words in the right place.

## Name the page

The title is the first thing a screen reader says when a page opens, and the only thing anybody sees of a tab in the background:

\`\`\`html
<title>Winter timetable, Port Elver Ferries</title>
\`\`\`

Put what is special about this page first and the name of the site last. “Port Elver Ferries: Winter timetable” is cut off before the interesting part begins. When something goes wrong, say so in the title as well: “2 errors, Book a crossing”.`,
  exercises: [
    {
      id: 'html-1-a',
      kind: 'html',
      task: 'The timetable page is in English, and nobody can find its tab. Give it a language and a title.',
      starter:
        '<!doctype html>\n<html>\n  <head>\n  </head>\n  <body>\n    <h1>Winter timetable</h1>\n    <p>Ferries leave every hour.</p>\n  </body>\n</html>',
      solution:
        '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Winter timetable, Port Elver Ferries</title>\n  </head>\n  <body>\n    <h1>Winter timetable</h1>\n    <p>Ferries leave every hour.</p>\n  </body>\n</html>',
      hint: 'The language is an attribute of html; the title goes in the head.',
      rules: ['language'],
      keeps: ['Winter timetable', 'Ferries leave every hour.'],
    },
    {
      id: 'html-1-b',
      kind: 'html',
      task: 'One sentence of the welcome is in French. Mark it, so that it is read with a French voice.',
      starter:
        '<!doctype html>\n<html lang="en">\n  <head><title>Welcome, Port Elver Ferries</title></head>\n  <body>\n    <h1>Welcome</h1>\n    <p>Welcome on board.</p>\n    <p>Bienvenue à bord.</p>\n  </body>\n</html>',
      solution:
        '<!doctype html>\n<html lang="en">\n  <head><title>Welcome, Port Elver Ferries</title></head>\n  <body>\n    <h1>Welcome</h1>\n    <p>Welcome on board.</p>\n    <p lang="fr">Bienvenue à bord.</p>\n  </body>\n</html>',
      hint: 'The paragraph can have a lang of its own.',
      rules: ['language'],
      needs: [{ select: 'p[lang=fr]', count: 1, said: 'One paragraph is marked as French' }],
      keeps: ['Bienvenue à bord.'],
    },
  ],
  questions: [
    {
      id: 'html-1-q1',
      kind: 'single',
      ask: 'What does a screen reader work from?',
      choices: [
        'The picture on the screen',
        'The accessibility tree, built from the HTML',
        'The style sheet',
        'The source, line by line',
      ],
      right: 1,
      passage: 'one-page-many-ways-to-read-it',
      because: 'The browser builds a tree of roles, names and states from the HTML.',
    },
    {
      id: 'html-1-q2',
      kind: 'several',
      ask: 'What does lang influence?',
      choices: [
        'The voice of a screen reader',
        'Which translation a browser offers',
        'The size of the text',
        'How words are broken and spelt',
      ],
      right: [0, 1, 3],
      points: 2,
      passage: 'say-the-language',
      because: 'The language decides how text is spoken, translated, broken and checked.',
    },
    {
      id: 'html-1-q3',
      kind: 'gap',
      ask: 'Complete the tag of a German page.',
      text: '<html {1}="{2}">',
      gaps: [['lang'], ['de', 'de-DE', 'de-AT', 'de-CH']],
      passage: 'say-the-language',
      because: 'lang takes the short code of a language; German is de.',
    },
  ],
  cards: [
    {
      id: 'html-1-k1',
      front: 'Which attribute says the language of a page?',
      back: 'lang, on the html element: lang="en"',
    },
    {
      id: 'html-1-k2',
      front: 'What comes first in a title: the page or the site?',
      back: 'What is special about the page. The site comes last.',
    },
    {
      id: 'html-1-k3',
      front: 'Which three things does the accessibility tree say about each part?',
      back: 'Its role, its name and its state.',
    },
  ],
};
