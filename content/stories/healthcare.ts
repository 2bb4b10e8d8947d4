import type { Story } from './story.ts';

/** A practice and its patients on the same records. */
export const healthcare: Story = {
  path: '/healthcare',
  name: 'Healthcare',
  note: 'The next dose, readings on a chart, and the practice’s day',
  trade: 'Health',
  hue: 'sky',
  object: 'stethoscope',
  alt: 'A stethoscope',
  heading: ['One day,', 'seen from both'],
  lead: 'A patient sees the next dose, their readings and visits. The practice sees its day, who is waiting, and which doses were missed. Both work on the same records.',
  action: { label: 'Try it here', href: '/healthcare#application' },
  facts: [
    ['State', 'Runs on this page'],
    ['For', 'Patients, and the practice that sees them'],
    ['Shows', 'Doses, readings, visits and summaries'],
    ['Gives', 'A summary as PDF, and readings as CSV'],
    ['Keeps', 'Everything in your browser'],
  ],
  sections: [
    {
      heading: 'The next dose comes first',
      paragraphs: [
        'Software for practices is usually built for the practice. The patient gets a portal later, with a copy of some of the data and a different picture of the same week. Here both look at one set of records, and the difference between them is only what each is shown.',
        'Someone who takes four medicines a day wants one answer from the screen: what now, and when? So the time of the next dose is the largest thing on it. Below it, one line shows the day from midnight to midnight, and each dose can be marked as taken or missed with one click.',
        'A dose that nobody answered is counted as not answered rather than missed. The count over thirty days keeps the three apart, because a doctor would draw different conclusions from them.',
      ],
    },
    {
      heading: 'Readings of your own',
      paragraphs: [
        'A single reading says little. Seven in a row, taken at the same time of day, are what a doctor asks for, and what most people fail to bring along.',
        'Blood pressure, pulse and weight are written down with their day and drawn on a chart. Blood pressure is a bar from the lower to the upper value. A number that no machine shows, such as 1200, is refused beside its field, and what you typed stays there.',
      ],
    },
    {
      heading: 'How a visit goes',
      steps: [
        [
          'Book',
          'The patient chooses from the times that are free; a taken one is refused, even if it was free a moment ago.',
        ],
        [
          'Arrive',
          'The practice marks who has come. The day shows who is waiting, in a column for each clinician.',
        ],
        ['Write', 'What was found and agreed is written for the patient, in their words.'],
        [
          'Take away',
          'The patient downloads the summary as a PDF, with the medicines and last readings of that day.',
        ],
      ],
    },
    {
      heading: 'What was hard',
      paragraphs: [
        'Finding the next dose sounds simple until a medicine ends tomorrow, another begins next week and a third was answered early. The rule is one function without side effects. A test compares it with a slow search through every possible dose, on hundreds of random plans.',
        'The times of appointments had the same trap. Two people can look at the same free half hour, and both can click it. The visit is checked against the bookings at that moment, so the second person is told and chooses again without retyping anything.',
      ],
    },
    {
      heading: 'What it leaves to people',
      paragraphs: [
        'Nothing here leaves your browser, so you can enter what you like and delete it with one click.',
        'It gives no diagnosis and no advice, and it doesn’t judge whether a value is good. Patients, medicines and the practice are made up. For real patients it would need accounts, a record of who opened what, and a certified system behind it.',
      ],
    },
  ],
};
