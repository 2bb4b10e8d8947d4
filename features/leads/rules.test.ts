import { describe, expect, it } from 'vitest';
import { companyDomain, isPast, likeness, plainName, plainPhone } from './rules.ts';

it('knows a company by its domain, not by a mailbox that everybody can have', () => {
  expect(companyDomain('ann@harbour.example')).toBe('harbour.example');
  expect(companyDomain('ann@gmail.com')).toBeNull();
});

it.each([
  ['Zofia Wiśniewska', 'wisniewska zofia'],
  ['WISNIEWSKA, Zofia', 'wisniewska zofia'],
  ['O’Neil', 'neil o'],
])('%s is compared as %s', (name, plain) => expect(plainName(name)).toBe(plain));

it.each([
  ['+49 30 1234567', '301234567'],
  ['030/1234567', '301234567'],
  ['12', ''],
])('%s is compared as %s', (phone, plain) => expect(plainPhone(phone).slice(-9)).toBe(plain));

describe('likeness', () => {
  const ann = { id: 'a', name: 'Ann Example', phone: '', emailKeys: ['ann.example@harbour.example'] };
  it.each([
    [
      'a plus in the address',
      { emailKeys: ['annexample+news@harbour.example'], name: 'A' },
      'Very similar email address',
    ],
    ['name and company', { emailKeys: ['office@harbour.example'] }, 'Same name at the same company'],
    ['the name alone', { emailKeys: ['ann@gmail.com'] }, 'Same name'],
    ['a company alone', { name: 'Bob Sample', emailKeys: ['bob@harbour.example'] }, null],
    ['a first name alone', { name: 'Ann', emailKeys: ['ann@gmail.com'] }, null],
  ])('by %s', (_, other, why) => expect(likeness(ann, { ...ann, id: 'b', ...other })).toBe(why));
  it('by telephone, however it is written', () =>
    expect(
      likeness(
        { ...ann, phone: '+49 30 1234567' },
        { id: 'b', name: 'Office', phone: '030 123 45 67', emailKeys: ['x@y.example'] },
      ),
    ).toBe('Same telephone number'));
  it('not by mailboxes that everybody can have', () =>
    expect(
      likeness(
        { ...ann, emailKeys: ['ann@gmail.com'] },
        { id: 'b', name: 'Example Ann', phone: '', emailKeys: ['annie@gmail.com'] },
      ),
    ).toBe('Same name'));
});

it('counts a date as past from the next day on', () => {
  expect(isPast('2026-11-15', '2026-11-16')).toBe(true);
  expect(isPast('2026-11-16', '2026-11-16')).toBe(false);
  expect(isPast(null, '2026-11-16')).toBe(false);
});
