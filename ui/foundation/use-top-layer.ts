import { type RefCallback, useCallback, useEffect, useState } from 'react';

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
    if (open && !shown) part.showPopover();
    if (!open && shown) part.hidePopover();
  }, [part, open]);
  return useCallback((next: Part | null) => setPart(next), []);
}
