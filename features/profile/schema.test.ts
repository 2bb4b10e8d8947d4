import { expect, it } from 'vitest';
import { profileSchema } from './schema.ts';

const read = (fields: Record<string, string>) => profileSchema.safeParse(fields);

it('takes telephone numbers as people write them, and refuses what cannot be called from abroad', () => {
  const phones = ['+49 170 123 456 7', '0049 (170) 1234567', '+44-7700-900123', ''];
  expect(phones.map((phone) => read({ phone }).data?.phone)).toEqual([
    '+491701234567',
    '+491701234567',
    '+447700900123',
    '',
  ]);
  for (const phone of ['0170 1234567', '+49 17', '+0 123 456 789', 'call me']) {
    expect(read({ phone }).error?.issues[0]?.path).toEqual(['phone']);
  }
});

it('takes zones by their names and leaves empty what was left empty', () => {
  expect(read({ zone: 'Europe/Berlin' }).data?.zone).toBe('Europe/Berlin');
  expect(read({}).data).toEqual({ company: '', role: '', phone: '', zone: '' });
  expect(read({ zone: 'Middle/Earth' }).success).toBe(false);
});

it('writes company and role on one line', () => {
  expect(read({ company: '  Harbour\n Prints ', role: 'Owner' }).data).toMatchObject({
    company: 'Harbour Prints',
    role: 'Owner',
  });
  expect(read({ company: 'x'.repeat(121) }).success).toBe(false);
});
