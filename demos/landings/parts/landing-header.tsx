import type { ReactNode } from 'react';

interface SectionLink {
  /** An anchor on the same page. */
  href: string;
  label: string;
}

interface LandingHeaderProps {
  /** The brand as the landing writes or draws it. */
  brand: ReactNode;
  links: readonly SectionLink[];
  /** The page's main button. */
  action?: SectionLink;
}

/** Brand and anchors of one landing. On a phone the anchors have a row of their own, which scrolls sideways. */
export function LandingHeader({ brand, links, action }: LandingHeaderProps) {
  return (
    <header className="landing-header">
      <a href="#main" className="landing-brand">
        {brand}
      </a>
      <nav aria-label="Sections" className="landing-nav">
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      {action ? (
        <a href={action.href} className="landing-action">
          {action.label}
        </a>
      ) : null}
    </header>
  );
}
