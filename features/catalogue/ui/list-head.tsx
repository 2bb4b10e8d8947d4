import { LayoutGrid, List, X } from 'lucide-react';
import { grouped } from '#lib/money/grouped.ts';
import { addressOf, withChoice } from '../address.ts';
import { type FacetName, facetNames } from '../facets.ts';
import type { Sort, View } from '../kinds.ts';
import { choiceLabel, sortLabels } from '../labels.ts';
import type { ListPage } from '../page.server.ts';

interface ListHeadProps {
  page: ListPage;
  path: string;
}

const link =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[.95rem] max-sm:text-sm sm:px-3.5 text-mute hover:text-ink aria-[current]:bg-selected aria-[current]:font-medium aria-[current]:text-ink';
const viewIcons = { grid: LayoutGrid, list: List };
const viewLabels: Record<View, string> = { grid: 'Grid', list: 'List' };

/** How much there is, in words. */
function shownWords({ total, more, wish, choices }: ListPage): string {
  const number = grouped(total);
  if (more) return `More than ${number} applications match`;
  if (wish.words || choices > 0)
    return total === 1 ? '1 application matches' : `${number} applications match`;
  return `All ${number} applications`;
}

function Chips({ page: { wish }, path }: ListHeadProps) {
  const made = facetNames.flatMap((facet: FacetName) =>
    wish.chosen[facet].map((value) => ({ facet, value })),
  );
  if (made.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-5 flex flex-wrap gap-2">
      {made.map(({ facet, value }) => (
        <li key={`${facet} ${value}`} className="max-w-full">
          <a
            href={addressOf(path, wish, withChoice(wish, facet, value))}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-selected ps-4 pe-3 text-[.95rem] font-medium hover:bg-sunk"
          >
            <span className="sr-only">Remove </span>
            <span className="min-w-0 truncate">{choiceLabel(facet, value)}</span>
            <X size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the list holds, how it is ordered and how it is shown; every choice is a link. */
export function ListHead({ page, path }: ListHeadProps) {
  const { wish, sort } = page;
  const offered: Sort[] = wish.words
    ? ['fit', 'recommended', 'name', 'newest']
    : ['recommended', 'name', 'newest'];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <div role="status" className="me-auto">
          <h2 className="font-sans text-base font-medium tracking-normal">{shownWords(page)}</h2>
        </div>
        <nav aria-label="Order" className="flex flex-wrap max-sm:order-last max-sm:w-full">
          {offered.map((each) => (
            <a
              key={each}
              href={addressOf(path, wish, { sort: each })}
              aria-current={each === sort ? 'true' : undefined}
              className={link}
            >
              {sortLabels[each]}
            </a>
          ))}
        </nav>
        <nav aria-label="View" className="flex">
          {(['grid', 'list'] as const).map((each) => {
            const Icon = viewIcons[each];
            return (
              <a
                key={each}
                href={addressOf(path, wish, { view: each, page: wish.page })}
                aria-current={each === wish.view ? 'true' : undefined}
                className={link}
              >
                <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
                {viewLabels[each]}
              </a>
            );
          })}
        </nav>
      </div>
      <Chips page={page} path={path} />
    </>
  );
}
