import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/button.tsx';
import type { NamedText } from '../text/rule-list.tsx';
import { DemoBar, DemoStrip, SampleMark } from './demo-parts.tsx';

interface DemoProps {
  name: string;
  finding: string;
  about: string;
  measures: readonly NamedText[];
  reads: readonly NamedText[];
  stays: string;
  action: { label: string; href: string };
  link: { label: string; href: string };
  /** What can be done with the result, in the bar. */
  more?: ReactNode;
  /** The result, drawn. */
  children: ReactNode;
}

function Measures({ measures }: Pick<DemoProps, 'measures'>) {
  return (
    <>
      <p className="text-[.8125rem] max-lg:border-t max-lg:border-current/30 max-lg:pt-3">
        Measured on your data
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-7 gap-y-1">
        {measures.map(([name, unit]) => (
          <div key={name}>
            <dt className="text-sm font-semibold">{name}</dt>
            <dd className="font-mono text-[.8125rem] [word-spacing:-.28em]">{unit}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Inputs({ reads, stays, action }: Pick<DemoProps, 'reads' | 'stays' | 'action'>) {
  return (
    <div className="flex flex-col border-line max-lg:border-t lg:w-80 lg:shrink-0 lg:border-r">
      <div className="p-5">
        <h2 className="text-lg">What it reads</h2>
        <dl className="mt-3 grid gap-x-8 border-t border-line text-[.9375rem] sm:max-lg:grid-cols-2">
          {reads.map(([name, text]) => (
            <div key={name} className="border-b border-line py-3">
              <dt className="font-medium">{name}</dt>
              <dd className="mt-0.5 leading-snug text-mute">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-auto border-line p-5 max-lg:pb-28 lg:border-t">
        <ButtonLink href={action.href} size="small" className="w-full sm:max-lg:w-auto">
          {action.label}
        </ButtonLink>
        <p className="mt-3 text-[.8125rem] leading-normal text-mute text-pretty">{stays}</p>
      </div>
    </div>
  );
}

/** A place of work over the full width: a bar, inputs on the left, the result on the right; the result first on a phone. */
export function Demo({
  name,
  link,
  more,
  finding,
  about,
  measures,
  reads,
  stays,
  action,
  children,
}: DemoProps) {
  return (
    <>
      <DemoBar
        name={name}
        actions={
          <>
            {more}
            <a
              href={link.href}
              className="inline-flex min-h-11 shrink-0 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline"
            >
              {link.label}
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
            </a>
          </>
        }
      >
        <SampleMark />
      </DemoBar>
      <div className="flex flex-col-reverse lg:min-h-[calc(100dvh-6.5rem)] lg:flex-row">
        <Inputs reads={reads} stays={stays} action={action} />
        <div className="flex min-w-0 flex-1 flex-col">
          <DemoStrip finding={finding} about={about}>
            <Measures measures={measures} />
          </DemoStrip>
          <div className="flex-1 bg-sunk p-4 sm:p-6">
            <div className="mx-auto max-w-[72rem]">{children}</div>
          </div>
        </div>
        <div className="w-16 shrink-0 border-l border-line max-lg:hidden" aria-hidden="true" />
      </div>
    </>
  );
}
