import { Keyboard, Mail, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { mostSteps } from '#features/schedules/schedules.ts';
import type { FirstValues } from '#features/schedules/ui/schedule-fields.tsx';
import { grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { DemoBar, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { useHistory } from '../../kit/history/use-history.ts';
import { useOwn } from '../../kit/history/use-own.ts';
import { ImportDialog } from '../../kit/import/import-dialog.tsx';
import { historyKeys } from '../../kit/keys/demo-keys.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoActions, DemoPhoneBar } from '../../kit/layout/demo-actions.tsx';
import { failedSaid, ResultPlace, ResultStrip } from '../../kit/layout/demo-result.tsx';
import { DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { SendDialog } from '../../kit/share/send-dialog.tsx';
import { ShareDialog } from '../../kit/share/share-dialog.tsx';
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import type { Analysis } from '../analyse.ts';
import { examples, firstExample } from '../examples.ts';
import { headline, keyFigures } from '../headline.ts';
import { finding } from '../reasons.ts';
import { type ForecastState, forecastState } from '../state.ts';
import { isSupposed, supposed } from '../what-if.ts';
import { stepsOf } from '../words.ts';
import { exportsOf } from './exports.ts';
import { ForecastPlot } from './forecast-plot.tsx';
import { Inputs } from './inputs.tsx';
import { PlotPicture } from './plot-picture.tsx';
import { readFigures, sampleRows } from './read-figures.ts';
import { Reading } from './reading.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { useForecasts } from './use-forecasts.ts';

interface ForecastDemoProps {
  /** What the server found for the first example. */
  initial: Analysis;
  /** What was measured of it. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
  /** The button that forecasts a file by the clock, which begins with what is shown here. */
  schedule: (first: FirstValues) => ReactNode;
}

const inputs = 'forecast-inputs';
const shareable = { demo: 'visual_forecasting', path: '/visual_forecasting/demo' };
type Open = 'import' | 'share' | 'send' | null;

/** How a visitor's own series are kept in this browser. */
const keeping = {
  demo: shareable.demo,
  read: (kept: unknown): ForecastState | null => {
    const read = forecastState.safeParse(kept);
    return read.success ? read.data : null;
  },
  isSmall: ({ series }: ForecastState) =>
    series.reduce((sum, { values }) => sum + values.length, 0) <= 50_000,
};
const advice =
  'Try again, or import the figures once more: one column of dates and one of figures is enough.';

/** Forecasting as a place of work: series in, forecast with bands, tests, parts, what if, and out again. */
export function ForecastDemo({ initial, proof, save, schedule }: ForecastDemoProps) {
  const remembered = useHistory<ForecastState>(firstExample);
  const { state } = remembered;
  const forecasts = useForecasts(state, initial);
  const own = useOwn(state, state.example === null, keeping);
  // What was noticed while reading belongs to the series it was read with, also when Undo brings them back.
  const [noticed, setNoticed] = useState<ReadonlyMap<ForecastState['series'], readonly string[]>>(new Map());
  const [open, setOpen] = useState<Open>(null);
  const [fold, setFold] = useState<number | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const [recent, setRecent] = useState(false);
  const [picture, setPicture] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const keys = useId();
  const { of } = forecasts;
  const kept = of.series === state.series;
  const attempt = kept ? null : { name: state.name, example: state.example, problem: forecasts.ended };
  const failed = attempt && attempt.problem !== null ? attempt : null;
  const showLast = () => remembered.change(() => of);
  const history = failed ? { ...remembered, canUndo: true, undo: showLast } : remembered;
  const chosen = kept ? state.chosen : of.chosen;
  const { level, whatIf } = state;
  const shown = useMemo(() => ({ ...of, level, whatIf, chosen }), [of, level, whatIf, chosen]);
  const analysis = forecasts.results[shown.chosen] ?? initial;
  const may = useMemo(
    () => (isSupposed(whatIf) ? supposed(analysis.mean, whatIf) : null),
    [analysis, whatIf],
  );
  const long = (shown.series[shown.chosen]?.values.length ?? 0) > 6 * Math.max(shown.horizon, 24);
  const tested = fold !== null && fold < analysis.folds.length ? fold : null;
  const close = long && recent;
  const drawn = useMemo(
    () => ({ state: shown, analysis, may, fold: tested, recent: close }),
    [shown, analysis, may, tested, close],
  );

  /** Opens other series in place of these; Undo brings these back. */
  function begin(next: ForecastState, notes: readonly string[]) {
    remembered.change(() => next);
    if (notes.length > 0) setNoticed((before) => new Map(before).set(next.series, notes));
    document.getElementById(inputs)?.hidePopover?.();
    scrollTo({ top: 0 });
    setFold(null);
    setPlace(null);
    setRecent((next.series[0]?.values.length ?? 0) > 400);
  }
  const restart = useRef(begin);
  useEffect(() => {
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = forecastState.safeParse(given);
      if (read.success) restart.current(read.data, []);
      else
        setTrouble(
          'The link is incomplete, so you see the example instead. Ask the sender for the whole link.',
        );
      clearAddress();
    });
  }, []);
  const step = (by: number) =>
    setFold((before) => {
      const next = (before ?? -1) + by;
      return next < 0 ? null : Math.min(analysis.folds.length - 1, next);
    });
  const told = [
    ...historyKeys(history),
    { keys: '.', label: 'Earlier back-test', run: () => step(1) },
    { keys: ',', label: 'Later back-test', run: () => step(-1) },
    { keys: 'i', label: 'Import', run: () => setOpen('import') },
    { keys: 's', label: 'Share', run: () => setOpen('share') },
  ];
  useDemoKeys(told);

  const next = headline(analysis, shown);
  const name = shown.series[shown.chosen]?.name ?? shown.name;
  const about = `${name}, ${stepsOf(shown.rhythm, analysis.mean.length)} ahead. ${finding(analysis)}.`;
  const busy = forecasts.running;
  const footer = (
    <>
      {busy ? (
        <Button variant="ghost" size="small" className="w-full" onClick={forecasts.cancel}>
          {state.series.length > 1 ? `Cancel: ${forecasts.done} of ${state.series.length} done` : 'Cancel'}
        </Button>
      ) : (
        <Button size="small" className="w-full" onClick={forecasts.again}>
          Forecast again
        </Button>
      )}
      <p className="mt-2 text-center text-[.8125rem] text-mute">
        Runs in this browser. Your figures don’t leave it.
      </p>
    </>
  );
  const problem = trouble ?? (kept ? forecasts.problem : null);
  const values = state.series[0]?.values.length ?? 0;
  const doing = `Forecasting ${grouped(values)} values`;
  const said = failed ? failedSaid(failed, 'forecast') : busy || attempt ? doing : next;
  const actions = {
    history,
    onImport: () => setOpen('import'),
    onShare: () => setOpen('share'),
    exports: exportsOf(shown, analysis, () => setPicture(true)),
    nothing: attempt ? 'There is no forecast of this yet' : null,
    more: [
      {
        icon: Mail,
        label: 'Send this to us',
        hint: 'You see what we’ll get before you send it',
        onSelect: () => setOpen('send'),
      },
    ],
  };
  return (
    <DemoScreen
      said={said}
      bar={
        <DemoBar
          name="Forecasting"
          actions={
            <DemoActions
              {...actions}
              save={
                <>
                  {save}
                  {schedule({ steps: String(Math.min(mostSteps, state.horizon)) })}
                </>
              }
            />
          }
        >
          <ExamplePicker
            examples={examples}
            value={state.example}
            ownName={state.name}
            own={own && { name: own.name, onOpen: () => begin(own, []) }}
            onChoose={(id) => {
              const example = examples.find((each) => each.id === id);
              if (example) begin(example.load(), []);
            }}
          />
          {state.example ? <SampleMark /> : null}
        </DemoBar>
      }
      inputs={
        <InputsPanel id={inputs} footer={footer}>
          <Inputs
            state={state}
            notes={noticed.get(state.series) ?? []}
            results={kept ? forecasts.results : []}
            onChange={remembered.change}
            onImport={() => setOpen('import')}
          />
        </InputsPanel>
      }
      rail={
        <>
          <ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />
          <ToolButton icon={Mail} label="Send" place="rail" onClick={() => setOpen('send')} />
        </>
      }
      phoneBar={
        <DemoPhoneBar
          {...actions}
          inputs={inputs}
          fact={<span className="line-clamp-2 font-semibold">{said}</span>}
          main={
            <Button size="small" onClick={() => setOpen('import')}>
              <Upload size={18} strokeWidth={1.5} aria-hidden="true" />
              Your data
            </Button>
          }
        />
      }
    >
      <ResultStrip
        attempt={attempt}
        doing={doing}
        verb="forecast"
        advice={advice}
        onLast={showLast}
        onAgain={forecasts.again}
        finding={next}
        about={about}
        figures={keyFigures(analysis, shown)}
      />
      <ResultPlace
        attempt={attempt}
        busy={busy}
        progress={
          <Progress
            className="max-w-[42rem]"
            label={doing}
            value={state.series.length > 1 ? forecasts.done : undefined}
            max={state.series.length}
            said={
              state.series.length > 1
                ? `${forecasts.done} of ${state.series.length} series`
                : 'in this browser'
            }
          />
        }
      >
        <AlertPlace urgent className="mb-4 empty:hidden">
          {problem ? (
            <Alert tone="danger" heading={problem} onDismiss={trouble ? () => setTrouble(null) : undefined} />
          ) : null}
        </AlertPlace>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <Reading drawn={drawn} place={place} />
          {long ? (
            <Segmented
              label="Stretch"
              showLabel={false}
              size="small"
              options={[
                { value: 'all', label: 'All' },
                { value: 'recent', label: 'Recent' },
              ]}
              value={recent ? 'recent' : 'all'}
              onValueChange={(next) => setRecent(next === 'recent')}
            />
          ) : null}
        </div>
        <ForecastPlot drawn={drawn} place={place} onPlace={setPlace} />
        <div className="mt-8 pb-24">
          <ResultTabs
            state={shown}
            analysis={analysis}
            results={forecasts.results}
            fold={drawn.fold}
            onFold={setFold}
          />
          {proof}
        </div>
      </ResultPlace>
      <ImportDialog
        id="forecast-import"
        open={open === 'import'}
        onOpenChange={(next) => setOpen(next ? 'import' : null)}
        hint="Use one column of dates and one or more of figures, or add a third that names the series of each row. We detect date and number formats, currencies, gaps, duplicates and outliers, and tell you what we found."
        sample={sampleRows}
        read={readFigures}
        onRead={(found) => {
          begin(found.state, found.notes);
          return null;
        }}
      />
      <ShareDialog
        id="forecast-share"
        {...shareable}
        state={state}
        open={open === 'share'}
        onOpenChange={(next) => setOpen(next ? 'share' : null)}
      />
      <SendDialog
        id="forecast-send"
        {...shareable}
        state={state}
        facts={[
          ['Series', name],
          ['Values', String(shown.series[shown.chosen]?.values.length ?? 0)],
          ['Steps ahead', String(state.horizon)],
        ]}
        open={open === 'send'}
        onOpenChange={(next) => setOpen(next ? 'send' : null)}
      />
      <KeyMap id={keys} keys={told} />
      {picture ? (
        <PlotPicture
          drawn={drawn}
          onDone={(wrong) => {
            setPicture(false);
            setTrouble(wrong);
          }}
        />
      ) : null}
    </DemoScreen>
  );
}
