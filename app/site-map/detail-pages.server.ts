import { pages } from './page.ts';

export const detailPages = [
  ...pages({ kind: 'detail', view: 'beat-the-planner', area: 'demo', beyond: true }, [
    {
      path: '/beat-the-planner',
      label: 'Beat the planner',
      title: 'Beat the planner: ten stops, two vans',
      description:
        'A new puzzle every day: plan ten stops for two vans by hand, then compare your rounds with those of our route planning engine, and share the result.',
      hue: 'cobalt',
      parent: '/route-optimization',
      // Each day has another puzzle, and a day can be asked for.
      render: 'request',
    },
  ]),
  ...pages({ kind: 'detail', view: 'your-site-against-ours', area: 'demo', beyond: true, hydrate: 'load' }, [
    {
      path: '/your-site-against-ours',
      label: 'Your site against ours',
      title: 'Your site against ours: two scans, one card',
      description:
        'Enter an address: we run the same privacy and SEO scans on your page that we run on our own, and show both results side by side, with a link to share.',
      hue: 'mint',
      parent: '/web-privacy-scanner',
      // Its address may carry a result, and the scans can be switched off.
      render: 'request',
    },
  ]),
  ...pages({ kind: 'detail', view: 'event', area: 'events', readsQuery: true, hydrate: 'load' }, [
    {
      path: '/event/:id',
      label: 'Event',
      title: 'An event',
      description:
        'An event in your own time zone: the programme minute by minute, who leads it, how many seats are left, and how to book one.',
      sample: '/event/booking-without-double-booking',
      hue: 'coral',
      parent: '/events',
    },
  ]),
  ...pages({ kind: 'detail', view: 'application', area: 'applications', hydrate: 'load' }, [
    {
      path: '/applications/:ApplicationName',
      label: 'Application',
      title: 'An application',
      description:
        'An application from the catalogue: what it does, what goes in and comes out, a drawing of its result and how to ask for it.',
      sample: '/applications/route-planner',
      hue: 'sky',
      parent: '/applications',
    },
    {
      path: '/applications_test/:ApplicationName',
      label: 'Application, second view',
      title: 'An application, second view',
      description:
        'An application from the catalogue in its second view: what it does, what goes in and comes out, and similar applications.',
      sample: '/applications_test/route-planner',
      hue: 'sky',
      parent: '/applications_test',
      noindex: true,
      render: 'request',
    },
  ]),
  ...pages({ kind: 'detail', view: 'ai-demo', area: 'ai', hydrate: 'load' }, [
    {
      path: '/ai/demo/:id',
      label: 'Small AI demo',
      title: 'A small AI task',
      description:
        'A small AI task to try with your own text: its result, its code, what it takes to add it to your software, and how it did on twenty test inputs.',
      sample: '/ai/demo/extract-invoice',
      hue: 'lilac',
      parent: '/ai',
      microphone: ['/ai/demo/transcribe-note'],
    },
  ]),
  ...pages({ kind: 'detail', view: 'detail', area: 'pages' }, [
    {
      path: '/pages/single-course',
      view: 'course',
      readsQuery: true,
      label: 'A course',
      title: 'SQL that answers questions: a course of 8 lessons',
      description:
        'Eight SQL lessons using the records of a lost-property office: 24 exercises run and marked in your browser, and 32 quiz questions with explanations.',
      hue: 'coral',
      parent: '/pages/courses',
    },
    {
      path: '/pages/podcast',
      label: 'Podcast',
      title: 'The journal, read aloud: our podcast',
      description:
        'Posts from our journal as a podcast, read by Kokoro, an open-weights voice, with chapters, transcripts and a feed for your podcast app.',
      hue: 'coral',
    },
  ]),
];
