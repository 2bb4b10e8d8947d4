import type { Direction } from '../foundation/direction.tsx';
import { type Align, placeBeside, type Side } from './place-beside.ts';

// Areas named after the panel's own direction: in the top layer the page's would count, not the part's.
const areas: Record<Side, Record<Align, string>> = {
  bottom: {
    start: '[position-area:self-block-end_span-self-inline-end]',
    center: '[position-area:self-block-end_center]',
    end: '[position-area:self-block-end_span-self-inline-start]',
  },
  top: {
    start: '[position-area:self-block-start_span-self-inline-end]',
    center: '[position-area:self-block-start_center]',
    end: '[position-area:self-block-start_span-self-inline-start]',
  },
};

/** The classes that hold a popover beside its anchor, turned over where there is no room. */
export const besideAnchor = (side: Side, align: Align): string =>
  `inset-auto ${areas[side][align]} [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]`;

/** Places a popover by script where the browser cannot hold it to its anchor. */
export function placeWithoutAnchors(
  panel: HTMLElement,
  anchor: Element | null,
  wish: { side: Side; align: Align; direction: Direction },
): void {
  if (!anchor || CSS.supports('position-area: center')) return;
  const { width, height } = panel.getBoundingClientRect();
  const place = placeBeside(
    anchor.getBoundingClientRect(),
    { width, height },
    { width: innerWidth, height: innerHeight },
    { ...wish, gap: 8 },
  );
  Object.assign(panel.style, { margin: '0', left: `${place.x}px`, top: `${place.y}px` });
}
