import type { ReactNode } from 'react';
import { TemplateBar } from '#ui/kinds/landing/template-bar.tsx';

/** Our line above an app that runs in its page: what it is, the others, and the way to have one. */
export function ShowcaseFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <TemplateBar
        name={name}
        brief="Runs on this page"
        note="This app runs on this page. Its content is a sample."
        all={{ label: 'All applications', short: 'All apps', href: '/applications' }}
      />
      {children}
    </>
  );
}
