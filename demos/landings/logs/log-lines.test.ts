import { describe, expect, it } from 'vitest';
import { clockOf, mostLines, pauseBefore, readFilter, readLine, readLog, written } from './log-lines.ts';
import { sampleLog } from './words.ts';

const read = readLog(sampleLog);
const lines = 'lines' in read ? read.lines : [];
const kept = (typed: string) => {
  const filter = readFilter(typed);
  return 'keeps' in filter ? lines.filter(filter.keeps).length : filter.trouble;
};

describe('a line', () => {
  it.each([
    [
      '09:14:02.118 info cart checkout started',
      { at: '09:14:02.118', level: 'info', service: 'cart', text: 'checkout started' },
    ],
    [
      '2026-11-19T09:14:02Z ERROR [pay] card refused',
      { at: '2026-11-19T09:14:02Z', level: 'error', service: 'pay', text: 'card refused' },
    ],
    [
      'Nov 19 09:14:02 sshd: connection closed',
      { at: 'Nov 19 09:14:02', level: 'info', service: 'sshd', text: 'connection closed' },
    ],
    [
      '{"level":50,"time":"09:00:00","name":"api","msg":"boom"}',
      { at: '09:00:00', level: 'error', service: 'api', text: 'boom' },
    ],
    ['{"severity":"warning","message":"hm"}', { at: '', level: 'warn', service: '-', text: 'hm' }],
    ['something failed', { at: '', level: 'error', service: '-', text: 'something failed' }],
    ['{ no json', { at: '', level: 'info', service: '-', text: '{ no json' }],
  ])('is read from %s', (line, parts) => expect(readLine(line)).toEqual(parts));
  it('is written as it was read', () => expect(lines.map(written).join('\n')).toBe(sampleLog));
});

it('refuses an empty log and one that is too long', () => {
  expect(readLog(' \n ')).toMatchObject({ trouble: expect.stringMatching(/no line/) });
  expect(readLog('x\n'.repeat(mostLines + 1))).toMatchObject({
    trouble: expect.stringMatching(/5001 lines/),
  });
});

describe('a filter', () => {
  it.each([
    ['', 12],
    ['pay', 4],
    ['-pay', 8],
    ['level:error', 2],
    ['level:warn', 5],
    ['service:rates level:warn', 2],
    ['/took=\\d{3,}ms/', 1],
    ['cart -retried', 3],
  ])('%s', (typed, count) => expect(kept(typed)).toBe(count));
  it('says what is wrong with it', () => {
    expect(kept('/took=(/')).toMatch(/isn’t a regular expression/);
    expect(kept('level:loud')).toMatch(/no level “loud”/);
  });
});

describe('time', () => {
  it('is read from a clock', () => {
    expect(clockOf('2026-11-19T00:01:02.5Z')).toBe(62_500);
    expect(clockOf('yesterday')).toBeNull();
  });
  it('passes as it was written, within limits', () => {
    expect(pauseBefore(lines, 1)).toBe(60);
    expect(pauseBefore(lines, 3)).toBe(737);
    expect(pauseBefore([readLine('a'), readLine('b')], 1)).toBe(200);
  });
});
