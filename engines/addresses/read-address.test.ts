import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

it.each([
  ['Quay 4b, 20457 Hamburg', { street: 'Quay', number: '4b', postcode: '20457', town: 'Hamburg' }],
  [
    '12 Mill Lane Oxford OX99 2AB',
    { street: 'Mill Lane', number: '12', postcode: 'OX99 2AB', town: 'Oxford', country: 'GB' },
  ],
  [
    'Ana Petrić\nFlat 3, 14 Mill Lane\nOtley\nLS98 3AB',
    { name: 'Ana Petrić', street: 'Mill Lane', number: '14', town: 'Otley' },
  ],
  [
    'Mme Claire Dubois, 12 bis rue des Lilas, 75002 Paris',
    { street: 'rue des Lilas', number: '12 bis', country: 'FR' },
  ],
  ['Keizersgracht 123, 1015CJ Amsterdam', { postcode: '1015 CJ', town: 'Amsterdam', country: 'NL' }],
  [
    'John Doe, 100 Main St Apt 4, Springfield, IL 62701, USA',
    { name: 'John Doe', street: 'Main St', town: 'Springfield', country: 'US' },
  ],
  ['Mariahilfer Straße 10/5, 1070 Wien', { number: '10/5', town: 'Wien', country: 'AT' }],
  ['Bahnhofstrasse 7, CH-8001 Zürich', { postcode: '8001', country: 'CH' }],
  ['12 Merrion Square, Dublin 2, D02 XY45, Ireland', { town: 'Dublin', postcode: 'D02 XY45', country: 'IE' }],
  [
    'Name: Ana Petrić; Town: Mannheim; PLZ 68161; Street: Planken 7',
    { name: 'Ana Petrić', street: 'Planken', number: '7', town: 'Mannheim', country: 'DE' },
  ],
  ['Herrn\nTom Reed\nAm Ring 3\n1010 Wien', { name: 'Tom Reed', street: 'Am Ring', country: 'AT' }],
  [
    'Mill House, Church Lane, Otley, West Yorks., LS98 3AB',
    { name: null, street: 'Church Lane', town: 'Otley' },
  ],
  ['Storgatan 12, 114 55 Stockholm, Sweden', { number: '12', postcode: '114 55', country: 'SE' }],
])('reads “%s”', (text, expected) => expect(readAddress(text)).toMatchObject(expected));

it('invents nothing', () => {
  expect(Object.values(readAddress('Hamburg, at the old crane')).every((part) => part === null)).toBe(true);
});
