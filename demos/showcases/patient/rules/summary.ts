import { dayAndLongMonth, longDay, weekday } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import type { PdfBlock } from '../../../kit/pdf/blocks.ts';
import { clinic, medicines, strengths, weekTimes } from '../words.ts';
import { amountAt, dosesOf } from './doses.ts';
import { entriesOf, type Journal, type Moment } from './journal.ts';
import { slotSaid } from './log.ts';
import { saidReading } from './readings.ts';
import { visitOf } from './visits.ts';

interface Part {
  heading: string;
  lines: readonly string[];
}

/** What a patient takes along to a visit. */
export interface Summary {
  title: string;
  who: string;
  visit: string;
  parts: readonly Part[];
}

/** How many days it looks back, today included. */
const daysBack = 7;

const dayAndTime = ({ day, time }: Moment): string => `${weekday(day)} ${dayAndLongMonth(day)}, ${time}`;

/** The last seven days on one page. */
export function summaryOf(journal: Journal, now: Moment): Summary {
  const from = daysLater(now.day, 1 - daysBack);
  const isWithin = ({ day }: Moment) => day >= from && day <= now.day;
  const doses = Array.from({ length: daysBack }, (_, index) =>
    dosesOf(medicines, journal, daysLater(from, index)),
  )
    .flat()
    .filter(({ day, time, answer }) => answer || day < now.day || time <= now.time);
  const taken = doses.filter(({ answer }) => answer?.state === 'taken').length;
  const others = doses.filter(({ answer }) => answer?.state !== 'taken');
  const answered = new Set(entriesOf(journal, 'note').map(({ to }) => to));
  const { name, born, allergies } = journal.card;
  return {
    title: `Seven days to ${dayAndLongMonth(now.day)}`,
    who: `${name}, born ${longDay(born)}. Allergies: ${allergies.trim() || 'none known'}.`,
    visit: `Visit to ${clinic.doctor}, ${slotSaid(visitOf(journal, weekTimes))}`,
    parts: [
      {
        heading: 'Medicines now',
        lines: medicines.map((medicine) => {
          const amount = amountAt(medicine, journal, now);
          return `${medicine.name}: ${amount === null ? 'paused' : `${amount} at ${medicine.times.join(' and ')}`}`;
        }),
      },
      {
        heading: 'Doses',
        lines: [
          `${taken} of ${doses.length} taken.`,
          ...others.map(
            (dose) =>
              `${dose.medicine.name}, ${dayAndTime(dose)}: ${dose.answer?.state === 'missed' ? 'missed' : 'nothing noted'}`,
          ),
        ],
      },
      {
        heading: 'Blood pressure',
        lines: entriesOf(journal, 'reading')
          .filter(isWithin)
          .map((reading) => `${dayAndTime(reading)}: ${saidReading(reading)}`),
      },
      {
        heading: 'Diary',
        lines: entriesOf(journal, 'symptom')
          .filter(isWithin)
          .map(
            (symptom) =>
              `${dayAndTime(symptom)}: ${symptom.what}, ${strengths[symptom.strength - 1] ?? ''}${symptom.note ? `. ${symptom.note}` : ''}`,
          ),
      },
      {
        heading: 'Questions to ask',
        lines: entriesOf(journal, 'question')
          .filter(({ n }) => !answered.has(n))
          .map(({ text }) => text),
      },
    ].map((part) => (part.lines.length > 0 ? part : { ...part, lines: ['None.'] })),
  };
}

export const summaryText = ({ title, who, visit, parts }: Summary): string =>
  [
    title,
    who,
    visit,
    ...parts.flatMap(({ heading, lines }) => ['', heading, ...lines.map((line) => `- ${line}`)]),
    '',
  ].join('\n');

export const summaryBlocks = ({ title, who, visit, parts }: Summary): PdfBlock[] => [
  { is: 'heading', text: title, level: 1 },
  { is: 'text', text: who, size: 12 },
  { is: 'text', text: visit, size: 12, look: 'quiet' },
  ...parts.flatMap(({ heading, lines }): PdfBlock[] => [
    { is: 'space', height: 12 },
    { is: 'heading', text: heading, level: 2 },
    ...lines.map((text): PdfBlock => ({ is: 'text', text, size: 11 })),
  ]),
];
