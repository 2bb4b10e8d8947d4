import type { ComponentProps } from 'react';
import { BrandGlyph } from '../icons/brand-glyph.tsx';
import { type Brand, brandGlyphs } from '../icons/brand-glyphs.ts';

interface SocialLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  site:
    | 'github'
    | 'mastodon'
    | 'bluesky'
    | 'youtube'
    | 'rss'
    | 'whatsapp'
    | 'telegram'
    | 'reddit'
    | 'hackerNews'
    | 'x';
  href: string;
  /** `sign` shows only the icon; the words become its name for screen readers. */
  variant?: 'words' | 'sign';
  /** The label, if the site's name isn't enough. */
  label?: string;
}

const looks = {
  words: 'min-h-11 gap-2.5 px-4 text-[.9375rem]',
  sign: 'size-11 justify-center',
};

/** A plain link to another site, which learns nothing before someone clicks. */
export function SocialLink({ site, variant = 'words', label, className = '', ...rest }: SocialLinkProps) {
  const brand: Brand = site;
  const words = label ?? brandGlyphs[brand].name;
  return (
    <a
      rel="noopener noreferrer"
      className={`inline-flex max-w-full items-center rounded-full border border-line bg-raised font-[540] transition-colors duration-(--state) hover:bg-selected ${looks[variant]} ${className}`}
      {...rest}
    >
      <BrandGlyph of={brand} size={18} />
      <span className={variant === 'words' ? 'min-w-0 truncate' : 'sr-only'}>{words}</span>
    </a>
  );
}
