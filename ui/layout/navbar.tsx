import { Menu } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface NavbarLink {
  href: string;
  label: string;
  /** The current page. */
  current?: boolean;
}

interface NavbarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The site's name, which links to its home page. */
  brand: ReactNode;
  links: readonly NavbarLink[];
  /** One or two buttons at the end; they stay when the links move into the menu. */
  actions?: ReactNode;
  /** The navigation's name for screen readers. */
  label?: string;
  /** Whether the bar stays at the top while people scroll. */
  sticky?: boolean;
  /** `pill` holds the links in a rounded frame; `bar` shows them in a plain row. */
  variant?: 'pill' | 'bar';
}

const variants = {
  pill: {
    bar: '',
    links: 'rounded-full border border-line bg-raised p-1',
    current: 'aria-[current]:bg-selected',
  },
  bar: {
    bar: 'border-b border-line',
    links: '',
    current: 'rounded-none! aria-[current]:shadow-[inset_0_-2px_0_var(--ink)]',
  },
};

/** Brand, links and actions on one line; in a narrow container the links move into a menu that needs no script. */
export function Navbar({
  brand,
  links,
  actions,
  label = 'Main',
  sticky = false,
  variant = 'pill',
  className = '',
  ...rest
}: NavbarProps) {
  const id = useId();
  const look = variants[variant];
  return (
    <header className={`@container z-30 bg-paper ${sticky ? 'sticky top-0' : ''} ${className}`} {...rest}>
      <div className={`flex min-h-16 items-center gap-x-4 ${look.bar}`}>
        <div className="me-auto min-w-0 font-display text-lg font-semibold tracking-[-.03em]">{brand}</div>
        <nav aria-label={label} className="@max-2xl:hidden">
          <ul className={`flex ${look.links}`}>
            {links.map(({ href, label: words, current }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className={`flex min-h-11 items-center rounded-full px-4 text-[.9375rem] text-mute hover:text-ink aria-[current]:font-[540] aria-[current]:text-ink ${look.current}`}
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2 @2xl:ms-auto">
          {actions}
          <button
            type="button"
            popoverTarget={id}
            aria-label={`${label} menu`}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-selected @2xl:hidden"
          >
            <Menu size={24} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
      </div>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className="m-0 mt-1 w-[min(20rem,92vw)] rounded-card border border-line bg-raised p-2 text-ink shadow-[0_12px_32px_-12px_oklch(0_0_0/.28)] [inset:auto] [position-area:self-block-end_span-self-inline-start]"
      >
        <ul>
          {links.map(({ href, label: words, current }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={current ? 'page' : undefined}
                className="flex min-h-13 items-center rounded-input px-4 font-display text-xl font-semibold tracking-[-.03em] hover:bg-selected aria-[current]:bg-selected"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
