import { longDay } from '#lib/time/day-words.ts';
import { type Company, inOneLine } from '../../app-kit/company/company.ts';
import type { PdfBlock } from '../../kit/pdf/blocks.ts';
import { measureWords } from '../measure-words.ts';
import { clinicianName } from '../practice.ts';
import type { HealthRows, Visit } from '../records.ts';
import { dosesSaid, factsOf, nothingWritten, valueSaid } from './visit-facts.ts';

/** The summary of a visit as it stands on paper. */
export function summaryBlocks(rows: HealthRows, practice: Company, visit: Visit): PdfBlock[] {
  const facts = factsOf(rows, visit);
  const { patient, medicines, last } = facts;
  const doses = dosesSaid(facts);
  return [
    { is: 'text', text: practice.name, look: 'strong', size: 12 },
    ...(practice.address ? [{ is: 'text', text: inOneLine(practice.address), look: 'quiet' } as const] : []),
    { is: 'space', height: 16 },
    { is: 'heading', text: visit.reason, level: 1 },
    {
      is: 'facts',
      lines: [
        ['Patient', patient ? `${patient.name}, born ${longDay(patient.born)}` : ''],
        ['Visit', `${longDay(visit.day)} at ${visit.time}`],
        ['With', clinicianName(visit.who)],
      ],
    },
    { is: 'space', height: 8 },
    { is: 'text', text: visit.summary || nothingWritten, size: 12 },
    { is: 'space', height: 8 },
    { is: 'heading', text: 'Medicines on that day', level: 2 },
    medicines.length > 0
      ? {
          is: 'table',
          columns: [{ label: 'Name', share: 2 }, { label: 'Dose' }, { label: 'Times' }],
          rows: medicines.map(({ name, dose, times }) => [name, dose, times.join(', ')]),
        }
      : { is: 'text', text: 'None.' },
    ...(doses ? [{ is: 'text', text: doses, look: 'quiet' } as const] : []),
    { is: 'heading', text: 'Most recent readings', level: 2 },
    last.length > 0
      ? {
          is: 'table',
          columns: [{ label: 'Measure', share: 2 }, { label: 'Value' }, { label: 'Day' }],
          rows: last.map(({ measure, reading }) => [
            measureWords[measure].name,
            `${valueSaid(reading)} ${measureWords[measure].unit}`,
            longDay(reading.day),
          ]),
        }
      : { is: 'text', text: 'None.' },
  ];
}
