import type { ReactNode } from 'react';
import type { Hue } from '#lib/look/hue.ts';

interface DemoBarProps {
  name: string;
  /** Beside the name: which example is open. */
  children?: ReactNode;
  /** What can be done with the result, at the end. */
  actions?: ReactNode;
}

/** The bar of a demo: its name, which is the page's heading, and what can be done; on a phone the example has a line of its own. */
export function DemoBar({ name, children, actions }: DemoBarProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line px-[min(1.25rem,5.5vw)] py-0.5 max-sm:pt-2.5">
      <h1 className="min-w-0 wrap-anywhere text-[1.25rem] tracking-[-.03em]">{name}</h1>
      <div className="flex min-w-0 items-center gap-x-4 empty:hidden max-sm:order-last max-sm:w-full max-sm:pb-1.5">
        {children}
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-x-4">{actions}</div>
    </div>
  );
}

/** Says that what is shown is made up. */
export function SampleMark() {
  return (
    <span className="rounded-full border border-line px-3 py-0.5 text-[.8125rem] text-mute whitespace-nowrap">
      Sample data
    </span>
  );
}

interface DemoStripProps {
  /** The result in one sentence. */
  finding: string;
  about: ReactNode;
  /** In place of the page's own, where the result decides the colour. */
  hue?: Hue;
  /** Keeps two lines for the sentence on a phone, where it changes while people look at what is below it. */
  steady?: boolean;
  /** Figures, at the end on a workspace and below on a phone. */
  children: ReactNode;
}

/** The result of a demo on the page's hue: one sentence, how it came about, and its figures. */
export function DemoStrip({ finding, about, hue, steady = false, children }: DemoStripProps) {
  return (
    <div
      data-hue={hue}
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 bg-hue px-5 py-5 text-on-hue lg:px-6"
    >
      <div className="max-w-[40rem]">
        <h2
          className={`text-[clamp(min(1.625rem,7.5vw),2.4vw,2.125rem)] !leading-none tracking-[-.045em] ${steady ? 'max-lg:min-h-[2lh]' : ''}`}
        >
          {finding}
        </h2>
        <p className="mt-2 text-sm text-pretty">{about}</p>
      </div>
      <div className="max-lg:w-full">{children}</div>
    </div>
  );
}
