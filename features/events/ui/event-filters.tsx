import { Check, Rss, SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { fromBelow } from '#ui/panels/sheet.tsx';
import type { Facet } from '../rules.ts';
import type { EventKind, ListWish } from '../schema.ts';
import { listWith } from './address.ts';
import { kindsWords } from './words.ts';

interface EventFiltersProps {
  asked: ListWish;
  kinds: readonly Facet<EventKind>[];
  topics: readonly Facet[];
  counts: { upcoming: number; past: number };
}

const choice =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-outline px-4 text-[.9375rem] font-medium hover:bg-selected aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper lg:flex lg:min-h-9 lg:justify-between lg:rounded-lg lg:border-0 lg:px-2.5 lg:font-normal lg:aria-[current]:bg-selected lg:aria-[current]:font-medium lg:aria-[current]:text-ink';

function Choice({
  href,
  on,
  count,
  children,
}: {
  href: string;
  on: boolean;
  count: number;
  children: ReactNode;
}) {
  return (
    <li>
      <a href={href} aria-current={on ? 'true' : undefined} className={choice}>
        {on ? <Check size={16} strokeWidth={1.5} aria-hidden="true" className="-ms-1 lg:hidden" /> : null}
        <span>{children}</span>
        <span className="font-mono text-[.8125rem] opacity-75">{count}</span>
      </a>
    </li>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mt-6 lg:first:mt-0">
      <h2 className="mb-2 font-display text-lg font-semibold tracking-[-.02em] lg:px-2.5">{name}</h2>
      <ul className="flex flex-wrap gap-2 lg:block">{children}</ul>
    </div>
  );
}

/** What the list can be narrowed by: links, so that the address says it and no script is needed. */
export function EventFilters({ asked, kinds, topics, counts }: EventFiltersProps) {
  const chosen = [asked.kind, asked.topic, asked.when === 'past' ? 'past' : ''].filter(Boolean).length;
  return (
    <div className="lg:col-span-3">
      <Button variant="ghost" size="small" popoverTarget="filters" className="lg:hidden">
        <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <nav
        id="filters"
        popover="auto"
        aria-label="Filters"
        className={`fixed m-0 max-w-none overflow-y-auto bg-raised px-6 pt-6 text-ink max-lg:pb-8! backdrop:bg-[oklch(.1_.01_275/.5)] lg:sticky lg:inset-auto lg:top-6 lg:block lg:max-h-none lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0 ${fromBelow}`}
      >
        <div className="flex items-center justify-between lg:hidden">
          <p className="font-display text-2xl font-semibold tracking-[-.035em]">Filters</p>
          <IconButton
            label="Close filters"
            icon={X}
            variant="plain"
            popoverTarget="filters"
            popoverTargetAction="hide"
          />
        </div>
        <div>
          <Group name="When">
            <Choice
              href={listWith(asked, { when: 'upcoming' })}
              on={asked.when === 'upcoming'}
              count={counts.upcoming}
            >
              {' '}
              Upcoming{' '}
            </Choice>
            <Choice href={listWith(asked, { when: 'past' })} on={asked.when === 'past'} count={counts.past}>
              Past
            </Choice>
          </Group>
          {kinds.length > 0 ? (
            <Group name="Kind">
              {kinds.map(({ value, count }) => (
                <Choice
                  key={value}
                  href={listWith(asked, { kind: asked.kind === value ? undefined : value })}
                  on={asked.kind === value}
                  count={count}
                >
                  {kindsWords[value]}
                </Choice>
              ))}
            </Group>
          ) : null}
          {topics.length > 0 ? (
            <Group name="Topic">
              {topics.map(({ value, count }) => (
                <Choice
                  key={value}
                  href={listWith(asked, { topic: asked.topic === value ? undefined : value })}
                  on={asked.topic === value}
                  count={count}
                >
                  {value}
                </Choice>
              ))}
            </Group>
          ) : null}
        </div>
        <ul className="mt-6 border-t border-line pt-3 text-[.9375rem] lg:mx-2.5">
          <li>
            <a href="/events.ics" className="inline-flex min-h-9 items-center underline underline-offset-4">
              Subscribe in your calendar
            </a>
          </li>
          <li>
            <a
              href="/events.rss"
              className="inline-flex min-h-9 items-center gap-2 underline underline-offset-4"
            >
              <Rss size={16} strokeWidth={1.5} aria-hidden="true" />
              RSS
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
