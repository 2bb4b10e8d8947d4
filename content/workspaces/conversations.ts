import type { WorkspacePage } from '#lib/look/workspace-sample.ts';

export const enquiries: WorkspacePage = {
  title: 'Enquiries',
  about: 'See what you asked us, who is looking after it, and what happens next and when.',
  rule: 'Everything sent from your confirmed address appears here, whether you used a form or replied by email. The link in our emails opens the same conversation without an account.',
  sample: {
    shape: 'split',
    columns: ['Enquiry', 'About', 'Status', 'Since'],
    open: 1,
    rows: [
      {
        name: 'Till export at 05:15',
        about: 'Route planning',
        standing: { word: 'Waiting for us', tone: 'waiting' },
        figure: '3 h',
      },
      {
        name: 'Milk rounds on paper',
        about: 'Route planning',
        standing: { word: 'Estimate sent', tone: 'new' },
        figure: '2 d',
      },
      {
        name: 'Certificates in Polish',
        about: 'Certificates',
        standing: { word: 'Waiting for you', tone: 'waiting' },
        figure: '4 d',
      },
      {
        name: 'Old forecast sheet',
        about: 'Forecasting',
        standing: { word: 'Won', tone: 'done' },
        figure: '6 Nov',
      },
      {
        name: 'Kiosk in the foyer',
        about: 'Interface design',
        standing: { word: 'Closed', tone: 'quiet' },
        figure: '28 Oct',
      },
      {
        name: 'Two shops, one stock',
        about: 'API integration',
        standing: { word: 'Closed', tone: 'quiet' },
        figure: '12 Oct',
      },
    ],
    record: {
      name: 'Milk rounds on paper',
      about: 'Opened 13 November, reference SAMPLE-17',
      facts: [
        { term: 'Status', text: 'Estimate sent' },
        { term: 'With', text: 'Product engineer' },
        { term: 'Booked', text: 'Tue 17 Nov, 14:00' },
        { term: 'Next step', text: 'Your answer' },
      ],
      entries: [
        {
          time: '09:58',
          who: 'You',
          text: 'We plan milk rounds on paper, two hours each morning. Can a program read the orders from our till by half past five?',
        },
        {
          time: '11:20',
          who: 'Studio',
          text: 'Yes, if the till writes a file or answers a web call. Which make is it, and is the 07:00 at the last stop fixed?',
        },
        {
          time: '12:02',
          who: 'You',
          text: 'It writes a CSV at a quarter past five. The last customer can wait until 07:45.',
        },
        { time: '16:40', text: 'Estimate attached, valid for 30 days' },
      ],
    },
  },
};

export const messages: WorkspacePage = {
  title: 'Enquiries and messages',
  about:
    'All your enquiries and conversations with us in one place, updated live, with their files and read receipts.',
  rule: 'You can write here or reply by email. Both reach the same conversation.',
  sample: {
    shape: 'split',
    columns: ['Thread', 'Last message by', 'Status', 'When'],
    open: 0,
    rows: [
      {
        name: 'Import format',
        about: 'Marta',
        standing: { word: 'Two unread', tone: 'new' },
        figure: '10:12',
      },
      {
        name: 'Colours of the badge',
        about: 'You',
        standing: { word: 'Done', tone: 'done' },
        figure: 'Fri',
      },
      { name: 'Friday demo', about: 'Studio', standing: { word: 'Answered', tone: 'quiet' }, figure: 'Thu' },
      {
        name: 'Who approves texts',
        about: 'You',
        standing: { word: 'Waiting for us', tone: 'waiting' },
        figure: 'Wed',
      },
    ],
    record: {
      name: 'Import format',
      about: 'Started 9 November, reference SAMPLE-21',
      facts: [
        { term: 'Status', text: 'Waiting for us' },
        { term: 'Unread', text: '2' },
        { term: 'Files', text: '1' },
        { term: 'Read by us', text: '10:13' },
      ],
      entries: [
        {
          time: '09:41',
          who: 'Marta',
          text: 'Our scale writes 12,50 and the till writes 12.50. Which one should we send?',
        },
        {
          time: '09:55',
          who: 'Studio',
          text: 'Either. The import looks at the whole column and asks once if it could be both.',
        },
        { time: '10:12', who: 'Marta', text: 'Good. I have attached last week’s file too.' },
      ],
    },
  },
};

export const events: WorkspacePage = {
  title: 'Events and meetings',
  about: 'Your seats at events and the calls you booked, in your time zone and ours.',
  rule: 'Everything you booked with your confirmed address appears here. If you cancel a seat, the first person on the waiting list gets it immediately.',
  sample: {
    shape: 'split',
    columns: ['What', 'Kind', 'Status', 'When'],
    open: 0,
    rows: [
      {
        name: 'Scoping call',
        about: '30 min, video',
        standing: { word: 'Confirmed', tone: 'done' },
        figure: '17 Nov',
      },
      {
        name: 'Routes in an afternoon',
        about: 'Webinar',
        standing: { word: 'Seat reserved', tone: 'done' },
        figure: '24 Nov',
      },
      {
        name: 'Reading privacy reports',
        about: 'Webinar',
        standing: { word: 'Third on the waiting list', tone: 'waiting' },
        figure: '1 Dec',
      },
      {
        name: 'Introduction',
        about: '15 min, video',
        standing: { word: 'Took place', tone: 'quiet' },
        figure: '5 Nov',
      },
    ],
    record: {
      name: 'Scoping call',
      about: 'With one engineer and one designer',
      facts: [
        { term: 'You', text: '08:00 New York' },
        { term: 'Studio', text: '14:00 Berlin' },
        { term: 'Length', text: '30 min' },
        { term: 'Where', text: 'Video, in the browser' },
      ],
      entries: [
        { time: '5 Nov', text: 'Booked after the introduction' },
        { time: '6 Nov', text: 'Moved from Monday by you' },
        {
          time: '6 Nov',
          who: 'Studio',
          text: 'Tuesday is fine. Bring the sheet as it is, with the odd columns in it.',
        },
      ],
    },
  },
};
