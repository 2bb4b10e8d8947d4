import { z } from 'zod';
import { type Company as OwnCompany, companySchema as ownCompanySchema } from '../app-kit/company/company.ts';
import type { Edit, RowsOf } from '../app-kit/sandbox/edits.ts';

const id = z.string().min(1).max(60);
const day = z.iso.date();

export const stages = ['enquiry', 'meeting', 'quote', 'talks', 'won', 'lost'] as const;
export type Stage = (typeof stages)[number];

const companySchema = z.object({
  id,
  name: z.string().max(200),
  trade: z.string().max(100),
  city: z.string().max(100),
});
const personSchema = z.object({
  id,
  name: z.string().max(300),
  role: z.string().max(200),
  companyId: z.string().max(60),
  emails: z.array(z.string().max(300)).max(20),
  phones: z.array(z.string().max(100)).max(20),
  birthday: z.string().max(12),
  address: z.string().max(1000),
  note: z.string().max(20_000),
  owner: id,
  since: day,
});
const dealSchema = z.object({
  id,
  title: z.string().max(200),
  personId: id,
  owner: id,
  stage: z.enum(stages),
  cents: z.int().min(0),
  /** When it should be decided. */
  closes: day,
  /** Since when it has been in this stage. */
  since: day,
});
const activitySchema = z.object({
  id,
  personId: id,
  day,
  kind: z.enum(['call', 'email', 'meeting', 'note', 'quote', 'enquiry', 'stage']),
  text: z.string().max(5000),
  by: z.string().max(60),
});
const reminderSchema = z.object({
  id,
  personId: id,
  day,
  /** As in 10:00, for a meeting; else empty. */
  time: z.string().max(5),
  text: z.string().max(500),
  owner: id,
});

/** Two people who are not the same, however alike they look. */
const apartSchema = z.object({ id: z.string().min(1).max(130) });

export type Company = z.infer<typeof companySchema>;
export type Person = z.infer<typeof personSchema>;
export type Deal = z.infer<typeof dealSchema>;
export type Activity = z.infer<typeof activitySchema>;
export type Reminder = z.infer<typeof reminderSchema>;

export type Crm = {
  companies: Company;
  people: Person;
  deals: Deal;
  activities: Activity;
  reminders: Reminder;
  apart: z.infer<typeof apartSchema>;
  /** The company that uses the application; `companies` are those of its customers. */
  company: OwnCompany;
};
export type CrmRows = RowsOf<Crm>;
export type CrmEdit = Edit<Crm>;

export const schemas = {
  companies: companySchema,
  people: personSchema,
  deals: dealSchema,
  activities: activitySchema,
  reminders: reminderSchema,
  apart: apartSchema,
  company: ownCompanySchema,
};
