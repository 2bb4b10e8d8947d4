import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { OwnStyles } from '#ui/kinds/landing/own-styles.tsx';
import styles from './phone.css?url';

export interface Tab<Screen extends string> {
  screen: Screen;
  label: string;
  icon: LucideIcon;
}

interface PhoneProps<Screen extends string> {
  /** The app's name, as screen readers announce it. */
  app: string;
  /** The screen that is open; its heading gets the focus when it changes. */
  screen: Screen;
  tabs: readonly Tab<Screen>[];
  children: ReactNode;
}

/** A phone whose app can be used. On a narrow page it gives up its frame and takes the width of the page. */
export function Phone<Screen extends string>({ app, screen, tabs, children }: PhoneProps<Screen>) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    body.current?.scrollTo(0, 0);
    body.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [screen]);
  return (
    <section className="app-phone" aria-label={`${app}, the app`} data-centrepiece>
      <OwnStyles href={styles} />
      <div ref={body} className="app-screen" data-screen={screen}>
        {children}
      </div>
      <nav aria-label={`Screens of ${app}`} className="app-tabs">
        {tabs.map(({ screen: to, label, icon: Icon }) => (
          <a key={to} href={`#/${to}`} aria-current={to === screen ? 'page' : undefined}>
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
            {label}
          </a>
        ))}
      </nav>
    </section>
  );
}

/** The heading of a screen, which takes the focus when the screen opens. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className="app-heading">
      {children}
    </h2>
  );
}
