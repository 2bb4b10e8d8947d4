import { describe, expect, it } from 'vitest';
import { isStaffAddress, mayClose, sideByAccount, sideByLink } from './policy.ts';

const enquiry = { id: 'a', emailKey: 'ann@example.com', state: 'open' as const };
const link = { enquiryId: 'a', side: 'visitor' as const, revokedAt: null };
const ann = { email: 'ann@example.com', emailVerified: true, name: 'Ann', staff: false };

describe('a link', () => {
  it('opens its own conversation until it is revoked', () => {
    expect(sideByLink(link, enquiry)).toBe('visitor');
    expect(sideByLink({ ...link, side: 'staff' }, enquiry)).toBe('staff');
    expect(sideByLink({ ...link, revokedAt: new Date() }, enquiry)).toBeNull();
    expect(sideByLink({ ...link, enquiryId: 'b' }, enquiry)).toBeNull();
    expect(sideByLink(link, { ...enquiry, state: 'unconfirmed' })).toBeNull();
  });
});

describe('an account', () => {
  it('opens what was sent from its address, once that is confirmed', () => {
    expect(sideByAccount(ann, 'ann@example.com', enquiry)).toBe('visitor');
    expect(sideByAccount({ ...ann, emailVerified: false }, 'ann@example.com', enquiry)).toBeNull();
    expect(sideByAccount(ann, 'ben@example.com', enquiry)).toBeNull();
    expect(sideByAccount(ann, null, enquiry)).toBeNull();
    expect(sideByAccount({ ...ann, staff: true }, 'ben@example.com', enquiry)).toBe('staff');
    expect(sideByAccount({ ...ann, staff: true }, null, { ...enquiry, state: 'unconfirmed' })).toBeNull();
  });
});

it('lets staff alone end a conversation, once', () => {
  expect(mayClose('staff', enquiry)).toBe(true);
  expect(mayClose('visitor', enquiry)).toBe(false);
  expect(mayClose('staff', { ...enquiry, state: 'closed' })).toBe(false);
});

describe('whose mail is staff’s', () => {
  it.each([
    ['team@akra.example', 'team@akra.example', true],
    ['mia@akra.example', 'team@akra.example', true],
    ['mia@akra.example.evil', 'team@akra.example', false],
    ['mia@mail.example', 'team@mail.example', false],
    ['team@mail.example', 'team@mail.example', true],
    ['team@akra.example', null, false],
  ])('%s, ours is %s', (from, ours, is) => expect(isStaffAddress(from, ours, 'akra.example')).toBe(is));
});
