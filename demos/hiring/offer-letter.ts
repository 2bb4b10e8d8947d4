import { moneyText } from '#lib/money/money.ts';
import { longDay } from '#lib/time/day-words.ts';
import type { Company } from '../app-kit/company/company.ts';
import type { PdfBlock } from '../kit/pdf/blocks.ts';
import type { Job, Person } from './records.ts';

/** What an offer says. */
export interface Offer {
  startsOn: string;
  /** Yearly pay in the smallest unit of the company's currency. */
  pay: number;
  hours: number;
  /** The last day to accept it. */
  until: string;
}

/** The offer letter as blocks of a page. */
export function offerLetter(
  person: Person,
  job: Job,
  company: Company,
  offer: Offer,
  senderName: string,
  day: string,
): PdfBlock[] {
  return [
    { is: 'text', text: company.name, look: 'strong', size: 12 },
    ...(company.address ? [{ is: 'text', text: company.address, look: 'quiet' } as const] : []),
    { is: 'space', height: 28 },
    { is: 'text', text: person.name },
    ...(person.place ? [{ is: 'text', text: person.place } as const] : []),
    { is: 'space', height: 20 },
    { is: 'text', text: longDay(day), look: 'quiet' },
    { is: 'space', height: 20 },
    { is: 'heading', text: `Offer: ${job.title}` },
    { is: 'space', height: 8 },
    { is: 'text', text: `Dear ${person.name},` },
    { is: 'space', height: 6 },
    { is: 'text', text: `We would like you to join us as ${job.title} in ${job.team}. These are our terms:` },
    { is: 'space', height: 8 },
    {
      is: 'facts',
      lines: [
        ['First day', longDay(offer.startsOn)],
        ['Pay per year', `${moneyText(offer.pay, company.currency)} before tax`],
        ['Hours per week', String(offer.hours)],
        ['Place', job.place],
        ['Please answer by', longDay(offer.until)],
      ],
    },
    { is: 'space', height: 12 },
    { is: 'text', text: 'If you agree, please sign below and send a copy back to us.' },
    { is: 'space', height: 24 },
    { is: 'text', text: 'Best wishes,' },
    { is: 'text', text: senderName, look: 'strong' },
    { is: 'space', height: 44 },
    {
      is: 'columns',
      parts: [
        [{ is: 'rule' }, { is: 'text', text: `For ${company.name}`, look: 'quiet' }],
        [{ is: 'rule' }, { is: 'text', text: person.name, look: 'quiet' }],
      ],
    },
  ];
}
