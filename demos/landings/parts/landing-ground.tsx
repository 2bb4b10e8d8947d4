import type { ReactNode } from 'react';
import { OwnStyles } from '#ui/kinds/landing/own-styles.tsx';

interface LandingGroundProps {
  /** Names the class under which the landing keeps its styles. */
  slug: string;
  /** Addresses of its stylesheets. */
  styles: readonly string[];
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** A landing from its own header to its own footer, in its own colours and faces. */
export function LandingGround({ slug, styles, header, footer, children }: LandingGroundProps) {
  return (
    <div className={`landing landing-${slug}`}>
      {styles.map((href) => (
        <OwnStyles key={href} href={href} />
      ))}
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
