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

it('knows headings, lists and tables', () => {
  const all = JSON.stringify(readMarkdown('## Bring\n\n- a *plan*\n\n| a | b |\n|---|---|\n| 1 | 2 |'));
  for (const tag of ['h2', 'li', 'em', 'td']) expect(all).toContain(`"tag":"${tag}"`);
});

it('holds nothing that runs, loads, hides or stands above the page', () => {
  const all = JSON.stringify(
    readMarkdown(
      '<script>x</script>\n\n[x](javascript:alert(1))\n\n<b onclick="x">y</b>\n\n# Big\n\n![seen](https://evil.example/p.gif)\n\n<div style="position:fixed">over</div>',
    ),
  );
  expect(all).not.toMatch(/script|onclick|h1|evil\.example|style/);
});
