import type { Story } from './story.ts';

/** Those about one person and the people who look after them. */
export const careStories: readonly Story[] = [
  {
    path: '/personal-crm-business',
    name: 'Personal CRM',
    note: 'Your people in a circle, and whose turn it is',
    trade: 'Sales',
    hue: 'pink',
    object: 'cardWheel',
    alt: 'A desk card wheel full of cards',
    heading: ['People you', 'meant to call'],
    lead: 'An address book that knows when you last spoke. People drift outwards as time passes, and come back to the middle when you write down that you did.',
    action: { label: 'Try it here', href: '/personal-crm-business#application' },
    facts: [
      ['State', 'Runs on this page'],
      ['For', 'One person and their friends, family and clients'],
      ['Reads', 'vCard, CSV and Excel'],
      ['Gives', 'vCard, or everything as one file'],
      ['Keeps', 'Everything in your browser'],
    ],
    sections: [
      {
        heading: 'Ordered by when you last spoke',
        paragraphs: [
          'A sales system sorts people by what they might buy. Friends, relatives and the clients of somebody who works alone are not on their way to anything; what matters is how long ago you spoke. So that is the only order here, and there is no board to move anybody along.',
          'Each person has a rhythm that you choose, from every week to once a year. Somebody may have none at all. They stay in the list and are left out of the drawing.',
        ],
      },
      {
        heading: 'What the drawing shows',
        paragraphs: [
          'You are in the middle. A person’s distance is the share of their rhythm that has passed, so a sister you call weekly and a mentor you see twice a year can be compared. The dashed ring is the day to speak.',
          'Beyond the ring people turn dark and move on slowly, so nobody leaves the page after a year of silence. Everybody keeps their own direction. When you write down a talk, that one dot travels back and all others stay where they were.',
        ],
      },
      {
        heading: 'From your phone and back',
        steps: [
          ['Export', 'Save the contacts of your phone or mail program as a vCard, or a table as CSV.'],
          [
            'Look through',
            'You see who was found and which lines could not be read before anything is taken in.',
          ],
          ['Import', 'People who are known already are completed, and nobody is added twice.'],
          ['Take away', 'Download everybody as a vCard that phones read, including birthdays and notes.'],
        ],
      },
      {
        heading: 'What was hard',
        paragraphs: [
          'The vCard format is old and every program writes it differently: lines folded in the middle of a letter, accents written as codes, birthdays without a year. The reader handles versions 2.1 to 4.0. Tests generate random contacts, write them, read them back and compare.',
          'Two records count as one person when they share a name and an email address or number. A shared name alone is not enough.',
        ],
      },
      {
        heading: 'Where it ends',
        paragraphs: [
          'It reads no mailbox and no call list, so it only knows the talks you write down. It works on one device at a time; to move to another, download all records and open the file there. A team that sells needs the lead desk instead.',
        ],
      },
    ],
  },
  {
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
          'Whoever takes four medicines a day wants one answer from the screen: what now, and when? So the time of the next dose is the largest thing on it. Below, the day lies on one line from midnight to midnight, and each dose can be marked as taken or missed with one press.',
          'A dose that nobody answered is counted as not answered, never as missed. The count over thirty days keeps the three apart, because a doctor would draw different conclusions from them.',
        ],
      },
      {
        heading: 'Readings of your own',
        paragraphs: [
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
          'Finding the next dose sounds simple until a medicine ends tomorrow, another begins next week and a third was answered early. The rule is one function without side effects. A test compares it with a slow search through every possible dose, on thousands of random plans.',
        ],
      },
      {
        heading: 'What it leaves to people',
        paragraphs: [
          'It gives no diagnosis and no advice, and it doesn’t judge whether a value is good. Patients, medicines and the practice are made up. For real patients it would need accounts, a record of who opened what, and a certified system behind it.',
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
    note: 'Three paths with dates, and who is about to miss one',
    trade: 'Learning',
    hue: 'mint',
    object: 'signpost',
    alt: 'A signpost with three arms',
    heading: ['Three paths,', 'with dates'],
    lead: 'A student says what they want and bring. They get three paths with what is missing and by when; the adviser sees who is about to miss a date.',
    action: { label: 'Try it here', href: '/studet-counselling#application' },
    facts: [
      ['State', 'Runs on this page'],
      ['For', 'Students, and the adviser of many'],
      ['Knows', 'Sixteen made-up programmes in three towns'],
      ['Gives', 'A plan for your calendar (ICS)'],
      ['Keeps', 'Everything in your browser'],
    ],
    sections: [
      {
        heading: 'Three, by three stated rules',
        rules: [
          [
            'Wish',
            'The programme nearest to the first wish; among equals, the one with fewest marks missing.',
          ],
          [
            'Reach',
            'The one among all wishes that lacks the least: marks, papers, money and place count alike.',
          ],
          ['Cost', 'The cheapest for which the marks are high enough. Training that pays counts as free.'],
        ],
        paragraphs: [
          'No path appears twice. Each names its rule, and every requirement is listed as there or missing, with the figure: “Maths 72: 6 short”, “€1,100 over the budget”. There is no score, and nothing is hidden because it looks out of reach.',
        ],
      },
      {
        heading: 'Deadlines are counted backwards',
        paragraphs: [
          'A reference takes three weeks, a portfolio six. So each path begins at its closing date and counts back to the day on which the first paper has to be asked for. If that day has passed already, the path moves to next year’s date instead of showing a plan that nobody could keep.',
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
          'Choosing a path turns its steps into a plan. They can be ticked off, others added, and all open ones downloaded as a calendar file in which each is an entry on its last day. Choosing another path replaces the plan, and undo brings the old one back.',
        ],
      },
      {
        heading: 'The adviser’s morning',
        paragraphs: [
          'An adviser with many students needs to know who to call today. The list begins with those who missed a date, then those with one in the next seven days, then everybody who hasn’t chosen yet. Behind each name are the plan and the notes of earlier talks.',
        ],
      },
      {
        heading: 'What it leaves to people',
        paragraphs: [
          'Whether a path fits is for a talk between two people. Schools, firms, fees and dates in the catalogue are made up; a real one would be read from the offices that publish them, and each entry would say when it was last checked.',
        ],
      },
    ],
  },
];
