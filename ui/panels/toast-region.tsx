import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where toasts appear; on a phone, they always appear along the bottom edge. */
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end';
}

// Most visits never see a note, so what draws them is fetched with the first.
const Toasts = lazy(() => import('./toasts.tsx'));

/** Where toasts appear. There is one on a page; screen readers hear it, and it doesn't take the focus. */
export function ToastRegion({ placement = 'bottom-start', ...rest }: ToastRegionProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? (
    <Suspense>
      <Toasts placement={placement} {...rest} />
    </Suspense>
  ) : null;
}
