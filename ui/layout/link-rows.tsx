import type { ComponentProps } from 'react';
import { ListGroup, ListLink } from './list-group.tsx';

interface LinkRow {
  href: string;
  label: string;
  /** What kind of page the link leads to, or its date. */
  note?: string;
}

interface LinkRowsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  rows: readonly LinkRow[];
}

/** Links as large rows between rules. */
export function LinkRows({ rows, ...rest }: LinkRowsProps) {
  return (
    <ListGroup {...rest}>
      {rows.map(({ href, label, note }) => (
        <ListLink key={href} href={href} title={label} note={note} size="large" />
      ))}
    </ListGroup>
  );
}
