import { expect, it } from 'vitest';
import { judgeStanding, withMail } from './mail-standing.ts';

const at = (time: string) => new Date(`2026-11-17T${time}:00Z`);

it.each([
  ['off', { isSetUp: false, stuckSince: null, lastSent: null }],
  ['off', { isSetUp: false, stuckSince: at('09:00'), lastSent: at('10:00') }],
  ['leaves', { isSetUp: true, stuckSince: null, lastSent: null }],
  ['leaves', { isSetUp: true, stuckSince: at('09:00'), lastSent: at('09:01') }],
  ['failing', { isSetUp: true, stuckSince: at('09:00'), lastSent: at('08:59') }],
  ['failing', { isSetUp: true, stuckSince: at('09:00'), lastSent: null }],
] as const)('is %s with %o', (standing, facts) => {
  expect(judgeStanding(facts)).toBe(standing);
});

it('says that something was sent only while email leaves', () => {
  const said = (standing: 'leaves' | 'off' | 'failing') =>
    withMail(standing, 'Invoice 7 is issued', 'It’s on its way to ann@example.com');
  expect(said('leaves')).toBe('Invoice 7 is issued. It’s on its way to ann@example.com.');
  expect(said('off')).toMatch(/^Invoice 7 is issued\. Email isn’t set up yet/);
  expect(said('failing')).toMatch(/^Invoice 7 is issued\. The mail server isn’t answering/);
  expect(said('off') + said('failing')).not.toContain('on its way');
});
