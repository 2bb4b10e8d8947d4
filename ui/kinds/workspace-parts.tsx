import { type ComponentProps, type ReactNode, useId } from 'react';

/** The sheet of a workspace whose parts are set up one by one; over the whole width of a phone. */
export function DetailPage({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`@container border-y border-line bg-raised max-sm:-mx-4 sm:rounded-card sm:border-x ${className}`}
      {...rest}
    />
  );
}

interface WorkspacePartProps extends Omit<ComponentProps<'section'>, 'about'> {
  heading: string;
  /** What it is for, in a sentence or two. */
  about?: ReactNode;
  /** How it stands, beside the heading. */
  mark?: ReactNode;
}

/** One part of the sheet: what it is on the left, what one does with it on the right. */
export function WorkspacePart({
  heading,
  about,
  mark,
  className = '',
  children,
  ...rest
}: WorkspacePartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-x-12 gap-y-5 border-line px-4 py-6 not-first:border-t sm:px-7 @3xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] @3xl:py-8 ${className}`}
      {...rest}
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-xl">
            {heading}
          </h2>
          {mark}
        </div>
        {about ? <p className="mt-2 max-w-[36rem] text-pretty text-[.9375rem] text-mute">{about}</p> : null}
      </div>
      <div className="min-w-0 max-w-[34rem]">{children}</div>
    </section>
  );
}

/** A part whose content needs the whole width: a table, mostly. */
export function WorkspaceWidePart({
  heading,
  about,
  mark,
  className = '',
  children,
  ...rest
}: WorkspacePartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`border-line px-4 py-6 not-first:border-t sm:px-7 @3xl:py-8 ${className}`}
      {...rest}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {mark}
      </div>
      {about ? <p className="mt-2 max-w-[36rem] text-pretty text-[.9375rem] text-mute">{about}</p> : null}
      <div className="mt-5 min-w-0">{children}</div>
    </section>
  );
}
