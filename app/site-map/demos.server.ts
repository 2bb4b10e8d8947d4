import { pages } from './page.ts';

export const demos = [
  ...pages({ kind: 'demo', view: 'demo', area: 'demo' }, [
    {
      path: '/route-optimization/demo',
      view: 'routing-demo',
      label: 'Route planner',
      title: 'Plan a day of stops in your browser',
      description:
        'Bring stops as CSV or Excel, plan them in your browser, drag a stop to another van, fix a route, and take the plan along as CSV, GeoJSON or GPX.',
      hue: 'cobalt',
      parent: '/route-optimization',
    },
    {
      path: '/visual_forecasting/demo',
      label: 'Forecasting',
      title: 'Forecast a column of figures',
      description:
        'Bring a CSV or Excel file, or open an example: seven models weighed on the series’ own past, bands, back-test, parts, what if, in your browser.',
      view: 'forecast-demo',
      hue: 'sun',
      parent: '/visual-forecasting',
    },
    {
      path: '/case-studies/seo-analysis/demo',
      label: 'SEO analysis',
      title: 'Check a page or a site for search',
      description:
        'An address, a sitemap or pasted HTML through 96 checks: each fault with its line, its reason and the mended source, a score with its working, and a report.',
      view: 'seo-demo',
      hue: 'coral',
      parent: '/SEO-Analysis',
    },
    {
      path: '/case-studies/web_privacy_scanner/demo',
      view: 'privacy-demo',
      label: 'Privacy scan',
      title: 'See what a page gives away',
      description:
        'Give an address or open an example: third parties by name, cookies explained, headers graded as MDN does, each finding for a lawyer and an engineer.',
      hue: 'mint',
      parent: '/web-privacy-scanner',
    },
    {
      path: '/employee-management-system/demo',
      view: 'people-app',
      label: 'People',
      title: 'People: leave, time and pay of 250 people',
      description:
        'An HR application to try as employee, manager or HR: leave that adds up, a team calendar, an organisation chart, clocked time and a payroll run.',
      hue: 'lilac',
      parent: '/employee-management-system',
    },
    {
      path: '/application-tracking-system/demo',
      view: 'hiring-app',
      label: 'Hiring desk',
      title: 'Hiring desk with a board for each job',
      description:
        'Six jobs, 180 made-up candidates: move them along a board, drop résumés, judge with sealed scorecards and plan interviews, all in your browser.',
      hue: 'lime',
      parent: '/applicant-tracking-system',
    },
    {
      path: '/online-student-training-portal/demo',
      view: 'learning-app',
      label: 'Learning',
      title: 'Learning: a course that runs your answers',
      description:
        'Courses on SQL and accessible HTML with exercises that are run and marked, assignments with a rubric, and an editor for courses of your own.',
      hue: 'pink',
      parent: '/online-student-training-portal',
    },
    {
      path: '/case-studies/NewsSummarizerChatbot/demo',
      label: 'News digest',
      title: 'Key sentences of an article, answers from it',
      description:
        'An address, a feed or a pasted text: key sentences at three lengths, each linked to its place, facts, a time line, and answers with their passage.',
      view: 'news-demo',
      hue: 'lime',
      parent: '/news-summarizer-chatbot',
    },
  ]),
  ...pages({ kind: 'demo', view: 'demo', area: 'ai-tool' }, [
    {
      path: '/ai-tools/speech-to-text',
      view: 'speech-demo',
      microphone: true,
      label: 'Speech to text',
      title: 'Speech to text in your own browser',
      description:
        'Record, or bring a sound file: the text appears as it is heard, every word plays from its place, and it leaves as SRT, VTT or Word.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/text-to-speech',
      view: 'speak-demo',
      label: 'Text to speech',
      title: 'Text to speech that reads numbers right',
      description:
        'Paste a text or open a document and hear it: dates, money and abbreviations read right, eight voices, WAV, Opus and captions.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/filechat',
      view: 'documents-demo',
      label: 'Ask a file',
      title: 'Ask a file and get the marked passage',
      description:
        'Bring a PDF, Word, Excel, EPUB or text file and ask it: a short answer, the sentence it comes from, and its page with the passage marked.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/multifilechat',
      view: 'documents-demo',
      label: 'Ask several files',
      title: 'Ask several files one question',
      description:
        'Bring up to twenty files and ask them all: which file says what, where they disagree, and each passage marked in its place.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/webchat',
      view: 'documents-demo',
      label: 'Ask a web page',
      title: 'Ask a web page, stripped to its text',
      description:
        'Give an address or paste a page: its text without menu and banner, answers with the sentence they come from, marked in place.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/image-generator',
      view: 'composer-demo',
      label: 'Make a picture',
      title: 'Make a picture from a sentence',
      description:
        'Write what should be in a picture and get four, drawn in your browser. Move and recolour every object, and take SVG or PNG away.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
  ]),
  ...pages({ kind: 'demo', view: 'demo', area: 'feature' }, [
    {
      path: '/akrascraper',
      view: 'scrape-demo',
      label: 'Page scraper',
      title: 'Page scraper: point once, get the table',
      description:
        'Point at one thing on a page: what repeats is found, cells are read as what they are, next pages follow politely, and rows leave as CSV, JSON or Excel.',
      hue: 'sky',
      area: 'applications',
    },
    {
      path: '/feature-crm',
      view: 'crm-app',
      label: 'Lead desk',
      title: 'Lead desk: whom to speak to today, and why',
      description:
        'A CRM to try in your browser: import vCard or CSV, see who is due and why, write talks down by key, move deals, and merge duplicates.',
      hue: 'sky',
      name: 'mvp.featureDetailPage',
      parent: '/features',
    },
    {
      path: '/accounting',
      view: 'accounting-app',
      label: 'Accounting',
      title: 'Accounting: bank lines matched in whole cents',
      description:
        'Import a bank statement and see each line beside what it pays: invoices, bills, VAT and a ledger that always balances, in your own browser.',
      hue: 'mint',
      name: 'mvp.featureDetailPage',
      parent: '/features',
    },
  ]),
];
