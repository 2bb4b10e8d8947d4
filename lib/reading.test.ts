import { expect, test } from 'vitest';
import { fillReading, placeholdersOf, type Reading } from './reading.ts';

const reading: Reading = {
  title: 'Imprint',
  date: '2026-11-15',
  lead: 'Run by {{company.legalName}}.',
  sections: [
    {
      id: 'who',
      heading: 'Who',
      paragraphs: [
        '{{company.legalName}} in {{company.city}}',
        ['Register: {{company.register}}', 'Town: {{company.city}}'],
      ],
    },
  ],
};

test('names what is to be filled, once each', () => {
  expect(placeholdersOf(reading)).toEqual(['company.legalName', 'company.city', 'company.register']);
});

test('fills what is given and leaves out what lacks a value', () => {
  const filled = fillReading(reading, {
    'company.legalName': 'Akra',
    'company.city': 'Berlin',
    'company.register': '',
  });
  expect(filled.lead).toBe('Run by Akra.');
  expect(filled.sections[0]?.paragraphs).toEqual(['Akra in Berlin', ['Town: Berlin']]);
});
