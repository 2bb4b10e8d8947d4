import { fillTemplate } from '#engines/hiring/template.ts';
import { longDay } from '#lib/time/day-words.ts';
import { companyIn } from '../app-kit/company/company.ts';
import type { Application, Rows } from './records.ts';
import { shownPerson } from './shown-person.ts';
import { colleagueName, sampleCompany } from './staff.ts';

interface MailTemplate {
  id: string;
  name: string;
  subject: string;
  body: string;
}

const close = '\n\nBest wishes,\n{sender}, {company}';

/** The emails that a recruiter writes most; what stands in braces is filled in. */
export const mailTemplates: readonly MailTemplate[] = [
  {
    id: 'received',
    name: 'We have your application',
    subject: 'Your application for {job}',
    body: `Hello {first name},\n\nthank you for applying for {job}. We read every application ourselves, and you will hear from us within five working days.${close}`,
  },
  {
    id: 'call',
    name: 'Invitation to a first call',
    subject: 'A first call about {job}',
    body: `Hello {first name},\n\nwe’d like to get to know you in a call of half an hour. On your application’s page you can choose a time that suits you.${close}`,
  },
  {
    id: 'task',
    name: 'The task for you',
    subject: '{job}: a task of about two hours',
    body: `Hello {first name},\n\nplease find the task below. It should take about two hours, and there is no trick in it. Please send us what you have after that, finished or not.${close}`,
  },
  {
    id: 'no',
    name: 'Rejection with a reason',
    subject: 'Your application for {job}',
    body: `Hello {first name},\n\nthank you for your time. We won’t be taking your application for {job} any further. Our reason: {reason}.\n\nWe delete your data on {delete on}, or earlier if you ask us to.${close}`,
  },
];

/** The values that a template can name for an application. */
export function mailValues(rows: Rows, application: Application, senderId: string): Record<string, string> {
  const { name, isHidden } = shownPerson(rows, application);
  const job = rows.jobs.get(application.jobId);
  const person = rows.people.get(application.personId);
  return {
    name,
    // A number has no first name.
    'first name': isHidden ? name : (name.split(' ')[0] ?? name),
    job: job?.title ?? '',
    place: job?.place ?? '',
    stage: job?.stages.find(({ id }) => id === application.stageId)?.name ?? '',
    reason: application.reason
      ? `${application.reason.slice(0, 1).toLowerCase()}${application.reason.slice(1)}`
      : 'another candidate fits better',
    'delete on': person ? longDay(person.keepUntil) : '',
    sender: colleagueName(senderId),
    company: companyIn(rows.company, sampleCompany).name,
  };
}

/** A template with its values filled in. */
export const written = (template: MailTemplate, values: Readonly<Record<string, string>>) => ({
  subject: fillTemplate(template.subject, values).text,
  body: fillTemplate(template.body, values).text,
});
