import type { ReactNode } from 'react';
import type { LandingBrief } from '#lib/look/landing-brief.ts';

/** The page of another brand: a ground that wears the brief's own tokens. */
export function Landing({ brief, children }: { brief: LandingBrief; children: ReactNode }) {
  return (
    <div className={`landing landing-${brief.slug}`} data-scheme={brief.scheme} style={brief.theme}>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="wrap py-8 text-mute">{brief.brand}</footer>
    </div>
  );
}
