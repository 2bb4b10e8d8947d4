import { ArrowRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface ListGroupProps extends ComponentProps<'ul'> {
  /** `lines` separates the rows with rules; `card` puts them in a panel of their own. */
  variant?: 'lines' | 'card';
}

const variants = {
  lines: 'border-t border-line *:border-b *:border-line',
  card: 'overflow-hidden rounded-card border border-line bg-raised *:border-b *:border-line *:last:border-0 *:px-5',
};

/** Similar rows in a list; screen readers hear how many there are. */
export function ListGroup({ variant = 'lines', className = '', ...rest }: ListGroupProps) {
  return <ul className={`@container min-w-0 ${variants[variant]} ${className}`} {...rest} />;
}

interface RowWords {
  /** The name of the row. */
  title: ReactNode;
  /** One fact about the row. */
  note?: ReactNode;
  /** A picture, an avatar or an icon before the words. */
  media?: ReactNode;
  /** A figure or a badge at the end. */
  end?: ReactNode;
  size?: 'regular' | 'large';
}

/** What stands at the end goes below the words where there is no room beside them. */
function Words({ title, note, media, end, size = 'regular' }: RowWords) {
  const large = size === 'large';
  return (
    <>
      {media ? <span className="shrink-0">{media}</span> : null}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
        <span
          className={`flex min-w-0 flex-[1_1_8rem] flex-col gap-x-6 gap-y-0.5 ${large ? '@lg:flex-row @lg:items-center @lg:justify-between' : ''}`}
        >
          <span
            className={`min-w-0 break-words underline-offset-4 group-hover/row:underline ${large ? 'font-display text-[1.375rem] font-semibold leading-tight tracking-[-.03em]' : 'font-[540]'}`}
          >
            {title}
          </span>
          {note ? (
            <span className={`text-mute ${large ? 'text-[.95rem] @lg:text-end' : 'text-[.9375rem]'}`}>
              {note}
            </span>
          ) : null}
        </span>
        {end ? (
          <span className="flex max-w-full shrink-0 flex-wrap items-center gap-x-3 gap-y-2">{end}</span>
        ) : null}
      </span>
    </>
  );
}

const row = 'group/row flex min-h-16 w-full items-center gap-4 py-3 text-start';

interface ListLinkProps extends RowWords, Omit<ComponentProps<'a'>, 'title' | 'media' | 'children'> {
  href: string;
}

/** A row that leads somewhere: the whole row is the link. */
export function ListLink({
  title,
  note,
  media,
  end,
  size = 'regular',
  className = '',
  ...rest
}: ListLinkProps) {
  return (
    <li>
      <a className={`${row} ${className}`} {...rest}>
        <Words title={title} note={note} media={media} end={end} size={size} />
        <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 rtl:rotate-180" />
      </a>
    </li>
  );
}

interface ListRowProps extends RowWords, Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** What people can do with the row, as small buttons. */
  actions?: ReactNode;
}

/** A row that is read, with its own actions at the end. */
export function ListRow({
  title,
  note,
  media,
  end,
  size = 'regular',
  actions,
  className = '',
  ...rest
}: ListRowProps) {
  return (
    <li className={`${row} ${className}`} {...rest}>
      <Words
        title={title}
        note={note}
        media={media}
        end={
          end || actions ? (
            <>
              {end}
              {actions}
            </>
          ) : null
        }
        size={size}
      />
    </li>
  );
}

interface ListChoiceProps
  extends Omit<RowWords, 'size'>,
    Omit<ComponentProps<'input'>, 'title' | 'size' | 'type'> {
  /** Use `radio` if people can choose one row and `checkbox` if they can choose several. */
  type?: 'radio' | 'checkbox';
}

/** A row that can be chosen; the whole row is the label. */
export function ListChoice({
  title,
  note,
  media,
  end,
  type = 'radio',
  className = '',
  ...rest
}: ListChoiceProps) {
  const id = useId();
  return (
    <li className={`has-[input:checked]:bg-selected ${className}`}>
      <label
        htmlFor={id}
        className={`${row} cursor-pointer has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent`}
      >
        <input id={id} type={type} className="size-5 shrink-0 outline-none accent-[var(--ink)]" {...rest} />
        <Words title={title} note={note} media={media} end={end} />
      </label>
    </li>
  );
}
