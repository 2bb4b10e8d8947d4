import type { WrittenLesson } from '../../lesson.ts';

export const lesson6: WrittenLesson = {
  id: 'html-6',
  title: 'Places on a page',
  minutes: 12,
  text: `When you walk into a station you know where the ticket hall is, where the platforms are and where to complain. A page has such places, too. Those who see find them by position. Those who listen find them by *landmarks*, and can jump from one to the next with a key.

## Five elements

\`\`\`html
<header>the name of the site, the search</header>
<nav>links to other pages</nav>
<main>what this page is about</main>
<aside>what belongs to it, but could be left out</aside>
<footer>address, legal notes</footer>
\`\`\`

They need no class and no role. They have no look of their own, so you can put them around what you have without changing a pixel.

The most important one is \`main\`. There is exactly one on a page, and it holds what the page is about. A listener who opens the fifth page of your site doesn't want to hear the menu a fifth time. With one key they can go straight to \`main\`.

## Everything has a place

Everything that can be read should be in one of the five. Whatever is between them is easily missed by somebody who jumps from landmark to landmark. If you put a warning that no ferries run today between the header and the main, a listener may not hear it.

The other extreme doesn't help either. If every box on the page is a landmark, the list of landmarks is as long as the page. A handful is right.

## Two of a kind need names

Many pages have two navigation menus, one at the top and one at the bottom. In a list both are called “navigation”. Give each a name:

\`\`\`html
<nav aria-label="Main">…</nav>
<nav aria-label="Harbours">…</nav>
\`\`\`

Don't write “Main navigation”: the screen reader already says the word navigation.

## Lists inside

A navigation holds links, and links that belong together are a list. A screen reader then says “list with five items”, and the listener knows how much is coming. Use \`ul\` for things in any order, and \`ol\` where the order counts. If you don't like the dots, remove them in the style sheet.

And before everything else, put a link that leads to \`main\`: \`<a href="#content">Skip to content</a>\`. It is for sighted people who use a keyboard. They have no key for landmarks, and forty presses of Tab is a long way to the first ferry.`,
  exercises: [
    {
      id: 'html-6-a',
      kind: 'html',
      task: 'Give this page its landmarks: the name of the site, the menu, what the page is about, and the address.',
      starter:
        '<div class="top"><p>Port Elver Ferries</p></div>\n<div class="menu">\n  <ul><li><a href="/winter">Winter timetable</a></li><li><a href="/prices">Prices</a></li></ul>\n</div>\n<div class="content"><h1>Delays today</h1><p>No ferries before 9:00.</p></div>\n<div class="bottom"><p>Pier 3, Port Elver</p></div>',
      solution:
        '<header><p>Port Elver Ferries</p></header>\n<nav>\n  <ul><li><a href="/winter">Winter timetable</a></li><li><a href="/prices">Prices</a></li></ul>\n</nav>\n<main><h1>Delays today</h1><p>No ferries before 9:00.</p></main>\n<footer><p>Pier 3, Port Elver</p></footer>',
      hint: 'Each div becomes one of header, nav, main and footer.',
      rules: ['landmarks', 'headings'],
      needs: [
        { select: 'header', count: 1, said: 'A header' },
        { select: 'nav a', count: 2, said: 'A nav with both links' },
        { select: 'footer', count: 1, said: 'A footer' },
      ],
      keeps: ['Delays today', 'Pier 3, Port Elver'],
    },
    {
      id: 'html-6-b',
      kind: 'html',
      task: 'The warning is outside every landmark, and the two navs have no names to tell them apart. Fix both.',
      starter:
        '<header><p>Port Elver Ferries</p></header>\n<nav><a href="/prices">Prices</a></nav>\n<p>Storm: no ferries today.</p>\n<main><h1>Crossings</h1></main>\n<nav><a href="/saltby">Saltby</a></nav>',
      solution:
        '<header><p>Port Elver Ferries</p></header>\n<nav aria-label="Main"><a href="/prices">Prices</a></nav>\n<main><h1>Crossings</h1><p>Storm: no ferries today.</p></main>\n<nav aria-label="Harbours"><a href="/saltby">Saltby</a></nav>',
      hint: 'Move the warning into main or header. Give each nav an aria-label.',
      rules: ['landmarks'],
      needs: [{ select: 'nav[aria-label]', count: 2, said: 'Two navs with names' }],
      keeps: ['Storm: no ferries today.'],
    },
  ],
  questions: [
    {
      id: 'html-6-q1',
      kind: 'match',
      ask: 'Where does it belong?',
      pairs: [
        ['The name of the site', 'header'],
        ['Links to other pages', 'nav'],
        ['What the page is about', 'main'],
        ['Address and legal notes', 'footer'],
      ],
      points: 2,
      passage: 'five-elements',
      because: 'Each landmark is meant for one kind of content.',
    },
    {
      id: 'html-6-q2',
      kind: 'number',
      ask: 'How many main elements should a page have?',
      right: 1,
      passage: 'five-elements',
      because: 'Exactly one.',
    },
    {
      id: 'html-6-q3',
      kind: 'single',
      ask: 'What is a good name for a second nav?',
      choices: [
        'aria-label="Navigation 2"',
        'aria-label="Harbours"',
        'aria-label="Harbour navigation"',
        'None is needed',
      ],
      right: 1,
      passage: 'two-of-a-kind-need-names',
      because: 'The screen reader already says “navigation”; the name says which one.',
    },
  ],
  cards: [
    {
      id: 'html-6-k1',
      front: 'Which five elements are the landmarks of a page?',
      back: 'header, nav, main, aside, footer',
    },
    { id: 'html-6-k2', front: 'When does a nav need an aria-label?', back: 'When there is more than one.' },
    {
      id: 'html-6-k3',
      front: 'Who is the skip link for?',
      back: 'Sighted people who use a keyboard.',
    },
  ],
};
