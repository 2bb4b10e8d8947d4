import type { Screen } from '#lib/look/picture.ts';
import { templateConference } from './screens/template-conference.ts';
import { templateDigitalAgency } from './screens/template-digital-agency.ts';
import { templateFinancial } from './screens/template-financial.ts';
import { templateMedical } from './screens/template-medical.ts';
import { templateMobileApp1 } from './screens/template-mobile-app-1.ts';
import { templateMobileApp1Phone } from './screens/template-mobile-app-1-phone.ts';
import { templateMobileApp2 } from './screens/template-mobile-app-2.ts';
import { templateMobileApp3 } from './screens/template-mobile-app-3.ts';
import { templateMobileApp3Phone } from './screens/template-mobile-app-3-phone.ts';
import { templateOnlineCourse } from './screens/template-online-course.ts';
import { templateProduct } from './screens/template-product.ts';
import { templateSaas1 } from './screens/template-saas-1.ts';
import { templateSaas2 } from './screens/template-saas-2.ts';
import { templateSaas3 } from './screens/template-saas-3.ts';
import { templateSaas4 } from './screens/template-saas-4.ts';
import { templateSaas5 } from './screens/template-saas-5.ts';
import { templateSoftwareDevAgency1 } from './screens/template-software-dev-agency-1.ts';
import { templateSoftwareDevAgency2 } from './screens/template-software-dev-agency-2.ts';
import { templateSoftwareDevAgency3 } from './screens/template-software-dev-agency-3.ts';
import { templateStartup } from './screens/template-startup.ts';

interface Taken {
  href: string;
  name: string;
  screen: Screen;
  /** What it shows. */
  alt: string;
  caption: string;
}

/** A screen as galleries show it: the light picture, and the dark one for a dark page. */
const paired = ({ screen, ...words }: Taken) => ({ ...words, picture: screen.light, dark: screen.dark });

/** First screens of all our templates, taken by `npm run screens`; their brands are samples. */
const taken: readonly Taken[] = [
  {
    href: '/mobile-app-1',
    name: 'Sleep app',
    screen: templateMobileApp1,
    alt: 'A dark blue page with a moon over the words Asleep before the third page',
    caption: 'Sleep app: it is dark, because people open it at night.',
  },
  {
    href: '/mobile-app-2',
    name: 'Shared bills',
    screen: templateMobileApp2,
    alt: 'A yellow page with three phones that split a restaurant bill',
    caption: 'Shared bills: three phones, one bill.',
  },
  {
    href: '/mobile-app-3',
    name: 'City bikes',
    screen: templateMobileApp3,
    alt: 'A white page with a red line that runs to a bicycle',
    caption: 'City bikes: one line runs through the whole page.',
  },
  {
    href: '/product',
    name: 'Headphones',
    screen: templateProduct,
    alt: 'A grey page with a pair of headphones under the words Hear the room leave',
    caption: 'Headphones: one object you can turn.',
  },
  {
    href: '/saas-1',
    name: 'Support inbox',
    screen: templateSaas1,
    alt: 'A lilac page with an inbox whose messages can be answered',
    caption: 'Support inbox: the inbox on the page works.',
  },
  {
    href: '/saas-2',
    name: 'Revenue',
    screen: templateSaas2,
    alt: 'A blue page with the curve of a company’s revenue',
    caption: 'Revenue: the chart is the page.',
  },
  {
    href: '/saas-3',
    name: 'Warehouse',
    screen: templateSaas3,
    alt: 'An orange page with a drawn pile of boxes under the words Aisle C is down to nine',
    caption: 'Warehouse: the stock stands on the page.',
  },
  {
    href: '/saas-4',
    name: 'Contracts',
    screen: templateSaas4,
    alt: 'A white page with a lease that is being signed',
    caption: 'Contracts: a document you can sign.',
  },
  {
    href: '/saas-5',
    name: 'Observability',
    screen: templateSaas5,
    alt: 'A black page with a stream of log lines that can be filtered',
    caption: 'Observability: a log stream with a working filter.',
  },
  {
    href: '/startup',
    name: 'Waiting list',
    screen: templateStartup,
    alt: 'A blue page with one sentence: Borrow the drill next door',
    caption: 'Waiting list: one sentence and a field.',
  },
  {
    href: '/financial',
    name: 'Savings',
    screen: templateFinancial,
    alt: 'A green page with a calculator that shows what monthly savings become',
    caption: 'Savings bank: the calculator is on the first screen.',
  },
  {
    href: '/online-course',
    name: 'A school',
    screen: templateOnlineCourse,
    alt: 'A pink page with a large letter a between drawn lines',
    caption: 'A school: a lesson instead of a promise.',
  },
  {
    href: '/medical',
    name: 'A practice',
    screen: templateMedical,
    alt: 'A pale blue page with the free appointments of the week',
    caption: 'Medical practice: free appointments come before any text.',
  },
  {
    href: '/software-dev-agency-1',
    name: 'Agency in mono',
    screen: templateSoftwareDevAgency1,
    alt: 'A grey page with the words We delete more than we write over a grid of five columns',
    caption: 'Agency in mono: a grid and nothing else.',
  },
  {
    href: '/software-dev-agency-2',
    name: 'Agency in the dark',
    screen: templateSoftwareDevAgency2,
    alt: 'A night harbour with a container ship under the words We ship on Fridays',
    caption: 'Agency in the dark: one scene that moves.',
  },
  {
    href: '/software-dev-agency-3',
    name: 'Agency as a magazine',
    screen: templateSoftwareDevAgency3,
    alt: 'A magazine spread about a bakery that lost its recipes',
    caption: 'Agency as a magazine: each project is a story.',
  },
  {
    href: '/conference',
    name: 'Conference',
    screen: templateConference,
    alt: 'A lime page dominated by a large date, 14 05',
    caption: 'Conference: the date is the picture.',
  },
  {
    href: '/digital-agency',
    name: 'Digital agency',
    screen: templateDigitalAgency,
    alt: 'A black page with a flamingo beside the words Quiet brands drown',
    caption: 'Digital agency: the one page with live WebGL.',
  },
];

const byHref = new Map(taken.map((each) => [each.href, each]));

/** The first screen of the template at this path, if it is one. */
export const screenAt = (href: string): Taken | undefined => byHref.get(href);

function shownAs(href: string, screen?: Screen) {
  const found = byHref.get(href);
  if (!found) throw new Error(`There is no template at ${href}`);
  return paired({ ...found, screen: screen ?? found.screen });
}

/** Five of them on a desk, and two on a phone: what the kit shows its parts with. */
export const wideScreens = [
  shownAs('/conference'),
  shownAs('/product'),
  shownAs('/financial'),
  shownAs('/medical'),
  shownAs('/saas-5'),
] as const;
export const phoneScreens = [
  shownAs('/mobile-app-1', templateMobileApp1Phone),
  shownAs('/mobile-app-3', templateMobileApp3Phone),
] as const;
