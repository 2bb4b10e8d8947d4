import { daysBetween, daysLater } from '#lib/time/days.ts';
import type { Application, Interview, Job, Mail, Note, Scorecard } from '../records.ts';
import { verdicts } from '../records.ts';
import { sampleCompany } from '../staff.ts';

const judged: readonly (readonly string[])[] = [
  ['Could not explain the work without the slides.', 'Guessed where a question would have helped.'],
  [
    'Knows the tools, but has always had somebody else decide.',
    'Good in the first half, lost the thread later.',
  ],
  ['Asked for the constraints before answering.', 'Named what went wrong last time, without being asked.'],
  ['Found the fault in our own example in ten minutes.', 'I would hand over my on-call week tomorrow.'],
];
const hour = 3_600_000;

/** Ten in the morning, more or less, of a day: the sample does not need the minute. */
const morning = (day: string, hours: number): number => Date.parse(`${day}T08:00:00Z`) + hours * hour;

/** The next date from Monday to Thursday. */
function workday(day: string): string {
  const weekday = new Date(day).getUTCDay();
  // Some of the panel have Fridays off.
  return weekday >= 5 ? daysLater(day, 8 - weekday) : weekday === 0 ? daysLater(day, 1) : day;
}

interface Talks {
  scorecards: Scorecard[];
  interviews: Interview[];
  mails: Mail[];
  notes: Note[];
}

/** Scorecards, interviews and mails of somebody who has come to the interviews. */
export function seedTalks(application: Application, job: Job, day: string, random: () => number): Talks {
  const talks: Talks = { scorecards: [], interviews: [], mails: [], notes: [] };
  const at = job.stages.findIndex(({ id }) => id === application.stageId);
  const talksAt = job.stages.findIndex(({ id }) => id === 'talks');
  if (at < talksAt) return talks;
  const { id, since, state } = application;
  const began = application.path[talksAt]?.on ?? since;
  const isOpen = state === 'active' && at === talksAt;
  const held = workday(isOpen ? daysLater(day, 1 + Math.floor(random() * 4)) : daysLater(began, 1));
  const panel = job.panel.filter((one) => one !== 'ines');
  // The first open one of each job waits for the candidate, who chooses an hour.
  const waits = isOpen && application.turn === 'candidate';
  const start = morning(held, 1 + Math.floor(random() * 5));
  talks.interviews.push({
    id: `i-${id}`,
    applicationId: id,
    name: `${job.criteria[0]} and ${job.criteria[1]?.toLowerCase()}`,
    hostIds: panel.slice(0, 2),
    minutes: 60,
    offered: waits ? [start, start + hour, start + 3 * hour] : [],
    start: waits ? null : start,
    state: waits ? 'offered' : isOpen ? 'planned' : 'done',
    where: job.place.includes('remote') ? 'Video call' : job.place,
  });
  talks.mails.push({
    id: `m-${id}`,
    applicationId: id,
    about: 'Invitation',
    subject: `Interview for ${job.title}`,
    body: `Hello,\n\nwe’d like to talk with you about ${job.title}. Please choose one of the times on your application’s page.\n\nBest wishes,\nInes Carvalho, ${sampleCompany.name}`,
    on: began,
  });
  // Whoever was talked to has been judged; those with an interview ahead have at most the first call's card.
  const authors = isOpen ? (random() < 0.6 ? ['ines'] : []) : job.panel.filter(() => random() < 0.85);
  for (const authorId of authors) {
    const level = Math.min(
      3,
      Math.floor((state === 'active' || state === 'hired' ? 1.6 : 0.4) + random() * 2.2),
    );
    const on = daysLater(began, Math.min(2, Math.max(0, daysBetween(began, day))));
    talks.scorecards.push({
      id: `s-${id}-${authorId}`,
      applicationId: id,
      authorId,
      marks: Object.fromEntries(
        job.criteria.map((name) => [name, Math.max(1, Math.min(4, level + Math.floor(random() * 3)))]),
      ),
      verdict: verdicts[level] ?? 'yes',
      words: judged[level]?.[random() < 0.5 ? 0 : 1] ?? '',
      on,
      before: [],
    });
    talks.notes.push({
      id: `n-${id}-${authorId}`,
      applicationId: id,
      on,
      by: authorId,
      kind: 'score',
      text: 'Handed in a scorecard',
    });
  }
  return talks;
}
