import type { ComponentProps, ReactNode } from 'react';

interface CardProps extends ComponentProps<'article'> {
  /** `raised` is a panel on the page; `hue` is a block of one colour; `plain` is a picture with its text below. */
  variant?: 'raised' | 'hue' | 'plain';
  /** The colour of a `hue` card, or of the block behind a `plain` card’s picture. */
  hue?: string;
}

const variants = {
  raised: 'rounded-card border border-line bg-raised p-5 @sm:p-6',
  hue: 'hue-block overflow-hidden p-6 @sm:p-7',
  plain: '',
};

/** One item with its name in large type. If its title is a link, the whole card is clickable. */
export function Card({ variant = 'raised', hue, className = '', children, ...rest }: CardProps) {
  return (
    <div className="@container h-full">
      <article
        data-hue={hue}
        className={`group/card relative flex h-full min-w-0 flex-col ${variants[variant]} ${className}`}
        {...rest}
      >
        {children}
      </article>
    </div>
  );
}

interface CardTitleProps extends Omit<ComponentProps<'h3'>, 'children'> {
  /** The address of the card's link, which covers the whole card. */
  href?: string;
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** The name, and the card’s one link. */
export function CardTitle({ href, level = 3, className = '', children, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={`break-words text-[1.375rem] leading-[1.1] ${className}`} {...rest}>
      {href ? (
        <a
          href={href}
          className="underline-offset-4 outline-none after:absolute after:inset-0 after:z-10 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-accent group-hover/card:underline [[data-hue]_&]:focus-visible:after:outline-current"
        >
          {children}
        </a>
      ) : (
        children
      )}
    </Heading>
  );
}

/** What can be done with the thing; its buttons lie above the card’s own link. */
export function CardActions({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`relative z-20 mt-auto flex flex-wrap gap-2 pt-5 ${className}`} {...rest} />;
}

/** The part with the picture: over the full width of a `raised` card, a block of the hue in a `plain` one. */
export function CardMedia({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`tile grid place-items-center bg-hue *:transition-transform *:duration-[1.2s] *:ease-out group-hover/card:*:scale-[1.03] motion-reduce:*:transform-none ${className}`}
      {...rest}
    />
  );
}

interface CardFactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly { term: string; text: ReactNode }[];
}

/** Facts as a strip of cells between two lines. */
export function CardFacts({ facts, className = '', ...rest }: CardFactsProps) {
  return (
    <dl
      className={`grid grid-cols-2 border-y border-current/15 @md:grid-flow-col @md:grid-cols-none @md:auto-cols-fr ${className}`}
      {...rest}
    >
      {facts.map(({ term, text }) => (
        <div
          key={term}
          className="min-w-0 border-current/15 py-2.5 pe-3 @max-md:even:border-s @max-md:even:ps-4 @max-md:nth-[n+3]:border-t @md:border-s @md:ps-4 @md:first:border-s-0 @md:first:ps-0"
        >
          <dt className="text-[.8125rem] opacity-75">{term}</dt>
          <dd className="mt-0.5 break-words text-[.9375rem] font-[540]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
