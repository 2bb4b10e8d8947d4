import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Island } from '#app/islands/island.tsx';
import { IslandDrawingContext } from '#app/islands/island-drawing.ts';
import { islandsOf } from './islands-of.ts';

function Way({ className }: { className?: string }) {
  return (
    <a id={useId()} href="/" className={className}>
      Out
    </a>
  );
}

const page = (
  <main>
    <Island name="sign-out" of={Way} props={{ className: 'a' }} wake="near" />
    <Island name="sign-out" of={Way} props={{ className: '$&' }} wake="touch" />
  </main>
);

it('is a component like any other where the whole page hydrates', () => {
  const html = renderToString(page);
  expect(html).not.toContain('data-island');
  expect(html.match(/<a /g)).toHaveLength(2);
});

it('is drawn as a root of its own, with what the browser needs to hydrate it, on a page that is read', () => {
  const islands = islandsOf('nonce', '/assets/wake.js');
  const drawn = renderToString(<IslandDrawingContext value={islands}>{page}</IslandDrawingContext>);
  expect(drawn).not.toContain('<a ');
  const html = islands.putInto(drawn);
  expect(html).not.toContain('nonce');
  const parts = [...html.matchAll(/data-prefix="([^"]+)" data-props="([^"]+)"[^>]*>(<a .*?<\/a>)<\/div>/g)];
  expect(parts.map(([, , props]) => props)).toEqual([
    '{&quot;className&quot;:&quot;a&quot;}',
    '{&quot;className&quot;:&quot;$&amp;&quot;}',
  ]);
  for (const [, identifierPrefix, , part] of parts) expect(part).toContain(`id="_${identifierPrefix}R`);
  expect(parts[0]?.[1]).not.toBe(parts[1]?.[1]);
});
