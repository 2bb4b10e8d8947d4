import type { Story } from './story.ts';

export const trainingPortal: Story = {
  path: '/online-student-training-portal',
  name: 'Training portal',
  note: 'A student’s view: the next lesson, and what is unclear',
  trade: 'Learning',
  hue: 'pink',
  object: 'book',
  alt: 'An open book with a ribbon',
  heading: ['Right twice,', 'or not at all'],
  lead: 'A course portal that opens at the lesson where you stopped. You write real queries, the page runs them, and a quiz explains each answer.',
  action: { label: 'Take the course', href: '/online-student-training-portal/demo' },
  facts: [
    ['State', 'Working demo; two courses of eight lessons'],
    ['For', 'Adults who study alongside a job'],
    ['Marks', '24 exercises in SQL and 15 in HTML, by running or checking them'],
    ['Keeps', 'Answers, notes and bookmarks, in this browser'],
    ['Discussion', 'Below every lesson'],
  ],
  sections: [
    {
      heading: 'Multiple choice teaches guessing',
      paragraphs: [
        'Someone who learns SQL in the evening needs to know one thing after each attempt: does my query do what was asked? Four options to tick can’t tell them. Neither can comparing their text with a model answer, because the same question has dozens of right queries.',
        'So the first course gives every learner a database: the records of a lost-property office in a harbour town that doesn’t exist, with fifty items, their finders and their claims. It is SQLite, and it runs inside the page. You type a query, the page runs it and looks at the rows.',
      ],
    },
    {
      heading: 'The lesson is the first screen',
      paragraphs: [
        'Most people come back with fifteen minutes and want to carry on. The portal opens the lesson where they stopped reading, with its exercises beside the text and the steps of the course above it. There is no dashboard to get past first.',
        'Everything you type is kept. Close the laptop on the train, open it in the evening, and the half-written query is still there.',
      ],
    },
    {
      heading: 'Rows can be right by accident',
      paragraphs: [
        'Which items were handed in without a name? The honest query asks for rows where the finder is null. But a learner can also look at the table, note twelve numbers and write them into the query. The rows are the same, and nothing has been learnt.',
        'Every answer therefore runs again on records from another quarter: some items and claims are gone, values have moved, other finders are unknown, and a cello has turned up. The learner’s query and ours both run there. The honest query follows along; the list of numbers gives itself away.',
      ],
    },
    {
      heading: '“Wrong” isn’t an explanation',
      paragraphs: [
        'Comparing two tables is easy if you only want a yes or no. To be useful the page has to find out how they differ, and say the most helpful thing first. It pairs off equal rows, checks their order only where the task asks for one, and treats sums of fractions as equal within a millionth.',
      ],
      rules: [
        ['Columns', 'Too many, too few, or the right values in another order.'],
        ['One column', 'Only that one is wrong, and the page names it.'],
        ['Rows', 'How many there should be, one that is missing, one that doesn’t belong.'],
        ['Twice', 'A row that appears too often, the usual sign of a careless join.'],
        ['Time', 'A query that never ends is stopped after ten seconds, or by you.'],
        ['Errors', 'SQLite’s message in words that say where to look.'],
      ],
    },
    {
      heading: 'Pages are marked as you type',
      paragraphs: [
        'The second course is about HTML that works for everyone. There the check runs while you type: labels, headings without gaps, alternatives for pictures, landmarks, buttons that do something, tables that name their rows, contrast. Each fault names its line. The words of the page have to stay, or deleting everything would pass.',
      ],
    },
    {
      heading: 'A quiz that explains itself',
      paragraphs: [
        'Each lesson ends with questions of eight kinds: choose one or several, order, match, a number, a word, gaps, marks in a text. A partly right answer earns part of the points. An ordering earns the share of pairs that are the right way round, and one slip in a long word costs half.',
        'Once you hand in, each question says why its answer is what it is and links to the section behind it. You have three attempts of ten minutes each, and the best one counts.',
      ],
    },
    {
      heading: 'Cards that come back in time',
      paragraphs: [
        'A finished lesson adds its cards to your practice. After each answer you say how well you knew it, and the open FSRS algorithm works out the day on which you would still remember it nine times in ten. That is when the card returns.',
        'Forget one after months, and it starts again at ten minutes and climbs more slowly than before.',
      ],
    },
    {
      heading: 'What it does not do',
      paragraphs: [
        'The second run catches answers that list the rows they saw. It can’t tell elegant from clumsy: a query that is right in both quarters counts, however it is written. Two quarters are also only two, and a mistake that shows in neither goes unnoticed.',
        'The sample sends nothing to us, so its classmates are made up and another device starts from scratch. As an author you can add courses of your own; a school would put accounts and a server behind it.',
      ],
    },
  ],
};
