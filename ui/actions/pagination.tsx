import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { pageSteps } from './page-steps.ts';

interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the pages list, such as “Invoices”. */
  label: string;
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** Returns the address of a page; every step is a link that people can share. */
  href: (page: number) => string;
  /** How many pages are shown on each side of the current one. */
  around?: number;
}

const round = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3';
const step = `${round} hover:bg-selected aria-[current]:bg-ink aria-[current]:font-[540] aria-[current]:text-paper`;
const leaf = `${round} font-[540]`;

interface LeafProps {
  /** Missing at the end of the list: the word stays in its place, and is no link. */
  href: string | undefined;
  rel: 'prev' | 'next';
  className: string;
  children: ReactNode;
}

function Leaf({ href, rel, className, children }: LeafProps) {
  // Link checkers take an anchor without an address for a broken link.
  if (href === undefined) return <span className={`${leaf} text-mute ${className}`}>{children}</span>;
  return (
    <a href={href} rel={rel} className={`${leaf} hover:bg-selected ${className}`}>
      {children}
    </a>
  );
}

/** Steps through a long list. In a narrow place the numbers become “3 of 12”. */
export function Pagination({
  label,
  page,
  pages,
  href,
  around = 1,
  className = '',
  ...rest
}: PaginationProps) {
  const inside = (next: number) => (next >= 1 && next <= pages ? href(next) : undefined);
  return (
    <nav
      aria-label={`${label}, page ${page} of ${pages}`}
      className={`@container text-[.9375rem] ${className}`}
      {...rest}
    >
      <div className="flex items-center justify-between gap-1 @xl:justify-start">
        <Leaf href={inside(page - 1)} rel="prev" className="@xl:pe-4">
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" className="rtl:rotate-180" />
          Previous
        </Leaf>
        <p aria-hidden="true" className="font-mono text-sm text-mute @xl:hidden">
          {page} of {pages}
        </p>
        <ol className="hidden items-center gap-1 @xl:flex">
          {pageSteps(page, pages, around).map((each) =>
            'page' in each ? (
              <li key={each.page}>
                <a
                  href={href(each.page)}
                  aria-label={`Page ${each.page}`}
                  aria-current={each.page === page ? 'page' : undefined}
                  className={`${step} font-mono`}
                >
                  {each.page}
                </a>
              </li>
            ) : (
              <li key={each.gap[0]} className="px-1.5 text-mute">
                <span aria-hidden="true">…</span>
                <span className="sr-only">
                  Pages {each.gap[0]} to {each.gap[1]} left out
                </span>
              </li>
            ),
          )}
        </ol>
        <Leaf href={inside(page + 1)} rel="next" className="@xl:ps-4">
          Next
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" className="rtl:rotate-180" />
        </Leaf>
      </div>
    </nav>
  );
}
