import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHtml } from './check.ts';
import { contrastOf } from './contrast.ts';
import { type RuleId, ruleIds, rules } from './rules.ts';
import { readTree } from './tree.ts';

const faults = (rule: RuleId, html: string) => rules[rule](readTree(html)).map(({ said }) => said);

/** For each rule a page that keeps it and one that breaks it in each of the ways it knows. */
const cases: Readonly<Record<RuleId, { good: string; bad: readonly string[] }>> = {
  labels: {
    good: '<label for="a">Name</label><input id="a"><label>Town <select></select></label><input type="hidden"><input aria-label="Search">',
    bad: [
      '<input>',
      '<input placeholder="Name">',
      '<label for="b">Name</label><input id="a">',
      '<label for="a"></label><textarea id="a"></textarea>',
    ],
  },
  headings: {
    good: '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>',
    bad: ['<p>x</p>', '<h2>A</h2>', '<h1>A</h1><h3>B</h3>', '<h1>A</h1><h1>B</h1>', '<h1></h1>'],
  },
  alternatives: {
    good: '<img src="a.png" alt="A violin in its case"><img src="line.png" alt="">',
    bad: ['<img src="a.png">', '<img alt="IMG_2041.jpg">', '<img alt="picture of a boat">'],
  },
  landmarks: {
    good: '<header><p>x</p></header><main><h1>A</h1></main>',
    bad: [
      '<div>x</div>',
      '<main></main><main></main>',
      '<main></main><p>x</p>',
      '<nav></nav><nav></nav><main></main>',
    ],
  },
  buttons: {
    good: '<a href="/a">Opening hours</a><button>Save</button><button aria-label="Close"><svg></svg></button>',
    bad: [
      '<a>Save</a>',
      '<a href="#">Save</a>',
      '<div onclick="save()">Save</div>',
      '<a href="/a">here</a>',
      '<button></button>',
    ],
  },
  tables: {
    good: '<table><caption>Trams</caption><tr><th scope="col">Line</th></tr><tr><td>4</td></tr></table>',
    bad: [
      '<table><caption>T</caption><tr><td>4</td></tr></table>',
      '<table><caption>T</caption><tr><th>Line</th></tr></table>',
      '<table><tr><th scope="col">L</th></tr></table>',
    ],
  },
  language: {
    good: '<html lang="en-GB"><head><title>Trams</title></head><body><p lang="fr">Bonjour</p></body></html>',
    bad: [
      '<p>x</p>',
      '<html><title>T</title></html>',
      '<html lang="english"><title>T</title></html>',
      '<html lang="en"></html>',
    ],
  },
  colours: {
    good: '<p style="color: #333">x</p><p style="background:#003; color: white">y</p>',
    bad: ['<p style="color:#aaa">x</p>', '<div style="background: navy"><p>x</p></div>'],
  },
};

describe.each(ruleIds)('%s', (rule) => {
  it('accepts a page that keeps it', () => expect(faults(rule, cases[rule].good)).toEqual([]));
  it.each(cases[rule].bad)('finds the fault in %s', (html) => {
    expect(faults(rule, html).length).toBeGreaterThan(0);
  });
});

it('says in which line a fault stands', () => {
  expect(rules.alternatives(readTree('<p>\n</p>\n<img src="a.png">'))[0]?.line).toBe(3);
});

it('asks for what has to be there, and for words that have to stay', () => {
  const task = {
    rules: ['headings'],
    needs: [{ select: 'nav a[href]', count: 2, said: 'Two links in a nav' }],
    keeps: ['Opening hours'],
  };
  const met = (html: string) => checkHtml(html, task).map(({ isMet }) => isMet);
  expect(met('<h1>Opening hours</h1><nav><a href="/a">A</a><ul><a href="/b">B</a></ul></nav>')).toEqual([
    true,
    true,
    true,
  ]);
  expect(met('<h1>Hours</h1><nav><a>A</a></nav>')).toEqual([true, false, false]);
});

it('reads whatever somebody types without an error', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (typed) => void checkHtml(`<p>${typed}`, { rules: ruleIds, needs: [], keeps: [] }),
    ),
  );
});

/** The formula of WCAG written out again. */
function plainContrast(a: string, b: string): number {
  const light = (hex: string) => {
    const part = (at: number) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  };
  const [one, other] = [light(a), light(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

it('counts contrast as WCAG does', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect(Math.abs(contrastOf(a, b) - plainContrast(a, b))).toBeLessThan(0.02);
    }),
  );
});
