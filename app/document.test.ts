import { describe, expect, it } from 'vitest';
import { prepareForRequest, prepareToKeep } from './document.server.ts';

const rendered =
  '<html><head><title>A</title></head><body><link rel="modulepreload" href="/assets/a.js"/><script nonce="n1">window.__reactRouterContext = {};</script>' +
  '<script nonce="n1" type="module" async="">import * as route0 from "/assets/root.js";import("/assets/entry.client.js");</script>' +
  '<script nonce="n1">window.__reactRouterContext.streamController.close();</script></body></html>';

describe('a page that is kept and waits for the first touch', () => {
  const { html, script } = prepareToKeep(rendered, 'n1', 'interaction');

  it('carries no script but the boot, and names its own file by its hash', () => {
    expect(html).toContain(`<script type="text/router" id="router" data-src="${script?.path}"></script>`);
    expect(html).not.toContain('__reactRouterContext');
    expect(html).not.toContain('rel="modulepreload"');
    expect(script?.path).toMatch(/^\/assets\/page-[0-9a-f]{16}\.js$/);
  });

  it('puts the data before what reads it', () => {
    const text = script?.text ?? '';
    expect(text.indexOf('streamController.close')).toBeLessThan(text.indexOf('entry.client'));
  });
});

describe('a page that hydrates at load', () => {
  const boot = /<script nonce="n1">[\s\S]*?<\/script>/;

  it('is left as the router wrote it but for what runs before it is drawn', () => {
    const kept = prepareToKeep(rendered, 'n1', 'load');
    expect(kept.script).toBeUndefined();
    expect(kept.html).toBe(prepareForRequest(rendered, 'n1', 'load'));
    expect(kept.html).toContain('ariaBusy');
    expect(kept.html.replace(boot, '')).toBe(rendered);
  });
});

describe('a page for one request that waits for the first touch', () => {
  it('keeps its data, and the router waits', () => {
    const html = prepareForRequest(rendered, 'n1', 'interaction');
    expect(html).toContain('<script type="text/router" id="router" nonce="n1">');
    expect(html).toContain('window.__reactRouterContext = {}');
  });
});

it('a router that writes its script otherwise is noticed', () => {
  expect(() => prepareToKeep('<html><head></head><body></body></html>', 'n1', 'interaction')).toThrow(
    /router script/,
  );
});
