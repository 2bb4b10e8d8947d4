import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { KitGroup, KitPage } from '#lib/look/kit-page.ts';
import { WorkshopFilter } from './workshop-filter.tsx';

interface WorkshopProps {
  groups: readonly KitGroup[];
  /** The path of the page that is shown. */
  here: string;
  /** The component's page: its text in the middle and what it costs beside it. */
  children: ReactNode;
}

/** Whether a page answers what was typed: by its name, or by another word for what it does. */
export const answers = (page: KitPage, typed: string) =>
  [page.name, page.purpose, ...(page.also ?? [])].some((words) => words.toLowerCase().includes(typed));

function KitList({ groups, here }: Pick<WorkshopProps, 'groups' | 'here'>) {
  return groups.map((group) => (
    <section key={group.name} className="mb-4">
      <h2 className="flex min-h-9 items-center px-3 font-sans text-[.84375rem] font-semibold tracking-normal">
        {group.name}
      </h2>
      <ul>
        {group.pages.map((page) => (
          <li key={page.path}>
            <a href={page.path} aria-current={page.path === here ? 'page' : undefined} className="kit-link">
              {page.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Filtered({ groups, here, label }: Pick<WorkshopProps, 'groups' | 'here'> & { label: string }) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const left = groups
    .map((group) => ({ ...group, pages: group.pages.filter((page) => answers(page, wanted)) }))
    .filter((group) => group.pages.length > 0);
  const size = groups.reduce((sum, group) => sum + group.pages.length, 0);
  return (
    <nav aria-label={label}>
      <WorkshopFilter
        label={`Filter ${size} pages`}
        value={typed}
        onValueChange={setTyped}
        className="mb-4"
      />
      <a href="/ui" className="kit-link mb-2">
        Start page
      </a>
      <KitList groups={left} here={here} />
      <p role="status" className="px-3 text-sm text-mute">
        {left.length === 0 ? `Nothing in the kit matches “${typed.trim()}”.` : null}
      </p>
    </nav>
  );
}

/** The kit: the list of all its pages, and the one that is read. */
export function Workshop({ groups, here, children }: WorkshopProps) {
  const size = groups.reduce((sum, group) => sum + group.pages.length, 0);
  return (
    <div className="wrap gap-x-12 pb-24 pt-3 lg:grid lg:grid-cols-[13.25rem_minmax(0,1fr)] lg:pt-10">
      <div className="hidden text-[.9375rem] lg:block">
        <Filtered groups={groups} here={here} label="Interface kit" />
      </div>
      <details className="mb-6 rounded-input border border-outline bg-raised lg:hidden">
        <summary className="flex min-h-12 list-none items-center gap-2.5 px-4 text-[.9375rem]">
          <Menu size={20} strokeWidth={1.5} aria-hidden="true" />
          Interface kit, {size} pages
        </summary>
        <div className="border-t border-line p-3 text-[.9375rem]">
          <Filtered groups={groups} here={here} label="Interface kit, folded" />
        </div>
      </details>
      {children}
    </div>
  );
}
