import { ListGroup, ListLink } from './list-group.tsx';

export interface LinkRow {
  href: string;
  label: string;
  /** What kind of page the link leads to, or its date. */
  note?: string;
}

/** Links as large rows between rules. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ListGroup>
      {rows.map(({ href, label, note }) => (
        <ListLink key={href} href={href} title={label} note={note} size="large" />
      ))}
    </ListGroup>
  );
}
