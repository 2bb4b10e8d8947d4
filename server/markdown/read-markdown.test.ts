import { expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

it('gives Markdown as data', () => {
  expect(readMarkdown('Bring **a laptop** and [this](/events).')).toEqual([
    {
      tag: 'p',
      attributes: {},
      children: [
        'Bring ',
        { tag: 'strong', attributes: {}, children: ['a laptop'] },
        ' and ',
        { tag: 'a', attributes: { href: '/events' }, children: ['this'] },
        '.',
      ],
    },
  ]);
});

it('holds nothing that a page must not draw', () => {
  const all = JSON.stringify(
    readMarkdown('<script>x</script>\n\n[x](javascript:alert(1))\n\n<b onclick="x">y</b>\n\n# Big'),
  );
  for (const bad of ['script', 'onclick', 'h1']) expect(all).not.toContain(bad);
});
