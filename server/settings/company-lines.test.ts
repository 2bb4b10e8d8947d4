import { expect, it } from 'vitest';
import { companyLines, placeLines } from './company-lines.ts';
import { defaultSettings } from './schema.ts';
import { realCompany } from './testing/real-company.ts';

it('names the company as on a letter', () => {
  expect(companyLines(realCompany.company)).toEqual([
    'Harbour Works GmbH',
    'Kai 3',
    '20457 Hamburg',
    'Germany',
  ]);
});

it('leaves out what is not set', () => {
  expect(companyLines({ ...realCompany.company, street: '', postalCode: '', city: '' })).toEqual([
    'Harbour Works GmbH',
    'Germany',
  ]);
});

it('names nobody, and no place, on a new site', () => {
  expect(companyLines(defaultSettings.company)).toEqual([]);
  expect(placeLines(defaultSettings.company)).toEqual([]);
});
