import { expect, it } from 'vitest';
import { buttonFor } from './buttons.ts';
import { findChromium } from './find-chromium.server.ts';
import { isFiltered, NoSandbox, refuseRoot, startProblem } from './sandboxed.ts';

it.each([
  [['Settings', 'Accept all', 'Reject all'], 1, 2],
  [['Alle akzeptieren', 'Nur notwendige Cookies', 'Einstellungen'], 0, 1],
  [['Tout accepter', 'Continuer sans accepter'], 0, 1],
  [['Privacy policy', 'I do not agree', 'I agree'], 2, 1],
  [['Accept cookie settings and preferences', 'OK'], 1, null],
  [['Add to basket', 'Search', 'Menu'], null, null],
  [[`Accept ${'and read on '.repeat(20)}`], null, null],
] as const)('knows which of %j accepts and which refuses', (words, accepts, refuses) => {
  expect(buttonFor(words, 'accepted')).toBe(accepts);
  expect(buttonFor(words, 'refused')).toBe(refuses);
});

it.each([
  ['English', 'Accept all', 'Reject all'],
  ['German', 'Alle akzeptieren', 'Ablehnen'],
  ['French', 'Tout accepter', 'Tout refuser'],
  ['Spanish', 'Aceptar todo', 'Rechazar todo'],
  ['Italian', 'Accetta tutti', 'Rifiuta tutti'],
  ['Dutch', 'Akkoord', 'Weigeren'],
  ['Swedish', 'Godkänn alla', 'Avvisa alla'],
  ['Danish', 'Accepter alle', 'Afvis alle'],
  ['Polish', 'Zaakceptuj wszystkie', 'Odrzuć wszystkie'],
  ['Portuguese', 'Aceitar tudo', 'Rejeitar tudo'],
])('finds both buttons by their words in %s', (_language, accept, refuse) => {
  expect(buttonFor([refuse, accept], 'accepted')).toBe(1);
  expect(buttonFor([accept, refuse], 'refused')).toBe(1);
});

it('starts nothing as root, and says so; a Chromium without a sandbox is told of as such', () => {
  expect(() => refuseRoot(0)).toThrow(NoSandbox);
  expect(() => refuseRoot(1000)).not.toThrow();
  expect(startProblem(new Error('FATAL: No usable sandbox! Update your kernel'))).toBeInstanceOf(NoSandbox);
  expect(startProblem(new Error('ENOENT'))).not.toBeInstanceOf(NoSandbox);
});

it('believes in a sandbox only where the kernel filters', () => {
  expect(isFiltered('Name:\tchrome\nSeccomp:\t2\nSeccomp_filters:\t3\n')).toBe(true);
  expect(isFiltered('Name:\tchrome\nSeccomp:\t0\n')).toBe(false);
});

it('looks for a Chromium where it is told to, and nowhere else', () => {
  expect(findChromium('/nowhere/chromium', '/usr/bin')).toBeNull();
  expect(findChromium(undefined, '/nowhere')).toBeNull();
  expect(findChromium(process.execPath)).toBe(process.execPath);
});
