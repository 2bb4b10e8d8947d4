import type { Story } from './story.ts';

/** An address book that goes by when you last spoke. */
export const personalCrm: Story = {
  path: '/personal-crm-business',
  name: 'Personal CRM',
  note: 'Your people in a circle, and who to call next',
  trade: 'Sales',
  hue: 'pink',
  object: 'cardWheel',
  alt: 'A desk card wheel full of cards',
  heading: ['People you', 'meant to call'],
  lead: 'An address book that knows when you last spoke. People drift outwards as time passes, and come back to the middle when you record a conversation.',
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
        'Most of us have a short list of people we mean to call and don’t. Nobody is angry, and nothing is urgent, so it never reaches the top of a to-do list. A year later the call has become awkward.',
        'A sales system sorts people by what they might buy. Friends, relatives and the clients of someone who works alone aren’t moving through stages; what matters is how long ago you spoke. So that is the only order here, and there is no board to move people along.',
        'You choose a rhythm for each person, from every week to once a year. People without a rhythm stay in the list and are left out of the drawing.',
        'One click records that you spoke. What you want to remember about someone, such as a new job or a child’s name, goes in a note on their card.',
      ],
    },
    {
      heading: 'What the drawing shows',
      paragraphs: [
        'You are in the middle. A person’s distance is the share of their rhythm that has passed, so a sister you call weekly and a mentor you see twice a year can be compared. The dashed ring marks the day to speak again.',
        'A list sorted by date would hide that. In a list, the mentor you last saw in June always comes below the client you called in October, although the mentor still has time and the client is overdue.',
        'Beyond the ring people turn dark and move on slowly, so nobody leaves the page after a year of silence. Everybody keeps their own direction. When you record a conversation, that one dot travels back and all the others stay where they were.',
      ],
    },
    {
      heading: 'Whose turn it is',
      paragraphs: [
        'Beside the circle is a short list of the people whose day has come, the longest overdue first, measured by their own rhythm. A birthday within the next two weeks puts someone on it as well, even if you spoke yesterday.',
        'The drawing stops at the thirty most pressing people, because more dots than that can’t be told apart on a phone. Everybody else is in the list of all people, and the search finds them by name, company or note.',
      ],
    },
    {
      heading: 'From your phone and back',
      steps: [
        ['Export', 'Save the contacts from your phone or email program as a vCard, or a table as CSV.'],
        [
          'Look through',
          'Before anything is imported, you see who was found and which lines couldn’t be read.',
        ],
        ['Import', 'People you already have are updated, and nobody is added twice.'],
        ['Take away', 'Download everyone as a vCard that phones can read, including birthdays and notes.'],
      ],
    },
    {
      heading: 'What was hard',
      paragraphs: [
        'The vCard format is old and every program writes it differently: lines folded in the middle of a character, accents written as codes, birthdays without a year. The reader handles versions 2.1 to 4.0. Tests generate random contacts, write them, read them back and compare.',
        'The other half was placing thirty people so that each can be tapped. Every dot keeps an angle of its own, chosen so that neighbours in the list stand far apart, and only the distance changes. A circle that rearranged itself after each call would have to be learned again every time.',
        'Two records count as one person when they share a name and an email address or number. A shared name alone is not enough.',
      ],
    },
    {
      heading: 'Where it ends',
      paragraphs: [
        'It reads no mailbox and no call list, so it only knows the conversations you record. It works on one device at a time; to move to another, download all records and open the file there. A team that sells needs our Lead desk instead.',
        'It won’t send reminders by email or push either, because it has no server that could. The circle is there when you open it, and a look on Sunday evenings gives you most of the benefit.',
      ],
    },
  ],
};
