import type { Hue } from '#lib/look/hue.ts';

interface WordsWithWay {
  name: string;
  text: string;
  href: string;
}
interface Way {
  label: string;
  href: string;
}

/** What the home page says, part by part from the top. */
export interface HomeWords {
  heading: { plain: readonly string[]; accent: string };
  lead: { strong: string; rest: string };
  actions: readonly Way[];
  /** What each measured figure counts. */
  figures: { script: string; performance: string; kills: string };
  work: {
    heading: string;
    all: Way;
    /** Three pieces of work, in the order of their pictures. */
    tiles: readonly WordsWithWay[];
    claim: { text: string; command: string; href: string; link: string };
  };
  /** A piece that can be played on the spot. */
  live: { heading: string; text: string; link: Way };
  cost: { heading: string; text: string };
  /** How a project runs, step by step. */
  runs: { heading: string; steps: readonly (readonly [name: string, text: string])[] };
  services: { heading: string; rows: readonly WordsWithWay[] };
  own: { heading: string; text: string; link: Way };
  next: { heading: string; tiles: readonly (WordsWithWay & { hue: Hue })[] };
}

/** The words of the home page as long as nobody has edited them. */
export const home: HomeWords = {
  heading: { plain: ['Software', 'that proves'], accent: 'itself.' },
  lead: {
    strong: 'We design and build MVPs, SaaS and AI products.',
    rest: 'Below are three measurements of this site, each with the date and the command that repeats it.',
  },
  actions: [
    { label: 'See the work', href: '/demos' },
    { label: 'What we charge', href: '/pricing' },
  ],
  figures: {
    script: 'of script before you touch anything, so the page opens on a weak signal',
    performance: 'Lighthouse score for this page on a slow phone (median of five runs)',
    kills: 'lost, of all the forms we accepted while killing the server again and again',
  },
  work: {
    heading: 'Work you can take apart',
    all: { label: 'All 17 case studies', href: '/demos' },
    tiles: [
      {
        name: 'Route optimisation',
        text: 'Plan a day of stops in your browser',
        href: '/route-optimization',
      },
      {
        name: 'SEO analysis',
        text: 'See what a search engine trips over, line by line',
        href: '/SEO-Analysis',
      },
      {
        name: 'Visual forecasting',
        text: 'See next year in a column of numbers, with its uncertainty drawn in',
        href: '/visual-forecasting',
      },
    ],
    claim: {
      text: 'Every form we confirm survives a crash.',
      command: 'npm run torture',
      href: '/blog/kill-it-fifty-times',
      link: 'How we test that',
    },
  },
  live: {
    heading: 'Plan ten stops by hand',
    text: 'You have two vans, with six stops each at most. Click the stops in the order you’d drive them, then see what our planner makes of the same morning. There’s a new puzzle every day.',
    link: { label: 'Share your result', href: '/beat-the-planner' },
  },
  cost: {
    heading: 'What it costs and how long it takes',
    text: 'Choose the kind of work and see a price range immediately. We don’t ask for your email address.',
  },
  runs: {
    heading: 'How a project runs',
    steps: [
      [
        'Half an hour',
        'You show us what breaks. We say whether software is the answer, and roughly what it would cost.',
      ],
      ['One week', 'We build the riskiest part first, so that you see early whether the idea holds.'],
      ['Every Friday', 'Something new runs at an address you can open, and you choose what comes next.'],
      ['The end', 'You have the code, its tests and one command that starts it. Nothing depends on us.'],
    ],
  },
  services: {
    heading: 'What we take on',
    rows: [
      {
        name: 'Full-stack development',
        text: 'We build everything from the database rule to the last pixel, in one repository',
        href: '/full-stack-development',
      },
      {
        name: 'Design and prototypes',
        text: 'You get a prototype you can click through in the first week',
        href: '/design',
      },
      {
        name: 'UI and UX',
        text: 'We design screens for the person who opens them forty times a day',
        href: '/ui-ux',
      },
      {
        name: 'API integrations',
        text: 'Payments, email, sign-in and storage, wired so that one failing service doesn’t take the rest down',
        href: '/api-intrigation',
      },
      {
        name: 'AI applications',
        text: 'Answers that show their source, or say that there is none',
        href: '/ai-apps',
      },
      {
        name: 'People by the week',
        text: 'An engineer or a designer works alongside your own team',
        href: '/hire-services',
      },
    ],
  },
  own: {
    heading: 'It runs on your machine',
    text: 'This site is our first work sample. One command installs it, starts its own PostgreSQL and serves every page, with no account anywhere. It prints how many seconds each step took. A second command tests it.',
    link: { label: 'How it is made', href: '/pages/single-project' },
  },
  next: {
    heading: 'Three places to start',
    tiles: [
      {
        name: 'Book a call',
        text: 'Bring the thing that breaks on Mondays',
        href: '/book_an_appointment',
        hue: 'mint',
      },
      {
        name: 'AI tools',
        text: 'Transcribe speech, question files and pages, or make pictures',
        href: '/ai-tools',
        hue: 'lilac',
      },
      {
        name: 'Applications',
        text: 'A catalogue to order from or build on',
        href: '/applications',
        hue: 'sky',
      },
    ],
  },
};
