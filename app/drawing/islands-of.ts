import { renderToString } from 'react-dom/server';
import type { IslandDrawing } from '#app/islands/island-drawing.ts';

/** Draws the islands of one page, each as a root of its own, and puts them into the page when it is done. */
export function islandsOf(
  nonce: string,
  script: string,
): IslandDrawing & { putInto: (page: string) => string } {
  const drawn = new Map<string, string>();
  return {
    script,
    draw(island, identifierPrefix) {
      // Nobody else's text can name the place: the nonce is new with each page.
      const place = `${nonce}${identifierPrefix}`;
      drawn.set(place, renderToString(island, { identifierPrefix }));
      return place;
    },
    putInto: (page) => [...drawn].reduce((html, [place, island]) => html.replace(place, () => island), page),
  };
}
