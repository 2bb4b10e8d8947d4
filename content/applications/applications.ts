import { aiApplications } from './ai-applications.ts';
import type { Application } from './application.ts';
import { officeApplications } from './office-applications.ts';
import { readingApplications } from './reading-applications.ts';
import { siteApplications } from './site-applications.ts';

/** The order in which a new site shows them: no hue returns within three tiles. */
const order = [
  'route-planner',
  'course-portal',
  'forecast-board',
  'clinic-desk',
  'hiring-desk',
  'document-reader',
  'staff-desk',
  'privacy-scanner',
  'crm',
  'accounts',
  'booking',
  'page-reader',
  'news-digest',
  'page-auditor',
  'course-shelf',
  'leaflet-assistant',
  'certificate-portal',
  'adviser-desk',
  'event-desk',
  'model-gateway',
  'promise-index',
  'newsletter',
  'page-scraper',
  'transcriber',
  'enquiry-desk',
  'practice-site',
  'catalogue',
  'name-hider',
  'patient-app',
  'invoice-reader',
  'clause-compare',
  'folder-reader',
  'conference-site',
  'card-course-app',
  'picture-composer',
  'log-stream',
  'sleep-diary',
  'savings-page',
  'sign-in-service',
  'mail-sorter',
  'study-choice-app',
  'paper-reader-app',
  'address-tidier',
  'report-digest',
  'bike-finder',
  'voice-desk',
  'stock-floor',
];

const bySlug = new Map(
  [...readingApplications, ...officeApplications, ...aiApplications, ...siteApplications].map((each) => [
    each.slug,
    each,
  ]),
);

/** What a new site's catalogue holds; an operator changes it afterwards. */
export const applications: readonly Application[] = order.flatMap((slug) => bySlug.get(slug) ?? []);
