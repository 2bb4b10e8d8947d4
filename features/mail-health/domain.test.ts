import { describe, expect, it } from 'vitest';
import { judgeDkim, judgeDmarc, judgeMx, judgeSpf } from './domain.ts';

describe('SPF', () => {
  it.each([
    ['good', ['other', 'v=spf1 include:_spf.example.net ~all']],
    ['good', ['v=spf1 mx -all']],
    ['good', ['v=spf1 redirect=_spf.example.net']],
    ['missing', ['google-site-verification=x']],
    ['missing', []],
    ['wrong', ['v=spf1 mx ~all', 'v=spf1 a -all']],
    ['wrong', ['v=spf1 mx +all']],
    ['wrong', ['v=spf1 mx all']],
    ['wrong', [`v=spf1 ${Array.from({ length: 11 }, (_, n) => `include:s${n}.example`).join(' ')} -all`]],
    ['weak', ['v=spf1 mx ?all']],
    ['weak', ['v=spf1 mx']],
    ['unknown', null],
  ])('%s: %j', (state, txt) => expect(judgeSpf('example.com', txt, null).state).toBe(state));

  it('says what to set', () => {
    expect(judgeSpf('example.com', [], 'smtp.example.net').set).toBe('v=spf1 a:smtp.example.net ~all');
    expect(judgeSpf('example.com', ['v=spf1 mx ?all'], null).set).toBe('v=spf1 mx ~all');
    expect(judgeSpf('example.com', ['v=spf1 mx +all'], null).set).toBe('v=spf1 mx ~all');
  });
});

describe('DKIM', () => {
  const signing = { domain: 'example.com', selector: 'mail', publicKey: 'AAAA' };
  it.each([
    ['good', ['v=DKIM1; k=rsa; p=AA AA']],
    ['wrong', ['v=DKIM1; p=BBBB']],
    ['missing', []],
    ['unknown', null],
  ])('%s: %j', (state, txt) => expect(judgeDkim('example.com', signing, txt).state).toBe(state));

  it('of another domain does not count', () => {
    expect(judgeDkim('other.com', signing, ['p=AAAA'])).toMatchObject({
      state: 'weak',
      at: 'mail._domainkey.example.com',
    });
    expect(judgeDkim('news.example.com', signing, ['p=AAAA']).state).toBe('good');
    expect(judgeDkim('example.com', null, null).state).toBe('weak');
  });
});

describe('DMARC', () => {
  it.each([
    ['good', ['v=DMARC1; p=reject; rua=mailto:x@example.com']],
    ['good', ['v=DMARC1;p=quarantine']],
    ['weak', ['v=DMARC1; p=none; rua=mailto:x@example.com']],
    ['weak', ['v=DMARC1; p=none']],
    ['wrong', ['v=DMARC1; sp=none']],
    ['wrong', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']],
    ['missing', ['something']],
    ['unknown', null],
  ])('%s: %j', (state, txt) =>
    expect(judgeDmarc('example.com', '_dmarc.example.com', txt).state).toBe(state),
  );
});

it('wants a domain that takes mail', () => {
  expect(judgeMx('example.com', ['mx.example.com']).state).toBe('good');
  expect(judgeMx('example.com', []).state).toBe('weak');
  expect(judgeMx('example.com', null).state).toBe('unknown');
});
