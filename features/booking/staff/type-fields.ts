import { questionFields } from '#lib/forms/question-form.ts';
import type { Question } from '#lib/forms/questions.ts';
import type { TypeWish } from './schema.ts';

interface FormType {
  slug: string;
  name: string;
  summary: string;
  minutes: number;
  step: number;
  bufferBefore: number;
  bufferAfter: number;
  notice: number;
  daysAhead: number;
  dailyLimit: number | null;
  hostsNeeded: number;
  position: number;
  active: boolean;
  questions: readonly Question[];
}

/** The fields that are numbers, in the order of the form. */
const typeNumbers = [
  'minutes',
  'step',
  'bufferBefore',
  'bufferAfter',
  'notice',
  'daysAhead',
  'dailyLimit',
  'hostsNeeded',
  'position',
] as const;

/** What the form of a meeting type is filled with; what an edit is compared by, too. */
export function typeForm(type: FormType, hostIds: readonly string[]): Record<string, string> {
  return {
    name: type.name,
    slug: type.slug,
    summary: type.summary,
    ...Object.fromEntries(typeNumbers.map((field) => [field, String(type[field] ?? '')])),
    active: type.active ? 'on' : '',
    ...Object.fromEntries(hostIds.map((id) => [`hosts.${id}`, 'on'])),
    ...questionFields(type.questions),
  };
}

/** What of a type's row the form decides. */
export const typeColumns = ({ hosts: _, seen: __, slug: ___, active, ...wish }: TypeWish) => ({
  ...wish,
  active: active === 'on',
});

/** What the fields are called. */
export const typeLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  slug: 'Address',
  summary: 'Description in a sentence',
  minutes: 'Minutes',
  step: 'Offer a start every (minutes)',
  bufferBefore: 'Break before (minutes)',
  bufferAfter: 'Break after (minutes)',
  notice: 'Notice (minutes)',
  daysAhead: 'Days ahead',
  dailyLimit: 'Maximum per day',
  hostsNeeded: 'Hosts per meeting',
  position: 'Position in the list',
  active: 'Can be booked',
  hosts: 'Hosts',
  questions: 'Questions',
};
