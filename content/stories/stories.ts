import { aiApplications } from './ai-applications.ts';
import { applicantTracking } from './applicant-tracking.ts';
import { certificateIssuance } from './certificate-issuance.ts';
import { employeeManagement } from './employee-management.ts';
import { healthcare } from './healthcare.ts';
import { learningManagement } from './learning-management.ts';
import { linkChatbot } from './link-chatbot.ts';
import { newsSummarizer } from './news-summarizer.ts';
import { patternStories } from './pattern-stories.ts';
import { pdfChatbot } from './pdf-chatbot.ts';
import { personalCrm } from './personal-crm.ts';
import { pregnancyChatbot } from './pregnancy-chatbot.ts';
import { privacyScanner } from './privacy-scanner.ts';
import { routeOptimization } from './route-optimization.ts';
import { seoAnalysis } from './seo-analysis.ts';
import type { Story } from './story.ts';
import { studentCounselling } from './student-counselling.ts';
import { trainingPortal } from './training-portal.ts';
import { visualForecasting } from './visual-forecasting.ts';

const written = [
  routeOptimization,
  visualForecasting,
  seoAnalysis,
  privacyScanner,
  employeeManagement,
  applicantTracking,
  trainingPortal,
  learningManagement,
  certificateIssuance,
  pdfChatbot,
  linkChatbot,
  newsSummarizer,
  aiApplications,
  personalCrm,
  healthcare,
  pregnancyChatbot,
  studentCounselling,
  ...patternStories,
];
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
