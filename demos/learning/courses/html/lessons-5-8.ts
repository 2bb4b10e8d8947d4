import type { WrittenLesson } from '../../lesson.ts';

export const lesson5: WrittenLesson = {
  id: 'html-5',
  title: 'Forms that say what they want',
  minutes: 14,
  text: `Booking a crossing takes six fields. With good labels it takes a minute. Without them, somebody who listens hears “edit text, edit text, edit text” and closes the page.

## A label belongs to its field

\`\`\`html
<label for="town">Town</label>
<input id="town" name="town">
\`\`\`

The \`for\` of the label names the \`id\` of the field. Two things follow. A screen reader says “Town, edit text” when the field gets the focus. And a press on the word puts the cursor into the field, which is a larger target for a finger or an unsteady hand. For checkboxes, that second gift is worth even more.

You can also put the field inside the label: \`<label>Town <input name="town"></label>\`. Both ways are good. What counts is that they are tied; a word that only stands near a field is tied to nothing.

## A placeholder is not a label

\`\`\`html
<input placeholder="Town">
\`\`\`

This saves a line, and it costs a lot. The word disappears with the first letter you type, just when you come back to check what belonged there. It is usually too pale to read. Some tools don't read it at all. Use a placeholder for an example, if you need one, and never instead of a label.

## Say what is wrong, where it is wrong

When something is missing, a red border is not enough: not everybody sees red, and nobody hears it. Write a sentence and tie it to the field:

\`\`\`html
<label for="email">Email</label>
<input id="email" type="email" aria-describedby="email-error" aria-invalid="true">
<p id="email-error">Write an address with an @, like name@example.org.</p>
\`\`\`

\`aria-describedby\` names the id of the sentence, which is read after the label. The sentence says what to do, not only that something went wrong. And whatever was typed stays typed.

## Fields that know what they are

\`type="email"\` brings a keyboard with an @ on phones. \`autocomplete="email"\` lets the browser fill in what it knows; for people who find typing hard this is the best feature of the whole page. Fields that belong together, such as the parts of a date or a list of choices, get a \`fieldset\` with a \`legend\`, so that a listener hears the question along with the answers.`,
  exercises: [
    {
      id: 'html-5-a',
      kind: 'html',
      task: 'Give every field of this booking form a label. The words stand there already.',
      starter:
        '<form>\n  <p>From</p>\n  <input name="from">\n  <p>Passengers</p>\n  <select name="count"><option>1</option><option>2</option></select>\n  <input name="note" placeholder="Anything we should know?">\n  <button>Book</button>\n</form>',
      solution:
        '<form>\n  <label for="from">From</label>\n  <input id="from" name="from">\n  <label for="count">Passengers</label>\n  <select id="count" name="count"><option>1</option><option>2</option></select>\n  <label for="note">Anything we should know?</label>\n  <input id="note" name="note">\n  <button>Book</button>\n</form>',
      hint: 'Each label has a for, each field an id with the same word. The placeholder becomes a label.',
      rules: ['labels'],
      needs: [{ select: 'label', count: 3, said: 'Three labels' }],
      keeps: ['From', 'Passengers', 'Anything we should know?'],
    },
    {
      id: 'html-5-b',
      kind: 'html',
      task: 'The error stands there, but nobody hears it with the field. Tie it to the field and say that the field is wrong.',
      starter:
        '<label for="email">Email</label>\n<input id="email" type="email">\n<p class="red">Write an address with an @.</p>',
      solution:
        '<label for="email">Email</label>\n<input id="email" type="email" aria-invalid="true" aria-describedby="email-error">\n<p id="email-error" class="red">Write an address with an @.</p>',
      hint: 'Give the paragraph an id, and name it in the field’s aria-describedby.',
      rules: ['labels'],
      needs: [
        { select: 'input[aria-invalid=true]', count: 1, said: 'The field says that it is wrong' },
        { select: 'input[aria-describedby]', count: 1, said: 'The field names its sentence' },
        { select: 'p[id]', count: 1, said: 'The sentence has an id' },
      ],
      keeps: ['Write an address with an @.'],
    },
  ],
  questions: [
    {
      id: 'html-5-q1',
      kind: 'gap',
      ask: 'Tie the label to the field.',
      text: '<label {1}="town">Town</label> <input {2}="town">',
      gaps: [['for'], ['id']],
      points: 2,
      passage: 'a-label-belongs-to-its-field',
      because: 'The for of the label names the id of the field.',
    },
    {
      id: 'html-5-q2',
      kind: 'several',
      ask: 'What is wrong with a placeholder instead of a label?',
      choices: [
        'It disappears while you type',
        'It is usually pale',
        'It can’t hold more than one word',
        'Some tools don’t read it',
      ],
      right: [0, 1, 3],
      points: 2,
      passage: 'a-placeholder-is-not-a-label',
      because: 'It is gone when you need it, hard to see, and not always read.',
    },
    {
      id: 'html-5-q3',
      kind: 'short',
      ask: 'Which attribute ties a sentence, such as an error, to a field?',
      accepted: ['aria-describedby'],
      passage: 'say-what-is-wrong-where-it-is-wrong',
      because: 'It names the id of the sentence, which is read after the label.',
    },
  ],
  cards: [
    {
      id: 'html-5-k1',
      front: 'How is a label tied to a field?',
      back: 'Its for names the id of the field, or the field stands inside it.',
    },
    {
      id: 'html-5-k2',
      front: 'What is aria-describedby for?',
      back: 'It ties a sentence, such as a hint or an error, to a field.',
    },
    { id: 'html-5-k3', front: 'What names a group of fields?', back: 'A fieldset with a legend.' },
  ],
};

export const lesson6: WrittenLesson = {
  id: 'html-6',
  title: 'Places on a page',
  minutes: 12,
  text: `When you walk into a station you know where the ticket hall is, where the platforms are and where to complain. A page has such places, too. Those who see find them by position. Those who listen find them by *landmarks*, and can jump from one to the next with a key.

## Five elements

\`\`\`html
<header>the name of the site, the search</header>
<nav>the ways to other pages</nav>
<main>what this page is about</main>
<aside>what belongs to it, but could be left out</aside>
<footer>address, legal notes</footer>
\`\`\`

They need no class and no role. They look like nothing at all, so you can put them around what you have without changing a pixel.

The most important one is \`main\`. There is exactly one on a page, and it holds what the page is about. A listener who opens the fifth page of your site doesn't want the menu a fifth time. One key leads into \`main\`.

## Everything has a place

All that can be read should stand in one of the five. Whatever stands between them is easily missed: somebody who jumps from landmark to landmark never comes by. A warning that no ferries run today, put between the header and the main, is exactly what a listener will not hear.

The other extreme does not help either. If every box on the page is a landmark, the list of landmarks is as long as the page. A handful is right.

## Two of a kind need names

Many pages have two navigations, one at the top and one at the foot. In a list they are both called “navigation”. Give each a name:

\`\`\`html
<nav aria-label="Main">…</nav>
<nav aria-label="Harbours">…</nav>
\`\`\`

Don't write “Main navigation”: the word navigation is said already.

## Lists inside

A navigation holds links, and links that belong together are a list. A screen reader then says “list with five items”, and the listener knows how much is coming. \`ul\` for things in any order, \`ol\` where the order counts. If you don't like the dots, the style sheet takes them away.

And put a link before everything else that leads to \`main\`: \`<a href="#content">Skip to content</a>\`. It is for people with a keyboard who can see. They have no key for landmarks, and forty presses of Tab is a long way to the first ferry.`,
  exercises: [
    {
      id: 'html-6-a',
      kind: 'html',
      task: 'Give this page its places: the name of the site, the menu, what the page is about, and the address.',
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
      task: 'The warning stands nowhere, and the two navs can’t be told apart. Mend both.',
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
      because: 'Each of the landmarks has its content.',
    },
    {
      id: 'html-6-q2',
      kind: 'number',
      ask: 'How many main elements has a page?',
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
      because: 'The word navigation is said already; the name says which.',
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
      back: 'People who see the page and use a keyboard.',
    },
  ],
};

export const lesson7: WrittenLesson = {
  id: 'html-7',
  title: 'Tables that can be followed',
  minutes: 12,
  text: `A timetable is a table: each number means something only because of its row and its column. Who looks at it runs a finger along both. Who listens hears one cell at a time, “9:40”, and needs to be told which ferry and which day that is. The HTML can do that, if it knows which cells are the heads.

## Heads and cells

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

\`td\` is a cell with data, \`th\` one that names others. \`scope\` says which: those below it in its column, or those beside it in its row. Now a screen reader that comes to the second number says “Sundays, 11:00”, and when it moves down, “Elisabeth, 12:30”. The finger is back.

Bold text in a \`td\` looks the same and says nothing.

## A caption is a title

\`caption\` stands first inside the table and says what it lists. People who listen can jump from table to table, and the caption tells them whether this is the one they want. A heading above the table is good for everybody, but it is not tied to it.

## Tables for data only

Long ago pages were laid out with tables: menu in the left cell, text in the right. If you find such a page, don't add heads to it. It is no table. Take the cells apart and use landmarks.

The other way round, don't build a timetable from \`div\`s because it looks easier to style. Rows and columns made of \`div\`s are read as one long line of numbers.

## Keep them simple

Cells that span several rows, heads within heads, empty corners: each can be described in HTML, and each makes the table harder for everyone. Two plain tables are nearly always better than one clever one. If a cell is empty because there is no ferry, write “none” or a dash with words behind it. An empty cell is silent, and silence may also mean that something is broken.

On a phone, a wide table should scroll by itself, inside a box that can be reached with the keyboard.`,
  exercises: [
    {
      id: 'html-7-a',
      kind: 'html',
      task: 'Turn this into a table that can be followed: a caption, heads for the columns, and the ferry as the head of each row.',
      starter:
        '<p>Crossings to Saltby</p>\n<table>\n  <tr><td><b>Ferry</b></td><td><b>Weekdays</b></td><td><b>Sundays</b></td></tr>\n  <tr><td>Marguerite</td><td>9:40</td><td>11:00</td></tr>\n  <tr><td>Elisabeth</td><td>10:20</td><td>12:30</td></tr>\n</table>',
      solution:
        '<table>\n  <caption>Crossings to Saltby</caption>\n  <tr><th scope="col">Ferry</th><th scope="col">Weekdays</th><th scope="col">Sundays</th></tr>\n  <tr><th scope="row">Marguerite</th><td>9:40</td><td>11:00</td></tr>\n  <tr><th scope="row">Elisabeth</th><td>10:20</td><td>12:30</td></tr>\n</table>',
      hint: 'The paragraph becomes the caption. Three th with scope="col", and two with scope="row".',
      rules: ['tables'],
      needs: [
        { select: 'th[scope=col]', count: 3, said: 'Three heads of columns' },
        { select: 'th[scope=row]', count: 2, said: 'Two heads of rows' },
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
      passage: 'heads-and-cells',
      because: 'Heads name other cells: the columns, and the ferry of each row.',
    },
    {
      id: 'html-7-q2',
      kind: 'short',
      ask: 'Which attribute of th says whether it names a row or a column?',
      accepted: ['scope'],
      passage: 'heads-and-cells',
      because: 'scope="row" or scope="col".',
    },
    {
      id: 'html-7-q3',
      kind: 'single',
      ask: 'A page uses a table to put the menu beside the text. What should you do?',
      choices: ['Add th to it', 'Add a caption', 'Take it apart and use landmarks', 'Leave it'],
      right: 2,
      passage: 'tables-for-data-only',
      because: 'It is no table. Heads would make it worse.',
    },
  ],
  cards: [
    {
      id: 'html-7-k1',
      front: 'What is the difference between th and td?',
      back: 'th names other cells, td holds data.',
    },
    { id: 'html-7-k2', front: 'Where does the caption stand?', back: 'First inside the table.' },
    {
      id: 'html-7-k3',
      front: 'What should an empty cell hold?',
      back: 'A word such as “none”; silence may mean that something is broken.',
    },
  ],
};

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
