import { describe, expect, it } from 'vitest';
import { mayChangeDetails, type Person, reachOf } from './policy.ts';

const person = (more: Partial<Person> = {}): Person => ({
  userId: 'ann',
  emailKey: 'ann@example.com',
  membership: null,
  ...more,
});
const inCompany = (role: 'owner' | 'member', companyId = 'acme') =>
  person({ membership: { companyId, role } });
const own = { userId: 'ann', companyId: null, emailKey: 'ann@example.com' };
const ofAcme = { userId: 'ann', companyId: 'acme', emailKey: 'ann@example.com' };

describe('who reaches a bill', () => {
  it('is the person it was written to, by account or by confirmed address', () => {
    expect(reachOf(person(), own)).toBe('acts');
    expect(reachOf(person({ emailKey: null }), own)).toBe('acts');
    expect(reachOf(person({ userId: 'other' }), { ...own, userId: null })).toBe('acts');
  });

  it('is nobody by an address that is not confirmed, and no stranger', () => {
    expect(reachOf(person({ userId: 'other', emailKey: null }), own)).toBe('none');
    expect(reachOf(person({ userId: 'ben', emailKey: 'ben@example.com' }), own)).toBe('none');
    // What was erased names nobody, and is nobody's.
    expect(reachOf(person({ emailKey: null }), { userId: null, companyId: null, emailKey: '' })).toBe('none');
  });

  it('is the company: members read, owners act, others do neither', () => {
    expect(reachOf(inCompany('owner'), ofAcme)).toBe('acts');
    expect(reachOf(inCompany('member'), ofAcme)).toBe('reads');
    expect(reachOf(inCompany('owner', 'other'), ofAcme)).toBe('none');
    expect(reachOf(person(), ofAcme)).toBe('none');
  });

  it('lets owners, and who is in no company, change the details', () => {
    expect(mayChangeDetails(inCompany('owner'))).toBe(true);
    expect(mayChangeDetails(person())).toBe(true);
    expect(mayChangeDetails(inCompany('member'))).toBe(false);
  });
});
