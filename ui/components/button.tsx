import type { ComponentProps, ReactNode } from 'react';

export interface ButtonLook {
  /** `main` is the one filled action of a page; `ink` fills quietly; `ghost` is an outline; `hue` stands on a block of the page's hue. */
  variant?: 'main' | 'ink' | 'ghost' | 'hue';
  size?: 'regular' | 'small';
  children: ReactNode;
}

const base =
  'inline-flex items-center justify-center gap-2.5 rounded-full font-[540] text-center whitespace-nowrap transition-[transform,background-color] duration-200 ease-out active:scale-[.98] aria-busy:opacity-70 motion-reduce:transform-none';
const sizes = { regular: 'min-h-13 px-6', small: 'min-h-11 px-5 text-[.95rem]' };
const variants = {
  main: 'bg-cobalt text-white hover:bg-[color-mix(in_oklab,var(--cobalt),black_12%)]',
  ink: 'bg-ink text-paper hover:bg-[color-mix(in_oklab,var(--ink),var(--paper)_14%)]',
  ghost: 'bg-raised text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunk',
  hue: 'bg-hue-action text-on-hue-action hover:bg-[color-mix(in_oklab,var(--hue-action),var(--hue)_16%)]',
};

const look = ({ variant = 'main', size = 'regular' }: Pick<ButtonLook, 'variant' | 'size'>) =>
  `${base} ${sizes[size]} ${variants[variant]}`;

/** Something a person does on this page. */
export function Button({
  variant,
  size,
  className = '',
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={`${look({ variant, size })} ${className}`} {...rest} />;
}

/** A way to another page that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className = '',
  ...rest
}: ButtonLook & ComponentProps<'a'> & { href: string }) {
  return <a className={`${look({ variant, size })} ${className}`} {...rest} />;
}
