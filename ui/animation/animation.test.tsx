import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Animation } from './animation.tsx';

const data = { fr: 60, ip: 0, op: 60, w: 300, h: 200, nm: 'A sample', layers: [] };

describe('while it is rendered', () => {
  test('it throws without a file', () => {
    expect(() => renderToStaticMarkup(<Animation />)).toThrow(
      'You must provide either animationLink or animationData',
    );
  });
  test('it throws at a speed that is none', () => {
    expect(() => renderToStaticMarkup(<Animation animationData={data} speed={0} />)).toThrow(
      'Speed must be greater than 0',
    );
  });
});

describe('before any script', () => {
  test('a file that is given keeps its shape, and its name is said', () => {
    const html = renderToStaticMarkup(<Animation animationData={data} />);
    expect(html).toContain('aspect-ratio:300 / 200');
    expect(html).toContain('aria-label="A sample"');
    expect(html).toContain('data-part="waiting"');
  });
  test('a link keeps the size it was given', () => {
    const html = renderToStaticMarkup(
      <Animation animationLink="/a.json" width={320} height={180} backgroundColor="var(--mint)" noMargin />,
    );
    expect(html).toContain('style="width:320px;height:180px;background-color:var(--mint)"');
    expect(html).not.toContain('my-4');
  });
  test('a file with expressions says so at once', () => {
    const layers = [{ nm: 'Arm', ks: { r: { k: 0, x: 'wiggle(1, 2)' } } }];
    const html = renderToStaticMarkup(<Animation animationData={{ ...data, layers }} />);
    expect(html).toContain('The layer “Arm” uses expressions');
  });
});
