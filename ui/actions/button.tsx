import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface ButtonLook {
  /** `main` is the one filled button of a page; `ink` is filled but quieter; `ghost` has only an outline; `hue` is for a block in the page's hue. */
  variant?: 'main' | 'ink' | 'ghost' | 'hue';
  size?: 'regular' | 'small';
  /** Use `danger` for an action that can't be undone; its label still names the result. */
  tone?: 'plain' | 'danger';
  /** The label: a verb and the result. An icon may come before it. */
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** Whether the button is busy: a second click then does nothing, and screen readers announce it. */
  busy?: boolean;
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children'> {
  href: string;
}

const base =
  'inline-flex items-center justify-center gap-2.5 rounded-full font-[540] max-w-full shrink-0 text-center text-balance transition-[transform,background-color] duration-200 ease-out active:scale-[.98] aria-busy:cursor-progress motion-reduce:transform-none print:hidden';
// The padding is limited by the window, so that text at twice the size still fits on a phone.
const sizes = {
  regular: 'min-h-13 px-[min(1.5rem,6.5vw)] py-1.5',
  small: 'min-h-11 px-[min(1.25rem,5.5vw)] py-1 text-[.95rem]',
};
const variants = {
  main: 'bg-cobalt text-white hover:bg-[color-mix(in_oklab,var(--cobalt),black_12%)]',
  ink: 'bg-ink text-paper hover:bg-[color-mix(in_oklab,var(--ink),var(--paper)_14%)]',
  ghost: 'bg-raised text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunk',
  hue: 'bg-hue-action text-on-hue-action hover:bg-[color-mix(in_oklab,var(--hue-action),var(--hue)_16%)]',
};
const dangers = {
  ...variants,
  main: 'bg-danger text-paper hover:bg-[color-mix(in_oklab,var(--danger),var(--ink)_14%)]',
  ink: 'bg-danger text-paper hover:bg-[color-mix(in_oklab,var(--danger),var(--ink)_14%)]',
  ghost: 'bg-raised text-danger shadow-[inset_0_0_0_1px_var(--danger)] hover:bg-sunk',
};

type Look = Omit<ButtonLook, 'children'>;
const look = ({ variant = 'main', size = 'regular', tone = 'plain' }: Look) =>
  `${base} ${sizes[size]} ${(tone === 'danger' ? dangers : variants)[variant]}`;

/** Something a person does on this page. */
export function Button({
  variant = 'main',
  size = 'regular',
  tone = 'plain',
  busy = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${look({ variant, size, tone })} ${className}`}
      {...rest}
    >
      {busy ? (
        <LoaderCircle
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="animate-spin motion-reduce:animate-none"
        />
      ) : null}
      {children}
    </button>
  );
}

/** A way to another page that looks like a button. */
export function ButtonLink({
  variant = 'main',
  size = 'regular',
  tone = 'plain',
  className = '',
  ...rest
}: ButtonLinkProps) {
  return <a className={`${look({ variant, size, tone })} ${className}`} {...rest} />;
}
