import type { ComponentProps } from 'react';

interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name, from which the initials are taken. */
  name: string;
  hue?: string;
  size?: 'regular' | 'small';
}

const sizes = { regular: 'size-11 text-[.9375rem]', small: 'size-8 text-xs' };

/** The first letters of the first and the last word. */
export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
};

/** A person's or role's initials; the name itself goes beside them. */
export function Avatar({ name, hue = 'lilac', size = 'regular', className = '', ...rest }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-hue={hue}
      className={`inline-grid shrink-0 place-items-center rounded-full bg-hue font-display font-semibold tracking-[-.02em] text-on-hue ${sizes[size]} ${className}`}
      {...rest}
    >
      {initialsOf(name)}
    </span>
  );
}
