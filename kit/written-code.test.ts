import { expect, test } from 'vitest';
import { writtenCode } from './written-code.ts';

test('what equals its default is not written', () => {
  expect(
    writtenCode('Button', { variant: 'main', size: 'small', children: 'Send' }, { variant: 'main' }),
  ).toBe('<Button size="small">Send</Button>');
});

test('a prop that is on is its name alone, one that is off is absent', () => {
  expect(writtenCode('Alert', { open: true, quiet: false }, {})).toBe('<Alert open />');
});

test('figures and quotes stand in braces', () => {
  expect(writtenCode('Progress', { value: 40, label: 'a "b"' }, {})).toBe(
    '<Progress value={40} label={"a \\"b\\""} />',
  );
});

test('a long line is broken, a line a prop', () => {
  const long = 'x'.repeat(60);
  expect(writtenCode('Toast', { heading: long, tone: 'done' }, {})).toBe(
    `<Toast\n  heading="${long}"\n  tone="done"\n/>`,
  );
});
