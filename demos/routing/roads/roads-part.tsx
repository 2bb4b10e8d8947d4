import { InputsPart } from '#demos/kit/layout/inputs-panel.tsx';
import { grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { numberIn } from '../inputs/columns.ts';
import { SmallField } from '../inputs/small-field.tsx';
import type { DayModel } from '../use-day.ts';
import { byRoad, mostPlaces, placesOf, waysWords } from './roads.ts';

/** How ways are reckoned: straight lines with a factor, or by road where the site has a router. */
export function RoadsPart({ model, hasRouter }: { model: DayModel; hasRouter: boolean }) {
  const { raw, roads, change } = model;
  const { travel } = raw.problem;
  if (travel.kind !== 'sphere') return null;
  const isByRoad = byRoad(raw, roads.roads) !== raw;
  const isStale = roads.roads !== null && !isByRoad;
  const { state } = roads;
  const asked = state.is === 'running' && state.progress?.is === 'working' ? state.progress.progress : null;
  const places = placesOf(raw).length;
  const isTooMany = places > mostPlaces;
  const set = (next: Partial<typeof travel>) =>
    change((old) => ({
      ...old,
      example: null,
      problem: { ...old.problem, travel: { ...travel, ...next } },
    }));
  return (
    <InputsPart heading="Distances">
      {isByRoad ? null : (
        <div className="grid grid-cols-2 gap-3">
          <SmallField
            label="Straight line ×"
            inputMode="decimal"
            value={String(travel.detour ?? 1)}
            onCommit={(text) => {
              const detour = numberIn(text);
              if (detour === null || detour < 1 || detour > 5) return 'A factor from 1 to 5, such as 1.3.';
              set({ detour });
              return null;
            }}
          />
          <SmallField
            label="Speed"
            unit="km/h"
            inputMode="decimal"
            value={String(Math.round(travel.metresPerSecond * 36) / 10)}
            onCommit={(text) => {
              const speed = numberIn(text);
              if (speed === null || speed < 1 || speed > 200) return 'A speed from 1 to 200, such as 60.';
              set({ metresPerSecond: speed / 3.6 });
              return null;
            }}
          />
        </div>
      )}
      <p role="status" className="mt-2 text-sm text-mute">
        {isStale
          ? 'A place has changed since the road times came, so distances are straight lines again.'
          : isByRoad
            ? waysWords(byRoad(raw, roads.roads))
            : hasRouter
              ? ''
              : 'This site has no road router, so distances are straight lines.'}
      </p>
      {state.is === 'running' ? (
        <>
          <Progress
            label="Asking for road times"
            value={asked?.done ?? 0}
            max={asked?.of ?? 1}
            said={asked ? `${asked.done} of ${asked.of} parts` : 'waiting'}
            className="mt-2 text-sm"
          />
          <Button size="small" variant="ghost" className="mt-2 w-full" onClick={roads.cancel}>
            Cancel
          </Button>
        </>
      ) : hasRouter ? (
        <>
          <p role="alert" className="text-sm text-danger empty:hidden">
            {state.is === 'failed' ? `${state.message} Distances stay as they were.` : ''}
          </p>
          {isByRoad ? (
            <Button size="small" variant="ghost" className="mt-2 w-full" onClick={roads.drop}>
              Use straight lines
            </Button>
          ) : isTooMany ? null : (
            <Button size="small" variant="ghost" className="mt-2 w-full" onClick={() => roads.get(raw)}>
              Get road times
            </Button>
          )}
          <p className="mt-2 text-sm text-mute">
            {isTooMany
              ? `Road times are available for up to ${mostPlaces} places, and this day has ${grouped(places)}, so distances are straight lines.`
              : `Asking sends the positions of stops and depots, ${mostPlaces} at most, and nothing else to the router of this site.`}
          </p>
        </>
      ) : null}
    </InputsPart>
  );
}
