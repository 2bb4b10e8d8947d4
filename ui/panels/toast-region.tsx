import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

interface ToastRegionProps {
  /** On a phone it is always the whole width above the lower edge. */
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end';
}

// Most visits never see a note, so what draws them is fetched with the first.
const Toasts = lazy(() => import('./toasts.tsx'));

/** Where notes appear. It stands once on a page, and speaks without taking the focus. */
export function ToastRegion({ placement = 'bottom-start' }: ToastRegionProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? (
    <Suspense>
      <Toasts placement={placement} />
    </Suspense>
  ) : null;
}
