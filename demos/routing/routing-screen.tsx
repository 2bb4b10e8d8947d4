import { Download, Route, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { historyKeys } from '#demos/kit/keys/bench-keys.ts';
import { useBenchKeys } from '#demos/kit/keys/use-bench-keys.ts';
import { BenchFigures, BenchScreen } from '#demos/kit/layout/bench-screen.tsx';
import { PhoneBar } from '#demos/kit/layout/phone-bar.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { BenchStrip } from '#ui/kinds/bench-parts.tsx';
import { Bar, type Opened } from './bar.tsx';
import { ExportMenu } from './export-menu.tsx';
import { DriverSheets } from './exports/driver-sheets.tsx';
import { Inputs } from './inputs/inputs.tsx';
import type { Outlines } from './map/outlines.ts';
import { type MapHandle, RouteMap } from './map/route-map.tsx';
import { sceneOf } from './map/scene.ts';
import { Panels } from './panels.tsx';
import { lookedUp } from './plan/looked-up.ts';
import { Rail } from './rail.tsx';
import { HeldStop } from './result/held-stop.tsx';
import { RouteList } from './result/route-list.tsx';
import { RunningCard } from './result/running-card.tsx';
import { StopCard } from './result/stop-card.tsx';
import { Timeline } from './result/timeline.tsx';
import { UnservedCard } from './result/unserved-card.tsx';
import { useStopDrag } from './result/use-stop-drag.ts';
import { useBroughtDay } from './use-brought-day.ts';
import { useDay } from './use-day.ts';
import { useDeeds } from './use-deeds.ts';
import { usePlanner } from './use-planner.ts';
import { count, kilometres } from './words/amounts.ts';
import { aboutOf, figuresOf, findingOf } from './words/result-words.ts';

interface RoutingScreenProps {
  /** The land around the first example, cut on the server. */
  outlines: Outlines;
  /** The address of a tile server, if one is configured. */
  tiles: string | null;
  /** Saving the demo to one's own list. */
  save: ReactNode;
}

/** The route planner: a day of stops and vans, planned in workers of the page, changed by hand, taken along. */
export function RoutingScreen({ outlines, tiles, save }: RoutingScreenProps) {
  const model = useDay();
  const planner = usePlanner(model);
  const deeds = useDeeds(model, planner);
  const brought = useBroughtDay(model);
  const map = useRef<MapHandle>(null);
  const inputsId = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [van, setVan] = useState<string | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const drag = useStopDrag(model, (x, y) => map.current?.lineAt(x, y) ?? null);
  const { day, look, selected } = model;

  // While a plan is looked for, the best so far is what the map and the timeline show.
  const found = planner.state.is === 'running' ? (planner.state.progress?.plan ?? null) : null;
  const shown = useMemo(
    () => (found ? lookedUp({ ...day, plan: found, found: null }) : look),
    [found, day, look],
  );
  const scene = useMemo(() => sceneOf(shown), [shown]);
  const lane = look.lanes.get(model.chosen ?? '') ?? null;
  const dayKey = `${day.name} ${day.problem.depots.map(({ place }) => `${place.x} ${place.y}`).join()}`;

  useBenchKeys([
    ...historyKeys(model.history),
    { keys: 'P', label: 'Plan', run: () => (planner.isRunning ? planner.enough() : planner.plan()) },
    { keys: 'A', label: 'Add a stop', run: () => setPlacing(!isPlacing) },
    { keys: 'F', label: 'Fit the map', run: () => map.current?.fit() },
    {
      keys: 'Escape',
      label: 'Let go',
      run() {
        setPlacing(false);
        model.select(null);
      },
    },
  ]);

  const problem = planner.state.is === 'failed' ? planner.state.message : null;
  return (
    <>
      <div className="print:hidden">
        <BenchScreen
          said={model.said}
          bar={<Bar model={model} onExample={deeds.openExample} onOpen={setOpened} save={save} />}
          inputs={
            <Inputs
              id={inputsId}
              model={{ ...model, look: shown }}
              planner={planner}
              target={drag.held?.target ?? null}
              onLock={deeds.lock}
              onEditVan={setVan}
              onEditStops={() => setOpened('stops')}
            />
          }
          rail={
            <Rail
              map={map}
              isPlacing={isPlacing}
              onPlacing={() => setPlacing(!isPlacing)}
              onOpen={setOpened}
            />
          }
          phoneBar={
            <PhoneBar
              fact={
                <>
                  <strong className="font-semibold">
                    {shown.evaluation
                      ? `${count(shown.evaluation.routes.filter(({ visits }) => visits.length > 0).length, 'van')}, ${kilometres(shown.evaluation.distance)} km`
                      : count(day.problem.stops.length, 'stop')}
                  </strong>
                  <span className="text-mute">
                    {shown.evaluation
                      ? `${count(shown.unserved.length, 'stop')} left out`
                      : 'not planned yet'}
                  </span>
                </>
              }
            >
              <Button variant="ghost" size="small" popoverTarget={inputsId}>
                <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
                Inputs
              </Button>
              {planner.isRunning ? (
                <Button size="small" onClick={planner.cancel}>
                  <X size={20} strokeWidth={1.5} aria-hidden="true" />
                  Cancel
                </Button>
              ) : (
                <Button size="small" onClick={() => planner.plan()}>
                  <Route size={20} strokeWidth={1.5} aria-hidden="true" />
                  {day.plan ? 'Plan again' : 'Plan the day'}
                </Button>
              )}
              <ExportMenu
                look={look}
                side="top"
                trigger={
                  <Button variant="ghost" size="small">
                    <Download size={20} strokeWidth={1.5} aria-hidden="true" />
                    Export
                  </Button>
                }
              />
            </PhoneBar>
          }
        >
          <BenchStrip finding={findingOf(shown)} about={model.said || aboutOf(shown)}>
            <BenchFigures figures={figuresOf(shown)} />
          </BenchStrip>
          {problem || brought.kept ? (
            <div className="grid gap-3 border-b border-line bg-paper p-4">
              {problem ? <Alert tone="danger" heading={problem} /> : null}
              {brought.kept ? (
                <Alert
                  heading={`“${brought.kept.name}” from your last visit is kept in this browser`}
                  actions={
                    <>
                      <Button size="small" variant="ghost" onClick={brought.open}>
                        Open it
                      </Button>
                      <Button size="small" variant="ghost" onClick={brought.forget}>
                        Forget it
                      </Button>
                    </>
                  }
                />
              ) : null}
            </div>
          ) : null}
          <div className="flex min-h-[22.5rem] flex-1 flex-col max-lg:h-[min(60vh,26rem)] max-lg:flex-none">
            <RouteMap
              ref={map}
              scene={scene}
              outlines={outlines}
              tiles={tiles}
              dayKey={dayKey}
              lane={lane}
              selected={selected}
              isPlacing={isPlacing}
              onSelect={model.select}
              onChoose={model.choose}
              onPlace={(longitude, latitude) => {
                setPlacing(false);
                deeds.place(longitude, latitude);
              }}
              onGrab={drag.begin}
            >
              <div className="pointer-events-none absolute inset-x-4 top-4 flex items-start justify-between gap-4 *:pointer-events-auto *:w-[17rem] max-lg:hidden">
                {planner.state.is === 'running' ? (
                  <RunningCard progress={planner.state.progress} seconds={day.seconds} />
                ) : selected ? (
                  <StopCard model={model} stopId={selected} />
                ) : (
                  <span />
                )}
                {planner.isRunning ? null : <UnservedCard model={model} planner={planner} />}
              </div>
              {isPlacing ? (
                <p className="absolute inset-x-0 bottom-4 mx-auto w-fit rounded-full bg-ink px-4 py-2 text-sm text-paper">
                  Press on the map where the stop is. Escape lets go.
                </p>
              ) : null}
            </RouteMap>
          </div>
          <div className="grid gap-3 p-4 empty:hidden lg:hidden">
            {planner.state.is === 'running' ? (
              <RunningCard progress={planner.state.progress} seconds={day.seconds} />
            ) : (
              <UnservedCard model={model} planner={planner} />
            )}
            {selected && !look.placed.has(selected) ? <StopCard model={model} stopId={selected} /> : null}
          </div>
          <Timeline
            model={{ ...model, look: shown }}
            target={drag.held?.target ?? null}
            onGrab={drag.begin}
          />
          <RouteList model={model} />
        </BenchScreen>
        {drag.held ? <HeldStop ref={drag.follower} held={drag.held} look={look} /> : null}
        <Panels
          model={model}
          opened={opened}
          onOpened={setOpened}
          van={van}
          onVan={setVan}
          onTake={deeds.take}
          onFail={(vehicleId) => {
            setVan(null);
            deeds.fail(vehicleId);
          }}
        />
      </div>
      <DriverSheets look={look} />
    </>
  );
}
