import type { ReactNode } from 'react';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  /** What was chosen so far, or what counts here; beside the question on a workspace, below it on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
  /** Stands below both, over the full width. */
  below?: ReactNode;
  /** The page's action at the thumb of a phone: one bar, or one for each fold. */
  bar?: ReactNode;
}

/** One question at a time on the left, what came of it on the right. */
export function FormPage({ title, lead, aside, children, below, bar }: FormPageProps) {
  return (
    <div data-folds className={`wrap pt-6 lg:pt-9 ${bar ? 'md:pb-24' : 'pb-24'}`}>
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <h1 className="break-words text-[clamp(min(2rem,9vw),1.63rem+1.52vw,3rem)] leading-none tracking-[-.045em]">
            {title}
          </h1>
          {lead ? (
            <p className="mt-4 max-w-[36rem] text-pretty text-[1.1875rem] leading-normal text-mute">{lead}</p>
          ) : null}
          {children}
        </div>
        {aside ? (
          <aside aria-label="In short" className="min-w-0 lg:col-span-4 lg:col-start-9">
            <div className="lg:sticky lg:top-6">{aside}</div>
          </aside>
        ) : null}
      </div>
      {below}
      {bar}
    </div>
  );
}
