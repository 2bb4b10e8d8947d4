import { describe, expect, it } from 'vitest';
import { readAdvisories } from './advisories.ts';
import { countsByLicence, isAllowed, licenceProblem } from './licence-rules.ts';
import { lockedPackages, staleStatements } from './read-lockfile.ts';

describe('a licence', () => {
  it.each(['MIT', '(MIT OR EUPL-1.1+)', 'GPL-3.0 OR MIT', 'MIT AND Zlib', '(MIT AND Zlib)', 'OFL-1.1'])(
    '%s is allowed',
    (expression) => expect(isAllowed(expression)).toBe(true),
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'MIT AND GPL-3.0-only',
    'SEE LICENSE IN LICENSE.txt',
    'UNLICENSED',
    'BUSL-1.1',
    '',
    // Nested expressions are not read: somebody has to look.
    '(MIT AND (GPL-3.0 OR ISC))',
  ])('%s is not', (expression) => expect(isAllowed(expression)).toBe(false));
});

describe('a package', () => {
  it('without a licence is refused, unless its own file names one', () => {
    expect(licenceProblem({ name: 'left-behind', licence: undefined, dev: false })).toMatch(/no licence/);
    expect(licenceProblem({ name: 'png-js', licence: undefined, dev: false })).toBeNull();
  });

  it('under the LGPL may be a tool of developers, and only the one that is known', () => {
    const licence = 'Apache-2.0 AND LGPL-3.0-or-later';
    expect(licenceProblem({ name: '@img/sharp-win32-x64', licence, dev: true })).toBeNull();
    expect(licenceProblem({ name: '@img/sharp-win32-x64', licence, dev: false })).toMatch(/not on the list/);
    expect(licenceProblem({ name: 'other', licence, dev: true })).toMatch(/not on the list/);
  });

  it('is counted under its licence', () => {
    const [a, b] = [
      { name: 'a', licence: 'ISC', dev: false },
      { name: 'b', licence: 'MIT', dev: false },
    ];
    expect(countsByLicence([a, b, b])).toEqual([
      ['MIT', 2],
      ['ISC', 1],
    ]);
  });
});

it('every package that is locked is under a licence that is allowed', () => {
  const packages = lockedPackages();
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.map(licenceProblem).filter(Boolean)).toEqual([]);
  expect(staleStatements()).toEqual([]);
});

it('the registry’s answer is read, and one that did not come is no all-clear', () => {
  const report = {
    vulnerabilities: {
      bad: { severity: 'high', via: [{ title: 'Runs anything', url: 'https://advisory.example/1' }] },
      user: { severity: 'high', via: ['bad'] },
    },
  };
  expect(readAdvisories(JSON.stringify(report))).toEqual({
    is: 'known',
    lines: ['high: bad: Runs anything (https://advisory.example/1)'],
  });
  expect(readAdvisories('{"vulnerabilities":{}}')).toEqual({ is: 'known', lines: [] });
  expect(readAdvisories('{"message":"405 Method Not Allowed"}')).toEqual({
    is: 'unknown',
    why: '405 Method Not Allowed',
  });
  expect(readAdvisories('')).toMatchObject({ is: 'unknown' });
});
