import { z } from 'zod';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { shownApplication } from '../present.server.ts';
import { type Draft, type Step, steps } from './fields.ts';
import { notesOf, ownSubmissions, type ScreenRow, screensOf, submissionAt } from './queries.server.ts';
import { firstOpenStep, isOpen, readDraft } from './rules.ts';
import { screenPath, wishOf } from './wish.ts';

const listSchema = z.object({
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

const studioZone = (): string => readSettings().contact.timeZone;

function moments(timeZone: string) {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone });
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return { day: (at: Date) => day.format(at), moment: (at: Date) => moment.format(at) };
}

/** Somebody's submissions, as their page lists them. */
export async function shownSubmissions(userId: string, query: URLSearchParams, zone = studioZone()) {
  const wish = listSchema.parse({ q: query.get('q') ?? '', page: query.get('page') ?? 1 });
  const { rows, ...found } = await ownSubmissions(userId, wish);
  const { day } = moments(zone);
  return {
    ...found,
    q: wish.q,
    submissions: rows.map(({ submission, live }) => ({
      id: submission.id,
      name: submission.draft.name?.trim() || 'An application without a name yet',
      tagline: submission.draft.tagline ?? '',
      status: submission.status,
      live,
      changed: day(submission.changedAt),
    })),
  };
}
export type ShownSubmissions = Awaited<ReturnType<typeof shownSubmissions>>;

const shownScreen = ({ id, alt, width, height }: ScreenRow) => ({
  id,
  alt,
  width,
  height,
  src: screenPath(id),
});
export type ShownScreen = ReturnType<typeof shownScreen>;

/** An open submission of this person with everything its steps need, or null. */
export async function openSubmission(
  userId: string,
  id: string,
  wishedStep: string | null,
  zone = studioZone(),
) {
  const found = await submissionAt(id, { userId });
  if (!found) return null;
  const { submission, live } = found;
  const { db } = services().database;
  const [screens, notes] = [await screensOf(db, id), await notesOf(db, id)];
  const { problems } = readDraft(submission.draft, screens);
  const { moment, day } = moments(zone);
  const step: Step = steps.find((each) => each === wishedStep) ?? firstOpenStep(problems ?? {});
  return {
    id,
    step,
    status: submission.status,
    open: isOpen(submission.status),
    /** Where the catalogue shows it, if it does. */
    liveAt: live && submission.slug ? `/applications/${submission.slug}` : null,
    draft: submission.draft,
    screens: screens.map(shownScreen),
    problems: problems ?? {},
    notes: notes.map(({ side, status, text, at }) => ({ side, status, text, at: moment(at) })),
    changed: day(submission.changedAt),
    wasSent: submission.sentAt !== null,
  };
}
export type OpenSubmission = NonNullable<Awaited<ReturnType<typeof openSubmission>>>;

/** What replaces a field that is missing or wrong. */
const standIns: Draft = {
  name: 'Name of the application',
  tagline: 'What it does, in one line',
  maker: 'Your company or name',
  category: 'Web',
  kind: 'pre-built',
  priceModel: 'open',
  summary: 'What it is, in a few sentences.',
  takes: 'What goes in',
  gives: 'What comes out',
  features: 'A feature: what it does',
  description: 'Where it fits, and where it doesn’t.',
};

/** What the page of a submission will look like, with stand-ins for what is missing; or null where it is not theirs. */
export async function previewOf(by: { userId: string } | 'staff', id: string) {
  const found = await submissionAt(id, by);
  if (!found) return null;
  const screens = await screensOf(services().database.db, id);
  const { draft, createdAt, changedAt } = found.submission;
  const { problems } = readDraft(draft, screens);
  const right = Object.entries(draft).filter(([field]) => !Object.hasOwn(problems ?? {}, field));
  const { submission } = readDraft({ ...standIns, ...Object.fromEntries(right) }, [{ alt: 'A screen' }]);
  if (!submission) throw new Error('a stand-in does not hold');
  const wish = wishOf(submission, screens, { slug: 'preview', status: 'in-review' });
  return shownApplication({ ...wish, id, popularity: 0, createdAt, changedAt, publishedAt: null });
}
