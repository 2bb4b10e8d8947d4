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
  heading: ['One day,', 'seen from both sides'],
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
        'Software for practices is usually built for the practice. The patient gets a portal later, with a copy of some of the data and a different picture of the same week. Here both look at one set of records, and each of them is simply shown a different part of it.',
        'Someone who takes four medicines a day wants one answer from the screen: what is next, and when? So the time of the next dose is the largest thing on it. Below it, one line shows the day from midnight to midnight, and each dose can be marked as taken or missed with one click.',
        'A dose that nobody answered is counted as not answered rather than missed. The count over thirty days keeps the three apart, because a doctor would draw different conclusions from them.',
      ],
    },
    {
      heading: 'Your own readings',
      paragraphs: [
        'A single reading says little. A doctor asks for seven in a row, taken at the same time of day, and few people bring them along.',
        'You enter blood pressure, pulse and weight with the date, and see them on a chart. Blood pressure is a bar from the lower to the upper value. A number that can’t be right, such as 1200, is refused with a message beside its field, and what you typed stays there.',
        'Monitors and scales keep readings of their own, so a CSV file from one can be imported. It may have a column for each kind of reading or one reading on each line. Kilopascals, pounds and stones are converted, a reading you already have is not added twice, and a line that can’t be read is named with its reason.',
      ],
    },
    {
      heading: 'The practice’s side of the same day',
      paragraphs: [
        'The practice in the sample has a doctor and a nurse, who see patients every twenty minutes from nine to five on weekdays. Each has a column of their own, so a free half morning is visible without searching for it.',
        'A visit is planned, arrived, done, missed or cancelled, and a cancelled one frees its time immediately. Whoever opens a visit sees the latest readings and how many doses of the week were missed or not answered, so the conversation can begin there.',
        'What the practice writes there is what the patient reads later. There is no second, internal version of the summary.',
      ],
    },
    {
      heading: 'How a visit goes',
      steps: [
        [
          'Book',
          'The patient chooses from the free times. If someone else has just taken one, the patient is asked to choose again.',
        ],
        [
          'Arrive',
          'The practice marks who has arrived. The day shows who is waiting, in a column for each clinician.',
        ],
        ['Write', 'The practice writes down what was found and agreed, in plain words for the patient.'],
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
        'Appointment times had a trap of their own. Two people can look at the same free half hour, and both can click it. The visit is checked against the bookings at that moment, so the second person is told and chooses again without retyping anything.',
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
