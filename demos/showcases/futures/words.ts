import type { Course } from './rules.ts';

/** Sample courses of a made-up town, each with what it asks for. */
export const courses: readonly Course[] = [
  {
    id: 'nursing',
    name: 'Nursing',
    place: 'University clinic',
    field: 'People',
    years: 3,
    closes: '01-15',
    day: 'Early shift on a ward, from six. Lectures in the afternoon.',
    papers: ['School report', 'Health check', 'Two weeks on a ward', 'Letter'],
  },
  {
    id: 'surveying',
    name: 'Surveying',
    place: 'Technical university',
    field: 'Outdoors',
    years: 4,
    closes: '01-31',
    day: 'Two days a week outside with a tripod, three at a screen.',
    papers: ['School report', 'Maths result', 'Letter'],
  },
  {
    id: 'joinery',
    name: 'Joinery',
    place: 'Workshop and trade school',
    field: 'Hands',
    years: 3,
    closes: '03-12',
    day: 'Four days at the bench, one at school. You are paid from the first month.',
    papers: ['School report', 'Two trial days', 'Driving lessons begun'],
  },
  {
    id: 'teaching',
    name: 'Primary teaching',
    place: 'College of education',
    field: 'People',
    years: 4,
    closes: '02-28',
    day: 'One class from the second week on, with a mentor at the back of the room.',
    papers: ['School report', 'Police record', 'Two weeks in a school', 'Letter'],
  },
  {
    id: 'cooking',
    name: 'Cooking',
    place: 'Hotel kitchen and trade school',
    field: 'Hands',
    years: 3,
    closes: '04-30',
    day: 'Evenings and weekends. You learn a station every three months.',
    papers: ['School report', 'Health check', 'Two trial days'],
  },
  {
    id: 'software',
    name: 'Software',
    place: 'Technical university',
    field: 'Screens',
    years: 3,
    closes: '02-15',
    day: 'Lectures until two, then a project with four others.',
    papers: ['School report', 'Maths result'],
  },
  {
    id: 'forestry',
    name: 'Forestry',
    place: 'State forest school',
    field: 'Outdoors',
    years: 2,
    closes: '02-10',
    day: 'Outside in every weather. A chainsaw licence comes with it.',
    papers: ['School report', 'Health check', 'Driving lessons begun'],
  },
  {
    id: 'design',
    name: 'Graphic design',
    place: 'School of art',
    field: 'Screens',
    years: 4,
    closes: '01-20',
    day: 'Studio days from ten to six, with a wall that everybody comments on.',
    papers: ['School report', 'Ten drawings', 'Letter'],
  },
  {
    id: 'physio',
    name: 'Physiotherapy',
    place: 'University clinic',
    field: 'People',
    years: 3,
    closes: '03-01',
    day: 'Anatomy in the morning, patients from the second year.',
    papers: ['School report', 'Health check', 'Sports exam'],
  },
];

/** The three that are compared before anybody has chosen. */
export const firstThree = ['nursing', 'surveying', 'joinery'] as const;

export const words = {
  app: 'Three futures',
  h1: 'Three futures, side by side',
  lead: 'Put three courses of study next to each other and see what each one asks for, and by when. The phone runs the app, and the page around it follows what you choose.',
  action: { label: 'Read the adviser’s side', href: '/studet-counselling' },
  sample: 'The courses and their dates are samples.',
  notes: [
    {
      heading: 'Three, no more',
      text: 'A fourth course takes the place of one of the three. Choosing is the exercise.',
    },
    {
      heading: 'Dates before dreams',
      text: 'The course that closes first is at the top, with the documents it still needs. The same document often serves two courses, so you only tick it off once.',
    },
    {
      heading: 'The adviser sees what you share',
      text: 'You pick what goes into the message, read it as it will arrive, and send it yourself from your own email program.',
    },
  ],
} as const;
