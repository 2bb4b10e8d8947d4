import { pages } from './page.ts';

export const demos = [
  ...pages({ kind: 'demo', view: 'demo', area: 'demo' }, [
    {
      path: '/route-optimization/demo',
      view: 'routing-demo',
      label: 'Route planner',
      title: 'Plan a day of stops in your browser',
      description:
        'Import stops from CSV or Excel, plan them in your browser, drag a stop to another van, lock a route, and export the plan as CSV, GeoJSON or GPX.',
      hue: 'cobalt',
      parent: '/route-optimization',
    },
    {
      path: '/visual_forecasting/demo',
      label: 'Forecasting',
      title: 'Forecast a column of figures',
      description:
        'Open a CSV or Excel file or an example: seven models compete on its past, and you see the forecast with its likely range, back-test and what-ifs.',
      view: 'forecast-demo',
      hue: 'sun',
      parent: '/visual-forecasting',
    },
    {
      path: '/case-studies/seo-analysis/demo',
      label: 'SEO analysis',
      title: 'Check a page or a site for search',
      description:
        'Check an address, a sitemap or pasted HTML with 96 rules: each fault comes with its line, the reason and corrected source, and the score shows its working.',
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
        'Enter an address or open an example: third parties by name, cookies explained, headers graded the way MDN does it, with notes for lawyers and engineers.',
      hue: 'mint',
      parent: '/web-privacy-scanner',
    },
    {
      path: '/employee-management-system/demo',
      view: 'people-app',
      label: 'People',
      title: 'People: leave, time and pay of 250 people',
      description:
        'Try an HR application as an employee, a manager or HR: leave balances, a team calendar, an organisation chart, working time and a payroll run.',
      hue: 'lilac',
      parent: '/employee-management-system',
    },
    {
      path: '/application-tracking-system/demo',
      view: 'hiring-app',
      label: 'Hiring desk',
      title: 'Hiring desk with a board for each job',
      description:
        'Six jobs and 180 made-up candidates: move them along a board, drop in résumés, fill in sealed scorecards and plan interviews, all in your browser.',
      hue: 'lime',
      parent: '/applicant-tracking-system',
    },
    {
      path: '/online-student-training-portal/demo',
      view: 'learning-app',
      label: 'Learning',
      title: 'Learning: a course that runs your answers',
      description:
        'Courses on SQL and accessible HTML with exercises that are run and marked, assignments with a rubric, and an editor for your own courses.',
      hue: 'pink',
      parent: '/online-student-training-portal',
    },
    {
      path: '/case-studies/NewsSummarizerChatbot/demo',
      label: 'News digest',
      title: 'Key sentences and answers from an article',
      description:
        'Paste an article, an address or a feed: key sentences at three lengths, each linked to its place, plus facts, a timeline and answers with their source.',
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
        'Record or open a sound file and watch the text appear. Click a word to hear it, and download the transcript as SRT, VTT or Word.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/text-to-speech',
      view: 'speak-demo',
      label: 'Text to speech',
      title: 'Text to speech that reads numbers right',
      description:
        'Paste a text or open a document and hear it in one of eight voices, with dates, money and abbreviations read correctly. Download WAV, Opus and captions.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/filechat',
      view: 'documents-demo',
      label: 'Ask a file',
      title: 'Ask a file and get the marked passage',
      description:
        'Open a PDF, Word, Excel, EPUB or text file and ask it a question: you get a short answer, the sentence it comes from, and the passage marked on its page.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/multifilechat',
      view: 'documents-demo',
      label: 'Ask several files',
      title: 'Ask several files one question',
      description:
        'Open up to twenty files and ask them all at once: see which file says what, where they disagree, and each passage marked in its place.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/webchat',
      view: 'documents-demo',
      label: 'Ask a web page',
      title: 'Ask a web page, stripped to its text',
      description:
        'Enter an address or paste a page: we strip menus and banners, and answer your questions with the sentence they come from, marked in place.',
      hue: 'lilac',
      parent: '/ai-tools',
    },
    {
      path: '/ai-tools/image-generator',
      view: 'composer-demo',
      label: 'Make a picture',
      title: 'Make a picture from a sentence',
      description:
        'Describe a picture and get four, drawn in your browser. Move and recolour every object, then download SVG or PNG.',
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
        'Click one item on a page and get every similar one as a table row, across several pages if you like. Download the rows as CSV, JSON or Excel.',
      hue: 'sky',
      area: 'applications',
    },
    {
      path: '/feature-crm',
      view: 'crm-app',
      label: 'Lead desk',
      title: 'Lead desk: who to talk to today, and why',
      description:
        'A CRM to try in your browser: import vCard or CSV, see who is due and why, log conversations by keyboard, move deals, and merge duplicates.',
      hue: 'sky',
      name: 'mvp.featureDetailPage',
      parent: '/features',
    },
    {
      path: '/accounting',
      view: 'accounting-app',
      label: 'Accounting',
      title: 'Accounting: bank lines matched to the cent',
      description:
        'Import a bank statement and see which invoice or bill each line pays, with VAT and a ledger that always balances. It all runs in your browser.',
      hue: 'mint',
      name: 'mvp.featureDetailPage',
      parent: '/features',
    },
  ]),
  ...pages({ kind: 'demo', view: 'routing-driver', area: 'demo', beyond: true }, [
    {
      path: '/route-optimization/driver',
      label: 'Driver’s tour',
      title: 'A driver’s tour on a phone',
      description:
        'One van’s next stop, how it went, and the stops still to come, opened from a planner’s link.',
      hue: 'cobalt',
      parent: '/route-optimization',
      ownFrame: true,
      noindex: true,
      byLink: true,
    },
  ]),
];
