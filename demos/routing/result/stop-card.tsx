import { ArrowDown, ArrowUp, CheckCheck, Trash2, X } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { toldOf, toldWords } from '../drivers/report-words.ts';
import { withDriven, withoutStop } from '../plan/day-changes.ts';
import { nameOf } from '../plan/looked-up.ts';
import { canStep, drivenBy, isLocked, movedWithin } from '../plan/moves.ts';
import type { DayModel } from '../use-day.ts';
import { clock, stretch } from '../words/clock.ts';
import { focusStop } from './focus-stop.ts';
import { MoveMenu } from './move-menu.tsx';
import { StopWishes } from './stop-wishes.tsx';

/** Everything about the stop that is looked at. */
export function StopCard({ model, stopId }: { model: DayModel; stopId: string }) {
  const { day, look } = model;
  const stop = look.stops.get(stopId);
  if (!stop) return null;
  const placed = look.placed.get(stopId);
  const locked = isLocked(day.problem, placed?.vehicle.id ?? null);
  const pair = day.problem.pairs?.find(({ pickup, delivery }) => pickup === stopId || delivery === stopId);
  const other = pair && look.stops.get(pair.pickup === stopId ? pair.delivery : pair.pickup);
  const driven = placed ? drivenBy(day.problem, placed.vehicle.id) : 0;
  const isDriven = placed !== undefined && placed.number <= driven;
  const told = toldOf(model.reports, stopId);
  // A stop that was reported, or waits for a second try, is its driver's: nobody else changes or deletes it.
  const isOpen = !told && !stopId.endsWith('~');
  const facts: [string, string][] = [
    ...(stop.address ? ([['Address', stop.address]] as [string, string][]) : []),
    ...(placed
      ? ([
          ['Van', nameOf(placed.vehicle)],
          [isDriven ? 'Driven at' : 'Arrives', clock(placed.visit.arrival)],
        ] as [string, string][])
      : []),
    ...(placed && placed.visit.waiting > 60
      ? ([['Waits', stretch(placed.visit.waiting)]] as [string, string][])
      : []),
    ...(told
      ? ([['Driver', toldWords(told)]] as [string, string][])
      : ([
          ['Open', stop.windows?.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ') ?? 'always'],
          [
            stop.collects || pair?.pickup === stopId ? 'Load' : 'Unload',
            `${pair?.delivery === stopId ? (look.stops.get(pair.pickup)?.demand?.[0] ?? 0) : (stop.demand?.[0] ?? 0)} ${day.goods}`,
          ],
        ] as [string, string][])),
    ...(other
      ? ([[pair?.pickup === stopId ? 'Goes to' : 'Comes from', nameOf(other)]] as [string, string][])
      : []),
    ...(stop.skills?.length ? ([['Needs', stop.skills.join(', ')]] as [string, string][]) : []),
  ];
  const step = (by: -1 | 1) => {
    if (!canStep(day.problem, day.plan, stopId, by)) return;
    if (!day.plan) return;
    const plan = movedWithin(day.plan, stopId, by);
    model.change((old) => ({ ...old, example: null, found: null, plan }));
    model.say(`${nameOf(stop)} now comes ${by < 0 ? 'earlier' : 'later'}.`);
  };
  const drive = () => {
    if (!placed) return;
    const { vehicle, number } = placed;
    model.change((old) => withDriven(old, vehicle.id, isDriven ? number - 1 : number));
    model.say(
      isDriven
        ? `${nameOf(vehicle)} will drive to ${nameOf(stop)} again.`
        : `${nameOf(vehicle)} has driven as far as ${nameOf(stop)}. Those stops stay, and the rest can be planned again.`,
    );
  };
  return (
    <div
      data-card
      className="rounded-[1.25rem] border border-line bg-raised p-4 shadow-[0_8px_24px_oklch(.1_.01_275/.1)]"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere text-base">
          {placed ? `${placed.number}. ` : ''}
          {nameOf(stop)}
        </h3>
        <IconButton
          label={`Close: ${nameOf(stop)}`}
          icon={X}
          variant="plain"
          className="-m-2.5"
          onClick={() => {
            focusStop(stopId);
            model.select(null);
          }}
        />
      </div>
      <dl className="mt-2 text-[.875rem]">
        {facts.map(([term, text]) => (
          <div key={term} className="flex justify-between gap-4 py-0.5">
            <dt className="text-mute">{term}</dt>
            <dd className="text-end font-mono text-[.8125rem] [word-spacing:-.28em]">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <MoveMenu
          model={model}
          stopId={stopId}
          trigger={
            <Button variant="ghost" size="small" className="w-full" data-moves>
              {placed ? 'Move to another van' : 'Put on a van'}
            </Button>
          }
        />
      </div>
      {isOpen ? (
        <Collapse summary="Priority and skipping" variant="quiet" className="mt-1 text-sm">
          <StopWishes key={stopId} model={model} stop={stop} />
        </Collapse>
      ) : null}
      <div className="mt-1 flex justify-between">
        {placed ? (
          <span className="flex">
            <IconButton
              label="Move earlier"
              title="Move earlier"
              icon={ArrowUp}
              variant="plain"
              aria-disabled={!canStep(day.problem, day.plan, stopId, -1)}
              onClick={() => step(-1)}
            />
            <IconButton
              label="Move later"
              title="Move later"
              icon={ArrowDown}
              variant="plain"
              aria-disabled={!canStep(day.problem, day.plan, stopId, 1)}
              onClick={() => step(1)}
            />
            <button
              type="button"
              aria-pressed={isDriven}
              aria-disabled={locked || told !== undefined}
              title={isDriven ? 'Mark as not driven' : 'Driven up to here: plan the rest'}
              onClick={() => !locked && !told && drive()}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-2.5 text-sm hover:bg-selected aria-disabled:text-mute aria-pressed:bg-selected aria-pressed:font-medium"
            >
              <CheckCheck size={20} strokeWidth={1.5} aria-hidden="true" />
              Driven
            </button>
          </span>
        ) : (
          <span />
        )}
        {isOpen ? (
          <IconButton
            label={`Delete ${nameOf(stop)}`}
            title="Delete the stop"
            icon={Trash2}
            variant="plain"
            onClick={() => {
              focusStop('');
              model.select(null);
              model.change((old) => withoutStop(old, stopId));
              model.say(`${nameOf(stop)} was deleted. Use Undo to bring it back.`);
            }}
          />
        ) : null}
      </div>
    </div>
  );
}
