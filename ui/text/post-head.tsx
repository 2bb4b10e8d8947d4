import type { ComponentProps, ReactNode } from 'react';
import { longDay } from '#lib/time/day-words.ts';
import { Lead } from './lead.tsx';

interface PostHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  /** The date, written as `2026-11-15`. */
  date: string;
  /** A word before the date, such as ‘Changed’. */
  dateWord?: string;
  /** What readers will know once they have read the text. */
  lead: ReactNode;
  /** Who wrote it. */
  author?: ReactNode;
  /** The level of the title: use 1 on the post’s own page. */
  level?: 1 | 2 | 3;
}

/** Date, title and lead of a text. */
export function PostHead({ title, date, dateWord, lead, author, level = 1, ...rest }: PostHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header {...rest}>
      <p className="mono-label text-mute">
        {dateWord ? `${dateWord} ` : null}
        <time dateTime={date}>{longDay(date)}</time>
      </p>
      <Heading className="mt-3 break-words text-[clamp(2rem,3.7vw,3.25rem)] leading-[.98] tracking-[-.045em] max-lg:text-[2.375rem] max-[22rem]:text-[2rem]">
        {title}
      </Heading>
      <Lead className="mt-5">{lead}</Lead>
      {author ? <div className="mt-6">{author}</div> : null}
    </header>
  );
}
