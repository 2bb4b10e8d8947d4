import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { runHref } from '../address.ts';
import type { ShownRun } from '../page.server.ts';

/** How a run ended, as a word. */
export function standingOf({ ok, news, changed }: Pick<ShownRun, 'ok' | 'news' | 'changed'>): {
  tone: BadgeTone;
  word: string;
} {
  if (!ok) return { tone: 'danger', word: 'Failed' };
  if (news) return { tone: 'new', word: 'Changed' };
  return { tone: 'done', word: changed === null ? 'First run' : 'Done' };
}

/** One of the earlier runs: when, how it went, and the way to its result. */
export function RunLine({ run, zone }: { run: ShownRun; zone: string }) {
  const { tone, word } = standingOf(run);
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-2.5 text-[.9375rem] @2xl:grid-cols-[7.5rem_6.5rem_minmax(0,1fr)]">
      <a href={runHref(run.id)} className="underline underline-offset-4">
        <span className="sr-only">Result of </span>
        <Moment at={run.startedAt} zone={zone} />
      </a>
      <Badge tone={tone}>{word}</Badge>
      <p className="min-w-0 text-pretty wrap-anywhere">
        {run.said} {run.changed ? <span className="text-mute">{run.changed}</span> : null}
      </p>
    </li>
  );
}
