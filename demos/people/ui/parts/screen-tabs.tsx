import { hrefTo } from '../../../app-kit/place/place.ts';

interface ScreenTabsProps {
  label: string;
  /** Path of each view, with its name. */
  tabs: readonly (readonly [path: readonly string[], name: string])[];
  here: string;
}

/** Views of one screen, as links below its heading. */
export function ScreenTabs({ label, tabs, here }: ScreenTabsProps) {
  return (
    <nav aria-label={label} className="mb-5 border-b border-line print:hidden">
      <ul className="-mb-px flex gap-6 overflow-x-auto [scrollbar-width:none]">
        {tabs.map(([path, name]) => (
          <li key={name} className="shrink-0">
            <a
              href={hrefTo(path)}
              aria-current={path.join('/') === here ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent py-2 text-[.9375rem] font-medium text-mute hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
