import type { ReactNode } from 'react';
import type { TokenGroups } from '#lib/look/token.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ComponentIndex } from './component-index.tsx';
import { LiveWall } from './live-wall.tsx';
import { AccessibilityStatement, type KitCounts } from './statement.tsx';
import { Taking } from './taking.tsx';
import { Theming } from './theming.tsx';
import { TokenWall } from './token-wall.tsx';

interface StartPageProps {
  tokens: TokenGroups;
  counts: KitCounts;
  /** When the kit was checked last. */
  date: string;
}

interface PartProps {
  id: string;
  heading: string;
  lead: ReactNode;
  children: ReactNode;
}

function Part({ id, heading, lead, children }: PartProps) {
  return (
    <section id={id} className="mt-24 scroll-mt-6 lg:mt-36">
      <h2 className="display text-[clamp(2.5rem,6vw,5rem)]">{heading}</h2>
      <p className="mt-5 max-w-[40rem] text-pretty text-lg text-mute">{lead}</p>
      {children}
    </section>
  );
}

/** The way into the kit: what it is, everything in it, and how to take it, theme it and trust it. */
export function StartPage({ tokens, counts, date }: StartPageProps) {
  return (
    <div className="wrap pb-28 pt-8 lg:pt-14">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end">
        <h1 className="display text-[clamp(3.25rem,10.5vw,9.5rem)]">
          Built to be <span className="serif-accent">taken</span>
        </h1>
        <div>
          <p className="text-pretty text-lg lg:text-xl">
            This is the interface kit that our own pages are made of: {counts.components} components with
            their keyboard behaviour, their tests and their size. Take one into your project, and it’s yours.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href="#components">Browse the components</ButtonLink>
            <ButtonLink href="#take" variant="ghost">
              Take one
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="mt-10 lg:mt-14">
        <LiveWall />
      </div>
      <Part
        id="components"
        heading="Everything in it"
        lead={`${counts.pages} pages, grouped by purpose. Each shows its components at work, their props, their keys, and what they weigh.`}
      >
        <ComponentIndex />
      </Part>
      <Part
        id="take"
        heading="Take a component"
        lead="One command copies a component with everything it needs. There is no package to depend on: you own the files and change them as you like, under the MIT licence."
      >
        <Taking />
      </Part>
      <Part
        id="tokens"
        heading="Tokens"
        lead="Components have no colours, typefaces or corners of their own. They read these variables, which this page reads from the style sheet, too."
      >
        <TokenWall tokens={tokens} />
      </Part>
      <Part
        id="theming"
        heading="Make it yours"
        lead={
          <>
            Give the variables other values on any wrapper, and everything inside changes. To try a whole
            theme with its contrast, use the{' '}
            <a href="/ui/utilities#theme-editor" className="underline underline-offset-4">
              theme editor
            </a>
            .
          </>
        }
      >
        <Theming />
      </Part>
      <Part
        id="accessibility"
        heading="Keyboard and accessibility"
        lead="What is tested, by which command, and what isn’t."
      >
        <AccessibilityStatement counts={counts} date={date} />
      </Part>
    </div>
  );
}
