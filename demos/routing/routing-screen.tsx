import { lazy, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { usePrinting } from '#demos/kit/export/use-printing.ts';
import { historyKeys } from '#demos/kit/keys/demo-keys.ts';
import { useDemoKeys } from '#demos/kit/keys/use-demo-keys.ts';
import { DemoFigures, DemoScreen } from '#demos/kit/layout/demo-screen.tsx';
import { OpenedLater } from '#demos/kit/layout/opened-later.tsx';
import type { Fault } from '#engines/routing/check/fault.ts';
import { DemoStrip } from '#ui/kinds/demo-parts.tsx';
import { actionsOf, Bar, type Opened } from './bar.tsx';
import { ReportsCard } from './drivers/reports-card.tsx';
import { usePublishedTours } from './drivers/use-published-tours.ts';
import { DriverSheets } from './exports/driver-sheets.tsx';
import { Inputs } from './inputs/inputs.tsx';
import { MapNotes } from './map/map-notes.tsx';
import type { Outlines } from './map/outlines.ts';
import { type MapHandle, RouteMap } from './map/route-map.tsx';
import { sceneOf } from './map/scene.ts';
import type { Tiles } from './map/tile-layer.tsx';
import type { HandAt } from './map/use-gestures.ts';
import type { MapServices } from './places/services.ts';
import { lookedUp } from './plan/looked-up.ts';
import { PlanBar } from './plan-bar.tsx';
import { Rail } from './rail.tsx';
import { BrokenCard } from './result/broken-card.tsx';
import { focusStop } from './result/focus-stop.ts';
import { LeftOutCard } from './result/left-out-card.tsx';
import { openMoves } from './result/move-menu.tsx';
import { RouteList } from './result/route-list.tsx';
import { RunningCard } from './result/running-card.tsx';
import { detailsId, StopBar } from './result/stop-bar.tsx';
import { StopCard } from './result/stop-card.tsx';
import { type DragHandle, StopDrag } from './result/stop-drag.tsx';
import { Timeline } from './result/timeline.tsx';
import { useActions } from './use-actions.ts';
import { useBroughtDay } from './use-brought-day.ts';
import { useDay } from './use-day.ts';
import { usePlanner } from './use-planner.ts';
import { useSteady } from './use-steady.ts';
import { useVerdict } from './use-verdict.ts';
import { verdictWords } from './words/fault-words.ts';
import { aboutOf, figuresOf, findingOf } from './words/result-words.ts';

const fetchPanels = () => import('./panels.tsx');
const Panels = lazy(async () => ({ default: (await fetchPanels()).Panels }));

interface RoutingScreenProps {
  /** The land around the first example, cut on the server. */
  outlines: Outlines;
  /** The tile server, if one is configured. */
  tiles: Tiles | null;
  /** What the operator has set up beside the page. */
  services: MapServices;
  /** What the checker says of the first example's plan. */
  faults: readonly Fault[];
  /** What was measured of it. */
  proof: ReactNode;
  /** Saving the demo to the visitor's own list. */
  save: ReactNode;
}

/** The route planner: a day of stops and vans, planned in workers of the page, changed by hand, taken along. */
export function RoutingScreen({ outlines, tiles, services, faults, proof, save }: RoutingScreenProps) {
  const model = useDay();
  const planner = usePlanner(model);
  const actions = useActions(model, planner);
  const brought = useBroughtDay(model);
  usePublishedTours(model);
  const map = useRef<MapHandle>(null);
  const inputsId = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [van, setVan] = useState<string | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const drag = useRef<DragHandle>(null);
  const { day, look, selected } = model;

  // While a plan is looked for, the best so far is what the map and the timeline show.
  const found = planner.state.is === 'running' ? (planner.state.progress?.plan ?? null) : null;
  const shown = useMemo(
    () => (found ? lookedUp({ ...day, plan: found, found: null }) : look),
    [found, day, look],
  );
  const scene = useMemo(() => sceneOf(shown), [shown]);
  const verdict = useVerdict(shown, faults);
  const isPrinting = usePrinting();
  const lane = look.lanes.get(model.chosen ?? '') ?? null;
  const isTroubled =
    look.unserved.length > 0 || (verdict?.length ?? 0) > 0 || Object.keys(model.reports).length > 0;
  // The map is redrawn for what it shows alone, so what it tells stays the same from one render to the next.
  const select = useSteady(model.select);
  const choose = useSteady((vehicleId: string) => model.choose(vehicleId));
  const grab = useSteady((stopId: string, at: HandAt) => drag.current?.begin(stopId, at));
  const place = useSteady((longitude: number, latitude: number) => {
    setPlacing(false);
    actions.place(longitude, latitude);
  });
  const dayKey = `${day.name} ${day.problem.depots.map(({ place }) => `${place.x} ${place.y}`).join()}`;

  function togglePlacing() {
    setPlacing(!isPlacing);
    if (!isPlacing) map.current?.focus();
  }

  useDemoKeys([
    ...historyKeys(model.history),
    { keys: 'P', label: 'Plan', run: () => (planner.isRunning ? planner.enough() : planner.plan()) },
    { keys: 'A', label: 'Add a stop', run: togglePlacing },
    { keys: 'F', label: 'Fit the map', run: () => map.current?.fit() },
    { keys: 'N', label: 'Next stop', run: () => model.selectNext(1) },
    { keys: 'Shift+N', label: 'Previous stop', run: () => model.selectNext(-1) },
    { keys: 'M', label: 'Move the stop', run: openMoves },
    {
      keys: 'Escape',
      label: 'Deselect',
      run() {
        setPlacing(false);
        if (selected && document.activeElement?.closest('[data-card]')) focusStop(selected);
        model.select(null);
      },
    },
  ]);

  const slots = actionsOf(model, setOpened);
  const problem = planner.state.is === 'failed' ? planner.state.message : null;
  const troubles = (isLeftOutOpen: boolean) => (
    <>
      <ReportsCard model={model} planner={planner} />
      <BrokenCard model={model} planner={planner} verdict={verdict} />
      <LeftOutCard model={model} planner={planner} open={isLeftOutOpen} />
    </>
  );
  return (
    <>
      <div className="print:hidden">
        <DemoScreen
          said={model.said}
          bar={
            <Bar
              model={model}
              actions={slots}
              brought={brought}
              onExample={actions.openExample}
              onOpen={setOpened}
              save={save}
            />
          }
          inputs={
            <Inputs
              id={inputsId}
              model={{ ...model, look: shown }}
              planner={planner}
              onLock={actions.lock}
              hasRouter={services.router}
              onEditVan={setVan}
              onEditStops={() => setOpened('stops')}
            />
          }
          rail={<Rail map={map} isPlacing={isPlacing} onPlacing={togglePlacing} onOpen={setOpened} />}
          phoneBar={
            selected && !planner.isRunning ? (
              <StopBar model={model} stopId={selected} actions={slots} />
            ) : (
              <PlanBar shown={shown} planner={planner} inputsId={inputsId} actions={slots} />
            )
          }
        >
          <DemoStrip
            steady
            finding={findingOf(shown)}
            about={
              <>
                {/* As high as it becomes, so that nothing below moves while a plan is looked for and checked. */}
                <span className="block min-h-16 max-lg:min-h-[5.25rem]">
                  <span className="block">{model.said || aboutOf(shown)}</span>
                  <span className="mt-1 block">
                    {shown.evaluation
                      ? verdict
                        ? verdictWords(day.problem, verdict)
                        : 'A second program is checking this plan.'
                      : null}
                  </span>
                </span>
              </>
            }
          >
            <DemoFigures figures={figuresOf(shown)} />
          </DemoStrip>
          <div className="relative flex min-h-[22.5rem] flex-1 flex-col max-lg:h-[min(60vh,26rem)] max-lg:flex-none">
            <RouteMap
              ref={map}
              scene={scene}
              outlines={outlines}
              tiles={tiles}
              dayKey={dayKey}
              lane={lane}
              selected={selected}
              isPlacing={isPlacing}
              hasCard={planner.isRunning || isTroubled}
              onSelect={select}
              onChoose={choose}
              onPlace={place}
              onGrab={grab}
            />
            <div className="pointer-events-none absolute end-0 top-0 grid max-h-full w-[19rem] gap-3 overflow-y-auto p-4 pb-7 *:pointer-events-auto max-lg:hidden">
              {planner.state.is === 'running' ? (
                <RunningCard progress={planner.state.progress} seconds={day.seconds} />
              ) : (
                <>
                  {selected ? <StopCard model={model} stopId={selected} /> : null}
                  {troubles(!selected && !verdict?.length)}
                </>
              )}
            </div>
            <MapNotes problem={problem} brought={brought} />
            {isPlacing ? (
              <p className="absolute inset-x-0 bottom-4 mx-auto w-fit rounded-full bg-ink px-4 py-2 text-sm text-paper">
                Click where the stop is, or press Enter for the middle of the map. Press Escape to cancel.
              </p>
            ) : null}
          </div>
          <div className="grid gap-3 p-4 empty:hidden lg:hidden">
            {planner.state.is === 'running' ? (
              <RunningCard progress={planner.state.progress} seconds={day.seconds} />
            ) : (
              troubles(true)
            )}
            {selected && !look.placed.has(selected) ? (
              <div id={detailsId} tabIndex={-1}>
                <StopCard model={model} stopId={selected} />
              </div>
            ) : null}
          </div>
          <Timeline model={{ ...model, look: shown }} onGrab={grab} />
          <RouteList model={model} />
          <div className="px-5 py-4 lg:px-6">{proof}</div>
        </DemoScreen>
        <StopDrag ref={drag} model={model} lineAt={(x, y) => map.current?.lineAt(x, y) ?? null} />
        <OpenedLater
          fetch={fetchPanels}
          isOpen={opened !== null || van !== null || actions.unplaced !== null}
        >
          <Panels
            model={model}
            opened={opened}
            onOpened={setOpened}
            van={van}
            onVan={setVan}
            actions={actions}
            services={services}
            onFail={(vehicleId) => {
              setVan(null);
              actions.fail(vehicleId);
            }}
          />
        </OpenedLater>
      </div>
      {isPrinting ? <DriverSheets look={look} /> : null}
    </>
  );
}
