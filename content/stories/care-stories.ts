import type { Story } from './story.ts';

/** Those about one person and the people who look after them. */
export const careStories: readonly Story[] = [
  {
    path: '/personal-crm-business',
    name: 'Personal CRM',
    note: 'A card index for one person with too many promises',
    trade: 'Sales',
    hue: 'pink',
    object: 'cardWheel',
    alt: 'A desk card wheel full of cards',
    heading: ['People you', 'meant to call'],
    lead: 'A card index for someone who sells alone. It holds what you promised, when you last spoke, and brings up five people a morning, never fifty.',
    action: { label: 'See the component', href: '/feature-crm' },
    facts: [
      ['State', 'Design study, not built yet'],
      ['For', 'One person, or a firm of three'],
      ['Reads', 'vCard, CSV and forwarded mail'],
      ['Reminds', 'By promise made, not by pipeline stage'],
      ['Keeps', 'In your own database, exportable whole'],
    ],
    sections: [
      {
        heading: 'A promise is the unit',
        paragraphs: [
          'Deals and stages suit a team that reports. Alone, one keeps promises: a price by Thursday, a name, a call after the fair. Each card carries at most one open promise with a date.',
        ],
        sample: {
          caption: 'A card, sample data',
          lines: [
            'Ana Petrić        Harbour Prints',
            'last spoke        12 Oct, by phone',
            'I promised        paper samples, 20 Oct',
            'she promised      print run for 2027',
          ],
        },
      },
      {
        heading: 'Five a morning',
        paragraphs: [
          'The morning list is short by rule. Overdue promises come first, then people whose usual gap has passed: if you speak every six weeks, week seven brings the card up.',
        ],
        rules: [
          ['Not now', 'Moves the card by that person’s own rhythm, not by a day.'],
          ['Twice', 'The same person under two addresses is joined, and can be parted again.'],
        ],
      },
      {
        heading: 'No guessing about people',
        refusals: [
          'Nothing is looked up on social networks.',
          'No score says how warm somebody is.',
          'Forwarded mail is kept as text; pictures that report opening are cut out.',
        ],
      },
    ],
  },
  {
    path: '/healthcare',
    name: 'Healthcare',
    note: 'A clinic’s day: rooms, people, and who is waiting',
    trade: 'Health',
    hue: 'sky',
    object: 'stethoscope',
    alt: 'A stethoscope',
    heading: ['The list that', 'moves itself'],
    lead: 'A clinic’s system for one house: appointments, rooms, notes and the waiting list. A cancelled hour is offered to the next person who can really come.',
    action: { label: 'See the patient’s phone', href: '/akrahealth-app' },
    facts: [
      ['State', 'Design study, not built yet'],
      ['For', 'Reception, nurses and doctors of one clinic'],
      ['Plans', 'Person, room and device together'],
      ['Speaks', 'iCalendar now; FHIR at its edge by design'],
      ['Logs', 'Who opened which record, and why'],
    ],
    sections: [
      {
        heading: 'An hour needs three things',
        paragraphs: [
          'A doctor without a room is no appointment. Person, room and device are held together or not at all, and the database refuses a second claim on any of them.',
        ],
      },
      {
        heading: 'A gap finds its patient',
        steps: [
          ['Freed', 'A cancellation opens an hour with its length and its room.'],
          [
            'Matched',
            'Only people whose treatment fits the hour, and who said they can come at such notice.',
          ],
          ['Offered', 'To one person at a time, with ten minutes to answer.'],
          ['Closed', 'The answer books it, and the old appointment is freed in the same step.'],
        ],
      },
      {
        heading: 'Opening a record leaves a trace',
        paragraphs: [
          'Access follows treatment: who sees a patient today may read. Everyone else can, too, in an emergency, after writing one line why. That line is read by a person the next day.',
        ],
        refusals: [
          'It gives no diagnosis and ranks no symptoms.',
          'Names never appear in mail, only the hour and the house.',
        ],
      },
    ],
  },
  {
    path: '/pregnancy-chatbot',
    name: 'Pregnancy chatbot',
    note: 'Quotes its leaflet, and sends you to a midwife first',
    trade: 'Health',
    hue: 'lilac',
    object: 'nestedRings',
    alt: 'Rings nested in one another',
    heading: ['It quotes', 'or it says no'],
    lead: 'A chatbot that answers questions about pregnancy from one leaflet. It shows the sentence it found, and for anything that may be urgent it tells you whom to call first.',
    action: { label: 'Ask it here', href: '/pregnancy-chatbot#ask' },
    facts: [
      ['State', 'Runs on this page'],
      ['Reads', 'A leaflet of twelve sections that we wrote for it'],
      ['Gives', 'A quotation, or whom to call'],
      ['Model', 'A question-answering reader of our own, on our server'],
      ['Keeps', 'Nothing you ask'],
    ],
    sections: [
      {
        heading: 'Warning signs come first',
        paragraphs: [
          'Every question is first checked for signs that can’t wait, such as bleeding, a baby that moves less, or a bad headache with flashing lights. If there is one, the answer begins with whom to call and how soon. The check is a list of phrases, tested with 24 questions that must raise the alarm and 16 that must not.',
        ],
      },
      {
        heading: 'How it answers',
        steps: [
          [
            'Find',
            'It looks for the passages of the leaflet that fit the question, by words and by meaning.',
          ],
          ['Read', 'A small model marks the words that answer, and says how sure it is.'],
          [
            'Quote',
            'You get those words, the sentence around them, and the pages of the NHS to check it on.',
          ],
          [
            'Decline',
            'Below a threshold it says that the leaflet doesn’t answer, and names the nearest sections.',
          ],
        ],
      },
      {
        heading: 'What it leaves to people',
        paragraphs: [
          'It doesn’t write sentences of its own, so it can’t invent advice. Questions about your own state (“Do I have …?”, “Is my baby okay?”) go to a midwife or doctor. The leaflet follows public advice, but no midwife has reviewed it: before you use this for patients, somebody qualified has to choose and date the sources.',
        ],
      },
    ],
  },
  {
    path: '/studet-counselling',
    name: 'Student counselling',
    note: 'The adviser’s desk: one file, one next step, one deadline',
    trade: 'Learning',
    hue: 'mint',
    object: 'signpost',
    alt: 'A signpost with three arms',
    heading: ['Every adviser', 'knows the file'],
    lead: 'The desk of a student adviser: what was said last time, which deadline is near, and who may know. A colleague can take over in a minute.',
    action: { label: 'See the student’s phone', href: '/student-counselling' },
    facts: [
      ['State', 'Design study, not built yet'],
      ['For', 'Advisers; students have the phone app'],
      ['Keeps', 'Talks, steps, deadlines, documents'],
      ['Shares', 'By topic, with the student’s consent'],
      ['Ends', 'Files close a year after the last talk'],
    ],
    sections: [
      {
        heading: 'A file opens on three lines',
        paragraphs: [
          'What the student wants, what was agreed, what is due. An adviser who has never met the person can begin with those and need not read forty notes in a corridor.',
        ],
      },
      {
        heading: 'Deadlines are read backwards',
        paragraphs: [
          'A place that closes on the fifteenth needs a reference by the eighth, so the teacher is asked by the first. The desk counts back from the end and shows the step that is due now.',
        ],
        sample: {
          caption: 'Counted back from one closing date',
          lines: [
            '15 Jan  application closes',
            ' 8 Jan  reference must be in',
            '18 Dec  teacher has been asked',
            '11 Dec  student names the teacher',
          ],
        },
      },
      {
        heading: 'Some talks stay in the room',
        rules: [
          ['Open', 'Study and dates; every adviser of the office reads them.'],
          ['Narrow', 'Money and health; read by whom the student named.'],
          ['Sealed', 'One adviser alone, and not part of any handover.'],
        ],
      },
    ],
  },
];
