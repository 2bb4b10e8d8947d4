import { z } from 'zod';
import { type Company, companySchema } from '../app-kit/company/company.ts';
import type { Edit, RowsOf } from '../app-kit/sandbox/edits.ts';

const day = z.iso.date();
const id = z.string().min(1).max(60);
const line = z.string().max(300);

const stageSchema = z.object({
  id,
  name: line,
  kind: z.enum(['new', 'talk', 'task', 'offer', 'hired']),
  /** Whose turn it is when somebody arrives: a colleague's id, or 'candidate'. */
  turn: id,
  /** Days after which somebody has waited too long. */
  limit: z.number().int().min(1).max(60),
});
export type Stage = z.infer<typeof stageSchema>;

const requirementSchema = z.object({
  id,
  label: line,
  kind: z.enum(['skill', 'years', 'degree']),
  /** Words of which one has to stand in the résumé. */
  words: z.array(line),
  years: z.number().min(0).max(40),
  must: z.boolean(),
});
export type JobRequirement = z.infer<typeof requirementSchema>;

const jobSchema = z.object({
  id,
  title: line,
  team: line,
  place: line,
  about: z.string().max(4000),
  managerId: id,
  /** Who judges: they write scorecards and are asked for hours. */
  panel: z.array(id),
  opened: day,
  openings: z.number().int().min(1),
  isOpen: z.boolean(),
  /** Names, contact and dates stay hidden until a decision. */
  isAnonymous: z.boolean(),
  stages: z.array(stageSchema).min(2),
  requirements: z.array(requirementSchema),
  /** What interviewers judge. */
  criteria: z.array(line),
  /** Yearly pay that the offer letter begins with, in cents. */
  pay: z.number().int(),
});
export type Job = z.infer<typeof jobSchema>;

const personSchema = z.object({
  id,
  name: line,
  email: line,
  phone: line,
  place: line,
  /** What they are, in a few words: 'Platform engineer at Hafnia'. */
  headline: line,
  /** The whole text of the résumé, as it was read. */
  resume: z.string().max(60_000),
  /** The file it came from. */
  file: line,
  addedOn: day,
  /** The day after which everything about them has to go. */
  keepUntil: day,
});
export type Person = z.infer<typeof personSchema>;

export const sources = ['Career page', 'Referral', 'Job board', 'Agency', 'Event', 'Own search'] as const;
const applicationSchema = z.object({
  id,
  personId: id,
  jobId: id,
  stageId: id,
  /** The day they came into this stage. */
  since: day,
  /** Whose turn it is: a colleague's id, or 'candidate'. */
  turn: id,
  source: z.enum(sources),
  appliedOn: day,
  state: z.enum(['active', 'rejected', 'withdrawn', 'hired']),
  /** Why it ended; empty while it goes on. */
  reason: line,
  endedOn: day.nullable(),
  /** The stages they have been in, with the day they came there. */
  path: z.array(z.object({ stageId: id, on: day })),
});
export type Application = z.infer<typeof applicationSchema>;

export const verdicts = ['strong no', 'no', 'yes', 'strong yes'] as const;
const cardBody = {
  marks: z.record(z.string(), z.number().int().min(1).max(4)),
  verdict: z.enum(verdicts),
  words: z.string().max(4000),
  on: day,
};
const scorecardSchema = z.object({
  id,
  applicationId: id,
  authorId: id,
  ...cardBody,
  /** What it was before it was changed, the latest first. */
  before: z.array(z.object(cardBody)),
});
export type Scorecard = z.infer<typeof scorecardSchema>;

const interviewSchema = z.object({
  id,
  applicationId: id,
  name: line,
  hostIds: z.array(id).min(1),
  minutes: z.number().int(),
  /** Offered starts, in milliseconds since 1970, while the candidate has not chosen. */
  offered: z.array(z.number()),
  start: z.number().nullable(),
  state: z.enum(['offered', 'planned', 'done', 'cancelled']),
  where: line,
});
export type Interview = z.infer<typeof interviewSchema>;

const mailSchema = z.object({
  id,
  applicationId: id,
  about: line,
  subject: line,
  body: z.string().max(8000),
  on: day,
});
export type Mail = z.infer<typeof mailSchema>;

const noteSchema = z.object({
  id,
  applicationId: id,
  on: day,
  /** A colleague's id, or 'candidate'. */
  by: id,
  kind: z.enum(['applied', 'moved', 'ended', 'note', 'merged', 'interview', 'mail', 'score']),
  text: z.string().max(2000),
});
export type Note = z.infer<typeof noteSchema>;

/** The file that somebody applied with, as they sent it. Its id is that of the person. */
const fileSchema = z.object({
  id,
  name: line,
  type: line,
  /** Its bytes in base64. */
  data: z.string().max(4_200_000),
});
export type ResumeFile = z.infer<typeof fileSchema>;

/** The records of the hiring desk. */
export type Records = {
  jobs: Job;
  people: Person;
  applications: Application;
  scorecards: Scorecard;
  interviews: Interview;
  mails: Mail;
  notes: Note;
  files: ResumeFile;
  company: Company;
};
export type Rows = RowsOf<Records>;
export type HiringEdit = Edit<Records>;

/** How each kind of record is read from a file. */
export const schemas = {
  jobs: jobSchema,
  people: personSchema,
  applications: applicationSchema,
  scorecards: scorecardSchema,
  interviews: interviewSchema,
  mails: mailSchema,
  notes: noteSchema,
  files: fileSchema,
  company: companySchema,
};
