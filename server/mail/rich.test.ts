import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { richHtml, richPlain } from './rich.ts';

const site = 'https://akra.example';
const source = `## One thing

Read [the post](/blog/slots) or **this**: <https://other.example/>.

- first
- second <script>alert(1)</script>

1. a
2. b

> Quoted

| Day | Seats |
|---|---|
| Tue | 4 |

[bad](javascript:alert(1)) \`code\``;

describe('formatted text in a mail', () => {
  it('is plain HTML with whole addresses, and nothing that runs', () => {
    const html = richHtml(readMarkdown(source), site);
    expect(html).toContain('href="https://akra.example/blog/slots"');
    expect(html).toContain('<strong>this</strong>');
    expect(html).toMatch(/<li style="[^"]+">first<\/li>/);
    expect(html).not.toMatch(/javascript:|<script|class=/);
  });

  it('is readable as text, too', () => {
    const text = richPlain(readMarkdown(source), site);
    expect(text).toContain('One thing\n---------');
    expect(text).toContain(
      'Read the post (https://akra.example/blog/slots) or this: https://other.example/.',
    );
    expect(text).toContain('- first\n- second');
    expect(text).toContain('1. a\n2. b');
    expect(text).toContain('> Quoted');
    expect(text).toContain('Day | Seats\nTue | 4');
  });
});
