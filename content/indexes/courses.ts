/** Several workshops in a row, for one team, at its own place. */
export const courses = [
  {
    href: '/pages/single-course',
    name: 'Data that holds',
    length: '2 days',
    text: 'Slots, seats, letters and money: four things that must not happen twice.',
    of: ['Booking without double-booking', 'Mail that leaves once'],
  },
  {
    href: '/event/pages-before-scripts',
    name: 'Interfaces without waiting',
    length: '2 days',
    text: 'What browsers bring by themselves, and the forms that stand on it.',
    of: ['Pages before scripts', 'Forms that lose nothing'],
  },
  {
    href: '/event/forecasts-that-admit-doubt',
    name: 'Numbers one may doubt',
    length: '1 day',
    text: 'Planning with rounds and forecasts, on figures of your own.',
    of: ['Forecasts that admit doubt', 'Routes on your own map'],
  },
  {
    href: '/event/answers-that-quote',
    name: 'Machines that cite',
    length: '1 day',
    text: 'Search by meaning over your own papers, with a test set you wrote.',
    of: ['Answers that quote', 'Reading a privacy scan'],
  },
] as const;
