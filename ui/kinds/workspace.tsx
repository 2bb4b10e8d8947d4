import { type LucideIcon, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Count } from '../data/count.tsx';
import { Sheet } from '../panels/sheet.tsx';

interface RailLink {
  href: string;
  label: string;
  Icon: LucideIcon;
  /** Which part of the rail it stands in; a rule parts one from the next. */
  part?: string;
  /** How much waits there. */
  waiting?: number;
}

interface WorkspaceProps {
  title: string;
  /** Beside the heading: a mark such as 'Sample data'. */
  mark?: ReactNode;
  /** The one primary action. */
  action?: ReactNode;
  rail: readonly RailLink[];
  /** The path of the page that is open. */
  here: string;
  railLabel: string;
  /** What the counts beside the pages count. */
  waitingLabel?: string;
  children: ReactNode;
}

interface RailProps {
  rail: readonly RailLink[];
  here: string;
  waitingLabel: string;
}

function Rail({ rail, here, waitingLabel }: RailProps) {
  return (
    <ul className="text-[.90625rem]">
      {rail.map(({ href, label, Icon, part, waiting = 0 }, index) => (
        <li
          key={href}
          className={index > 0 && part !== rail[index - 1]?.part ? 'mt-3 border-t border-line pt-3' : ''}
        >
          <a
            href={href}
            aria-current={href === here ? 'page' : undefined}
            className="flex min-h-11 items-center gap-3 rounded-xl px-3 text-mute hover:text-ink aria-[current]:bg-selected aria-[current]:font-[540] aria-[current]:text-ink lg:min-h-10"
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            {label}
            <Count value={waiting} label={waitingLabel} className="ms-auto" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A place of work: a rail of its pages, one primary action, content of at most 1120 px. On a phone the rail is a sheet. */
export function Workspace({
  title,
  mark,
  action,
  rail,
  here,
  railLabel,
  waitingLabel = 'unread',
  children,
}: WorkspaceProps) {
  const current = rail.find(({ href }) => href === here);
  const waiting = rail.reduce((sum, link) => sum + (link.waiting ?? 0), 0);
  return (
    <div className="min-h-[calc(100vh-3.5rem)] lg:grid lg:grid-cols-[15rem_minmax(0,70rem)_1fr]">
      <div className="sticky top-0 z-20 border-b border-line bg-paper px-4 lg:hidden">
        <button
          type="button"
          command="show-modal"
          commandfor="workspace-rail"
          className="-mx-2 flex min-h-12 items-center gap-2.5 rounded-xl px-2 text-[.9375rem] font-[540]"
        >
          <PanelLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          {current?.label ?? railLabel}
          <Count value={waiting} label={waitingLabel} />
        </button>
      </div>
      <nav aria-label={railLabel} className="hidden border-r border-line lg:block">
        {/* A long rail scrolls by itself, so that its end is reached without the page's. */}
        <div className="sticky top-0 max-h-screen overflow-y-auto overscroll-contain px-3 py-4">
          <Rail rail={rail} here={here} waitingLabel={waitingLabel} />
        </div>
      </nav>
      <div className="min-w-0 px-4 pb-24 lg:pl-8 lg:pr-20">
        <div className="flex min-h-19 flex-wrap items-center gap-x-3.5 gap-y-3 py-3.5">
          <h1 className="text-2xl">{title}</h1>
          {mark}
          <div className="ml-auto max-sm:ml-0 max-sm:w-full max-sm:[&>*]:w-full">{action}</div>
        </div>
        {children}
      </div>
      {/* The key closes the sheet when it has led to another page. */}
      <Sheet key={here} id="workspace-rail" edge="start" heading={railLabel} className="lg:hidden">
        <nav aria-label={`${railLabel}, as a sheet`} className="-mx-3">
          <Rail rail={rail} here={here} waitingLabel={waitingLabel} />
        </nav>
      </Sheet>
    </div>
  );
}
