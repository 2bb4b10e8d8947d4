import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { grouped } from '#lib/money/grouped.ts';

interface IndexPageProps {
  heading: string;
  count: number;
  /** What is counted, for people who hear the page. */
  counted: string;
  placeholder?: string;
  /** What stands in the place of the search, where there is something better to begin with. */
  box?: ReactNode;
  /** What was typed, where the page searches itself. */
  query?: string;
  /** The page's own search, where it has one: its address, its name, and what goes along unseen. */
  search?: { action: string; label: string; fields: readonly (readonly [name: string, value: string])[] };
  children: ReactNode;
}

/** A hyphenated word stays in one piece where a heading breaks. */
function Whole({ text }: { text: string }) {
  return text.split(/(\S*-\S*)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A list: one line of heading with its count, a search, and the results at once. */
export function IndexPage({
  heading,
  count,
  counted,
  placeholder,
  box,
  query,
  search = { action: '/search', label: 'Search all pages', fields: [] },
  children,
}: IndexPageProps) {
  return (
    <>
      <div className="wrap">
        <div className="hue-block p-5 shadow-[inset_0_0_0_1px_var(--line)] sm:p-8 lg:px-11 lg:pb-9 lg:pt-8">
          <div className="flex flex-wrap items-end justify-between gap-x-6 min-[22.5rem]:flex-nowrap">
            <h1 className="display min-w-0 text-[clamp(min(2.375rem,10.5vw),5.4vw,4.75rem)]">
              <Whole text={heading} />
            </h1>
            <p className="display shrink-0 text-[clamp(min(2.375rem,10.5vw),5.4vw,4.75rem)]">
              {grouped(count)}
              <span className="sr-only"> {counted}</span>
            </p>
          </div>
          {box ? (
            <div className="mt-5 sm:mt-6">{box}</div>
          ) : (
            <search>
              <form action={search.action} className="relative mt-5 sm:mt-6">
                {search.fields.map(([name, value]) => (
                  <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
                ))}
                <Search
                  size={20}
                  strokeWidth={1.5}
                  aria-hidden="true"
                  className="pointer-events-none absolute left-5 top-4.5 text-ink"
                />
                <input
                  name="q"
                  type="search"
                  key={query}
                  defaultValue={query}
                  aria-label={search.label}
                  placeholder={placeholder}
                  className="h-14 w-full rounded-input border border-outline bg-raised pl-13 pr-4 text-ink placeholder:text-mute"
                />
              </form>
            </search>
          )}
        </div>
      </div>
      <div className="wrap pt-8 lg:pt-12">{children}</div>
    </>
  );
}

interface IndexSectionProps {
  id?: string;
  heading: string;
  children: ReactNode;
}

/** A further part of a list, with its heading in the narrow column. */
export function IndexSection({ id, heading, children }: IndexSectionProps) {
  return (
    <section id={id} className="grid gap-x-6 gap-y-6 pt-16 lg:grid-cols-12 lg:pt-24">
      <h2 className="text-[clamp(min(1.75rem,8vw),2.6vw,2.25rem)] lg:col-span-3">{heading}</h2>
      <div className="lg:col-span-9">{children}</div>
    </section>
  );
}
