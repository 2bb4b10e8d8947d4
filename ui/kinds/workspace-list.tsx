import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../actions/button.tsx';

interface WorkspaceSearchProps {
  /** What is looked through, as in “Find an enquiry”. */
  label: string;
  words: string;
  /** What else the address says and the search keeps, such as the state that is chosen. */
  keeps?: Readonly<Record<string, string | readonly string[]>>;
  className?: string;
}

/** What a form sends along without showing it; a name may have several values. */
export function KeptFields({ fields }: { fields: Readonly<Record<string, string | readonly string[]>> }) {
  return Object.entries(fields).flatMap(([name, given]) =>
    (typeof given === 'string' ? [given] : given).map((value) =>
      value ? <input key={`${name} ${value}`} type="hidden" name={name} value={value} /> : null,
    ),
  );
}

/** The search of a list: words in the address, so that it works without scripts and can be shared. */
export function WorkspaceSearch({ label, words, keeps = {}, className = '' }: WorkspaceSearchProps) {
  const id = useId();
  return (
    <search className={className}>
      <form method="get" className="relative">
        <KeptFields fields={keeps} />
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          key={words}
          id={id}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={words}
          placeholder={label}
          className="h-11 w-full min-w-0 rounded-full border border-outline bg-raised ps-4.5 pe-12 text-[.9375rem] text-ink placeholder:text-mute"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute end-0.5 top-0.5 grid size-10 place-items-center rounded-full text-mute hover:bg-selected hover:text-ink"
        >
          <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}

interface WorkspaceTab {
  label: string;
  href: string;
  count?: number;
  current: boolean;
}

interface WorkspaceTabsProps {
  label: string;
  tabs: readonly WorkspaceTab[];
  /** `small` for a narrow column. */
  size?: 'plain' | 'small';
}

const tabSizes = { plain: 'px-2.5 text-sm sm:px-3.5 sm:text-[.9375rem]', small: 'px-2.5 text-sm' };

/** The parts of a list, with how many each holds; links, so that the address says which is open. */
export function WorkspaceTabs({ label, tabs, size = 'plain' }: WorkspaceTabsProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className={`flex flex-wrap gap-y-1 ${size === 'plain' ? 'sm:gap-x-1' : ''}`}>
        {tabs.map((tab) => (
          <li key={`${tab.label} ${tab.href}`}>
            <a
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={`flex min-h-11 items-center gap-1.5 rounded-full text-mute hover:text-ink aria-[current]:bg-selected aria-[current]:font-[540] aria-[current]:text-ink ${tabSizes[size]}`}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="font-mono text-[.8125rem]">{tab.count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface WorkspaceEmptyProps {
  /** What is not there, in a sentence. */
  heading: string;
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  className?: string;
}

/** A list without a line: what would stand here, and the one way to it. */
export function WorkspaceEmpty({ heading, children, action, className = '' }: WorkspaceEmptyProps) {
  return (
    <div className={`max-w-[36rem] px-5 py-8 sm:px-7 ${className}`}>
      <h2 className="text-xl">{heading}</h2>
      {children ? <div className="mt-2 grid gap-3 text-pretty text-mute">{children}</div> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}

interface GoneFromListProps {
  /** What it was, as in “mail”. */
  noun: string;
  href: string;
  /** What the list is called. */
  list: string;
}

/** Stands where a thing of a list would stand that is not there, or not any more. */
export function GoneFromList({ noun, href, list }: GoneFromListProps) {
  return (
    <WorkspaceEmpty
      className="rounded-card border border-line bg-raised"
      heading={`This ${noun} doesn’t exist`}
      action={
        <ButtonLink href={href} variant="ghost" size="small">
          Back to the {list}
        </ButtonLink>
      }
    >
      <p>It may have been deleted, or the link is incomplete.</p>
    </WorkspaceEmpty>
  );
}
