import { z } from 'zod';
import { type Company, companySchema } from '../app-kit/company/company.ts';
import type { Edit, RowsOf } from '../app-kit/sandbox/edits.ts';

const id = z.string().min(1).max(80);
const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const patientSchema = z.object({ id, name: z.string().max(200), born: day, phone: z.string().max(60) });
const medicineSchema = z.object({
  id,
  patientId: id,
  name: z.string().max(200),
  dose: z.string().max(100),
  times: z.array(time).min(1).max(8),
  from: day,
  until: z.union([day, z.literal('')]),
  note: z.string().max(500),
});
const doseSchema = z.object({ id, planId: id, day, time, state: z.enum(['taken', 'missed']) });

export const measures = ['pressure', 'pulse', 'weight'] as const;
export type Measure = (typeof measures)[number];

const readingSchema = z.object({
  id,
  patientId: id,
  measure: z.enum(measures),
  day,
  time,
  value: z.number(),
  /** The lower value of a blood pressure; else 0. */
  lower: z.number(),
});

const visitSchema = z.object({
  id,
  patientId: id,
  day,
  time,
  minutes: z.int().min(5).max(240),
  who: z.string().max(60),
  reason: z.string().max(300),
  state: z.enum(['planned', 'arrived', 'done', 'missed', 'cancelled']),
  /** What was found and agreed, written by the practice. */
  summary: z.string().max(10_000),
});

export type Patient = z.infer<typeof patientSchema>;
export type Medicine = z.infer<typeof medicineSchema>;
export type Dose = z.infer<typeof doseSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type Health = {
  patients: Patient;
  medicines: Medicine;
  doses: Dose;
  readings: Reading;
  visits: Visit;
  company: Company;
};
export type HealthRows = RowsOf<Health>;
export type HealthEdit = Edit<Health>;
export const schemas = {
  patients: patientSchema,
  medicines: medicineSchema,
  doses: doseSchema,
  readings: readingSchema,
  visits: visitSchema,
  company: companySchema,
};
