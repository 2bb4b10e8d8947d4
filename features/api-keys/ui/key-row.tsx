import { grouped } from '#lib/money/grouped.ts';
import { longDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { KeyLine } from '../queries.server.ts';

function Standing({ standing }: Pick<KeyLine, 'standing'>) {
  if (standing === 'works') return <Badge tone="done">Works</Badge>;
  return standing === 'revoked' ? <Badge tone="danger">Revoked</Badge> : <Badge>Expired</Badge>;
}

function Revoke({ id, name }: Pick<KeyLine, 'id' | 'name'>) {
  return (
    <Collapse variant="quiet" summary="Revoke" className="text-[.9375rem]">
      <form method="post" className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        <p className="text-mute">Programs that use this key lose access immediately. You can’t undo this.</p>
        <Button
          type="submit"
          name="intent"
          value="revoke"
          variant="ghost"
          tone="danger"
          size="small"
          className="justify-self-start"
        >
          Revoke key<span className="sr-only"> {name}</span>
        </Button>
      </form>
    </Collapse>
  );
}

/** A key: what it is for, what it may do, until when, and when it was last used. */
export function KeyRow({ line, zone }: { line: KeyLine; zone: string }) {
  const { id, name, prefix, scopes, standing, lastDay, revokedAt, lastUsedAt, uses } = line;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-[540] wrap-anywhere">{name}</p>
        <Standing standing={standing} />
      </div>
      <p className="mt-1 font-mono text-[.84375rem] text-mute wrap-anywhere">{prefix}…</p>
      <p className="mt-1 font-mono text-[.84375rem] [word-spacing:-.28em] wrap-anywhere">
        {scopes.join(', ')}
      </p>
      <p className="mt-1 text-[.9375rem] text-mute">
        {revokedAt ? (
          <>
            Revoked <Moment at={revokedAt} zone={zone} />
          </>
        ) : (
          `${standing === 'ended' ? 'Was valid' : 'Valid'} until ${longDay(lastDay)}`
        )}
        {', '}
        {lastUsedAt ? (
          <>
            last used <Moment at={lastUsedAt} zone={zone} />, {uses === 1 ? 'once' : `${grouped(uses)} times`}
          </>
        ) : (
          'never used'
        )}
      </p>
      {standing === 'works' ? <Revoke id={id} name={name} /> : null}
    </li>
  );
}
