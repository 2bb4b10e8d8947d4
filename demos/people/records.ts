import { z } from 'zod';
import { countryCodes } from '#engines/leave/holidays.ts';
import { type Company, companySchema } from '../app-kit/company/company.ts';
import { type KeptFile, keptFileSchema } from '../app-kit/files/kept-file.ts';
import { leaveTypes } from './rules/leave-types.ts';

const id = z.string().min(1);
const day = z.iso.date();
const month = z.string().regex(/^\d{4}-\d\d$/);
const minutes = z.number().int().min(0);
const state = z.enum(['waiting', 'approved', 'declined', 'withdrawn']);

const person = z.object({
  id,
  number: z.number().int(),
  name: z.string().min(1),
  email: z.string(),
  phone: z.string(),
  title: z.string(),
  teamId: id,
  managerId: id.nullable(),
  country: z.enum(countryCodes),
  city: z.string(),
  /** Empty where a list that was imported does not say it. */
  born: z.union([z.literal(''), day]),
  started: day,
  /** The last day of work, once it is known. */
  ended: day.nullable(),
  children: z.number().int(),
  iban: z.string(),
  /** Leave that was left when the first counted year began. */
  opening: z.object({ year: z.number().int(), minutes: z.number().int() }),
});

const team = z.object({ id, name: z.string(), area: z.string() });

const contract = z.object({
  id,
  personId: id,
  from: day,
  to: day.nullable(),
  week: z.array(minutes).length(7),
  leaveDays: z.number(),
  /** Cents a month. */
  monthly: z.number().int(),
});

const request = z.object({
  id,
  personId: id,
  type: z.enum(leaveTypes.map((type) => type.id)),
  from: day,
  to: day,
  fromMidday: z.boolean(),
  toMidday: z.boolean(),
  note: z.string(),
  state,
  askedOn: day,
  decidedBy: id.nullable(),
  /** Why it was declined. */
  answer: z.string(),
});

/** Why somebody is ill, apart from the requests, because most who see a request may not see this. */
const health = z.object({ id, personId: id, reason: z.string(), certificate: z.boolean() });

const time = z.object({
  id,
  personId: id,
  day,
  from: minutes,
  /** Null while somebody is clocked in. */
  to: minutes.nullable(),
  pause: minutes,
});

const correction = z.object({
  id,
  personId: id,
  day,
  from: minutes,
  to: minutes,
  pause: minutes,
  reason: z.string(),
  /** What becomes of time beyond the plan; it is paid where nothing was chosen. */
  overtime: z.enum(['pay', 'off']).optional(),
  state,
  askedOn: day,
});

/** The largest file of a document: a scanned contract fits, and a browser keeps many of them. */
export const mostFileBytes = 3_000_000;

/** What the sample writes out of its own records when somebody opens it. */
const letters = ['contract', 'pay', 'proof'] as const;

/** A paper of a person: a file that was added, or a letter of the sample. */
const document = z.object({
  id,
  personId: id,
  name: z.string().min(1).max(200),
  day,
  letter: z.enum(letters).optional(),
  fileId: id.optional(),
  /** Who added it; nobody where it came with the sample. */
  by: id.optional(),
});
const event = z.object({ id, personId: id, day, what: z.string() });
const extra = z.object({ id, personId: id, month, label: z.string(), amount: z.number().int() });

const line = z.object({ label: z.string(), amount: z.number().int(), working: z.string().optional() });
const slip = z.object({
  personId: id,
  earnings: z.array(line),
  gross: z.number().int(),
  deductions: z.array(line),
  net: z.number().int(),
  employer: z.array(line),
  cost: z.number().int(),
});
/** A month whose pay was closed, with every payslip as it stood then. Its id is the month. */
const run = z.object({
  id: month,
  closedOn: day,
  slips: z.array(slip),
  /** The overtime that these payslips pay, so that no other run pays it again. */
  overtime: z.array(z.object({ personId: id, day, minutes })).optional(),
});

/** By whom something is done for somebody who starts. */
export const taskRoles = ['HR', 'Manager', 'IT', 'Starter'] as const;

const task = z.object({
  id,
  personId: id,
  label: z.string(),
  due: day,
  who: z.enum(taskRoles),
  doneOn: day.nullable(),
});

/** One line of the list that everybody gets who is added, so many days before or after their first day. */
const step = z.object({
  id,
  label: z.string().min(1).max(200),
  days: z.number().int().min(-365).max(365),
  who: z.enum(taskRoles),
});

/** Something that somebody wants to reach; their manager rates it in the next review. */
const goal = z.object({ id, personId: id, label: z.string().min(1), setOn: day });

/** A round of reviews: who takes part, what is asked, and until when. */
const round = z.object({
  id,
  name: z.string().min(1),
  openedOn: day,
  due: day,
  questions: z.array(z.string().min(1)).min(1),
  personIds: z.array(id),
  /** When everybody could read what their manager wrote; null while it is being written. */
  sharedOn: day.nullable(),
});

const written = {
  /** One for each question of the round. */
  answers: z.array(z.string()),
  /** Null while it is a draft, which only its author sees. */
  doneOn: day.nullable(),
};
const rating = z.object({ goal: z.string(), mark: z.number().int().min(1).max(4).nullable() });

/** What was written about one person in a round. Its id is made of both. */
const review = z.object({
  id,
  roundId: id,
  personId: id,
  self: z.object(written).nullable(),
  manager: z.object({ ...written, by: id, ratings: z.array(rating) }).nullable(),
});

export type Person = z.infer<typeof person>;
export type Team = z.infer<typeof team>;
export type WorkContract = z.infer<typeof contract>;
export type LeaveRequest = z.infer<typeof request>;
export type Health = z.infer<typeof health>;
export type TimeEntry = z.infer<typeof time>;
export type Correction = z.infer<typeof correction>;
export type PersonDocument = z.infer<typeof document>;
export type JobEvent = z.infer<typeof event>;
export type PayExtra = z.infer<typeof extra>;
export type KeptSlip = z.infer<typeof slip>;
export type PayRun = z.infer<typeof run>;
export type Task = z.infer<typeof task>;
export type Step = z.infer<typeof step>;
export type Goal = z.infer<typeof goal>;
export type ReviewRound = z.infer<typeof round>;
export type Review = z.infer<typeof review>;
export type Rating = z.infer<typeof rating>;

/** The records of the People application, by the name of their collection. */
export type PeopleRecords = {
  people: Person;
  teams: Team;
  contracts: WorkContract;
  requests: LeaveRequest;
  health: Health;
  times: TimeEntry;
  corrections: Correction;
  documents: PersonDocument;
  files: KeptFile;
  events: JobEvent;
  extras: PayExtra;
  runs: PayRun;
  tasks: Task;
  steps: Step;
  goals: Goal;
  rounds: ReviewRound;
  reviews: Review;
  company: Company;
};

/** How each of them is read from a file. */
export const schemas = {
  people: person,
  teams: team,
  contracts: contract,
  requests: request,
  health,
  times: time,
  corrections: correction,
  documents: document,
  files: keptFileSchema(mostFileBytes),
  events: event,
  extras: extra,
  runs: run,
  tasks: task,
  steps: step,
  goals: goal,
  rounds: round,
  reviews: review,
  company: companySchema,
};
