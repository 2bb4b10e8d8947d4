import { careStories } from './care-stories.ts';
import { documentStories } from './document-stories.ts';
import { engineStories } from './engine-stories.ts';
import { patternStories } from './pattern-stories.ts';
import { peopleStories } from './people-stories.ts';
import type { Story } from './story.ts';

const written = [...engineStories, ...peopleStories, ...documentStories, ...careStories, ...patternStories];
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
