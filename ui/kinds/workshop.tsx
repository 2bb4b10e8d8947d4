import { ArrowLeft, ArrowRight, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KitGroup, KitPage } from '#lib/kit-page.ts';
import { KeyCap } from '../components/key-cap.tsx';

interface WorkshopProps {
  page: KitPage;
  groups: readonly KitGroup[];
  /** How many pages the list holds. */
  size: number;
  before?: KitPage;
  after?: KitPage;
  /** The runnable examples; none where the component is described in words only. */
  examples?: ReactNode;
}

function KitList({ groups, here }: { groups: readonly KitGroup[]; here: string }) {
  return groups.map((group) => (
    <details key={group.name} open className="mb-3">
      <summary className="flex min-h-9 list-none items-center px-3 text-[.84375rem] font-semibold">
        {group.name}
      </summary>
      <ul>
        {group.pages.map((page) => (
          <li key={page.path}>
            <a
              href={page.path}
              aria-current={page.path === here ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-xl px-3 text-mute hover:text-ink aria-[current]:bg-selected aria-[current]:font-[540] aria-[current]:text-ink lg:min-h-8"
            >
              {page.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}

function Keyboard({ page }: { page: KitPage }) {
  if (page.keys.length === 0)
    return <p className="mt-3 text-mute">It takes no focus, so there is nothing to press.</p>;
  return (
    <table className="mt-4 w-full border-collapse text-left">
      <thead>
        <tr className="h-10 border-y border-line text-[.84375rem] text-mute">
          <th scope="col" className="w-36 font-normal sm:w-48">
            Keys
          </th>
          <th scope="col" className="font-normal">
            What happens
          </th>
        </tr>
      </thead>
      <tbody>
        {page.keys.map(({ press, does }) => (
          <tr key={press} className="h-12 border-b border-line">
            <th scope="row" className="font-normal">
              <KeyCap>{press}</KeyCap>
            </th>
            <td className="py-2">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One component: the list of all, what it is for, examples that run, its keyboard, and what it stands on. */
export function Workshop({ page, groups, size, before, after, examples }: WorkshopProps) {
  return (
    <div className="wrap gap-x-12 pb-24 pt-3 lg:grid lg:grid-cols-[13.25rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:pt-10 xl:grid-cols-[13.25rem_minmax(0,1fr)_14.5rem]">
      <nav aria-label="Interface kit" className="hidden text-[.9375rem] lg:row-span-2 lg:block">
        <KitList groups={groups} here={page.path} />
      </nav>
      <details className="mb-6 rounded-input border border-outline bg-raised lg:hidden">
        <summary className="flex min-h-12 list-none items-center gap-2.5 px-4 text-[.9375rem]">
          <Menu size={20} strokeWidth={1.5} aria-hidden="true" />
          Interface kit, {size} pages
        </summary>
        <nav aria-label="Interface kit, folded" className="border-t border-line p-2 text-[.9375rem]">
          <KitList groups={groups} here={page.path} />
        </nav>
      </details>
      <div className="min-w-0">
        <h1 className="text-4xl leading-none tracking-[-.045em]">{page.name}</h1>
        <p className="mt-3.5 max-w-[40rem] text-pretty text-[1.125rem] text-mute lg:text-[1.1875rem]">
          {page.purpose}
        </p>
        {examples ? <div className="mt-8 grid grid-cols-1 gap-10">{examples}</div> : null}
        <section className="mt-11">
          <h2 className="text-2xl">When to take something else</h2>
          <p className="mt-3 max-w-[40rem] text-pretty">{page.instead}</p>
        </section>
        <section className="mt-11">
          <h2 className="text-2xl">By keyboard</h2>
          <Keyboard page={page} />
        </section>
        <nav
          aria-label="Next in the kit"
          className="mt-12 flex justify-between gap-4 border-t border-line pt-3 font-[540]"
        >
          {before ? (
            <a href={before.path} className="flex min-h-11 items-center gap-2 hover:underline">
              <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
              {before.name}
            </a>
          ) : (
            <span />
          )}
          {after ? (
            <a href={after.path} className="flex min-h-11 items-center gap-2 text-right hover:underline">
              {after.name}
              <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
            </a>
          ) : null}
        </nav>
      </div>
      <aside aria-label="What it stands on" className="max-xl:mt-10 lg:max-xl:col-start-2">
        <div className="rounded-[1.25rem] border border-line bg-raised p-5 text-[.9375rem] xl:sticky xl:top-8">
          <h2 className="font-sans text-[.84375rem] font-normal tracking-normal text-mute">
            {examples ? 'Stands on' : 'Chosen for it'}
          </h2>
          <p className="mt-1 font-display text-[1.375rem] font-semibold leading-tight tracking-[-.035em]">
            {page.standsOn}
          </p>
          <p className="mt-4 text-mute">{page.because}</p>
        </div>
      </aside>
    </div>
  );
}
