import type { ReactNode } from 'react';

/** Stands under a centrepiece where scripts are off: what is shown is an example then. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="landing-noscript">{children}</p>
    </noscript>
  );
}
