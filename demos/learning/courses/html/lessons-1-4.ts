import type { WrittenLesson } from '../../lesson.ts';

export const lesson1: WrittenLesson = {
  id: 'html-1',
  title: 'Who is reading?',
  minutes: 10,
  text: `The ferry company of Port Elver has a new timetable page. It looks fine. Then three people write in. Rania can't see it: her screen reader reads English words with a Portuguese accent. Jonas can't find the tab again among thirty others, because they are all called “Untitled”. Mei-Ling can't hold a mouse, and the button she needs can't be reached with a key.

None of them needs a special page. They need the page to say what it is made of. That is what HTML is for, and it is what this course is about.

## One page, many ways to read it

A browser turns HTML into a picture for those who look. From the same source it builds a second thing, the *accessibility tree*: a list of what is on the page, with a role, a name and a state for each part. “Button, Save, disabled.” Screen readers, voice control and braille displays read this tree. They never see your colours.

So the question for each piece of HTML is: **what will the tree say?** A \`<button>\` says that it is a button and can be pressed. A \`<div>\` that looks like a button says nothing at all.

## Say the language

A screen reader has a voice for each language. It chooses by one attribute:

\`\`\`html
<html lang="en-GB">
\`\`\`

Without it the reader guesses or uses the voice of the computer, and English in a Portuguese voice is as hard to follow as it sounds. The code is short: \`en\`, \`pt\`, \`de\`; a region may follow. When a sentence in another language stands inside the page, mark it where it stands: \`<p lang="fr">Bienvenue à bord.</p>\`.

The attribute helps everybody. Browsers use it to offer a translation, to check spelling, and to break long words at the right place.

## Name the page

The title is the first thing a screen reader says when a page opens, and the only thing anybody sees of a tab in the background:

\`\`\`html
<title>Winter timetable, Port Elver Ferries</title>
\`\`\`

Put what is special about this page first and the name of the site last. “Port Elver Ferries: Winter timetable” is cut off before the interesting part begins. When something goes wrong, say so in the title, too: “2 errors, Book a crossing”.`,
  exercises: [
    {
      id: 'html-1-a',
      kind: 'html',
      task: 'The timetable page is in English, and nobody can find its tab. Give it a language and a title.',
      starter:
        '<!doctype html>\n<html>\n  <head>\n  </head>\n  <body>\n    <h1>Winter timetable</h1>\n    <p>Ferries leave every hour.</p>\n  </body>\n</html>',
      solution:
        '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Winter timetable, Port Elver Ferries</title>\n  </head>\n  <body>\n    <h1>Winter timetable</h1>\n    <p>Ferries leave every hour.</p>\n  </body>\n</html>',
      hint: 'The language is an attribute of html; the title stands in the head.',
      rules: ['language'],
      keeps: ['Winter timetable', 'Ferries leave every hour.'],
    },
    {
      id: 'html-1-b',
      kind: 'html',
      task: 'One sentence of the welcome is French. Mark it, so that it is read with a French voice.',
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
      ask: 'What does a screen reader read?',
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
      ask: 'What does lang decide?',
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
      ask: 'A German page.',
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
      front: 'What comes first in a title: page or site?',
      back: 'What is special about the page. The site comes last.',
    },
    {
      id: 'html-1-k3',
      front: 'Which three things does the accessibility tree say of a part?',
      back: 'Its role, its name and its state.',
    },
  ],
};

export const lesson2: WrittenLesson = {
  id: 'html-2',
  title: 'Headings are a map',
  minutes: 12,
  text: `When you open a long page, you don't read it from the top. Your eyes jump from one large line to the next until something interests you. People who listen do the same with a key: in most screen readers H jumps to the next heading. In surveys, it is the first thing that most of them do on a page they don't know.

This works if the headings are headings.

## Size is not structure

\`\`\`html
<div class="big">Departures</div>
\`\`\`

This looks like a heading, and it is none. The tree has a piece of text there, no different from the rest, and the H key flies past it. Write what it is, and let the style sheet decide how it looks:

\`\`\`html
<h2>Departures</h2>
\`\`\`

The opposite happens as often: an \`h4\` is chosen because its size is right. Then a listener hears “heading level 4” and wonders which level 3 they have missed.

## Levels are an outline

There are six levels. Think of the table of contents of a book. \`h1\` is the title: what the page is about, once. \`h2\` are the chapters, \`h3\` the parts of a chapter. Going down, take one step at a time: after an \`h2\` may come an \`h3\`, but not an \`h4\`. Going up, jump as far as you like, because the next chapter ends everything inside the last one.

\`\`\`html
<h1>Winter timetable</h1>
  <h2>To Saltby</h2>
    <h3>Weekdays</h3>
    <h3>Sundays</h3>
  <h2>To Highmoor</h2>
\`\`\`

Read only the headings of your page, aloud. If they tell what is on it, the outline is good. If you hear “Welcome”, “More”, “Info”, the words are the problem, and no level will mend them.

## What is not a heading

A heading names what follows. A slogan, a date or the name of the author doesn't, however large it is printed. Make those paragraphs. And don't leave an empty heading behind for the space it makes: a listener hears “heading level 2” and then nothing, and looks for what is missing.`,
  exercises: [
    {
      id: 'html-2-a',
      kind: 'html',
      task: 'Make the large lines of this page into headings: the page’s name, two harbours, and under the first one two kinds of day.',
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
      task: 'Somebody chose headings by their size. Mend the outline; the slogan is no heading at all.',
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
      ask: 'Which may follow directly after an h3?',
      choices: ['h2', 'h3', 'h4', 'h5'],
      right: [0, 1, 2],
      points: 2,
      passage: 'levels-are-an-outline',
      because: 'Down one step at a time, up as far as you like. Only the h5 leaves out a level.',
    },
    {
      id: 'html-2-q2',
      kind: 'order',
      ask: 'Put these headings into the order of an outline.',
      items: ['h1: Winter timetable', 'h2: To Saltby', 'h3: Sundays', 'h2: To Highmoor'],
      passage: 'levels-are-an-outline',
      because: 'Sundays belongs to Saltby, so it stands before the next h2.',
    },
    {
      id: 'html-2-q3',
      kind: 'single',
      ask: 'A line is printed large, but names nothing that follows. What is it?',
      choices: ['An h6', 'A paragraph', 'An empty heading', 'An h1'],
      right: 1,
      passage: 'what-is-not-a-heading',
      because: 'A heading names what follows. Size belongs to the style sheet.',
    },
  ],
  cards: [
    {
      id: 'html-2-k1',
      front: 'May an h4 follow an h2?',
      back: 'No, a level would be missing. Going up you may jump.',
    },
    { id: 'html-2-k2', front: 'How do you test an outline?', back: 'Read only the headings aloud.' },
    { id: 'html-2-k3', front: 'How many h1 has a page?', back: 'One: what the page is about.' },
  ],
};

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

export const lesson4: WrittenLesson = {
  id: 'html-4',
  title: 'Buttons do, links lead',
  minutes: 12,
  text: `People who use a keyboard know what to expect. A link takes you somewhere: Enter follows it, and it can be opened in a new tab. A button does something here: Enter or the space bar presses it. If a thing looks like one and acts like the other, or is neither, they are stuck.

## Which one is it?

Ask whether the address changes. If you could send somebody the result as an address, it is a link. If not, it is a button. “Winter timetable” is a link. “Add a passenger” is a button. “Next month” in a calendar may be either, depending on how it was built.

\`\`\`html
<a href="/timetable">Winter timetable</a>
<button type="button">Add a passenger</button>
\`\`\`

A link without \`href\` can't be reached with the Tab key at all. A link to \`#\` that opens a menu through a script is a button in disguise: it says “link” and then goes nowhere.

## The div that wanted to be a button

\`\`\`html
<div class="button" onclick="book()">Book</div>
\`\`\`

This works with a mouse and with nothing else. The Tab key passes it by, Enter does nothing, and the tree says only “Book”, without a hint that it can be pressed. To mend it you would need a role, a \`tabindex\`, and code for two keys, for the disabled state and for forms. Or you write \`<button>\`, and all of it is there. **An element that knows what it is saves you from explaining it.**

Designers sometimes avoid buttons because they come with a border of their own. Three lines of CSS take it away. The keyboard can't be put back so easily.

## Names that stand alone

Screen readers can list all links of a page. Then each link stands there without its sentence:

- Read more
- Read more
- here
- Winter timetable as PDF

Three of these four say nothing. Write the link so that it can stand alone: “Prices for bicycles” instead of “here”. It also helps those who only glance at the page, and voice control, where one says “press Prices for bicycles”.

A button that shows only a sign needs a name as well. Put words into it that are hidden from the eye, or use \`aria-label\`:

\`\`\`html
<button type="button" aria-label="Close">×</button>
\`\`\``,
  exercises: [
    {
      id: 'html-4-a',
      kind: 'html',
      task: 'Make the three things on this page into what they are: one leads to /prices, two do something here.',
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
      ask: 'What does a div with onclick lack?',
      choices: [
        'It can’t be reached with Tab',
        'Enter doesn’t press it',
        'It can’t have a colour',
        'Nothing says that it can be pressed',
      ],
      right: [0, 1, 3],
      points: 2,
      passage: 'the-div-that-wanted-to-be-a-button',
      because: 'A button brings all of this along; a div has none of it.',
    },
    {
      id: 'html-4-q3',
      kind: 'short',
      ask: 'Which attribute names a button that shows only a sign?',
      accepted: ['aria-label', 'aria label'],
      passage: 'names-that-stand-alone',
      because: 'aria-label gives the name that is spoken.',
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
