import type { ReactNode } from 'react';
import type { LandingBrief } from '#lib/look/landing-brief.ts';
import { PageNote } from '../sections/page-note.tsx';
import { TemplateBar } from './landing/template-bar.tsx';

/** The page of a foreign brand: our bar on top, then a ground that wears the brief's own tokens. */
export function Landing({ brief, children }: { brief: LandingBrief; children: ReactNode }) {
  return (
    <>
      <TemplateBar
        name={brief.name}
        brief="Sample brand"
        note="Template. Brand and words are samples."
        all={{ label: 'All 18 templates', short: 'All 18', href: '/demos#templates' }}
      />
      {/* The ground runs on under the footer's round corners. */}
      <div
        className={`landing-${brief.slug} -mb-32 overflow-x-clip bg-paper pb-32 font-sans text-ink`}
        data-scheme={brief.scheme}
        style={brief.theme}
      >
        {children}
        <PageNote heading="About this template">
          A template is a finished first page for one trade, with tokens of its own: ground, type and shape
          are values in one file, and the words stand in another. It comes whole from the server, so that it
          shows before and without scripts, and what a phone shows is composed for it. Brand, names, prices
          and figures are samples. Tell us which one fits, and we set it up with your own words and pictures.
        </PageNote>
      </div>
    </>
  );
}
