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
  { name: 'mailbox', path: '/ai-apps', on: 'desk', part: '[data-island=morning] > *' },
  { name: 'invoice-task', path: '/ai/demo/extract-invoice', on: 'desk' },
  { name: 'booking', path: '/book_an_appointment', on: 'desk' },
  { name: 'events', path: '/events', on: 'desk' },
];
