import { type ProductScreen, productScreensAt } from './product-screens.ts';
import { accountingInvoices } from './screens/accounting-invoices.ts';
import { accountingReports } from './screens/accounting-reports.ts';
import { askAPagePhone } from './screens/ask-a-page-phone.ts';
import { askFilesPhone } from './screens/ask-files-phone.ts';
import { bookingPhone } from './screens/booking-phone.ts';
import { cardsAppPage } from './screens/cards-app-page.ts';
import { cardsAppToday } from './screens/cards-app-today.ts';
import { cardsAppWrite } from './screens/cards-app-write.ts';
import { catalogue } from './screens/catalogue.ts';
import { cataloguePhone } from './screens/catalogue-phone.ts';
import { certificatesPhone } from './screens/certificates-phone.ts';
import { circlePeople } from './screens/circle-people.ts';
import { compareClauses } from './screens/compare-clauses.ts';
import { composerPhone } from './screens/composer-phone.ts';
import { counsellingAdviser } from './screens/counselling-adviser.ts';
import { counsellingPhone } from './screens/counselling-phone.ts';
import { crmForecast } from './screens/crm-forecast.ts';
import { crmPhone } from './screens/crm-phone.ts';
import { crmPipeline } from './screens/crm-pipeline.ts';
import { enquiry } from './screens/enquiry.ts';
import { enquiryPhone } from './screens/enquiry-phone.ts';
import { eventsPhone } from './screens/events-phone.ts';
import { futuresAppCourses } from './screens/futures-app-courses.ts';
import { futuresAppDates } from './screens/futures-app-dates.ts';
import { futuresAppPage } from './screens/futures-app-page.ts';
import { futuresAppPapers } from './screens/futures-app-papers.ts';
import { healthPractice } from './screens/health-practice.ts';
import { hideNames } from './screens/hide-names.ts';
import { invoiceTaskPhone } from './screens/invoice-task-phone.ts';
import { keySentences } from './screens/key-sentences.ts';
import { leafletPhone } from './screens/leaflet-phone.ts';
import { learningCourses } from './screens/learning-courses.ts';
import { learningMarksPhone } from './screens/learning-marks-phone.ts';
import { letterAppAsk } from './screens/letter-app-ask.ts';
import { letterAppDeadline } from './screens/letter-app-deadline.ts';
import { letterAppLetters } from './screens/letter-app-letters.ts';
import { letterAppPage } from './screens/letter-app-page.ts';
import { newsletterPhone } from './screens/newsletter-phone.ts';
import { patientAppDoses } from './screens/patient-app-doses.ts';
import { patientAppPage } from './screens/patient-app-page.ts';
import { patientAppReadings } from './screens/patient-app-readings.ts';
import { patientAppVisit } from './screens/patient-app-visit.ts';
import { readAloudPhone } from './screens/read-aloud-phone.ts';
import { scraperPhone } from './screens/scraper-phone.ts';
import { searchByMeaning } from './screens/search-by-meaning.ts';
import { signIn } from './screens/sign-in.ts';
import { signInPhone } from './screens/sign-in-phone.ts';
import { similarProducts } from './screens/similar-products.ts';
import { sortSupportMail } from './screens/sort-support-mail.ts';
import { tableOutOfText } from './screens/table-out-of-text.ts';
import { tidyAddresses } from './screens/tidy-addresses.ts';
import { transcribeNote } from './screens/transcribe-note.ts';
import { transcriptPhone } from './screens/transcript-phone.ts';

/** What else an application can show of itself beside the screen that stands for it. */
const further: Readonly<Record<string, readonly ProductScreen[]>> = {
  '/LMS': [{ picture: learningMarksPhone, alt: 'A grade book, on a phone' }],
  '/accounting': [
    { picture: accountingInvoices, alt: 'Invoices with their state' },
    { picture: accountingReports, alt: 'Income and costs by month' },
  ],
  '/ai-app': [
    { picture: letterAppPage, alt: 'The letter as large as the page, and the phone that reads it' },
    { picture: letterAppAsk, alt: 'A question answered with the line of the letter' },
    { picture: letterAppDeadline, alt: 'Three dates of a letter, and a reminder' },
    { picture: letterAppLetters, alt: 'Four letters with their dates' },
  ],
  '/ai-tools/image-generator': [
    { picture: composerPhone, alt: 'A picture drawn from a sentence, on a phone' },
  ],
  '/ai-tools/multifilechat': [{ picture: askFilesPhone, alt: 'Two files that disagree, on a phone' }],
  '/ai-tools/speech-to-text': [{ picture: transcriptPhone, alt: 'A recording as text, on a phone' }],
  '/ai-tools/text-to-speech': [{ picture: readAloudPhone, alt: 'A letter read aloud, on a phone' }],
  '/ai-tools/webchat': [{ picture: askAPagePhone, alt: 'An answer from a web page, on a phone' }],
  '/ai/demo/compare-clauses': [
    { picture: compareClauses, alt: 'Two versions of a clause with their differences' },
  ],
  '/ai/demo/extract-invoice': [
    { picture: invoiceTaskPhone, alt: 'Nine fields of an invoice, each with its line' },
  ],
  '/ai/demo/transcribe-note': [
    { picture: transcribeNote, alt: 'A spoken note, written down, with its to-dos listed below' },
  ],
  '/ai/demo/hide-names': [{ picture: hideNames, alt: 'An email whose names are replaced by stand-ins' }],
  '/ai/demo/key-sentences': [{ picture: keySentences, alt: 'A thread and its five key sentences' }],
  '/ai/demo/search-by-meaning': [
    { picture: searchByMeaning, alt: 'A question and the texts nearest in meaning' },
  ],
  '/ai/demo/similar-products': [{ picture: similarProducts, alt: 'A product and those most like it' }],
  '/ai/demo/sort-support-mail': [{ picture: sortSupportMail, alt: 'An email and the group it goes to' }],
  '/ai/demo/table-out-of-text': [{ picture: tableOutOfText, alt: 'A paragraph and the table made from it' }],
  '/ai/demo/tidy-addresses': [{ picture: tidyAddresses, alt: 'Addresses as they come, and in columns' }],
  '/akrahealth-app': [
    { picture: patientAppPage, alt: 'A day of doses, with the patient’s phone beside it' },
    { picture: patientAppDoses, alt: 'The doses of a day, each taken or missed' },
    { picture: patientAppReadings, alt: 'Seven readings of blood pressure' },
    { picture: patientAppVisit, alt: 'A visit, and the free times it can be moved to' },
  ],
  '/akrascraper': [{ picture: scraperPhone, alt: 'A page and its picked fields, on a phone' }],
  '/applications': [
    { picture: catalogue, alt: 'A catalogue with its search and its filters' },
    { picture: cataloguePhone, alt: 'The catalogue on a phone' },
  ],
  '/atlearn-app': [
    { picture: cardsAppPage, alt: 'A page of cards with the phone that asks them' },
    { picture: cardsAppToday, alt: 'The five cards of today' },
    { picture: cardsAppWrite, alt: 'A form for a card of one’s own' },
  ],
  '/book_an_appointment': [{ picture: bookingPhone, alt: 'Three kinds of meeting, on a phone' }],
  '/certificate-issuance-portal': [
    { picture: certificatesPhone, alt: 'Certificates waiting to be issued, on a phone' },
  ],
  '/contact-us': [
    { picture: enquiry, alt: 'A form to write to us, with the next times for a call' },
    { picture: enquiryPhone, alt: 'Email, chat or video meeting, on a phone' },
  ],
  '/events': [{ picture: eventsPhone, alt: 'The next workshops, on a phone' }],
  '/feature-crm': [
    { picture: crmPipeline, alt: 'Deals on a board of stages' },
    { picture: crmForecast, alt: 'What a quarter is expected to bring, by month' },
    { picture: crmPhone, alt: 'Seven people to speak to, on a phone' },
  ],
  '/healthcare': [{ picture: healthPractice, alt: 'The day of a practice in two columns' }],
  '/newsletter': [{ picture: newsletterPhone, alt: 'A newsletter’s sign-up, with what an issue looks like' }],
  '/online-student-training-portal/demo': [
    { picture: learningCourses, alt: 'Two courses with their lessons' },
  ],
  '/personal-crm-business': [
    { picture: circlePeople, alt: 'Everybody in a table, sorted by when you last spoke' },
  ],
  '/pregnancy-chatbot': [{ picture: leafletPhone, alt: 'A quotation from the leaflet, on a phone' }],
  '/sign-in': [
    { picture: signIn, alt: 'A sign-in form beside what an account is for' },
    { picture: signInPhone, alt: 'A sign-in form with a passkey, on a phone' },
  ],
  '/student-counselling': [
    { picture: futuresAppPage, alt: 'Three courses of study in three colours, and a student’s phone' },
    { picture: futuresAppCourses, alt: 'A list of courses that can be searched' },
    { picture: futuresAppPapers, alt: 'Documents to collect for three courses' },
    { picture: futuresAppDates, alt: 'The last days to apply, counted from today' },
  ],
  '/studet-counselling': [
    { picture: counsellingAdviser, alt: 'Students who missed a date, or are about to' },
    { picture: counsellingPhone, alt: 'Three paths, on a phone' },
  ],
};

/** All screens of what runs at this path; too many for a script, so only the server asks for them. */
export const catalogueScreensAt = (path: string): readonly ProductScreen[] => [
  ...productScreensAt(path),
  ...(further[path] ?? []),
];
