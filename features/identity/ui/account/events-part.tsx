import { History, KeyRound, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { SecurityLine } from '../../schema.ts';
import { momentText } from '../../session-times.ts';

const shownAtOnce = 6;
const icons: Readonly<Record<string, LucideIcon>> = {
  'session.opened': LogIn,
  'identity.new-device': LogIn,
  'session.ended': LogOut,
};
const iconOf = (kind: string): LucideIcon =>
  icons[kind] ?? (kind.startsWith('identity.') ? KeyRound : History);

/** What happened lately to the safety of the account. */
export function EventsPart({ events, zone }: { events: readonly SecurityLine[]; zone: string }) {
  const rows = events.map(({ id, kind, text, at }) => {
    const Icon = iconOf(kind);
    return (
      <ListRow
        key={id}
        media={<Icon size={20} strokeWidth={1.5} aria-hidden="true" />}
        title={text}
        note={<time dateTime={at}>{momentText(at, zone)}</time>}
      />
    );
  });
  return (
    <WorkspacePart
      heading="Recent activity"
      about="Sign-ins and changes to how you sign in. If something here wasn’t you, change your password."
    >
      {rows.length > 0 ? (
        <ListGroup aria-label="Recent activity">{rows.slice(0, shownAtOnce)}</ListGroup>
      ) : (
        <p className="text-[.9375rem] text-mute">Nothing yet. Your next sign-in will appear here.</p>
      )}
      {rows.length > shownAtOnce ? (
        <Collapse variant="quiet" summary={`Show ${rows.length - shownAtOnce} more`} summaryOpen="Show fewer">
          <ListGroup aria-label="Recent activity, continued">{rows.slice(shownAtOnce)}</ListGroup>
        </Collapse>
      ) : null}
    </WorkspacePart>
  );
}
