import { pages } from './page.ts';

export const stories = [
  ...pages({ kind: 'story', view: 'story', area: 'case-study', parent: '/demos' }, [
    {
      path: '/route-optimization',
      label: 'Route optimisation',
      title: 'Route optimisation that explains its plan',
      description:
        'How a browser-only round planner thinks: strings of stops torn out and put back, six rules it keeps, and a reason for each stop left out.',
      hue: 'cobalt',
    },
    {
      path: '/visual-forecasting',
      label: 'Visual forecasting',
      title: 'Visual forecasting with an honest band',
      description:
        'A forecast that is examined on your own past: rolling cuts, the naive rule as the bar, and a band whose width comes from earlier errors.',
      hue: 'sun',
    },
    {
      path: '/SEO-Analysis',
      label: 'SEO analysis',
      title: 'SEO analysis with line numbers and fixes',
      description:
        '88 written checks over an address, HTML or a sitemap. Every finding names its line, its weight and the corrected snippet.',
      hue: 'coral',
    },
    {
      path: '/web-privacy-scanner',
      label: 'Privacy scanner',
      title: 'Web privacy scanner: three visits, one report',
      description:
        'Opens a page before a choice, after refusing and after accepting, and shows which hosts, cookies and scripts changed between the three.',
      hue: 'mint',
    },
    {
      path: '/employee-management-system',
      label: 'Employee management',
      title: 'Employee management with exact leave',
      description:
        'Leave counted in minutes, pending requests held against the balance, and contracts that may change in the middle of a month.',
      hue: 'lilac',
    },
    {
      path: '/applicant-tracking-system',
      label: 'Applicant tracking',
      title: 'Applicant tracking with sealed scorecards',
      description:
        'Interviewers judge alone before they read each other, candidates choose their hour, and data is deleted on its date.',
      hue: 'lime',
    },
    {
      path: '/online-student-training-portal',
      label: 'Training portal',
      title: 'Training portal from the student’s side',
      description:
        'One next step, lessons that continue at the paragraph, and wrong answers that open the passage which would have helped.',
      hue: 'pink',
    },
    {
      path: '/LMS',
      label: 'Learning management',
      title: 'Learning management: courses, runs and proof',
      description:
        'The administrator’s side of training: a course is written once and run many times, and each run keeps the text it was taught with.',
      hue: 'sky',
    },
    {
      path: '/certificate-issuance-portal',
      label: 'Certificates',
      title: 'Certificates that anyone can check by code',
      description:
        'PDF certificates with a random code, a public check that tells strangers no name, and corrections that stay visible.',
      hue: 'sun',
    },
    {
      path: '/pdf-chatbot',
      label: 'PDF chatbot',
      title: 'PDF chatbot that quotes with a page number',
      description:
        'Ask your own file: a short answer, the sentence it comes from marked on its page, and a plain no when the document doesn’t say it.',
      view: 'documents-story',
      hue: 'coral',
    },
    {
      path: '/link-chatbot',
      label: 'Link chatbot',
      title: 'Link chatbot that reads one page, guarded',
      description:
        'Fetches a page through a guard that checks every redirect, leaves out what is not text, and answers with the sentence it found.',
      view: 'documents-story',
      hue: 'cobalt',
    },
    {
      path: '/news-summarizer-chatbot',
      label: 'News summariser',
      title: 'News summariser: key sentences, none invented',
      description:
        'Three, five or ten of an article’s own sentences, chosen by meaning and position, with names, dates and figures tied to their place.',
      hue: 'lime',
    },
    {
      path: '/personal-crm-business',
      label: 'Personal CRM',
      title: 'Personal CRM built on promises',
      description:
        'A card index for someone who sells alone: what you promised, when you last spoke, and five people brought up each morning.',
      hue: 'pink',
    },
    {
      path: '/healthcare',
      label: 'Healthcare',
      title: 'Healthcare: a clinic’s day that holds',
      description:
        'Appointments that need person, room and device together, a waiting list that fills freed hours, and a trace of every opened record.',
      hue: 'sky',
    },
    {
      path: '/pregnancy-chatbot',
      label: 'Pregnancy chatbot',
      title: 'Pregnancy chatbot that quotes its leaflet',
      description:
        'Ask it here: it looks for warning signs first, then quotes the sentence of its leaflet that answers, or says that none does.',
      view: 'leaflet-story',
      hue: 'lilac',
    },
    {
      path: '/studet-counselling',
      label: 'Student counselling',
      title: 'Student counselling: the adviser’s desk',
      description:
        'A file that opens on three lines, deadlines counted back from their end, and talks that stay in the room when a student asks.',
      hue: 'mint',
    },
    {
      path: '/ai-apps',
      label: 'AI applications',
      title: 'AI applications whose models can be swapped',
      description:
        'A sample mailbox, worked through live: sorted, personal data hidden, an invoice read, a thread shortened. And how we build with AI.',
      view: 'morning-story',
      hue: 'cobalt',
    },
  ]),
  ...pages({ kind: 'story', view: 'story', area: 'pages' }, [
    {
      path: '/pages/single-project',
      label: 'A project page',
      title: 'A project page: how this website was decided',
      description:
        'The making of this site told as a project: one table for 165 routes, ten kinds of page, and what had to go.',
      hue: 'coral',
    },
    {
      path: '/pages/services-single-1',
      label: 'A service page',
      title: 'A service: one engineer, one whole feature',
      description:
        'You hand over one feature and get it back with schema, rules, policy, screens, tests and the page your people read at night.',
      hue: 'lime',
    },
    {
      path: '/pages/services-single-2',
      label: 'A service, step by step',
      title: 'A first version in six steps with an end each',
      description:
        'From one sentence to a handover: six steps, each with its own end, so that you can stop after any and keep what is there.',
      hue: 'lime',
    },
  ]),
  ...pages({ kind: 'story', view: 'story', area: 'case-study', beyond: true }, [
    {
      path: '/work/:slug',
      label: 'A case study',
      title: 'A case study',
      description: 'A case study of the studio, in full.',
      parent: '/demos',
      startsEmpty: true,
    },
  ]),
];
