import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KitMeasures, KitPage, PropsTable } from '#lib/look/kit-page.ts';
import { CopyButton } from '../actions/copy-button.tsx';
import { WorkshopCost, WorkshopFacts } from './workshop-cost.tsx';
import { KeyboardTable, PropsTables } from './workshop-tables.tsx';

interface WorkshopPageProps {
  page: KitPage;
  before?: KitPage;
  after?: KitPage;
  props: readonly PropsTable[];
  measured: KitMeasures;
  /** The parts of the page that its contents list names before the fixed ones. */
  contents: readonly { id: string; heading: string }[];
  /** The running examples. */
  children: ReactNode;
}

/** The command that copies the components of this page into somebody's own project. */
function TakeLine({ name }: { name: string }) {
  const command = `npm run take -- ${name} ../my-app/src/components`;
  return (
    <div className="mt-5 flex max-w-[46rem] flex-wrap items-center justify-between gap-x-3 rounded-input border border-line bg-raised py-1 pe-1.5 ps-4">
      <code className="min-w-0 py-1.5 font-mono text-[.8125rem] [overflow-wrap:anywhere]">{command}</code>
      <span className="flex items-center">
        <CopyButton text={command} label="Copy command" />
        <a
          href="/ui#take"
          className="flex min-h-11 items-center rounded-full px-3 text-sm font-[540] hover:bg-selected lg:min-h-9"
        >
          How this works
        </a>
      </span>
    </div>
  );
}

/** One component: what it is for, examples that run, its props, its keys, its size and what it is built on. */
export function WorkshopPage({
  page,
  before,
  after,
  props,
  measured,
  contents,
  children,
}: WorkshopPageProps) {
  const cost = measured.bytes;
  const parts = [
    ...contents,
    { id: 'else', heading: 'When to use something else' },
    ...(props.length > 0 ? [{ id: 'props', heading: 'Props' }] : []),
    { id: 'keyboard', heading: 'Keyboard' },
    ...(cost ? [{ id: 'cost', heading: 'Cost' }] : []),
  ];
  return (
    <div className="gap-x-12 xl:grid xl:grid-cols-[minmax(0,1fr)_14.5rem]">
      <div className="min-w-0">
        <h1 className="text-4xl leading-none tracking-[-.045em]">{page.name}</h1>
        <p className="mt-3.5 max-w-[40rem] text-pretty text-[1.125rem] text-mute lg:text-[1.1875rem]">
          {page.purpose}
        </p>
        <TakeLine name={page.path.replace('/ui/', '')} />
        <div className="mt-8 grid grid-cols-1 gap-12">{children}</div>
        <section id="else" className="mt-14">
          <h2 className="text-2xl">When to use something else</h2>
          <p className="mt-3 max-w-[40rem] text-pretty">{page.instead}</p>
        </section>
        {props.length > 0 ? <PropsTables tables={props} /> : null}
        <KeyboardTable page={page} pressed={measured.accessibility?.keys ?? []} />
        {cost ? <WorkshopCost page={page} cost={cost} /> : null}
        <nav
          aria-label="Next in the kit"
          className="mt-14 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 font-[540]"
        >
          {before ? (
            <a href={before.path} className="flex min-h-11 items-center gap-2 hover:underline">
              <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" className="rtl:rotate-180" />
              {before.name}
            </a>
          ) : (
            <span />
          )}
          {after ? (
            <a href={after.path} className="flex min-h-11 items-center gap-2 text-end hover:underline">
              {after.name}
              <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" className="rtl:rotate-180" />
            </a>
          ) : null}
        </nav>
      </div>
      <aside aria-label="On this page" className="max-xl:mt-10">
        <div className="xl:sticky xl:top-8">
          <nav aria-label="Contents" className="hidden border-s border-line text-[.9375rem] xl:block">
            <ul>
              {parts.map(({ id, heading }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="-ms-px flex min-h-8 items-center border-s-2 border-transparent py-1 ps-3.5 leading-snug text-mute hover:border-ink hover:text-ink"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <WorkshopFacts page={page} measured={measured} />
        </div>
      </aside>
    </div>
  );
}
