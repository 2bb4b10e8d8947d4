import { Play, X } from 'lucide-react';
import { useState } from 'react';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { changesText, isNews } from '../changes.ts';
import type { RecipeLine } from '../recipes.ts';
import type { RecipeChange } from '../schema.ts';
import { hostOf, reportText, scheduleWords } from '../words.ts';
import { RecipeSettings } from './recipe-settings.tsx';
import { RunHistory } from './run-history.tsx';
import { useRunNow } from './use-run-now.ts';

interface RecipeRowProps {
  line: RecipeLine;
  /** Whether the scraper may run at all. */
  open: boolean;
  zone: string;
  current: { recipe: Recipe } | null;
  onOpen: (recipe: Recipe) => void;
  onChange: (change: RecipeChange) => Promise<void>;
  onDelete: () => Promise<void>;
  /** It ran, or its state is no longer what the list says. */
  onRan: () => Promise<void>;
}

/** What it reads, how often, and when next. */
function Timing({ line, open, zone }: Pick<RecipeRowProps, 'line' | 'open' | 'zone'>) {
  const { recipe, schedule, nextRunAt, pausedAt } = line;
  return (
    <p className="text-[.9375rem] text-mute">
      <span className="wrap-anywhere">{hostOf(recipe.address)}</span>. {scheduleWords[schedule]}
      {nextRunAt && open ? (
        <>
          , next <Moment at={nextRunAt} zone={zone} />
        </>
      ) : null}
      {pausedAt ? ', paused' : ''}.
    </p>
  );
}

/** How it went last time. */
function LastRun({ line, zone }: Pick<RecipeRowProps, 'line' | 'zone'>) {
  const { lastRun } = line;
  if (!lastRun) return <p className="text-[.9375rem] text-mute">This recipe hasn’t run yet.</p>;
  const { startedAt, endedAt, ok, said, counts } = lastRun;
  const news = counts !== null && isNews(counts);
  return (
    <p className="text-[.9375rem] text-pretty">
      <Badge tone={endedAt === null ? 'warning' : !ok ? 'danger' : news ? 'new' : 'done'} className="me-2">
        {endedAt === null ? 'Running' : !ok ? 'Failed' : news ? `Changed: ${changesText(counts)}` : 'Done'}
      </Badge>
      <Moment at={startedAt} zone={zone} className="text-mute" /> {said}
    </p>
  );
}

/** A saved recipe: what it reads and when, how it went, and what can be done with it. */
export function RecipeRow(props: RecipeRowProps) {
  const { line, open, zone, current, onOpen, onChange, onDelete, onRan } = props;
  const [shown, setShown] = useState<'changes' | 'settings' | null>(null);
  const { state, start, cancel } = useRunNow(line.id, () => {
    setShown('changes');
    void onRan();
  });
  const toggle = (part: 'changes' | 'settings') => () => setShown(shown === part ? null : part);
  const ofThis = <span className="sr-only"> of {line.name}</span>;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 py-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 @3xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 content-start gap-1">
          <h3 className="text-lg wrap-anywhere">{line.name}</h3>
          <Timing line={line} open={open} zone={zone} />
          <LastRun line={line} zone={zone} />
        </div>
        <div className="flex flex-wrap content-start gap-2">
          {state.is === 'running' ? (
            <Button variant="ghost" size="small" onClick={cancel}>
              <X size={16} strokeWidth={1.5} aria-hidden="true" />
              Stop run
            </Button>
          ) : (
            <Button variant="ghost" size="small" disabled={!open} onClick={() => void start()}>
              <Play size={16} strokeWidth={1.5} aria-hidden="true" />
              Run now<span className="sr-only">: {line.name}</span>
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-expanded={shown === 'changes'}
            onClick={toggle('changes')}
          >
            What changed{ofThis}
          </Button>
          <Button variant="ghost" size="small" onClick={() => onOpen(line.recipe)}>
            Open<span className="sr-only"> {line.name}</span>
          </Button>
          <Button
            variant="ghost"
            size="small"
            aria-expanded={shown === 'settings'}
            onClick={toggle('settings')}
          >
            Settings{ofThis}
          </Button>
        </div>
      </div>
      {line.pausedAt ? (
        <p className="text-[.9375rem] text-warning">
          Five runs in a row failed, so the schedule is paused. Check what went wrong, then save the schedule
          again under Settings.
        </p>
      ) : null}
      <div role="status" className="empty:hidden">
        {state.is === 'failed' ? <p className="text-[.9375rem] text-danger">{state.said}</p> : null}
        {state.is === 'running' ? <Progress label={reportText(state.report)} said="" /> : null}
      </div>
      {shown === 'changes' ? (
        <RunHistory key={line.lastRun?.id ?? ''} recipeId={line.id} zone={zone} />
      ) : null}
      {shown === 'settings' ? (
        <RecipeSettings
          line={line}
          current={current}
          onChange={onChange}
          onDelete={onDelete}
          onDone={() => setShown(null)}
        />
      ) : null}
    </li>
  );
}
