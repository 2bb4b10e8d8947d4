import { expect, it } from 'vitest';
import { withBoot } from './document.server.ts';

it('puts the scripts that run before the page is drawn first, under the nonce, and changes nothing else', () => {
  const rendered = '<html><head><title>$& A</title></head><body></body></html>';
  for (const reading of [true, false]) {
    const html = withBoot(rendered, 'n1', reading);
    expect(html).toMatch(/^<html><head><script nonce="n1">\(\(\)=>/);
    expect(html.includes('ariaBusy')).toBe(!reading);
    expect(html.replace(/<script nonce="n1">[\s\S]*?<\/script>/, '')).toBe(rendered);
  }
});
