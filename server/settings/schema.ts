import { z } from 'zod';
import { siteDefaults } from '#content/site.ts';
import { isIban, plainIban } from '#lib/money/iban.ts';

const line = z.string().trim().max(200);
const link = z.union([
  z.literal(''),
  z.url({ error: 'Please enter a complete address such as https://example.com' }).max(500),
]);
const days = z.number().int().min(1).max(3650);
const runs = z.number().int().min(0).max(10_000).default(60);
/** Whole units of the billing currency. */
const amount = z
  .number({ error: 'Please enter a whole number.' })
  .int({ error: 'Please enter a whole number.' })
  .min(1)
  .max(1_000_000);
const workForm = 'Please write one per line, such as First version: 4–8 weeks, 2 people';
/** Work by how many weeks it takes so many people. */
const work = z
  .object({
    name: line.min(1, { error: workForm }).max(80),
    from: z.number({ error: workForm }).min(0.1, { error: workForm }).max(200),
    to: z.number({ error: workForm }).max(200),
    people: z.number({ error: workForm }).int().min(1).max(50),
  })
  .refine(({ from, to }) => from <= to, { error: 'The first number of weeks must be the smaller one.' });
const rate = z.number().int().min(0).max(5000);
/** An account of the bookkeeping by its number. */
const account = z
  .string()
  .regex(/^\d{0,10}$/, { error: 'Please enter digits only, such as 8400.' })
  .default('');
const seriesPrefix = z.string().regex(/^[A-Z]{1,6}$/, { error: 'Please enter one to six capital letters.' });

/** How visible a whole area is: in menus and search, only by its address, or not at all. */
export const areaStates = ['public', 'unlisted', 'off'] as const;

/** What can be set about the site, by section; the defaults are `content/site.ts`. */
export const sections = {
  brand: z.object({ name: line.min(1), suffix: line.min(1), tagline: line }),
  links: z.object({ chat: link, repository: link }),
  contact: z.object({
    email: z.union([z.literal(''), z.email()]),
    phone: line,
    hours: line,
    timeZone: line.min(1),
    /** Days on which the studio is closed although they are working days. */
    holidays: z.array(z.object({ date: z.iso.date(), name: line })).max(400),
    /** Opening hours within which somebody answers. */
    answerHours: z.number().int().min(1).max(200),
  }),
  company: z.object({
    legalName: line,
    street: line,
    postalCode: line,
    city: line,
    country: line,
    register: line,
    vatId: line,
    responsible: line,
  }),
  billing: z.object({
    /** By its two letters: tax follows from it. Name, address and VAT number stand under `company`. */
    country: z.string().regex(/^[A-Z]{2}$/, { error: 'Please enter two letters such as DE.' }),
    taxNumber: line,
    accountHolder: line,
    iban: z
      .string()
      .transform(plainIban)
      .refine((iban) => iban === '' || isIban(iban), {
        error: 'The check digits of this account number don’t match. Check it for typing errors.',
      }),
    bic: z.string().regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, {
      error: 'A BIC has eight or eleven letters and digits.',
    }),
    bank: line,
    currency: z.string().regex(/^[A-Z]{3}$/, { error: 'Please enter a currency such as EUR.' }),
    invoicePrefix: seriesPrefix,
    creditPrefix: seriesPrefix,
    quotePrefix: seriesPrefix,
    paymentDays: z.number().int().min(0).max(180),
    quoteDays: z.number().int().min(1).max(365),
    /** In hundredths of a percent. */
    standardRate: rate,
    reducedRate: rate,
    /** Accounts of the bookkeeping, for its file; empty where nobody has set them. */
    debtorAccount: account,
    revenueAccount: account,
    revenueReducedAccount: account,
    revenueEuAccount: account,
    revenueReverseAccount: account,
    revenueOutsideAccount: account,
    bankAccount: account,
    cardAccount: account,
  }),
  prices: z.object({
    dayRate: amount,
    weekRate: amount,
    kinds: z.array(work).min(1).max(20),
    extras: z.array(work).max(20),
    included: z.array(line.min(1)).max(12),
  }),
  team: z.object({
    people: z
      .array(
        line.regex(/^[^:]+: .+$/, {
          error: 'Please write a name, a colon and what they do, such as Ada Example: engineer',
        }),
      )
      .max(24)
      .default([]),
  }),
  embed: z.object({
    origins: z
      .array(
        z
          .url({ protocol: /^https?$/, error: 'Please enter an address such as https://partner.example' })
          .transform((address) => new URL(address).origin),
      )
      .max(50)
      .default([]),
  }),
  areas: z.object({
    states: z.record(line, z.enum(areaStates)).default({}),
  }),
  menus: z.object({ order: z.record(line, z.array(line).max(40)).default({}) }),
  accounts: z.object({
    /** Fewest characters of a new password. */
    passwordMin: z
      .number({ error: 'Please enter a number from 6 to 64.' })
      .int({ error: 'Please enter a whole number.' })
      .min(6, { error: 'The sign-in service needs at least six characters.' })
      .max(64, { error: 'Please choose 64 or fewer, so that people can still choose a password.' })
      .default(8),
  }),
  staff: z.object({
    /** Staff need two-step sign-in to enter the admin panel. */
    secondFactor: z.boolean().default(false),
  }),
  backup: z.object({
    /** How many backups of the panel are kept on the server's disk. */
    keep: z.number().int().min(1).max(60).default(7),
    /** Whether one is made every night. */
    nightly: z.boolean().default(false),
  }),
  /** How often an hour one visitor may run each tool; 0 switches it off. */
  tools: z.object({
    seo: runs,
    privacy: runs,
    news: runs,
    scraper: runs,
    embed: runs.default(1200),
    read: runs.default(600),
    'write-answer': runs,
    composeWords: runs.default(120),
    leaflet: runs.default(120),
    smallTask: runs.default(120),
    paintPicture: runs.default(20),
    speak: runs.default(600),
    transcribe: runs.default(300),
    geocode: runs,
    roadTimes: runs,
  }),
  retention: z.object({
    newsletterUnconfirmedDays: days,
    outboxDays: days,
    logDays: days,
    bookingDays: days.default(365),
    savedDays: days.default(730),
    securityDays: days.default(365),
    submissionDays: days.default(365),
    eventDays: days.default(365),
    leadDays: days.default(730),
    enquiryDays: days,
    noticeDays: days.default(180),
    enquiryUnconfirmedDays: days,
    quoteDays: days.default(730),
    invoiceDays: days.default(3650),
    binDays: days.default(30),
    webhookDays: days.default(30),
    suppressionDays: days.default(730),
  }),
};

/** The whole of the settings. */
const settingsSchema = z.object(sections);
export type Settings = z.output<typeof settingsSchema>;
export type Section = keyof Settings;

/** The settings of a site nobody has changed yet. */
export const defaultSettings: Settings = settingsSchema.parse(siteDefaults);

/** What a stored section means today: a field it lacks, or holds wrongly, falls back to the default. */
export function sectionFrom<S extends Section>(section: S, stored: unknown): Settings[S] {
  const defaults = defaultSettings[section];
  const given = typeof stored === 'object' && stored !== null ? stored : {};
  const whole = sections[section].safeParse({ ...defaults, ...given });
  if (whole.success) return whole.data as Settings[S];
  const wrong = new Set(whole.error.issues.map((issue) => String(issue.path[0])));
  const kept = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  return sections[section].parse({ ...defaults, ...kept }) as Settings[S];
}
