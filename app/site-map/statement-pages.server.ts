import { pages } from './page.ts';

export const statements = [
  ...pages({ kind: 'statement', view: 'home', area: 'home' }, [
    {
      path: '/',
      label: 'Home',
      title: 'AI-Powered MVP & SaaS Development',
      description:
        'We build scalable, secure custom AI-powered MVP and SaaS tools, and show each of them at work: case studies, samples and figures to check.',
      hue: 'cobalt',
      name: 'landing.home',
    },
  ]),
  ...pages({ kind: 'statement', view: 'statement', area: 'feature' }, [
    {
      path: '/agency',
      label: 'Who does what',
      title: 'Who does what: our roles and what each decides',
      description:
        'The roles of a small studio at one table: what each of them decides, and how a disagreement between them is settled.',
      hue: 'pink',
    },
    {
      path: '/design',
      label: 'Design and prototypes',
      title: 'Design and prototypes that run in a browser',
      description:
        'Interface design in the browser with your own data: something to click on the second day, and every state from empty to wrong.',
      hue: 'lime',
    },
    {
      path: '/ui-ux',
      label: 'UI and UX',
      title: 'UI and UX: screens that people finish',
      description:
        'We find the step where people give up and make it easier: tests with five people, by keyboard, by screen reader and at twice the text size.',
      hue: 'lime',
    },
    {
      path: '/full-stack-development',
      label: 'Full-stack development',
      title: 'Full-stack development from schema to screen',
      description:
        'Trace a live request through every layer of this site: TypeScript from table to button, PostgreSQL at every size, proved by breaking it.',
      hue: 'lime',
      readsQuery: true,
    },
  ]),
  ...pages({ kind: 'statement', view: 'statement', area: 'pages' }, [
    {
      path: '/pages/about-1',
      label: 'How we got here',
      title: 'How we got here, in five decisions',
      description:
        'The history of this site as a timeline: six frameworks measured, two databases stress-tested, three designs drawn, and what was thrown away.',
      hue: 'pink',
    },
    {
      path: '/pages/about-2',
      label: 'How a week runs',
      title: 'How a week runs, from Monday to Friday',
      description:
        'We decide on Monday and show results on Friday: one list, one meeting, one day free of meetings, and what can’t wait for the end of the week.',
      hue: 'pink',
    },
    {
      path: '/pages/about-3',
      label: 'What we refuse',
      title: 'What we refuse, and the reason for each no',
      description:
        'Work we turn down, promises we don’t make and habits we gave up, each with its reason, so you can tell early whether we suit you.',
      hue: 'pink',
    },
    {
      path: '/pages/services-1',
      label: 'What we take on',
      title: 'What we take on, named by its result',
      description:
        'Six kinds of work: first version, rescue, one hard part, AI with sources, interface and handover. For each, we say what you have at the end.',
      hue: 'lime',
    },
    {
      path: '/pages/services-2',
      label: 'How we work together',
      title: 'How we work together, from call to handover',
      description:
        'Three things we need from you, five steps from the first call to the handover, and how either side may stop at the end of a week.',
      hue: 'lime',
    },
  ]),
];
