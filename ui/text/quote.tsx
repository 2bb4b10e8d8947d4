import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../data/avatar.tsx';
import { Badge } from '../data/badge.tsx';

interface QuoteProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Who said it. */
  by: string;
  /** Where they work, and how long we have known them. */
  about?: string;
  /** A link to check it, such as an address or a recording. */
  proof?: ReactNode;
  /** Whether the quote is made up as an example; it is then marked as a sample. */
  sample?: boolean;
  size?: 'regular' | 'large';
  hue?: string;
  /** The words, without quotation marks. */
  children: ReactNode;
}

const sizes = {
  regular: 'text-[1.25rem] leading-snug tracking-[-.02em]',
  large: 'text-[clamp(1.75rem,5.4cqi,3rem)] leading-[1.08] tracking-[-.035em]',
};

/** What somebody said, tied to who said it. */
export function Quote({
  by,
  about,
  proof,
  sample = false,
  size = 'regular',
  hue,
  className = '',
  children,
  ...rest
}: QuoteProps) {
  return (
    <figure
      data-hue={hue}
      className={`@container ${hue ? 'hue-block p-6 sm:p-8' : ''} ${className}`}
      {...rest}
    >
      <blockquote className={`font-display font-semibold text-balance ${sizes[size]}`}>
        “{children}”
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={by} hue={hue ? '' : 'sky'} className={hue ? 'border border-current/25' : ''} />
          <span className="min-w-0 leading-snug">
            <span className="block font-[540]">{by}</span>
            {about ? <span className="block text-[.9375rem] opacity-80">{about}</span> : null}
          </span>
        </span>
        {proof}
        {sample ? (
          <Badge variant="outline" icon={null} className={`font-normal ${hue ? 'text-current!' : ''}`}>
            Sample quote
          </Badge>
        ) : null}
      </figcaption>
    </figure>
  );
}
