import type { Page } from 'playwright-core';

/** A running product as it is pictured: where it stands, and what is done to it before. */
export interface ProductScreen {
  /** The folder-less name of its files in content/screens. */
  name: string;
  path: string;
  on: 'desk' | 'phone';
  /** What a visitor chose before, as the browser keeps it. */
  kept?: Readonly<Record<string, string>>;
  /** Brings it into the state that is worth a picture. */
  prepare?: (page: Page) => Promise<void>;
  /** The part of the page that is pictured; the whole window without it. */
  part?: string;
  /** What the picture shows otherwise than the page, as CSS. */
  style?: string;
}

/** An application's screens belong to a role, and its sign-in is not shown. */
const asRole = (application: string, role: string) => ({
  'demo:looked-around': 'yes',
  [`demo:${application}-role`]: role,
});
const lookedAround = { 'demo:looked-around': 'yes' };
const application = '#application > * > *';

const people = '/employee-management-system/demo';
const hiring = '/application-tracking-system/demo';
const learning = '/online-student-training-portal/demo';

/** The part fills the window, without a frame of its own: whoever shows the picture draws the phone. */
const filled = (part: string) =>
  `${part} { height: 845px !important; max-height: none !important; border: 0 !important; border-radius: 0 !important; box-shadow: none !important }`;
const theApp = { on: 'phone', part: '.app-phone', style: filled('.app-phone') } as const;
const theResult = {
  on: 'phone',
  part: 'section[aria-labelledby=result]',
  style: filled('section[aria-labelledby=result]'),
} as const;

/** The screens of an app that runs on the phone of its own page. */
const phoneApp = (name: string, path: string, places: readonly string[]): ProductScreen[] =>
  places.map((place, at) => ({
    name: at === 0 ? name : `${name}-${place}`,
    path: `${path}#/${place}`,
    ...theApp,
  }));

/** Answers the first card of the day, so that the next ones have something behind them. */
async function answerOneCard(page: Page) {
  await page.getByRole('button', { name: 'Start: 5 cards' }).click();
  await page.getByRole('button', { name: /Check that it is safe/ }).click();
}

/** Opens the first steps of the mailbox, so that emails are seen. */
async function openTwoSteps(page: Page) {
  for (const step of ['1. Sort them', '2. Hide personal data'])
    await page.locator('#mailbox summary').filter({ hasText: step }).click();
}

/** A small task with the result that its page begins with. */
const task = (id: string): ProductScreen => ({ name: id, path: `/ai/demo/${id}`, on: 'desk' });

const templates = [
  'mobile-app-1',
  'mobile-app-2',
  'mobile-app-3',
  'product',
  'saas-1',
  'saas-2',
  'saas-3',
  'saas-4',
  'saas-5',
  'startup',
  'financial',
  'online-course',
  'medical',
  'software-dev-agency-1',
  'software-dev-agency-2',
  'software-dev-agency-3',
  'conference',
  'digital-agency',
];

export const productScreens: readonly ProductScreen[] = [
  { name: 'routes', path: '/route-optimization/demo', on: 'desk' },
  { name: 'routes-phone', path: '/route-optimization/demo', on: 'phone' },
  { name: 'forecast', path: '/visual_forecasting/demo', on: 'desk' },
  { name: 'forecast-phone', path: '/visual_forecasting/demo', on: 'phone' },
  { name: 'seo', path: '/case-studies/seo-analysis/demo', on: 'desk' },
  { name: 'seo-phone', path: '/case-studies/seo-analysis/demo', on: 'phone' },
  { name: 'privacy', path: '/case-studies/web_privacy_scanner/demo', on: 'desk' },
  { name: 'privacy-phone', path: '/case-studies/web_privacy_scanner/demo', on: 'phone' },
  { name: 'news', path: '/case-studies/NewsSummarizerChatbot/demo', on: 'desk' },
  { name: 'news-phone', path: '/case-studies/NewsSummarizerChatbot/demo', on: 'phone' },
  { name: 'scraper', path: '/akrascraper', on: 'desk' },
  { name: 'people-today', path: people, on: 'desk', kept: asRole('people', 'manager') },
  { name: 'people-chart', path: `${people}#/people/chart`, on: 'desk', kept: asRole('people', 'hr') },
  { name: 'people-leave', path: `${people}#/leave/team`, on: 'desk', kept: asRole('people', 'manager') },
  { name: 'people-phone', path: people, on: 'phone', kept: asRole('people', 'manager') },
  { name: 'hiring-board', path: hiring, on: 'desk', kept: asRole('hiring', 'recruiter') },
  { name: 'hiring-reports', path: `${hiring}#/reports`, on: 'desk', kept: asRole('hiring', 'recruiter') },
  { name: 'hiring-phone', path: hiring, on: 'phone', kept: asRole('hiring', 'recruiter') },
  { name: 'learning', path: learning, on: 'desk', kept: lookedAround },
  { name: 'learning-marks', path: '/LMS', on: 'desk', kept: lookedAround, part: application },
  { name: 'learning-phone', path: learning, on: 'phone', kept: lookedAround },
  {
    name: 'certificates',
    path: '/certificate-issuance-portal',
    on: 'desk',
    kept: lookedAround,
    part: application,
  },
  { name: 'circle', path: '/personal-crm-business', on: 'desk', kept: lookedAround, part: application },
  {
    name: 'circle-phone',
    path: '/personal-crm-business',
    on: 'phone',
    kept: lookedAround,
    part: application,
  },
  { name: 'crm', path: '/feature-crm', on: 'desk', kept: lookedAround },
  { name: 'accounting', path: '/accounting', on: 'desk', kept: lookedAround },
  { name: 'accounting-phone', path: '/accounting', on: 'phone', kept: lookedAround },
  { name: 'health', path: '/healthcare', on: 'desk', kept: lookedAround, part: application },
  { name: 'health-phone', path: '/healthcare', on: 'phone', kept: lookedAround, part: application },
  { name: 'counselling', path: '/studet-counselling', on: 'desk', kept: lookedAround, part: application },
  { name: 'ask-a-file', path: '/ai-tools/filechat', on: 'desk' },
  { name: 'ask-a-file-phone', path: '/ai-tools/filechat', on: 'phone' },
  { name: 'ask-files', path: '/ai-tools/multifilechat', on: 'desk' },
  { name: 'ask-a-page', path: '/ai-tools/webchat', on: 'desk' },
  { name: 'leaflet', path: '/pregnancy-chatbot', on: 'desk', part: '[data-island=leaflet] > *' },
  { name: 'transcript', path: '/ai-tools/speech-to-text', on: 'desk' },
  { name: 'read-aloud', path: '/ai-tools/text-to-speech', on: 'desk' },
  { name: 'composer', path: '/ai-tools/image-generator', on: 'desk' },
  { name: 'mailbox', path: '/ai-apps', on: 'desk', part: '#mailbox', prepare: openTwoSteps },
  { name: 'invoice-task', path: '/ai/demo/extract-invoice', on: 'desk' },
  { name: 'booking', path: '/book_an_appointment', on: 'desk' },
  { name: 'events', path: '/events', on: 'desk' },
  { name: 'letter-app-page', path: '/ai-app', on: 'desk' },
  { name: 'patient-app-page', path: '/akrahealth-app', on: 'desk' },
  { name: 'cards-app-page', path: '/atlearn-app', on: 'desk' },
  { name: 'futures-app-page', path: '/student-counselling', on: 'desk' },
  ...phoneApp('letter-app', '/ai-app', ['summary', 'letters', 'ask', 'deadline']),
  ...phoneApp('patient-app', '/akrahealth-app', ['today', 'doses', 'readings', 'visit']),
  { name: 'cards-app', path: '/atlearn-app', ...theApp, prepare: answerOneCard },
  { name: 'cards-app-today', path: '/atlearn-app', ...theApp },
  { name: 'cards-app-write', path: '/atlearn-app#/write', ...theApp },
  ...phoneApp('futures-app', '/student-counselling', ['compare', 'courses', 'papers', 'dates']),
  task('sort-support-mail'),
  task('hide-names'),
  task('key-sentences'),
  task('transcribe-note'),
  task('table-out-of-text'),
  task('compare-clauses'),
  task('search-by-meaning'),
  task('similar-products'),
  task('tidy-addresses'),
  { name: 'enquiry', path: '/contact-us', on: 'desk' },
  { name: 'enquiry-phone', path: '/contact-us', on: 'phone' },
  { name: 'sign-in', path: '/sign-in', on: 'desk' },
  { name: 'sign-in-phone', path: '/sign-in', on: 'phone' },
  { name: 'catalogue', path: '/applications', on: 'desk' },
  { name: 'catalogue-phone', path: '/applications', on: 'phone' },
  { name: 'newsletter-phone', path: '/newsletter', on: 'phone' },
  { name: 'puzzle', path: '/beat-the-planner', on: 'desk' },
  { name: 'side-by-side', path: '/your-site-against-ours', on: 'desk' },
  { name: 'scraper-phone', path: '/akrascraper', on: 'phone' },
  { name: 'crm-phone', path: '/feature-crm', on: 'phone', kept: lookedAround },
  { name: 'crm-pipeline', path: '/feature-crm#/pipeline', on: 'desk', kept: lookedAround },
  { name: 'crm-forecast', path: '/feature-crm#/forecast', on: 'desk', kept: lookedAround },
  { name: 'accounting-invoices', path: '/accounting#/invoices', on: 'desk', kept: lookedAround },
  { name: 'accounting-reports', path: '/accounting#/reports', on: 'desk', kept: lookedAround },
  {
    name: 'certificates-phone',
    path: '/certificate-issuance-portal',
    on: 'phone',
    kept: lookedAround,
    part: application,
  },
  {
    name: 'health-practice',
    path: '/healthcare',
    on: 'desk',
    kept: asRole('health', 'practice'),
    part: application,
  },
  {
    name: 'counselling-adviser',
    path: '/studet-counselling',
    on: 'desk',
    kept: asRole('counselling', 'adviser'),
    part: application,
  },
  {
    name: 'counselling-phone',
    path: '/studet-counselling',
    on: 'phone',
    kept: lookedAround,
    part: application,
  },
  {
    name: 'circle-people',
    path: '/personal-crm-business#/people',
    on: 'desk',
    kept: lookedAround,
    part: application,
  },
  { name: 'learning-courses', path: `${learning}#/courses`, on: 'desk', kept: lookedAround },
  { name: 'learning-marks-phone', path: '/LMS', on: 'phone', kept: lookedAround, part: application },
  { name: 'ask-files-phone', path: '/ai-tools/multifilechat', on: 'phone' },
  { name: 'ask-a-page-phone', path: '/ai-tools/webchat', on: 'phone' },
  { name: 'leaflet-phone', path: '/pregnancy-chatbot', on: 'phone', part: '[data-island=leaflet] > *' },
  { name: 'transcript-phone', path: '/ai-tools/speech-to-text', on: 'phone' },
  { name: 'read-aloud-phone', path: '/ai-tools/text-to-speech', on: 'phone' },
  { name: 'composer-phone', path: '/ai-tools/image-generator', on: 'phone' },
  { name: 'invoice-task-phone', path: '/ai/demo/extract-invoice', ...theResult },
  { name: 'booking-phone', path: '/book_an_appointment', on: 'phone' },
  { name: 'events-phone', path: '/events', on: 'phone' },
  { name: 'template-mobile-app-1-phone', path: '/mobile-app-1', on: 'phone' },
  { name: 'template-mobile-app-3-phone', path: '/mobile-app-3', on: 'phone' },
  ...templates.map((name): ProductScreen => ({ name: `template-${name}`, path: `/${name}`, on: 'desk' })),
];
