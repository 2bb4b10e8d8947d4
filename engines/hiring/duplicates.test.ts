import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Comparable, findDuplicates } from './duplicates.ts';

const person = (id: string, change: Partial<Comparable>): Comparable => ({
  id,
  name: id,
  email: '',
  phone: '',
  ...change,
});

it('finds somebody again by address, phone or name, and says by which', () => {
  const pairs = findDuplicates([
    person('a', { name: 'Łucja Nowak', email: 'l.nowak@example.org', phone: '+48 601 200 300' }),
    person('b', { name: 'Nowak, Lucja', email: 'L.Nowak@example.org', phone: '0048 601200300' }),
    person('c', { name: 'José Prado' }),
    person('d', { name: 'Prado Jose', phone: '' }),
    person('e', { name: 'Somebody Else' }),
  ]);
  expect(pairs).toEqual([
    { one: 'a', other: 'b', reasons: ['Same email', 'Same phone number'] },
    { one: 'c', other: 'd', reasons: ['Same name'] },
  ]);
});

it('tells of everybody whose address stands twice, and of nobody else', () => {
  const email = fc.constantFrom('a@x.example', 'A@x.example', 'b@x.example', 'c@x.example', '');
  fc.assert(
    fc.property(fc.array(email, { maxLength: 12 }), (emails) => {
      const people = emails.map((each, at) => person(`p${at}`, { name: `n${'x'.repeat(at)}`, email: each }));
      const keys = emails.map((each) => each.toLowerCase()).filter(Boolean);
      expect(findDuplicates(people)).toHaveLength(keys.length - new Set(keys).size);
    }),
  );
});
