import type { ReactNode } from 'react';
import type { ShowcaseBrief } from '#lib/look/landing-brief.ts';
import { ButtonLink } from '../actions/button.tsx';
import { PageNote } from '../sections/page-note.tsx';
import { OwnStyles } from './landing/own-styles.tsx';
import { PhoneFrame } from './landing/phone-frame.tsx';
import styles from './landing/showcase.css?url';
import { TemplateBar } from './landing/template-bar.tsx';

/** One phone on a block of the page's hue, with three captions beside what they speak of. */
export function Showcase({ brief, children }: { brief: ShowcaseBrief; children: ReactNode }) {
  return (
    <>
      <OwnStyles href={styles} />
      <TemplateBar
        name={brief.name}
        brief="Design study"
        note="A design study. The names on the screen are samples."
        all={{ label: 'All applications', short: 'All apps', href: '/applications' }}
      />
      <div className="wrap pt-5 md:pt-8">
        <div className={`showcase hue-block showcase-${brief.side}`}>
          <div className="showcase-words">
            <h1 className="display">{brief.h1}</h1>
            <p>{brief.lead}</p>
            <ButtonLink href={brief.action.href} variant="hue">
              {brief.action.label}
            </ButtonLink>
          </div>
          <div className="showcase-phone" data-scheme="light">
            <PhoneFrame label={brief.screen} time={brief.time}>
              {children}
            </PhoneFrame>
          </div>
          <ol className="showcase-captions">
            {brief.captions.map((caption) => (
              <li key={caption.heading}>
                <h2>{caption.heading}</h2>
                <p>{caption.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <PageNote heading="About this app">
        The phone’s screen is part of the page, so it stays sharp at any size and screen readers can read it.
        We designed it ourselves to show what such an app would do first.
      </PageNote>
    </>
  );
}
