import type { Story } from './story.ts';

/** Three paths with dates for a student, and an adviser’s morning. */
export const studentCounselling: Story = {
  path: '/studet-counselling',
  name: 'Student counselling',
  note: 'Three paths with dates, and who is about to miss one',
  trade: 'Learning',
  hue: 'mint',
  object: 'signpost',
  alt: 'A signpost with three arms',
  heading: ['Three paths,', 'with dates'],
  lead: 'A student enters wishes, marks and budget and gets three paths, with what is missing and by when. The adviser sees who is about to miss a date.',
  action: { label: 'Try it here', href: '/studet-counselling#application' },
  facts: [
    ['State', 'Runs on this page'],
    ['For', 'Students, and advisers who look after many'],
    ['Knows', 'Sixteen made-up programmes in three towns'],
    ['Gives', 'A plan for your calendar (ICS)'],
    ['Keeps', 'Everything in your browser'],
  ],
  sections: [
    {
      heading: 'Three suggestions, three rules',
      rules: [
        [
          'Wish',
          'The programme nearest to the first wish; if several are equally near, the one with the fewest marks missing.',
        ],
        [
          'Reach',
          'Of all the wishes, the one with the least missing; marks, documents, money and place count equally.',
        ],
        ['Cost', 'The cheapest one the student’s marks are good enough for. Paid training counts as free.'],
      ],
      paragraphs: [
        'A seventeen-year-old who asks what to do next is usually handed a website with four hundred courses and a filter for each of their fears. We wanted the opposite: three suggestions, and a reason for each that you can disagree with.',
        'No path appears twice. Each names its rule, and every requirement is listed as met or missing, with the figure: “Maths 72: 6 short”, “€1,100 over the budget”. There is no score, and nothing is hidden because it looks out of reach.',
      ],
    },
    {
      heading: 'Deadlines are counted backwards',
      paragraphs: [
        'A reference takes three weeks, a portfolio six. So each path begins at its closing date and counts back to the day on which the first document has to be requested. If that day has passed already, the path moves to next year’s date instead of showing a plan that nobody could keep.',
      ],
      sample: {
        caption: 'Counted back from a sample closing date',
        lines: [
          '12 Mar  application closes',
          ' 9 Mar  hand it in, three days early',
          '27 Feb  ask for the school certificate',
          ' 7 Feb  ask for two days’ trial',
        ],
      },
    },
    {
      heading: 'From a path to a plan',
      paragraphs: [
        'A suggestion changes nothing until it has a first step with a date.',
        'Choosing a path turns its steps into a plan. You can tick them off, add others, and download the open ones as a calendar file, with each on the day it’s due. Choosing another path replaces the plan, and undo brings the old one back.',
      ],
    },
    {
      heading: 'The adviser’s morning',
      paragraphs: [
        'An adviser with many students needs to know who to call today. The list begins with those who missed a date, then those with one in the next seven days, then everybody who hasn’t chosen yet. Behind each name are the plan and the notes of earlier conversations.',
        'A school’s own list of students comes in as a CSV or Excel file, with marks on one of four scales. Each line that can’t be read is named with the reason, and the others are imported.',
        'Such lists are rarely tidy. A student who is already there is updated instead of doubled, and keeps their plan. If a mark is missing, the middle of the scale stands in for it, and the import says so. A document that no programme asks for is left out by name, so that nobody expects it to count.',
        'The whole list of standings goes out again as a table: who has chosen which path, what comes next, and by when.',
        'Notes belong to the adviser. The student sees the plan and the dates, the adviser sees both. Switch the role in the application to see the difference.',
      ],
    },
    {
      heading: 'What was hard',
      paragraphs: [
        'Counting back sounds like subtraction. But a closing date in January may need a document that takes six weeks, and then the first step falls in the year before. If a student already has that document, the whole chain moves. And if the first day has passed, the honest answer is next year, with its fees and its dates.',
        'Each of these rules is a small function. Tests make up hundreds of students and days, and check that every step is still to come, that nobody is asked for a document they already have, and that the closing date is the one you’d find by trying all of them.',
      ],
    },
    {
      heading: 'What it leaves to people',
      paragraphs: [
        'Whether a path fits is something for two people to talk about. Schools, firms, fees and dates in the catalogue are made up; a real one would be read from the offices that publish them, and each entry would say when it was last checked.',
      ],
    },
  ],
};
