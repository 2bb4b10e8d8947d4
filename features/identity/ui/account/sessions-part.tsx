import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { toast } from '#ui/panels/toast.ts';
import { SessionError } from '../../client/session.ts';
import { endOneSession, endOtherSessions } from '../../client/sessions.ts';
import { signInFor } from '../../return-path.ts';
import type { SessionLine } from '../../schema.ts';
import { dayText, usedText } from '../../session-times.ts';

interface SessionsPartProps {
  sessions: readonly SessionLine[];
  /** The server's present moment, so that both sides write the same words. */
  now: string;
  zone: string;
  onChanged: () => void;
}

const shownAtOnce = 6;
const phones = /iPhone|iPad|Android/;

interface RowProps {
  session: SessionLine;
  now: string;
  zone: string;
  busy: boolean;
  onEnd: () => void;
}

function Row({ session, now, zone, busy, onEnd }: RowProps) {
  const since = dayText(session.createdAt, zone);
  const Icon = phones.test(session.device) ? Smartphone : Laptop;
  return (
    <ListRow
      media={<Icon size={20} strokeWidth={1.5} aria-hidden="true" />}
      title={session.device}
      note={`Since ${since}, ${session.current ? 'in use now' : usedText(session.lastSeenAt, now)}`}
      end={session.current ? <Badge tone="new">This browser</Badge> : null}
      actions={
        session.current ? null : (
          <Button
            variant="ghost"
            size="small"
            busy={busy}
            aria-label={`Sign out ${session.device}, signed in since ${since}`}
            onClick={onEnd}
          >
            {' '}
            Sign out{' '}
          </Button>
        )
      }
    />
  );
}

/** Ends sessions, one press at a time; `ending` is the id, or all. */
function useEnding(onChanged: () => void) {
  const [ending, setEnding] = useState<string | null>(null);
  async function end(which: string, work: () => Promise<number>, said: (count: number) => string) {
    if (ending) return;
    setEnding(which);
    try {
      toast({ tone: 'done', title: said(await work()) });
    } catch (error) {
      const refused = error instanceof SessionError ? error : null;
      if (refused?.status === 401) location.assign(signInFor(location.pathname));
      else
        toast({
          tone: 'danger',
          title: refused?.message ?? 'No connection, so nobody was signed out. Try again.',
        });
    }
    setEnding(null);
    onChanged();
  }
  return { ending, end };
}

const endOthers = ['', 'Sign out the other device', 'Sign out both other devices'];
const many = (count: number): string => (count === 1 ? 'one other device' : `${count} other devices`);

/** Where one is signed in, with ways to end each and all others. */
export function SessionsPart({ sessions, now, zone, onChanged }: SessionsPartProps) {
  const { ending, end } = useEnding(onChanged);
  const rows = sessions.map((session) => (
    <Row
      key={session.id}
      session={session}
      now={now}
      zone={zone}
      busy={ending === session.id}
      onEnd={() =>
        end(
          session.id,
          () => endOneSession(session.id),
          () => `${session.device} is signed out`,
        )
      }
    />
  ));
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <WorkspacePart
      heading="Where you’re signed in"
      about="If you don’t recognise a browser, sign it out and change your password."
    >
      <ListGroup aria-label="Where you’re signed in">{rows.slice(0, shownAtOnce)}</ListGroup>
      {rows.length > shownAtOnce ? (
        <Collapse variant="quiet" summary={`Show ${rows.length - shownAtOnce} more`} summaryOpen="Show fewer">
          <ListGroup aria-label="Where you’re signed in, continued">{rows.slice(shownAtOnce)}</ListGroup>
        </Collapse>
      ) : null}
      {others > 0 ? (
        <Button
          variant="ghost"
          size="small"
          busy={ending === 'others'}
          className="mt-4"
          onClick={() => end('others', endOtherSessions, (count) => `Signed out on ${many(count)}`)}
        >
          {endOthers[others] ?? `Sign out all ${others} other devices`}
        </Button>
      ) : (
        <p className="mt-3 text-[.9375rem] text-mute">You aren’t signed in anywhere else.</p>
      )}
    </WorkspacePart>
  );
}
