import { type PointerEvent, useState } from 'react';

/** The person whose card lies under a point. */
function cardAt(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-chart-card]');
  return under?.dataset.chartCard ?? null;
}

/** Drags a card of the chart onto the one of another manager. */
export function useCardDrag(onDrop: (id: string, to: string) => void) {
  const [state, setState] = useState<{ dragged: string; over: string | null } | null>(null);
  function grip(event: PointerEvent<HTMLElement>, id: string, scale: number) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const lifted = event.currentTarget.closest<HTMLElement>('[data-chart-card]');
    const start = { x: event.clientX, y: event.clientY };
    const pointer = event.pointerId;
    setState({ dragged: id, over: null });
    if (lifted) lifted.style.cssText += 'z-index:10;pointer-events:none';
    const hearing = new AbortController();
    const follow = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointer) return;
      // The card is scaled with the chart, so it moves by as much less.
      if (lifted)
        lifted.style.translate = `${(moved.clientX - start.x) / scale}px ${(moved.clientY - start.y) / scale}px`;
      const over = cardAt(moved.clientX, moved.clientY);
      setState((before) => (before && before.over !== over ? { ...before, over } : before));
    };
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointer) return;
      hearing.abort();
      const to = ended.type === 'pointerup' ? cardAt(ended.clientX, ended.clientY) : null;
      if (lifted) {
        lifted.style.translate = '';
        lifted.style.zIndex = '';
        lifted.style.pointerEvents = '';
      }
      setState(null);
      if (to && to !== id) onDrop(id, to);
    };
    const { signal } = hearing;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }
  return { dragged: state?.dragged ?? null, over: state?.over ?? null, grip };
}
