import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { Count } from '#ui/data/count.tsx';
import { hrefTo } from '../place/place.ts';

/** A screen of an application, in its navigation. */
export interface Screen {
  /** The first part of its address; '' is the screen that opens first. */
  id: string;
  label: string;
  Icon: LucideIcon;
  /** What waits there for the role that looks. */
  waiting?: number;
}

interface NavProps {
  screens: readonly Screen[];
  here: string;
  label: string;
}
type ShownNav = NavProps & { look: NavLook };

const link =
  'text-mute hover:text-ink aria-[current]:text-ink aria-[current]:font-[560] aria-[current]:bg-selected';
const looks = {
  /** A column of words at the start. */
  side: {
    list: 'grid gap-0.5',
    link: `flex min-h-10 items-center gap-3 rounded-xl px-3 text-[.9375rem] ${link}`,
  },
  /** A column of icons with their words below. */
  rail: {
    list: 'grid gap-1',
    link: `grid min-h-15 justify-items-center content-center gap-1 rounded-2xl px-1 text-center text-[.75rem] leading-tight ${link}`,
  },
  /** A row under the name, on the application's colour. */
  top: {
    list: 'relative flex gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
    link: 'flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 text-[.9375rem] font-[520] hover:bg-current/10 aria-[current]:bg-hue-action aria-[current]:text-on-hue-action',
  },
  /** Where the thumb is, on a phone. */
  thumb: {
    list: 'grid auto-cols-fr grid-flow-col',
    link: `grid min-h-14 justify-items-center content-center gap-0.5 rounded-xl px-0.5 text-center text-[.6875rem] leading-tight ${link}`,
  },
} as const;
export type NavLook = keyof typeof looks;

/** Applications list their screens anew with each drawing; what the links say is seldom new. */
const saysTheSame = (one: ShownNav, other: ShownNav): boolean =>
  one.here === other.here &&
  one.label === other.label &&
  one.look === other.look &&
  one.screens.length === other.screens.length &&
  one.screens.every(({ id, label, Icon, waiting = 0 }, at) => {
    const same = other.screens[at];
    return id === same?.id && label === same.label && Icon === same.Icon && waiting === (same.waiting ?? 0);
  });

/** The screens of an application as links. */
export const Nav = memo(function Nav({ screens, here, label, look }: ShownNav) {
  return (
    <nav aria-label={label}>
      <ul className={looks[look].list}>
        {screens.map(({ id, label: name, Icon, waiting = 0 }) => (
          <li key={id}>
            <a
              href={hrefTo(id ? [id] : [])}
              aria-current={id === here ? 'page' : undefined}
              className={`relative ${looks[look].link}`}
            >
              <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
              {name}
              <Count
                value={waiting}
                label="waiting"
                className={
                  look === 'thumb' || look === 'rail' ? 'absolute start-1/2 top-0.5 ms-2' : 'ms-auto'
                }
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}, saysTheSame);
