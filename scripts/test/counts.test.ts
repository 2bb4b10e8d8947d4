import { expect, it } from 'vitest';
import { countsIn } from './counts.ts';

it.each([
  ['the line of npm test', '1 passed\n\n4250 passed, 0 failed\n', 0, { passed: 4250, failed: 0 }],
  ['failures', '\n240 passed, 2 failed\n', 1, { passed: 240, failed: 2 }],
  [
    'the lines of Playwright',
    '  1 failed\n    [kit] a key\n  312 passed (4.0m)\n',
    1,
    { passed: 312, failed: 1 },
  ],
  ['colours', '\u001b[32m160 passed\u001b[39m (160)', 0, { passed: 160, failed: 0 }],
  ['a command that counts nothing', 'The runtime tree serves.', 0, { passed: 1, failed: 0 }],
  ['one that broke before it counted', '', 1, { passed: 0, failed: 1 }],
  ['one that broke after it counted', '240 passed, 0 failed', 1, { passed: 240, failed: 1 }],
])('reads %s', (_, output, code, counts) => {
  expect(countsIn(output, code)).toEqual(counts);
});
