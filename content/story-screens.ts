import type { Screen } from '#lib/look/picture.ts';
import { askAFile } from './screens/ask-a-file.ts';
import { askAPage } from './screens/ask-a-page.ts';
import { certificates } from './screens/certificates.ts';
import { circlePhone } from './screens/circle-phone.ts';
import { counselling } from './screens/counselling.ts';
import { forecast } from './screens/forecast.ts';
import { health } from './screens/health.ts';
import { hiringBoard } from './screens/hiring-board.ts';
import { leaflet } from './screens/leaflet.ts';
import { learning } from './screens/learning.ts';
import { learningMarks } from './screens/learning-marks.ts';
import { mailbox } from './screens/mailbox.ts';
import { news } from './screens/news.ts';
import { peopleToday } from './screens/people-today.ts';
import { privacy } from './screens/privacy.ts';
import { routes } from './screens/routes.ts';
import { seo } from './screens/seo.ts';

/** The screen that stands for each case study in lists, with what it shows. */
const screens: Readonly<Record<string, { picture: Screen; alt: string }>> = {
  '/route-optimization': { picture: routes, alt: 'Three rounds on a map with their timeline' },
  '/visual-forecasting': { picture: forecast, alt: 'Monthly orders and their forecast with its range' },
  '/SEO-Analysis': { picture: seo, alt: 'Seven errors on seven pages, each with its line' },
  '/web-privacy-scanner': { picture: privacy, alt: 'Which companies follow visitors of a shop' },
  '/employee-management-system': { picture: peopleToday, alt: 'Who is away today and which leave waits for an answer' },
  '/applicant-tracking-system': { picture: hiringBoard, alt: 'Candidates on a board of stages' },
  '/online-student-training-portal': { picture: learning, alt: 'A lesson beside the query that it asks for' },
  '/LMS': { picture: learningMarks, alt: 'A grade book of ten students and their lessons' },
  '/certificate-issuance-portal': { picture: certificates, alt: 'Certificates waiting to be issued' },
  '/pdf-chatbot': { picture: askAFile, alt: 'An answer beside the page of the lease that it quotes' },
  '/link-chatbot': { picture: askAPage, alt: 'An answer beside the web page that it quotes' },
  '/news-summarizer-chatbot': { picture: news, alt: 'Three key sentences marked in an article' },
  '/personal-crm-business': { picture: circlePhone, alt: 'Friends in circles by when you last spoke, on a phone' },
  '/healthcare': { picture: health, alt: 'The next dose, and what was taken today' },
  '/pregnancy-chatbot': { picture: leaflet, alt: 'A question answered with a sentence of the leaflet' },
  '/studet-counselling': { picture: counselling, alt: 'Three paths with their dates' },
  '/ai-apps': { picture: mailbox, alt: 'Twelve emails worked through in five steps' },
};

/** The screen of the case study at this path, where there is one. */
export const storyScreenAt = (path: string) => screens[path];
