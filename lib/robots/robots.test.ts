import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern, fits, normalised } from './pattern.ts';
import { readRobotsFile } from './read-robots.ts';
import { rulesFor } from './rules-for.ts';

const site = 'https://www.example.com';
const decided = (file: string, path: string, agent = 'AkraBot') =>
  rulesFor(readRobotsFile(file), agent).decide(new URL(path, site).href);
const allowed = (file: string, path: string, agent?: string) => decided(file, path, agent).allowed;
const forbidding = (rule: string) => `User-agent: *\nDisallow: ${rule}`;

/** The matching by its definition, slow and plain: every way to spread a wildcard is tried. */
function plainFits(rule: string, path: string): boolean {
  if (rule === '') return true;
  if (rule === '$') return path === '';
  if (rule.startsWith('*'))
    return plainFits(rule.slice(1), path) || (path !== '' && plainFits(rule, path.slice(1)));
  return path !== '' && rule[0] === path[0] && plainFits(rule.slice(1), path.slice(1));
}

describe('a rule', () => {
  it('fits as its definition says', () => {
    const sign = fc.constantFrom('a', 'b', '/');
    const rule = fc.string({ unit: fc.oneof(sign, fc.constant('*')), maxLength: 8 });
    const path = fc.string({ unit: sign, maxLength: 10 });
    fc.assert(
      fc.property(rule, fc.boolean(), path, (body, ends, given) => {
        const text = `/${body}${ends ? '$' : ''}`;
        const pattern = compilePattern(text, false);
        if (!pattern) throw new Error('it says something');
        expect(fits(pattern, `/${given}`, { left: 1e6 })).toBe(plainFits(text, `/${given}`));
      }),
      { numRuns: 2000 },
    );
  });

  // The table of Google's documentation.
  it.each([
    ['/', ['/', '/any'], []],
    ['/*', ['/', '/any'], []],
    ['/$', ['/'], ['/any']],
    [
      '/fish',
      ['/fish', '/fish.html', '/fish/salmon.html', '/fishheads', '/fish.php?id=x'],
      ['/Fish.asp', '/catfish', '/desert/fish'],
    ],
    ['/fish*', ['/fish', '/fish.html', '/fishheads/yummy.html'], ['/Fish.asp', '/catfish', '/?id=fish']],
    ['/fish/', ['/fish/', '/fish/?id=x', '/fish/salmon.htm'], ['/fish', '/fish.html', '/animals/fish/']],
    [
      '/*.php',
      ['/index.php', '/filename.php', '/folder/filename.php?parameters', '/filename.php/'],
      ['/', '/windows.PHP'],
    ],
    [
      '/*.php$',
      ['/filename.php', '/folder/filename.php'],
      ['/filename.php?parameters', '/filename.php/', '/filename.php5'],
    ],
    ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?parameters'], ['/Fish.PHP']],
    ['/this/*/exactly', ['/this/path/exactly'], ['/this/exactly']],
    ['fish', [], ['/fish']],
  ])('%s forbids what it should', (rule, forbidden, open) => {
    expect(forbidden.filter((path) => allowed(forbidding(rule), path))).toEqual([]);
    expect(open.filter((path) => !allowed(forbidding(rule), path))).toEqual([]);
  });

  // Figures 4 and 6 of RFC 9309.
  it.each([
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz'],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar'],
    ['/foo/bar?baz=https%3a%2f%2ffoo.bar', '/foo/bar?baz=https://foo.bar'],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%e3%83%84', '/foo/bar/ツ'],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html'],
    ['/path/foo-%24', '/path/foo-$'],
    ['/price$list', '/price$list'],
    ['/a b', '/a%20b'],
    ['/100%', '/100%'],
  ])('%s and %s are one path in two spellings', (rule, path) => {
    expect(allowed(forbidding(rule), path)).toBe(false);
  });

  it('keeps apart what only looks alike', () => {
    expect(allowed(forbidding('/a%2Fb'), '/a/b')).toBe(true);
    expect(allowed(forbidding('/file-%2A.html'), '/file-x.html')).toBe(true);
    expect(normalised('/%E3%83\ud800')).toBe('/%E3%83%EF%BF%BD');
  });
});

describe('which rule decides', () => {
  const example = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot

EOF`;

  // Section 5.1 of RFC 9309.
  it.each([
    ['foobot', '/example/page.html', true],
    ['foobot', '/example/allowed.gif', true],
    ['foobot', '/example/disallowed.gif', false],
    ['barbot', '/example/page.html', false],
    ['BazBot', '/example/page.html', false],
    ['barbot', '/publications/x.gif', true],
    ['quxbot', '/example/', true],
    ['other', '/example/', false],
    ['other', '/publications/', true],
    ['other', '/publications/x.gif', true],
    ['other', '/x.gif', false],
  ])('for %s and %s by the example of the standard', (agent, path, answer) => {
    expect(allowed(example, path, agent)).toBe(answer);
  });

  it('is the longest, and of two alike the one that allows; its line is told', () => {
    const file = 'User-agent: *\nDisallow: /folder\nAllow: /folder\nDisallow: /page\nAllow: /*.htm$';
    expect(decided(file, '/folder/x')).toEqual({ allowed: true, line: 3 });
    expect(decided(file, '/page.htm')).toEqual({ allowed: true, line: 5 });
    expect(decided(file, '/page')).toEqual({ allowed: false, line: 4 });
    expect(decided(file, '/other')).toEqual({ allowed: true });
    expect(allowed(forbidding('/'), '/robots.txt')).toBe(true);
  });

  it('is of all groups that name the program, and of those for everybody only where none does', () => {
    const file =
      'User-agent: AkraBot/2.1\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\nUser-agent: akrabot\nDisallow: /c';
    expect(['/a', '/b', '/c'].map((path) => allowed(file, path))).toEqual([false, true, false]);
    expect(['/a', '/b', '/c'].map((path) => allowed(file, path, 'Other'))).toEqual([true, false, true]);
  });

  it('does not come from lines before the first group, and an empty one forbids nothing', () => {
    expect(allowed('Disallow: /\nUser-agent: *\nDisallow: /x', '/')).toBe(true);
    expect(allowed('User-agent: AkraBot\nDisallow:\nUser-agent: *\nDisallow: /', '/')).toBe(true);
  });
});

describe('a file', () => {
  it('is read with its mark, comments, all line ends and lines of others between', () => {
    const file = readRobotsFile(
      '\uFEFFuser-agent : A # first\r\rSitemap: https://a.example/map.xml\nUSER-AGENT: b\r\ncrawl-delay: 2.5\nHello\ndisallow: /x # y',
    );
    expect(file).toMatchObject({
      groups: [{ agents: ['a', 'b'], delay: 2.5, rules: [{ allows: false, line: 7 }] }],
      sitemaps: ['https://a.example/map.xml'],
      unknown: [{ line: 6, text: 'Hello' }],
    });
    expect(rulesFor(file, 'B').delay).toBe(2.5);
    expect(rulesFor(readRobotsFile('User-agent: *\nCrawl-delay: soon'), 'B').delay).toBeUndefined();
  });

  it('never makes a reader fail, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.webUrl({ withQueryParameters: true }),
        (text, address) => {
          expect(
            rulesFor(readRobotsFile(`User-agent: *\nDisallow: ${text}\n${text}`), 'x').decide(address),
          ).toHaveProperty('allowed');
        },
      ),
    );
  });

  it('that is longer than anybody means is cut so that it forbids more, not less', () => {
    const long = `/${'a'.repeat(3000)}`;
    expect(allowed(forbidding(`${long}/deep`), `${long}/other`)).toBe(false);
    expect(allowed(`${forbidding('/')}\nAllow: ${long}`, long)).toBe(false);
    expect(allowed(forbidding(`/${'*a'.repeat(40)}b`), `/${'a'.repeat(40)}`)).toBe(false);
    expect(allowed(`${forbidding('/')}\nAllow: /${'*a'.repeat(40)}`, `/${'a'.repeat(40)}`)).toBe(false);
  });

  // Each took a matcher that tries every way minutes or more; this one gives up early and leaves the site alone.
  it.each([
    ['one rule of wildcards', `/${'*a'.repeat(30)}b`],
    ['many rules of wildcards', Array.from({ length: 20_000 }, (_, n) => `*a*a*a*${n}`).join('\nDisallow: ')],
    ['many rules that nearly fit', Array.from({ length: 15_000 }, () => '*aaaaaaaab').join('\nDisallow: ')],
    [
      'long rules that nearly fit',
      Array.from({ length: 250 }, () => `*${'a'.repeat(1900)}b`).join('\nDisallow: '),
    ],
  ])('of %s is decided about at once', (_, rules) => {
    const read = rulesFor(readRobotsFile(forbidding(rules)), 'x');
    const path = `${site}/${'a'.repeat(7000)}`;
    for (let asked = 0; asked < 20; asked += 1) read.decide(path);
    expect(read.decide(`${site}/short`)).toHaveProperty('allowed');
  });
});
