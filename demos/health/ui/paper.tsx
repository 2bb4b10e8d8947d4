import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../../kit/export/use-printing.ts';

/** What stands alone on paper when the page is printed: the page around it is left out. */
export function Paper({ children }: { children: ReactNode }) {
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    if (!isPrinting) return;
    const others = [...document.body.children].filter(
      (each): each is HTMLElement =>
        each instanceof HTMLElement && !each.hidden && each.dataset.paper === undefined,
    );
    for (const each of others) each.hidden = true;
    return () => {
      for (const each of others) each.hidden = false;
    };
  }, [isPrinting]);
  return isPrinting
    ? createPortal(
        <div data-paper="" className="p-6">
          {children}
        </div>,
        document.body,
      )
    : null;
}
