import { pages } from './page.ts';

export const sheets = [
  ...pages({ kind: 'sheet', view: 'event', area: 'events' }, [
    {
      path: '/event/:id',
      label: 'Event',
      title: 'Event',
      description: '',
      sample: '/event/booking-without-double-booking',
      hue: 'coral',
      parent: '/events',
    },
  ]),
  ...pages({ kind: 'sheet', view: 'application', area: 'applications' }, [
    {
      path: '/applications/:ApplicationName',
      label: 'Application',
      title: 'Application',
      description: '',
      sample: '/applications/route-planner',
      hue: 'sky',
      parent: '/applications',
    },
    {
      path: '/applications_test/:ApplicationName',
      label: 'Application, second view',
      title: 'Application, second view',
      description: '',
      sample: '/applications_test/route-planner',
      hue: 'sky',
      parent: '/applications_test',
    },
  ]),
  ...pages({ kind: 'sheet', view: 'ai-demo', area: 'ai' }, [
    {
      path: '/ai/demo/:id',
      label: 'Small AI demo',
      title: 'Small AI demo',
      description: '',
      sample: '/ai/demo/extract-invoice',
      hue: 'lilac',
      parent: '/ai',
    },
  ]),
  ...pages({ kind: 'sheet', view: 'sheet', area: 'pages' }, [
    {
      path: '/pages/single-course',
      label: 'A course',
      title: 'A course',
      description: '',
      hue: 'coral',
      parent: '/pages/courses',
    },
    { path: '/pages/podcast', label: 'Podcast', title: 'Podcast', description: '', hue: 'coral' },
  ]),
];
