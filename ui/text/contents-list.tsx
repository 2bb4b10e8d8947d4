import type { ComponentProps } from 'react';

interface ContentsListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  parts: readonly { id: string; heading: string }[];
}

/** The parts of a text, each a jump to its heading. */
export function ContentsList({ parts, ...rest }: ContentsListProps) {
  return (
    <ol {...rest}>
      {parts.map(({ id, heading }) => (
        <li key={id} className="border-s border-line ps-4 hover:border-ink">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug text-mute hover:text-ink lg:min-h-8.5"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
