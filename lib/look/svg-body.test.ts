import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSvgBody, writeSvgBody } from './svg-body.ts';

const clean = (body: string) => {
  const nodes = readSvgBody(body);
  return nodes && writeSvgBody(nodes);
};

test('a drawing passes as it is', () => {
  const body = '<g fill="none" stroke="currentColor"><path d="M8 2v3"/><rect width="18" x="3"/></g>';
  expect(clean(body)).toBe(body);
});

describe('what does not draw is left out', () => {
  const cases: Record<string, [string, string]> = {
    'a script with its text': ['<path d="M0 0"/><script>alert(1)</script>', '<path d="M0 0"/>'],
    'a foreign element with all it holds': [
      '<foreignObject><g><path d="M1 1"/></g></foreignObject><path d="M0 0"/>',
      '<path d="M0 0"/>',
    ],
    'an event': ['<path d="M0 0" onclick="alert(1)" onLoad="x"/>', '<path d="M0 0"/>'],
    'a style': ['<path style="fill:url(//evil.example)" d="M0 0"/>', '<path d="M0 0"/>'],
    'an address elsewhere': ['<use href="https://evil.example/a.svg#x"/>', '<use/>'],
    'an old address elsewhere': ['<use xlink:href="javascript:alert(1)"/>', '<use/>'],
    'a paint from elsewhere': ['<path fill="url(https://evil.example#a)"/>', '<path/>'],
    'a spelled-out word': ['<path fill="url&#40;//evil.example)"/>', '<path/>'],
    'a movement that could set an address': ['<animate attributeName="href" values="x"/>', ''],
    'a picture': ['<image href="https://evil.example/a.png"/>', ''],
  };
  for (const [name, [body, expected]] of Object.entries(cases))
    test(name, () => expect(clean(body)).toBe(expected));
});

test('a reference to its own part stays', () => {
  const body = '<defs><mask id="a"><path d="M0 0"/></mask></defs><use href="#b" mask="url(#a)"/>';
  expect(clean(body)).toBe(body);
});

test.each([
  '<path',
  '<g><path d="M0 0"/>',
  '</g>',
  '<g></path>',
  '<!-- x -->',
  '<path d=M0/>',
  '<path d="<"/>',
])('what is not well formed is refused: %s', (body) => expect(clean(body)).toBeNull());

test('whatever comes in, what goes out holds no way to run or fetch anything, and passes again unchanged', () => {
  const part = fc.constantFrom(
    '<path d="M0 0"/>',
    '<g>',
    '</g>',
    '<script>',
    '</script>',
    ' onload="x"',
    '<a href="javascript:x">',
    '</a>',
    '<use href="//x"/>',
    '<use href="#x"/>',
    '<path fill=\'url("//x")\'/>',
    '<path fill="url(#a)"/>',
    'text',
    '"',
    '<',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const once = clean(parts.join(''));
      if (once === null) return;
      expect(once).not.toMatch(/script|onload|javascript|\/\/x/);
      expect(clean(once)).toBe(once);
    }),
  );
});
