import { type RefCallback, useCallback, useEffect, useState } from 'react';

/** A place measured in the window's pixels would be counted twice in a part that is zoomed: only the content is. */
function placeUnzoomed(part: HTMLElement): void {
  const content = part.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  part.style.zoom = '';
  content.style.zoom = '';
  const zoom = part.currentCSSZoom ?? 1;
  if (zoom === 1) return;
  part.style.zoom = String(1 / zoom);
  content.style.zoom = String(zoom);
}

/**
 * Lifts a floating part into the browser's top layer while it is open: nothing clips it, no z-index is needed,
 * and it stays where it is in the page, so that it inherits theme and direction.
 * The part needs `popover="manual"` and the class `floats`.
 */
export function useTopLayer<Part extends HTMLElement>(open: boolean): RefCallback<Part> {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!part?.isConnected) return;
    const shown = part.matches(':popover-open');
    if (open && !shown) {
      part.showPopover();
      placeUnzoomed(part);
    }
    if (!open && shown) part.hidePopover();
  }, [part, open]);
  return useCallback((next: Part | null) => setPart(next), []);
}
