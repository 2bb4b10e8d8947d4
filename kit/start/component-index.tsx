import { useState } from 'react';
import { kitGroups } from '#content/workshop/kit-groups.ts';
import type { KitGroup, KitPage } from '#lib/look/kit-page.ts';
import { answers } from '#ui/kinds/workshop.tsx';
import { WorkshopFilter } from '#ui/kinds/workshop-filter.tsx';
import { previews } from './previews.tsx';

const groups: readonly KitGroup[] = kitGroups;

function Tile({ page }: { page: KitPage }) {
  return (
    <li className="group relative min-w-0">
      <div
        inert
        aria-hidden="true"
        data-still=""
        className="grid h-40 place-items-center overflow-hidden rounded-card border border-line bg-raised text-center transition-colors duration-(--state) group-hover:bg-sunk sm:h-48"
      >
        <div className="grid w-max max-w-[18rem] place-items-center text-start [zoom:.56] sm:max-w-[22rem] sm:[zoom:.8]">
          {previews[page.path]}
        </div>
      </div>
      <a
        href={page.path}
        className="flex min-h-11 items-center px-1 text-[1.0625rem] font-[540] underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
      >
        {page.name}
      </a>
    </li>
  );
}

/** All components by group, each with a small picture of itself, to look through or to search. */
export function ComponentIndex() {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const left = groups
    .map((group) => ({ ...group, pages: group.pages.filter((page) => answers(page, wanted)) }))
    .filter((group) => group.pages.length > 0);
  return (
    <>
      <WorkshopFilter
        label="Find a component, or another word for it"
        value={typed}
        onValueChange={setTyped}
        className="mt-8 max-w-md"
      />
      <p role="status" className="mt-4 text-mute empty:hidden">
        {left.length === 0 ? `Nothing in the kit matches “${typed.trim()}”.` : null}
      </p>
      {left.map((group) => (
        <section
          key={group.name}
          aria-label={group.name}
          className="mt-10 grid gap-x-8 gap-y-4 border-t-2 border-ink pt-5 lg:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <h3 className="text-2xl lg:text-3xl">
            {group.name}{' '}
            <span className="font-mono text-sm font-normal tracking-normal text-mute">
              {group.pages.length}
            </span>
          </h3>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 md:grid-cols-3 xl:grid-cols-4">
            {group.pages.map((page) => (
              <Tile key={page.path} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
