import { screenBikes } from './pictures/screen-bikes.ts';
import { screenClinic } from './pictures/screen-clinic.ts';
import { screenConference } from './pictures/screen-conference.ts';
import { screenHeadphones } from './pictures/screen-headphones.ts';
import { screenLogs } from './pictures/screen-logs.ts';
import { screenSavings } from './pictures/screen-savings.ts';
import { screenSleep } from './pictures/screen-sleep.ts';

/** First screens of our own templates; their brands are samples. */
export const wideScreens = [
  {
    href: '/conference',
    name: 'Conference',
    picture: screenConference,
    alt: 'A lime page dominated by a large date, 14 05',
    caption: 'Conference: the date is the picture.',
  },
  {
    href: '/product',
    name: 'Headphones',
    picture: screenHeadphones,
    alt: 'A grey page with a pair of headphones under the words Hear the room leave',
    caption: 'Headphones: one object you can turn.',
  },
  {
    href: '/financial',
    name: 'Savings bank',
    picture: screenSavings,
    alt: 'A green page with a calculator that shows 13,974 euros',
    caption: 'Savings bank: the calculator is on the first screen.',
  },
  {
    href: '/medical',
    name: 'Medical practice',
    picture: screenClinic,
    alt: 'A pale blue page with the free appointments of four days',
    caption: 'Medical practice: free appointments come before any text.',
  },
  {
    href: '/saas-5',
    name: 'Observability',
    picture: screenLogs,
    alt: 'A black page with a stream of log lines that can be filtered',
    caption: 'Observability: a log stream with a working filter.',
  },
] as const;

export const phoneScreens = [
  {
    href: '/mobile-app-1',
    name: 'Sleep app',
    picture: screenSleep,
    alt: 'A dark blue page with a phone that shows a moon and the hours of sleep',
    caption: 'Sleep app: it is dark, because people open it at night.',
  },
  {
    href: '/mobile-app-3',
    name: 'City bikes',
    picture: screenBikes,
    alt: 'A white page with a red line that runs from a bicycle to the first station',
    caption: 'City bikes: one line runs through the whole page.',
  },
] as const;

/** The first screen of the template at this path, if one was taken. */
export const screenAt = (href: string) =>
  [...wideScreens, ...phoneScreens].find((screen) => screen.href === href);
