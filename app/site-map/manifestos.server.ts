import { pages } from './page.ts';

export const manifestos = [
  ...pages({ kind: 'manifesto', view: 'home', area: 'home' }, [
    {
      path: '/',
      label: 'Home',
      title: 'AI-Powered MVP & SaaS Development',
      description: '',
      hue: 'cobalt',
      name: 'landing.home',
    },
  ]),
  ...pages({ kind: 'manifesto', view: 'manifesto', area: 'feature' }, [
    { path: '/agency', label: 'Who does what', title: 'Who does what', description: '', hue: 'pink' },
    {
      path: '/design',
      label: 'Design and prototypes',
      title: 'Design and prototypes',
      description: '',
      hue: 'lime',
    },
    { path: '/ui-ux', label: 'UI and UX', title: 'UI and UX', description: '', hue: 'lime' },
    {
      path: '/full-stack-development',
      label: 'Full-stack development',
      title: 'Full-stack development',
      description: '',
      hue: 'lime',
    },
  ]),
  ...pages({ kind: 'manifesto', view: 'manifesto', area: 'pages' }, [
    {
      path: '/pages/about-1',
      label: 'How we got here',
      title: 'How we got here',
      description: '',
      hue: 'pink',
    },
    {
      path: '/pages/about-2',
      label: 'How a week runs',
      title: 'How a week runs',
      description: '',
      hue: 'pink',
    },
    {
      path: '/pages/about-3',
      label: 'What we refuse',
      title: 'What we refuse',
      description: '',
      hue: 'pink',
    },
    {
      path: '/pages/services-1',
      label: 'What we take on',
      title: 'What we take on',
      description: '',
      hue: 'lime',
    },
    {
      path: '/pages/services-2',
      label: 'How we work together',
      title: 'How we work together',
      description: '',
      hue: 'lime',
    },
  ]),
];
