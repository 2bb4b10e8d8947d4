import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { FieldDefinition } from './field-definition.ts';
import { isRequired, readField, readFields, typedOf } from './read-fields.ts';

const pay: FieldDefinition = { name: 'pay', label: 'Pay', kind: 'money' };
const name: FieldDefinition = { name: 'name', label: 'Name', kind: 'text' };
const schema = z.object({ name: z.string().min(1, 'Who is it?'), pay: z.number().nullable() });

it('reads back every amount that it wrote', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
      expect(readField(pay, typedOf(pay, cents))).toEqual({ value: cents });
    }),
  );
});

it('reads amounts as people write them', () => {
  for (const typed of [
    '1,250.5',
    '€ 1250.50',
    '1 250,50',
    '1.250,50',
    '1250.50',
    'CHF 1250,5',
    '1,250.50 SEK',
    '₹1,250.50',
  ])
    expect(readField(pay, typed)).toEqual({ value: 125_050 });
  expect(readField(pay, '1,250')).toEqual({ value: 125_000 });
  for (const typed of ['a lot', 'EUR', 'abc12x']) expect(readField(pay, typed)).toHaveProperty('wrong');
  const hours: FieldDefinition = { name: 'hours', label: 'Hours', kind: 'number' };
  for (const typed of ['many', 'abc', '12 abc']) expect(readField(hours, typed)).toHaveProperty('wrong');
});

it('says what is wrong beside its field', () => {
  const typed: Record<string, string> = { name: ' ', pay: 'x' };
  const read = readFields(schema, [name, pay], (field) => typed[field] ?? '');
  expect(read).toEqual({ errors: { name: 'Who is it?', pay: 'Enter an amount, such as 1,250.00.' } });
});

it('knows from the schema what has to be filled in', () => {
  expect(isRequired(schema, name)).toBe(true);
  expect(isRequired(schema, pay)).toBe(false);
});
