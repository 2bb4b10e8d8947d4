import { type ComponentProps, useId } from 'react';

export interface Crumb {
  label: string;
  href: string;
}

interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The levels from the top down; the last one is the current page. */
  crumbs: readonly Crumb[];
  /** How many levels are shown at most; those in the middle fold behind a button. */
  max?: number;
}

const link = 'py-1 hover:text-ink hover:underline';

function Slash() {
  return (
    <span aria-hidden="true" className="rtl:-scale-x-100">
      /
    </span>
  );
}

/** The levels that found no room, behind one button. */
function Between({ crumbs }: { crumbs: readonly Crumb[] }) {
  const id = useId();
  return (
    <li className="flex items-center gap-2">
      <Slash />
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${crumbs.length} levels between`}
        className="-mx-1 min-h-7 rounded-md px-2 hover:bg-selected hover:text-ink"
      >
        …
      </button>
      <ul
        id={id}
        popover="auto"
        className="m-0 mt-1 min-w-44 max-w-72 rounded-input border border-line bg-raised p-1.5 text-sm text-ink shadow-[0_12px_32px_-12px_oklch(0_0_0/.28)] [inset:auto] [position-area:self-block-end_span-self-inline-end] [position-try-fallbacks:flip-block]"
      >
        {crumbs.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center rounded-xl px-3 hover:bg-selected">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The way back up, ending with the page one is on. */
export function Breadcrumbs({ crumbs, max = 4, ...rest }: BreadcrumbsProps) {
  const tooMany = crumbs.length > max;
  const first = crumbs[0];
  const seen = tooMany ? crumbs.slice(crumbs.length - max + 2) : crumbs.slice(1);
  return (
    <nav aria-label="Breadcrumb" {...rest}>
      <ol className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-mute">
        {first ? (
          <li className="flex min-w-0 items-center">
            {crumbs.length > 1 ? (
              <a href={first.href} className={link}>
                {first.label}
              </a>
            ) : (
              <span aria-current="page" className="py-1 text-ink">
                {first.label}
              </span>
            )}
          </li>
        ) : null}
        {tooMany ? <Between crumbs={crumbs.slice(1, crumbs.length - max + 2)} /> : null}
        {seen.map((crumb, index) => (
          <li key={crumb.href} className="flex min-w-0 items-center gap-2">
            <Slash />
            {index < seen.length - 1 ? (
              <a href={crumb.href} className={link}>
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page" className="min-w-0 py-1 text-ink [overflow-wrap:anywhere]">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
