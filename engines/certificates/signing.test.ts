import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type Certificate, codeOf, findCode, readCode, toBase64Url } from './payload.ts';
import { createKeys, keyText, sign, verify } from './signing.ts';

const words = fc
  .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  .map((text) => text.normalize('NFC'));
const certificate: fc.Arbitrary<Certificate> = fc.record({
  number: fc.constant('2026-0042'),
  name: words,
  subject: words,
  issuer: words,
  day: fc.constant('2026-11-18'),
});
const keys = await createKeys();

it('verifies what was signed, in any script', async () => {
  await fc.assert(
    fc.asyncProperty(certificate, async (one) => {
      const signed = await sign(one, keys);
      const verdict = await verify(codeOf(signed));
      expect(verdict).toEqual({ is: 'valid', signed });
    }),
    { numRuns: 30 },
  );
});

it('notices every change of a letter, wherever it is', async () => {
  const code = codeOf(
    await sign(
      { number: '2026-0001', name: 'Ada Ng', subject: 'First aid', issuer: 'School', day: '2026-11-18' },
      keys,
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(code.length - 1), fc.constantFrom('A', 'z', '7', '_'), async (place, letter) => {
      const changed = code.slice(0, place) + letter + code.slice(place + 1);
      const verdict = await verify(changed);
      // The last letter of a part may hold bits that mean nothing.
      if (changed === code || (code[place + 1] ?? '.') === '.') return;
      expect(verdict.is).not.toBe('valid');
    }),
    { numRuns: 60 },
  );
});

it('says that it can’t check where the browser knows no Ed25519, and not that something was changed', async () => {
  const code = codeOf(
    await sign({ number: '1', name: 'Ada', subject: 'x', issuer: 'y', day: '2026-11-18' }, keys),
  );
  const unknown = new DOMException('Unrecognized algorithm name', 'NotSupportedError');
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unknown);
  vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(unknown);
  expect(await verify(code)).toEqual({ is: 'uncheckable' });
  vi.restoreAllMocks();
  // A page over plain http has no signatures at all.
  vi.stubGlobal('crypto', {});
  expect(await verify(code)).toEqual({ is: 'uncheckable' });
  vi.unstubAllGlobals();
  expect(await verify(code)).toMatchObject({ is: 'valid' });
});

it('takes a key of the wrong length for a change', async () => {
  const code = codeOf(
    await sign({ number: '1', name: 'Ada', subject: 'x', issuer: 'y', day: '2026-11-18' }, keys),
  );
  expect(await verify(code.slice(0, -4))).toEqual({ is: 'changed' });
});

it('makes keys whose private half can’t be read out', async () => {
  const { privateKey } = await createKeys();
  await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow();
  await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow();
});

it('takes a name for the same whether an accent is a letter of its own or not', async () => {
  const of = (name: string) => ({ number: '1', name, subject: 'x', issuer: 'y', day: '2026-11-18' });
  const signed = await sign(of('Zoe\u0301'), keys);
  const retyped = codeOf({ ...signed, certificate: of('Zo\u00e9') });
  expect(await verify(retyped)).toMatchObject({ is: 'valid' });
});

it('takes words that somebody else signed for theirs, not for ours', async () => {
  const other = await createKeys();
  const signed = await sign(
    { number: '1', name: 'Ada', subject: 'x', issuer: 'y', day: '2026-11-18' },
    other,
  );
  const verdict = await verify(codeOf(signed));
  expect(verdict.is).toBe('valid');
  expect(signed.key).not.toBe(await keyText(keys.publicKey));
});

it('finds the code in a link and in the broken lines of a PDF', async () => {
  const code = codeOf(
    await sign({ number: '1', name: '山田', subject: 'x', issuer: 'y', day: '2026-11-18' }, keys),
  );
  const lines = code.replace(/(.{50})/g, '$1\n');
  for (const text of [code, `https://example.com/certificates#/check/${code}`, lines])
    expect(findCode(text)).toBe(code);
  expect(findCode('nothing here')).toBeNull();
  for (const text of ['', 'a.b.c', `${toBase64Url(new Uint8Array([255]))}.x.y`])
    expect(readCode(text)).toBeNull();
});
