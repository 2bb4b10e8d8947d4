import { pages } from './page.ts';

export const indexes = [
  ...pages({ kind: 'index', view: 'applications', area: 'applications', hue: 'sky', hydrate: 'load' }, [
    {
      path: '/applications',
      label: 'Applications',
      title: 'Custom & Pre-Built Applications',
      description:
        'Applications for logistics, learning, health, hiring, documents and more: ready as they are, or rebuilt around your own rules.',
      readsQuery: true,
    },
    {
      path: '/applications_test',
      label: 'Applications, second view',
      title: 'Custom & Pre-Built Applications',
      description:
        'The same catalogue in a second view. Staff who are signed in also see applications waiting for review.',
      canonical: '/applications',
      noindex: true,
      render: 'request',
    },
  ]),
  ...pages(
    {
      kind: 'index',
      view: 'compare-applications',
      area: 'applications',
      hue: 'sky',
      beyond: true,
      hydrate: 'load',
    },
    [
      {
        path: '/applications/compare',
        label: 'Compare applications',
        title: 'Applications side by side',
        description:
          'Compare up to three applications point by point: what they do, what goes in and comes out, who uses them and how they are priced.',
        parent: '/applications',
        noindex: true,
        render: 'request',
      },
    ],
  ),
  ...pages({ kind: 'index', view: 'saved-applications', area: 'applications', hue: 'sky', beyond: true }, [
    {
      path: '/applications/saved',
      label: 'Saved applications',
      title: 'Applications you saved',
      description:
        'Applications you have saved for later, in this browser or in your account, ready to compare or request.',
      parent: '/applications',
      noindex: true,
      render: 'request',
      hydrate: 'load',
    },
  ]),
  ...pages({ kind: 'index', view: 'index-page' }, [
    {
      path: '/demos',
      label: 'All 17 case studies',
      title: 'All 17 case studies, demos and templates',
      description:
        'Seventeen case studies with their limits, products you can try, four phone apps and eighteen site templates.',
      hue: 'cobalt',
      area: 'portfolio',
    },
    {
      path: '/ai',
      label: 'Small AI demos',
      title: 'Small AI demos you can try',
      description:
        'Ten small AI tasks to try with your own text or voice, from invoices to search by meaning. Each shows its code and how often it is right.',
      hue: 'lilac',
      area: 'ai',
    },
    {
      path: '/ai-tools',
      view: 'ai-tools',
      label: 'AI tools',
      title: 'AI tools that need no key',
      description:
        'Six tools that run without an account: speech to text, text to speech, questions about a file, several files or a web page, and pictures from a sentence.',
      hue: 'lilac',
      area: 'ai',
    },
    {
      path: '/features',
      view: 'parts',
      label: 'MVP components',
      title: 'MVP components for a first version',
      description:
        'Fourteen parts a product needs anyway, each with a miniature you can try: sign-in, booking, events, invoices, search, outbox and more.',
      hue: 'sky',
      area: 'feature',
    },
    {
      path: '/api-intrigation',
      view: 'integrations',
      label: 'API integrations',
      title: 'API integrations: running here, or estimated in days',
      description:
        'Over seventy services and protocols: which ones this site already runs, how many days the others take and why, and two to try on the page.',
      hue: 'sky',
      area: 'feature',
      readsQuery: true,
    },
  ]),
  ...pages({ kind: 'index', view: 'events', area: 'events', readsQuery: true, hydrate: 'load' }, [
    {
      path: '/events',
      label: 'Events',
      title: 'Events: workshops, webinars and evenings',
      description:
        'Workshops, webinars, meetups and a one-day conference on booking, email, search, forms and privacy, with times in your time zone and a waiting list.',
      hue: 'coral',
    },
  ]),
  ...pages({ kind: 'index', view: 'journal', area: 'landing' }, [
    {
      path: '/blog',
      label: 'Journal',
      title: 'Journal: engineering decisions with figures',
      description:
        'How the parts of this site work, with measured figures: route planning, forecasts, booking without double booking, cached pages and more.',
    },
  ]),
  ...pages({ kind: 'index', view: 'journal', area: 'pages' }, [
    {
      path: '/pages/list-view-with-sidebar',
      label: 'Journal, in a reader',
      title: 'Journal in a reader with keyboard shortcuts',
      description:
        'The studio’s journal with its list beside one open post: J and K go from post to post, and your browser remembers where you stopped.',
      canonical: '/blog',
      readsQuery: true,
    },
    {
      path: '/pages/grid-view-with-sidebar',
      label: 'Journal, by day',
      title: 'Journal timeline: what we wrote and measured',
      description:
        'The studio’s journal day by day: what we wrote, how many of this site’s figures we measured that day, and with which command.',
      canonical: '/blog',
    },
    {
      path: '/pages/list-view-no-sidebar',
      label: 'Journal, archive',
      title: 'Journal archive by year, with search',
      description:
        'Every post in the studio’s journal on one line each, by year. Search the full text, or choose a topic and a year.',
      canonical: '/blog',
      readsQuery: true,
    },
    {
      path: '/pages/grid-view-no-sidebar',
      label: 'Journal, magazine',
      title: 'Journal as a magazine in spreads',
      description:
        'The studio’s journal as a magazine to leaf through: a front cover with its contents, then spreads with covers drawn from measured data.',
      canonical: '/blog',
    },
    {
      path: '/pages/simple-feed',
      label: 'Journal, feeds',
      title: 'Journal feeds: RSS and JSON, in full',
      description:
        'Subscribe to the studio’s journal by RSS or JSON Feed: the addresses, what to do in each reader, and what arrives, post by post.',
      canonical: '/blog',
    },
  ]),
  ...pages({ kind: 'index', view: 'index-page', area: 'pages' }, [
    {
      path: '/pages/grid-view',
      hydrate: 'load',
      label: 'Work, grid',
      title: 'Case studies as an even grid',
      description:
        'The seventeen case studies as tiles of the same size, each with a screenshot, filtered by category.',
      canonical: '/demos',
      hue: 'cobalt',
    },
    {
      path: '/pages/list-view',
      label: 'Work, list',
      title: 'Case studies as a list by category',
      description:
        'The seventeen case studies as rows, each with a screenshot, the product’s name, one line about it and its category.',
      canonical: '/demos',
      hue: 'cobalt',
    },
    {
      path: '/pages/slider',
      hydrate: 'load',
      label: 'Work, slider',
      title: 'Case studies to slide through',
      description:
        'The seventeen case studies one by one across the whole screen: swipe, drag or use the arrow keys.',
      canonical: '/demos',
      hue: 'cobalt',
    },
    {
      path: '/pages/courses',
      view: 'courses',
      label: 'Courses',
      title: 'Two courses that you can take in your browser',
      description:
        'SQL that answers questions and HTML that everybody can use: eight lessons each, with exercises that run in the page and quizzes that explain.',
      hue: 'coral',
    },
  ]),
  ...pages({ kind: 'index', view: 'search', area: 'search', beyond: true, hydrate: 'load' }, [
    {
      path: '/search',
      label: 'Search',
      title: 'Search all pages',
      description:
        'Search every page and heading on the site (typing errors are forgiven), or browse the whole list of pages in groups.',
      noindex: true,
      render: 'request',
    },
  ]),
];
