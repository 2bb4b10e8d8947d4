import type { Application } from './application.ts';
import { officeApplications } from './office-applications.ts';
import { readingApplications } from './reading-applications.ts';

/** The catalogue, in the order in which it is shown: no hue returns within three tiles. */
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
];

const bySlug = new Map([...readingApplications, ...officeApplications].map((each) => [each.slug, each]));

/** The application with this slug, if there is one. */
export const applicationAt = (slug: string): Application | undefined => bySlug.get(slug);

export const applications: readonly Application[] = order.flatMap((slug) => applicationAt(slug) ?? []);
