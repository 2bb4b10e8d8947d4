import { expect, test } from 'vitest';
import { markdownNodes, renderMarkdown } from './markdown.ts';

test('headings, lists, tables and links become HTML', () => {
  const html = renderMarkdown(
    '## What you take home\n\n- a *plan*\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[more](https://example.com)',
  );
  expect(html).toContain('<h2>What you take home</h2>');
  expect(html).toContain('<li>a <em>plan</em></li>');
  expect(html).toContain('<td>1</td>');
  expect(html).toContain('<a href="https://example.com">more</a>');
});

test('nothing that runs, loads or hides comes through', () => {
  const html = renderMarkdown(
    '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[press](javascript:alert(1))\n\n![seen](https://evil.example/p.gif)\n\n<div style="position:fixed">over everything</div>',
  );
  expect(html).not.toMatch(/script|onerror|javascript:|evil\.example|style=/);
  expect(html).toContain('press');
});

test('the pieces for a page are the same text, and just as safe', () => {
  const nodes = markdownNodes(
    'A **bold** [link](/pricing)\n\n<script>alert(1)</script>[x](javascript:alert(1))',
  );
  expect(nodes[0]).toEqual({
    tag: 'p',
    children: [
      'A ',
      { tag: 'strong', children: ['bold'] },
      ' ',
      { tag: 'a', href: '/pricing', children: ['link'] },
    ],
  });
  expect(JSON.stringify(nodes)).not.toMatch(/script/);
});
