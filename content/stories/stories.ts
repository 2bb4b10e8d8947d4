import { applicantTracking } from './applicant-tracking.ts';
import { careStories } from './care-stories.ts';
import { documentStories } from './document-stories.ts';
import { employeeManagement } from './employee-management.ts';
import { engineStories } from './engine-stories.ts';
import { learningManagement } from './learning-management.ts';
import { patternStories } from './pattern-stories.ts';
import { pdfChatbot } from './pdf-chatbot.ts';
import { peopleStories } from './people-stories.ts';
import { privacyScanner } from './privacy-scanner.ts';
import { seoAnalysis } from './seo-analysis.ts';
import type { Story } from './story.ts';
import { trainingPortal } from './training-portal.ts';
import { visualForecasting } from './visual-forecasting.ts';

const written = [...engineStories, visualForecasting, seoAnalysis, privacyScanner, employeeManagement, applicantTracking, trainingPortal, learningManagement, ...peopleStories, pdfChatbot, ...documentStories, ...careStories, ...patternStories];
const byPath = new Map(written.map((story) => [story.path, story]));

/** The story at this path, if one is told there. */
export const storyAt = (path: string): Story | undefined => byPath.get(path);

/** The case studies in the order in which the work is shown: no hue returns within three tiles. */
const order = [
  '/route-optimization',
  '/visual-forecasting',
  '/SEO-Analysis',
  '/web-privacy-scanner',
  '/employee-management-system',
  '/applicant-tracking-system',
  '/online-student-training-portal',
  '/LMS',
  '/certificate-issuance-portal',
  '/pdf-chatbot',
  '/link-chatbot',
  '/news-summarizer-chatbot',
  '/personal-crm-business',
  '/healthcare',
  '/pregnancy-chatbot',
  '/studet-counselling',
  '/ai-apps',
];

export const caseStudies: readonly Story[] = order.flatMap((path) => storyAt(path) ?? []);

/** The stories that are no case studies: a project and two services as patterns of such pages. */
export const patterns: readonly Story[] = written.filter(({ path }) => !order.includes(path));
