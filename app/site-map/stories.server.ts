import { pages } from './page.ts';

export const stories = [
  ...pages({ kind: 'story', view: 'story', area: 'case-study', parent: '/demos' }, [
    {
      path: '/route-optimization',
      label: 'Route optimisation',
      title: 'Route optimisation that explains its plan',
      description:
        'How our route planner works: it takes neighbouring stops out of a plan, puts them back better, keeps six rules and explains each stop it leaves out.',
      hue: 'cobalt',
    },
    {
      path: '/visual-forecasting',
      label: 'Visual forecasting',
      title: 'Visual forecasting with an honest band',
      description:
        'A forecast tested on your own past data: several cut-off dates, a naive forecast to beat, and a likely range based on earlier errors.',
      hue: 'sun',
    },
    {
      path: '/SEO-Analysis',
      label: 'SEO analysis',
      title: 'SEO analysis with line numbers and fixes',
      description:
        'We run 96 checks on an address, HTML or a sitemap. Every finding gives its line, its weight and the corrected snippet.',
      hue: 'coral',
    },
    {
      path: '/web-privacy-scanner',
      label: 'Privacy scanner',
      title: 'Web privacy scanner: three visits, one report',
      description:
        'It opens a page before any consent, after refusing and after accepting, and shows which hosts, cookies and scripts differed between the three.',
      hue: 'mint',
    },
    {
      path: '/employee-management-system',
      label: 'Employee management',
      title: 'Employee management with exact leave',
      description:
        'It counts leave in minutes, takes requests off the balance at once, and handles contracts that change in mid-month. Try it with 250 people.',
      hue: 'lilac',
    },
    {
      path: '/applicant-tracking-system',
      label: 'Applicant tracking',
      title: 'Applicant tracking with sealed scorecards',
      description:
        'Applicant tracking in your browser: a board that shows who is waiting and for how long, and scorecards that stay sealed until you add yours.',
      hue: 'lime',
    },
    {
      path: '/online-student-training-portal',
      label: 'Training portal',
      title: 'Training portal from the student’s side',
      description:
        'Lessons that open where you stopped, exercises that are marked by running them, and quizzes that link each answer to its section.',
      hue: 'pink',
    },
    {
      path: '/LMS',
      view: 'learning-story',
      label: 'Learning management',
      title: 'Learning management: grades, marking, weak spots',
      description:
        'The teacher’s side of two courses, open in the page: a grade book with CSV, work marked with a rubric, and the lessons where students stop.',
      hue: 'sky',
    },
    {
      path: '/certificate-issuance-portal',
      view: 'certificates-story',
      label: 'Certificates',
      title: 'Certificates that anyone can check by code',
      description:
        'Issue a batch of signed PDF certificates from a list of names in your browser, and check any of them by its QR code, its link or its file.',
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
        'It fetches a page safely, checks every redirect, strips everything but the text, and answers with the sentence it found.',
      view: 'documents-story',
      hue: 'cobalt',
    },
    {
      path: '/news-summarizer-chatbot',
      label: 'News summariser',
      title: 'News summariser: key sentences, none invented',
      description:
        'Summarises an article in one, three or seven of its own sentences, and links each name, date and figure to its place in the text.',
      hue: 'lime',
    },
    {
      path: '/personal-crm-business',
      label: 'Personal CRM',
      view: 'circle-story',
      title: 'Personal CRM: who is drifting away?',
      description:
        'Try it on the page: your contacts drift outwards as time passes and come back when you note that you spoke. Imports and exports vCard.',
      hue: 'pink',
    },
    {
      path: '/healthcare',
      label: 'Healthcare',
      view: 'health-story',
      title: 'Healthcare: doses, readings and visits',
      description:
        'Try it on the page: a patient’s next dose, readings on a chart and booked visits, and the same day as the practice sees it.',
      hue: 'sky',
    },
    {
      path: '/pregnancy-chatbot',
      label: 'Pregnancy chatbot',
      title: 'Pregnancy chatbot that quotes its leaflet',
      description:
        'Ask it here: it looks for warning signs first, then quotes the sentence in its leaflet that answers you, or says that there is none.',
      view: 'leaflet-story',
      hue: 'lilac',
    },
    {
      path: '/studet-counselling',
      label: 'Student counselling',
      view: 'counselling-story',
      title: 'Student counselling: three paths with dates',
      description:
        'Try it on the page: your goals, marks and budget become three study paths with what is missing, a calendar plan, and an adviser’s view.',
      hue: 'mint',
    },
    {
      path: '/ai-apps',
      label: 'AI applications',
      title: 'AI applications whose models can be swapped',
      description:
        'Watch it work through a sample mailbox: it sorts messages, hides personal data, reads an invoice and summarises a thread. And how we build with AI.',
      view: 'morning-story',
      hue: 'cobalt',
    },
  ]),
  ...pages({ kind: 'story', view: 'story', area: 'pages' }, [
    {
      path: '/pages/single-project',
      label: 'A project page',
      title: 'A project page: how we planned this website',
      description:
        'How this site was made, told as a project: one table for 165 routes, ten kinds of page, and what had to go.',
      hue: 'coral',
    },
    {
      path: '/pages/services-single-1',
      label: 'A service page',
      title: 'A service: one engineer, one whole feature',
      description:
        'You hand over one feature and get it back with its schema, rules, policy, screens, tests and the instructions your team needs at night.',
      hue: 'lime',
    },
    {
      path: '/pages/services-single-2',
      label: 'A service, step by step',
      title: 'A first version in six steps you can stop after',
      description:
        'From one sentence to a handover in six steps. Each produces something complete, so you can stop after any step and keep what you have.',
      hue: 'lime',
    },
  ]),
  ...pages({ kind: 'story', view: 'story', area: 'case-study', beyond: true }, [
    {
      path: '/work/:slug',
      label: 'A case study',
      title: 'A case study',
      description: 'One of the studio’s case studies, in full.',
      parent: '/demos',
      startsEmpty: true,
    },
  ]),
];
