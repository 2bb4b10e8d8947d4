import { describe, expect, it } from 'vitest';
import {
  companyOf,
  isStaffAddress,
  mayClose,
  sideByAccount,
  sideByChat,
  sideByLink,
  stateAfter,
} from './policy.ts';

const enquiry = { id: 'a', emailKey: 'ann@example.com', companyId: 'dairy', state: 'open' as const };
const link = { enquiryId: 'a', side: 'visitor' as const, revokedAt: null };
const ann = {
  userId: 'u1',
  email: 'Ann@example.com',
  emailVerified: true,
  name: 'Ann',
  companyId: null,
  staff: false,
};
const ben = { ...ann, userId: 'u2', email: 'ben@example.com', name: 'Ben' };

describe('a link', () => {
  it('opens its own conversation until it is revoked', () => {
    expect(sideByLink(link, enquiry)).toBe('visitor');
    expect(sideByLink({ ...link, side: 'staff' }, enquiry)).toBe('staff');
    expect(sideByLink({ ...link, revokedAt: new Date() }, enquiry)).toBeNull();
    expect(sideByLink({ ...link, enquiryId: 'b' }, enquiry)).toBeNull();
    expect(sideByLink(link, { ...enquiry, state: 'unconfirmed' })).toBeNull();
  });
});

describe('a chat', () => {
  it('is open to the browser that began it, until somebody goes on by another way', () => {
    expect(sideByChat(link, enquiry, ['chat'])).toBe('visitor');
    expect(sideByChat(link, { ...enquiry, state: 'unconfirmed' }, ['chat'])).toBe('visitor');
    for (const way of ['mail', 'page']) expect(sideByChat(link, enquiry, ['chat', way])).toBeNull();
    expect(sideByChat(link, enquiry, ['form'])).toBeNull();
    expect(sideByChat(link, enquiry, [])).toBeNull();
  });

  it('ends with the link, and never lets anybody stand on our side', () => {
    expect(sideByChat({ ...link, revokedAt: new Date() }, enquiry, ['chat'])).toBeNull();
    expect(sideByChat({ ...link, side: 'staff' }, enquiry, ['chat'])).toBeNull();
    expect(sideByChat({ ...link, enquiryId: 'b' }, enquiry, ['chat'])).toBeNull();
  });

  it('confirms no address by going on', () => {
    expect(stateAfter('visitor', 'unconfirmed')).toBe('unconfirmed');
    expect(stateAfter('visitor', 'closed')).toBe('open');
    expect(stateAfter('staff', 'unconfirmed')).toBe('answered');
  });
});

describe('an account', () => {
  it('opens what was sent from its address, once that is confirmed', () => {
    expect(sideByAccount(ann, enquiry)).toBe('visitor');
    expect(sideByAccount({ ...ann, emailVerified: false }, enquiry)).toBeNull();
    expect(sideByAccount(ben, enquiry)).toBeNull();
    expect(sideByAccount({ ...ann, email: null }, enquiry)).toBeNull();
    expect(sideByAccount({ ...ben, staff: true }, enquiry)).toBe('staff');
    expect(sideByAccount({ ...ann, staff: true }, { ...enquiry, state: 'unconfirmed' })).toBeNull();
  });

  it('opens what the company of its person has sent, and no other one’s', () => {
    expect(sideByAccount({ ...ben, companyId: 'dairy' }, enquiry)).toBe('visitor');
    expect(sideByAccount({ ...ben, companyId: 'bakery' }, enquiry)).toBeNull();
    expect(sideByAccount({ ...ben, companyId: null }, { ...enquiry, companyId: null })).toBeNull();
    expect(sideByAccount({ ...ben, companyId: 'dairy' }, { ...enquiry, state: 'unconfirmed' })).toBeNull();
  });

  it('gives an enquiry to its company only if the address is shown to be the sender’s', () => {
    const member = { ...ann, companyId: 'dairy' };
    expect(companyOf(member, 'ann@example.com')).toBe('dairy');
    expect(companyOf({ ...member, emailVerified: false }, 'ann@example.com')).toBeNull();
    expect(companyOf(member, 'somebody@example.com')).toBeNull();
    expect(companyOf(null, 'ann@example.com')).toBeNull();
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
