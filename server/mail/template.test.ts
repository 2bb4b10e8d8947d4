import { expect, it } from 'vitest';
import { renderMail } from './template.ts';

const brand = { name: 'A & B', url: 'https://example.com', footer: 'Street 1\nCity' };

it('gives HTML and text from one definition', () => {
  const mail = renderMail(
    {
      subject: 'One\nline',
      preview: 'Just one step',
      blocks: [
        { kind: 'heading', text: 'Hello' },
        { kind: 'paragraph', text: 'First\nsecond' },
        { kind: 'button', label: 'Confirm', url: 'https://example.com/?a=1&b=2' },
        { kind: 'small', text: 'Small print' },
      ],
    },
    brand,
  );
  expect(mail.subject).toBe('One line');
  expect(mail.html).toContain('href="https://example.com/?a=1&amp;b=2"');
  expect(mail.html).toContain('First<br>second');
  expect(mail.text).toContain('Confirm:\nhttps://example.com/?a=1&b=2');
  expect(mail.text).toContain('A & B');
});

it('lets nothing that was typed become markup', () => {
  const { html } = renderMail(
    { subject: '<b>', blocks: [{ kind: 'paragraph', text: '<img src=x onerror=1>"' }] },
    brand,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=1&gt;&quot;');
});
