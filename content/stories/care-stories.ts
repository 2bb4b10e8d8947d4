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
    note: 'Bound to its sources; sends you to a midwife early',
    trade: 'Health',
    hue: 'lilac',
    object: 'nestedRings',
    alt: 'Rings nested in one another',
    heading: ['It quotes', 'or it says no'],
    lead: 'An assistant bound to a chosen set of health leaflets. It quotes them with page and date, and for anything that may be urgent it gives a number first.',
    action: { label: 'See how it quotes', href: '/ai-tools/multifilechat' },
    facts: [
      ['State', 'Design study, not built yet'],
      ['Reads', 'Leaflets that a midwife chose and dated'],
      ['Gives', 'A quotation, or a way to a person'],
      ['Never', 'A dose, a diagnosis, a comfort of its own'],
      ['Stores', 'Nothing that says who asked'],
    ],
    sections: [
      {
        heading: 'Warning signs come before search',
        paragraphs: [
          'A short list of signs, written by people of the trade, is checked before anything else. If one is in the question, the answer is whom to call and how soon. The search does not even run.',
        ],
      },
      {
        heading: 'A source has an end date',
        rules: [
          ['Chosen', 'A named midwife or doctor admits a leaflet, and can remove it.'],
          ['Dated', 'After its review date a leaflet is quoted no more.'],
          ['In conflict', 'Where two disagree both are quoted, newer first.'],
          ['By week', 'A passage valid for certain weeks is kept to those weeks.'],
        ],
      },
      {
        heading: 'Silence is safer than fluency',
        paragraphs: [
          'A fluent wrong sentence is the worst thing this could produce. So no model writes here at all: it finds, quotes, and says plainly when the leaflets hold nothing.',
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
