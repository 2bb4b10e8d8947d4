import { contractOn, weekMinutes } from '#engines/leave/working-time.ts';
import { grouped } from '#lib/money/grouped.ts';
import { moneyText } from '#lib/money/money.ts';
import { longDay } from '#lib/time/day-words.ts';
import { type Company, inOneLine } from '../../app-kit/company/company.ts';
import type { PdfBlock } from '../../kit/pdf/blocks.ts';
import type { PeopleRows } from '../application.ts';
import type { Person, PersonDocument, WorkContract } from '../records.ts';
import { ofPerson } from './by-person.ts';
import { contractsOf } from './leave-account.ts';

type Facts = Extract<PdfBlock, { is: 'facts' }>['lines'];

const hours = (contract: WorkContract): string => `${grouped(weekMinutes(contract) / 60)} h per week`;

/** As what somebody joined, whatever they have become since. */
const firstTitle = (rows: PeopleRows, { id, title }: Person): string =>
  ofPerson(rows.events, id)
    .find(({ what }) => what.startsWith('Joined as '))
    ?.what.slice('Joined as '.length) ?? title;

function factsOf(rows: PeopleRows, person: Person, { letter, day }: PersonDocument, currency: string): Facts {
  const contracts = contractsOf(rows, person.id);
  if (letter === 'contract') {
    const [first] = contracts;
    return [
      ['Job title', firstTitle(rows, person)],
      ['First day of work', longDay(person.started)],
      ...(first
        ? ([
            ['Working time', hours(first)],
            ['Leave', `${first.leaveDays} days per year`],
            ['Pay per month', moneyText(first.monthly, currency)],
          ] as const)
        : []),
    ];
  }
  if (letter === 'proof') return [['Handed in on', longDay(day)]];
  const contract = contractOn(contracts, day);
  return contract
    ? [
        ['Pay per month', moneyText(contract.monthly, currency)],
        ['Working time', hours(contract)],
      ]
    : [];
}

const texts = {
  contract: 'This letter sums up what was agreed. Pay is stated before tax.',
  pay: 'We have reviewed your pay for this year. It is stated before tax.',
  proof: 'This page stands in for a paper that a person would hand in.',
};

/** A document of the sample, written from the records of the person it is about. */
export function letterBlocks(
  rows: PeopleRows,
  person: Person,
  document: PersonDocument & { letter: NonNullable<PersonDocument['letter']> },
  company: Company,
): PdfBlock[] {
  return [
    { is: 'text', text: company.name, look: 'strong', size: 12 },
    ...(company.address ? [{ is: 'text', text: inOneLine(company.address), look: 'quiet' } as const] : []),
    { is: 'space', height: 16 },
    { is: 'heading', text: document.name.replace(/\.pdf$/i, '') },
    { is: 'text', text: longDay(document.day), look: 'quiet' },
    { is: 'space', height: 8 },
    { is: 'text', text: texts[document.letter] },
    { is: 'space', height: 12 },
    {
      is: 'facts',
      lines: [
        ['Employee', person.name],
        ['Staff number', String(person.number)],
        ...factsOf(rows, person, document, company.currency),
      ],
    },
  ];
}
