import type { LandingTemplate } from '../template.ts';
import type { Opening } from './pages.ts';

export const template: LandingTemplate = {
  slug: 'magazine',
  name: 'Agency, magazine',
  brand: 'Marrow Lane',
  palettes: [
    { name: 'Crust', swatch: ['oklch(0.9 0.045 70)', 'oklch(0.5 0.15 38)'] },
    { name: 'Damson', swatch: ['oklch(0.89 0.035 330)', 'oklch(0.43 0.14 345)'] },
    { name: 'Sage', swatch: ['oklch(0.9 0.035 130)', 'oklch(0.42 0.09 150)'] },
  ],
  madeOf: [
    'Six sections in Instrument Serif and Source Serif, on paper by day and by lamplight',
    'A magazine with pages that turn, and room for one of your own',
    'A loaf cut from four papers, drawn in SVG',
  ],
};

/** The magazine as it is delivered; a page of one’s own comes after these. */
export const openings: readonly Opening[] = [
  {
    id: 'flour',
    title: 'The form with one box',
    pull: 'We left it empty for a week.',
    text: 'Recipes are not data. They are arguments between a flour and a Tuesday. The first thing we built was a form with one box, and we left it empty for a week to see who would write in it, and when, and with how much dough on their hands.',
    paper: 'crust',
  },
  {
    id: 'words',
    title: 'Words used twice',
    pull: 'Wet, sulking, nearly.',
    text: 'The bakers filled the box by talking. We wrote down the words they used twice: wet, sulking, nearly. Those became the columns, and the columns became the app. Nobody had to learn a word for it, because every word was theirs.',
    paper: 'butter',
  },
  {
    id: 'night',
    title: 'The night shift stops asking',
    pull: 'At four in the morning it has to be right.',
    text: 'By spring the night shift had stopped ringing the owner. The screen hangs where the spreadsheet’s printout used to be, behind glass, because of the flour. It shows one recipe, in letters that can be read from the oven.',
    paper: 'plum',
  },
  {
    id: 'free',
    title: 'The last field',
    pull: 'It is the only one that everybody reads.',
    text: 'The last field is still free text. It says things like “Thursday’s rye came out angry”. We tried to make a list of it, and were told to put it back. It is the only field that everybody reads.',
    paper: 'sage',
  },
];

export const words = {
  h1: 'The bakery that lost its recipes',
  lead: 'Forty years of bread lived in one spreadsheet. Then the laptop met the dough mixer, and somebody called us.',
  links: [
    { href: '#turn', label: 'Read it' },
    { href: '#inside', label: 'Inside' },
    { href: '#papers', label: 'The picture' },
    { href: '#letters', label: 'Letters' },
    { href: '#small-ads', label: 'Small ads' },
  ],
  action: { href: '#turn', label: 'Turn to page 14' },
  issue: 'Issue 7, on repair',
  by: 'A sample story, typeset by us',
  paragraphs: [
    'Recipes are not data. They are arguments between a flour and a Tuesday. The first thing we built was a form with one box, and we left it empty for a week.',
    'The bakers filled it by talking. We wrote down the words they used twice: wet, sulking, nearly. Those became the columns, and the columns became the app.',
    'By spring the night shift had stopped asking the owner. The last field is still free text. It is the only one that everybody reads.',
  ],
  quote: 'The columns were words the bakers used twice.',
  turn: {
    heading: 'Page 14 and on',
    text: 'Turn the pages with the arrows, the keys or a finger. The last page is yours: write on it, and it stays in the magazine.',
  },
  inside: {
    heading: 'Inside this issue',
    list: [
      { page: 4, title: 'A till that forgives', by: 'a shop for buttons' },
      { page: 9, title: 'Forty keys, one caretaker', by: 'a school with too many doors' },
      { page: 14, title: 'The bakery that lost its recipes', by: 'our cover' },
      { page: 22, title: 'What the tide table knew', by: 'a ferry and its timetable' },
      { page: 31, title: 'Leave the stamp pad', by: 'a town hall goes half digital' },
    ],
  },
  papers: {
    heading: 'Cut from four papers',
    text: 'Our covers are cut with scissors before anything is drawn. If we can’t tell a story with four sheets of paper, we haven’t understood it yet.',
  },
  letters: {
    heading: 'Letters',
    list: [
      {
        text: 'You wrote that nobody reads manuals. I do. Please print them on the good paper.',
        by: 'A reader in Cork',
      },
      {
        text: 'Our printer has worked since your visit. We miss shouting at it together.',
        by: 'An office of six',
      },
      { text: 'I am the dough mixer. I regret nothing.', by: 'Unsigned, floury' },
    ],
  },
  ads: {
    heading: 'Small ads',
    list: [
      {
        kind: 'Wanted',
        text: 'Spreadsheet, any age, much loved. We come and listen for two days.',
        price: '€1,600',
      },
      { kind: 'To let', text: 'A designer and a developer, by the month, house-trained.', price: '€14,000' },
      {
        kind: 'Repairs',
        text: 'Apps that nobody dares to open. Fixed price after a look inside.',
        price: 'from €6,000',
      },
      { kind: 'Free', text: 'Our opinion on your idea, by post, in one paragraph.', price: '€0' },
    ],
  },
  end: 'Printed on the screen you hold.',
  footer: 'Marrow Lane is set in Instrument Serif and Source Serif. Issue 8 will be on doors.',
};
