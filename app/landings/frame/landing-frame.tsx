import type { ReactNode } from 'react';
import type { LandingTemplate } from '#demos/landings/template.ts';
import { OwnStyles } from '#ui/kinds/landing/own-styles.tsx';
import { AgencyBar } from './agency-bar.tsx';
import styles from './frame.css?url';
import { TemplateBar } from './template-bar.tsx';

/**
 * What is ours on the page of another brand: a bar above it that says what this is, and a thin one below that leads
 * back to us. The landing must be the bar's sibling: the palette chosen in the bar reaches it by CSS alone.
 */
export function LandingFrame({ template, children }: { template: LandingTemplate; children: ReactNode }) {
  return (
    <>
      <OwnStyles href={styles} />
      <TemplateBar template={template} />
      {children}
      <AgencyBar />
    </>
  );
}
