import type { Screen } from '#lib/look/picture.ts';
import { accounting } from './screens/accounting.ts';
import { accountingPhone } from './screens/accounting-phone.ts';
import { askAFile } from './screens/ask-a-file.ts';
import { askAFilePhone } from './screens/ask-a-file-phone.ts';
import { askAPage } from './screens/ask-a-page.ts';
import { askFiles } from './screens/ask-files.ts';
import { booking } from './screens/booking.ts';
import { cardsApp } from './screens/cards-app.ts';
import { certificates } from './screens/certificates.ts';
import { circle } from './screens/circle.ts';
import { circlePhone } from './screens/circle-phone.ts';
import { composer } from './screens/composer.ts';
import { counselling } from './screens/counselling.ts';
import { crm } from './screens/crm.ts';
import { events } from './screens/events.ts';
import { forecast } from './screens/forecast.ts';
import { forecastPhone } from './screens/forecast-phone.ts';
import { futuresApp } from './screens/futures-app.ts';
import { health } from './screens/health.ts';
import { healthPhone } from './screens/health-phone.ts';
import { hiringBoard } from './screens/hiring-board.ts';
import { hiringPhone } from './screens/hiring-phone.ts';
import { hiringReports } from './screens/hiring-reports.ts';
import { invoiceTask } from './screens/invoice-task.ts';
import { leaflet } from './screens/leaflet.ts';
import { learning } from './screens/learning.ts';
import { learningMarks } from './screens/learning-marks.ts';
import { learningPhone } from './screens/learning-phone.ts';
import { letterApp } from './screens/letter-app.ts';
import { mailbox } from './screens/mailbox.ts';
import { news } from './screens/news.ts';
import { newsPhone } from './screens/news-phone.ts';
import { patientApp } from './screens/patient-app.ts';
import { peopleChart } from './screens/people-chart.ts';
import { peopleLeave } from './screens/people-leave.ts';
import { peoplePhone } from './screens/people-phone.ts';
import { peopleToday } from './screens/people-today.ts';
import { privacy } from './screens/privacy.ts';
import { privacyPhone } from './screens/privacy-phone.ts';
import { puzzle } from './screens/puzzle.ts';
import { readAloud } from './screens/read-aloud.ts';
import { routes } from './screens/routes.ts';
import { routesPhone } from './screens/routes-phone.ts';
import { scraper } from './screens/scraper.ts';
import { seo } from './screens/seo.ts';
import { seoPhone } from './screens/seo-phone.ts';
import { transcript } from './screens/transcript.ts';

/** A picture of a running product. */
export interface ProductScreen {
  picture: Screen;
  /** What it shows. */
  alt: string;
}

const screens = {
  accounting: { picture: accounting, alt: 'Bank lines beside the invoices they pay' },
  accountingPhone: { picture: accountingPhone, alt: 'Bank lines waiting to be posted, on a phone' },
  askAFile: { picture: askAFile, alt: 'An answer beside the page of the lease that it quotes' },
  askAFilePhone: { picture: askAFilePhone, alt: 'An answer with its sentence, on a phone' },
  askAPage: { picture: askAPage, alt: 'An answer beside the web page that it quotes' },
  askFiles: { picture: askFiles, alt: 'An answer from three files, each with its source' },
  booking: { picture: booking, alt: 'Three kinds of meeting to choose from' },
  certificates: { picture: certificates, alt: 'Certificates waiting to be issued' },
  circle: { picture: circle, alt: 'Friends in circles by when you last spoke' },
  circlePhone: { picture: circlePhone, alt: 'Friends in circles by when you last spoke, on a phone' },
  composer: { picture: composer, alt: 'A dog and a cat in a meadow, drawn from a sentence' },
  counselling: { picture: counselling, alt: 'Three paths with their dates' },
  crm: { picture: crm, alt: 'Who to talk to next, with the time of each deal' },
  events: { picture: events, alt: 'The next workshops with their dates' },
  forecast: { picture: forecast, alt: 'Monthly orders and their forecast with its range' },
  forecastPhone: { picture: forecastPhone, alt: 'A forecast of orders, on a phone' },
  health: { picture: health, alt: 'The next dose, and what was taken today' },
  healthPhone: { picture: healthPhone, alt: 'The next dose, on a phone' },
  hiringBoard: { picture: hiringBoard, alt: 'Candidates on a board of stages' },
  hiringPhone: { picture: hiringPhone, alt: 'A board of candidates, on a phone' },
  hiringReports: {
    picture: hiringReports,
    alt: 'How many candidates pass each stage, and where they come from',
  },
  invoiceTask: { picture: invoiceTask, alt: 'An invoice and the fields that were read from it' },
  leaflet: { picture: leaflet, alt: 'A question answered with a sentence from the leaflet' },
  learning: { picture: learning, alt: 'A lesson beside the query that it asks for' },
  learningMarks: { picture: learningMarks, alt: 'A grade book of students and their lessons' },
  learningPhone: { picture: learningPhone, alt: 'A lesson, on a phone' },
  mailbox: { picture: mailbox, alt: 'Twelve emails worked through in five steps' },
  news: { picture: news, alt: 'Three key sentences marked in an article' },
  newsPhone: { picture: newsPhone, alt: 'The key sentences of an article, on a phone' },
  peopleChart: { picture: peopleChart, alt: 'The organisation chart with one person chosen' },
  peopleLeave: { picture: peopleLeave, alt: 'The team calendar for November, a row for each person' },
  peoplePhone: { picture: peoplePhone, alt: 'Who is away today, on a phone' },
  peopleToday: { picture: peopleToday, alt: 'Who is away today and which leave requests are waiting' },
  privacy: { picture: privacy, alt: 'Which companies track a shop’s visitors' },
  privacyPhone: { picture: privacyPhone, alt: 'A privacy scan, on a phone' },
  readAloud: { picture: readAloud, alt: 'A letter read aloud, the spoken sentence marked' },
  routes: { picture: routes, alt: 'Three rounds on a map with their timeline' },
  routesPhone: { picture: routesPhone, alt: 'The rounds of three vans, on a phone' },
  scraper: { picture: scraper, alt: 'Fields picked on a shop’s page, and the table they become' },
  seo: { picture: seo, alt: 'Errors and warnings of seven pages, each with its line' },
  seoPhone: { picture: seoPhone, alt: 'The findings of a site, on a phone' },
  letterApp: { picture: letterApp, alt: 'What a letter from the council wants, and by when' },
  patientApp: { picture: patientApp, alt: 'The next dose, and a note from the nurse' },
  cardsApp: { picture: cardsApp, alt: 'A first-aid question answered on a card' },
  futuresApp: { picture: futuresApp, alt: 'Three courses of study with what is missing for each' },
  puzzle: { picture: puzzle, alt: 'Ten stops on a street plan, and two empty vans' },
  transcript: { picture: transcript, alt: 'A recording as text, with the time of each line' },
} satisfies Record<string, ProductScreen>;

/** What runs at an address, or what a case study tells of; the first stands for it in lists. */
const byPath: Readonly<Record<string, readonly (keyof typeof screens)[]>> = {
  '/route-optimization': ['routes'],
  '/route-optimization/demo': ['routes', 'routesPhone'],
  '/visual-forecasting': ['forecast'],
  '/visual_forecasting/demo': ['forecast', 'forecastPhone'],
  '/SEO-Analysis': ['seo'],
  '/case-studies/seo-analysis/demo': ['seo', 'seoPhone'],
  '/web-privacy-scanner': ['privacy'],
  '/case-studies/web_privacy_scanner/demo': ['privacy', 'privacyPhone'],
  '/news-summarizer-chatbot': ['news'],
  '/case-studies/NewsSummarizerChatbot/demo': ['news', 'newsPhone'],
  '/akrascraper': ['scraper'],
  '/employee-management-system': ['peopleToday'],
  '/employee-management-system/demo': ['peopleToday', 'peopleChart', 'peopleLeave', 'peoplePhone'],
  '/applicant-tracking-system': ['hiringBoard'],
  '/application-tracking-system/demo': ['hiringBoard', 'hiringReports', 'hiringPhone'],
  '/online-student-training-portal': ['learning'],
  '/online-student-training-portal/demo': ['learning', 'learningPhone'],
  '/LMS': ['learningMarks'],
  '/certificate-issuance-portal': ['certificates'],
  '/personal-crm-business': ['circlePhone', 'circle'],
  '/feature-crm': ['crm'],
  '/accounting': ['accounting', 'accountingPhone'],
  '/healthcare': ['health', 'healthPhone'],
  '/studet-counselling': ['counselling'],
  '/pdf-chatbot': ['askAFile'],
  '/ai-tools/filechat': ['askAFile', 'askAFilePhone'],
  '/link-chatbot': ['askAPage'],
  '/ai-tools/webchat': ['askAPage'],
  '/ai-tools/multifilechat': ['askFiles'],
  '/pregnancy-chatbot': ['leaflet'],
  '/ai-tools/speech-to-text': ['transcript'],
  '/ai-tools/text-to-speech': ['readAloud'],
  '/ai-tools/image-generator': ['composer'],
  '/ai-apps': ['mailbox'],
  '/ai/demo/extract-invoice': ['invoiceTask'],
  '/book_an_appointment': ['booking'],
  '/events': ['events'],
  '/ai-app': ['letterApp'],
  '/akrahealth-app': ['patientApp'],
  '/atlearn-app': ['cardsApp'],
  '/student-counselling': ['futuresApp'],
  '/beat-the-planner': ['puzzle'],
};

/** The screens of what stands at this path; none where nothing runs. */
export const productScreensAt = (path: string): readonly ProductScreen[] =>
  (byPath[path] ?? []).map((name) => screens[name]);
