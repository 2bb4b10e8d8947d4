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

test('what has no switch is written too: props, what stands inside, what opens it', () => {
  expect(
    writtenCode(
      'Sheet',
      { edge: 'start', children: 'not this' },
      {},
      {
        given: ['id="rail"'],
        inside: '<nav>\n  …\n</nav>',
        before: '<Button commandfor="rail">Open</Button>',
      },
    ),
  ).toBe(`<Button commandfor="rail">Open</Button>
<Sheet edge="start" id="rail">
  <nav>
    …
  </nav>
</Sheet>`);
});

test('a prop of several lines has lines of its own', () => {
  expect(writtenCode('Menu', {}, {}, { given: ['trigger={\n  <Button>Export</Button>\n}'] })).toBe(
    '<Menu\n  trigger={\n    <Button>Export</Button>\n  }\n/>',
  );
});

test('a name in lower case is called', () => {
  expect(writtenCode('toast', { title: 'Zofia’s van', tone: 'done', duration: 6000 }, {})).toBe(
    "toast({ title: 'Zofia’s van', tone: 'done', duration: 6000 });",
  );
  expect(writtenCode('toast', { title: "It's here", text: 'x'.repeat(60) }, {})).toBe(
    `toast({\n  title: 'It\\'s here',\n  text: '${'x'.repeat(60)}',\n});`,
  );
});
