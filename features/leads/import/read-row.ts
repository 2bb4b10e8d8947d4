import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { amountOf } from '#lib/money/money.ts';
import { type Stage, stages, stageWords } from '../stages.ts';
import type { ImportRow } from './columns.ts';

/** Somebody as a line of the file says they are; what it does not say is empty. */
export interface Contact {
  line: number;
  email: string;
  emailKey: string;
  name: string;
  company: string;
  phone: string;
  stage: Stage | null;
  reason: string;
  /** In the smallest unit of the studio's currency. */
  value: number | null;
  nextStep: string;
  nextStepOn: string | null;
}

/** A line that cannot be taken over, and why. */
export interface RefusedRow {
  line: number;
  /** The text that identifies the line. */
  shown: string;
  reason: string;
}

const longest = { name: 100, company: 120, phone: 60, nextStep: 200, reason: 300 } as const;
const words: Record<keyof typeof longest, string> = {
  name: 'name',
  company: 'company',
  phone: 'telephone number',
  nextStep: 'next step',
  reason: 'reason',
};

const stageOf = (text: string): Stage | undefined =>
  stages.find((stage) => [stage, stageWords[stage].label.toLowerCase()].includes(text.toLowerCase()));

/** Reads one line; gives what is wrong with it where something is. */
export function readRow({ line, fields }: ImportRow, currency: string): Contact | RefusedRow {
  const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
  const email = oneLine(fields.email);
  const name = oneLine(fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(' '));
  const refuse = (reason: string): RefusedRow => ({ line, shown: email || name, reason });
  if (!email) return refuse('The email address is missing.');
  const emailKey = emailKeyOf(email);
  if (!emailKey) return refuse(`“${email}” isn’t an email address.`);
  const texts = {
    name,
    company: oneLine(fields.company),
    phone: oneLine(fields.phone),
    nextStep: oneLine(fields.nextStep),
    reason: oneLine(fields.reason),
  };
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][])
    if (texts[field].length > most) return refuse(`The ${words[field]} has more than ${most} characters.`);
  const stage = fields.stage ? stageOf(oneLine(fields.stage)) : null;
  if (stage === undefined)
    return refuse(
      `“${fields.stage}” isn’t a stage. Use one of these: ${stages.map((one) => stageWords[one].label).join(', ')}.`,
    );
  if (stage === 'lost' && !texts.reason)
    return refuse('A lost lead needs a reason in the column “Why lost”.');
  const amount = fields.value?.replace(/[\s,]/g, '');
  const value = amount ? amountOf(amount, currency) : null;
  if (amount && (value === null || value < 0))
    return refuse(`“${fields.value}” isn’t an amount. Write it like 12000.`);
  const nextStepOn = fields.nextStepOn ?? null;
  if (nextStepOn && !z.iso.date().safeParse(nextStepOn).success)
    return refuse(`“${nextStepOn}” isn’t a date. Write it like 2026-11-30.`);
  if (nextStepOn && !texts.nextStep) return refuse('The line has a date but no next step.');
  return {
    line,
    email,
    emailKey,
    ...texts,
    reason: stage === 'lost' ? texts.reason : '',
    stage,
    value,
    nextStepOn,
  };
}
