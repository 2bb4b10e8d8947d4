import { describe, expect, it } from 'vitest';
import { prepareForRequest, prepareToKeep } from './document.server.ts';

const rendered =
  '<html><head><title>A</title></head><body><link rel="modulepreload" href="/assets/a.js"/><script nonce="n1">window.__reactRouterContext = {};</script>' +
  '<script nonce="n1" type="module" async="">import * as route0 from "/assets/root.js";import("/assets/entry.client.js");</script>' +
  '<script nonce="n1">window.__reactRouterContext.streamController.close();</script></body></html>';

describe('a page that is kept', () => {
  const { html, script } = prepareToKeep(rendered, 'n1', 'interaction');

  it('carries no script but the boot, and names its own file by its hash', () => {
    expect(html).toContain(`<script type="text/router" id="router" data-src="${script.path}"></script>`);
    expect(html).not.toContain('__reactRouterContext');
    expect(html).not.toContain('rel="modulepreload"');
    expect(script.path).toMatch(/^\/assets\/page-[0-9a-f]{16}\.js$/);
  });

  it('puts the data before what reads it', () => {
    expect(script.text.indexOf('streamController.close')).toBeLessThan(script.text.indexOf('entry.client'));
  });

  it('comes alive by itself where the page is an application, after its words', () => {
    const application = prepareToKeep(rendered, 'n1', 'load').html;
    expect(application).toContain(
      '<script type="text/router" id="router" data-when="load" data-src="/assets/page-',
    );
    expect(application).not.toContain('rel="modulepreload"');
  });
});

describe('a page for one request', () => {
  it('keeps its data and lets the router wait for the first touch', () => {
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
