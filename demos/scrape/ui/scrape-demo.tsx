import { Keyboard, Mail } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DemoBar, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { useOwn } from '../../kit/history/use-own.ts';
import { historyKeys } from '../../kit/keys/demo-keys.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoActions, DemoPhoneBar } from '../../kit/layout/demo-actions.tsx';
import { failedSaid, ResultPlace, ResultStrip } from '../../kit/layout/demo-result.tsx';
import { DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { ToldProgress } from '../../kit/layout/told-progress.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { LimitNote } from '../../kit/limits/limit-note.tsx';
import type { ToldLimit } from '../../kit/limits/limit-words.ts';
import { examples } from '../examples/examples.ts';
import type { FirstPage } from '../first-page.ts';
import { aboutOf, figuresOf, findingOf, isDrawnByScripts, resultSaid } from '../result-words.ts';
import { travelling } from '../state.ts';
import { mannersSaid, nextSaid } from '../words.ts';
import { EarlierRuns } from './earlier-runs.tsx';
import { exportsOf } from './exports.ts';
import { FieldList } from './field-list.tsx';
import { Inputs } from './inputs.tsx';
import { PageFrame } from './page-frame.tsx';
import { KeptOut, PageNotes, PointNoticePlace } from './page-notes.tsx';
import { isAnother } from './question.ts';
import { Reach } from './reach.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { SharingDialogs, type SharingOpen } from './sharing-dialogs.tsx';
import { useAsking } from './use-asking.ts';
import { useScrape } from './use-scrape.ts';
import { when } from './when.ts';

/** What is open at the moment, to be saved. */
type CurrentRecipe = { recipe: Recipe; name: string } | null;

interface ScrapeDemoProps {
  /** The first example with its table, as the server read it. */
  first: FirstPage;
  /** Whether the server reads addresses for visitors. */
  open: boolean;
  /** How often one visitor may have it done. */
  limits: readonly ToldLimit[];
  /** How well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
  /** The recipes of an account: given what is open, and a way to open another. */
  saved: (current: CurrentRecipe, onOpen: (recipe: Recipe) => void) => ReactNode;
}

const inputs = 'scrape-inputs';
const advice =
  'Check the address in the inputs, or paste the page’s source there: your browser can read that by itself. What you typed is still there.';

/** The scraper as a place of work: a page to point at, the table it fills, and out again. */
export function ScrapeDemo({ first, open: isOpen, limits, proof, save, saved }: ScrapeDemoProps) {
  const scrape = useScrape(first);
  const { page, runs, table } = scrape;
  const { held, seen } = page;
  const { attempt } = scrape;
  const failed = attempt && attempt.problem !== null ? attempt : null;
  // While another page is read or could not be, Undo takes that back.
  const giveUp = () => {
    scrape.cancel();
    scrape.dismiss();
  };
  const history = attempt ? { ...page.history, canUndo: true, undo: giveUp } : page.history;
  const recipe = history.state;
  const [tab, setTab] = useState('rows');
  const [side, setSide] = useState<'page' | 'table'>('page');
  const [chosen, setChosen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<SharingOpen>(null);
  const keys = useId();
  const asking = useAsking(scrape, () => {
    setTab('rows');
    setSide('page');
    document.getElementById(inputs)?.hidePopover?.();
    // What is to be known about a page stands above it.
    scrollTo({ top: 0 });
  });
  const { question, trouble } = asking;
  const { origin } = held;
  const busy = scrape.doing !== null;
  const own = useOwn(page.work, origin.example === null);
  const another = isAnother(question, held);
  const others = runs.runs.filter(({ at }) => at !== scrape.run?.at);
  const against =
    others.find(({ at }) => at === chosen) ??
    others.find((other) => other.recipe.address === scrape.run?.recipe.address) ??
    null;
  const lights = useMemo(
    () => ({ records: seen?.records ?? [], cells: seen?.cells ?? [], chosen: page.chosen }),
    [seen, page.chosen],
  );

  const shared = useMemo(
    () => recipe && travelling({ example: origin.example, pasted: origin.pasted, recipe }),
    [recipe, origin],
  );

  const canCollect = recipe !== null && held.page !== null && attempt === null;
  function collect() {
    if (!canCollect) return;
    document.getElementById(inputs)?.hidePopover?.();
    setSide('table');
    setTab('rows');
    if (origin.pasted || !isOpen) scrape.keepPage();
    else scrape.collect();
  }
  const told = [
    ...historyKeys(history),
    { keys: 'c', label: 'Collect', run: collect },
    { keys: 'n', label: 'Start again', run: () => page.history.change(() => null) },
    { keys: 'i', label: 'Import', run: () => setDialog('import') },
    { keys: 's', label: 'Share', run: () => recipe && setDialog('share') },
  ];
  useDemoKeys(told);

  const finding = findingOf(scrape, held.page);
  const action =
    origin.pasted || !isOpen
      ? 'Save these rows as a run'
      : recipe?.pages === 1
        ? 'Collect this page'
        : `Collect up to ${recipe?.pages ?? 1} pages`;
  const stop = (
    <Button variant="ghost" size="small" className="w-full" onClick={scrape.cancel}>
      Cancel
    </Button>
  );
  const footer = (
    <>
      {busy ? (
        stop
      ) : another ? (
        <Button type="submit" size="small" className="w-full">
          Read the page
        </Button>
      ) : (
        <Button
          size="small"
          variant={canCollect ? 'main' : 'ghost'}
          aria-disabled={!canCollect}
          className="w-full aria-disabled:text-mute"
          onClick={collect}
        >
          {canCollect ? action : 'Nothing to collect yet'}
        </Button>
      )}
      <p className="mt-2 text-center text-[.8125rem] text-mute text-pretty">
        {origin.pasted || !isOpen
          ? 'Runs in this browser. Your source doesn’t leave it.'
          : 'Our server reads the pages, slowly, and keeps nothing.'}
      </p>
      <LimitNote limits={limits} className="mt-1 text-center text-[.8125rem] text-mute text-pretty" />
    </>
  );
  const problem = trouble ?? scrape.problem;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever asked from a sheet below may have scrolled past the place where it is said.
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const progress = <ToldProgress told={scrape.told} />;
  const none = attempt ? 'There are no rows of this page yet' : recipe ? null : 'Select something first';
  const actions = {
    history,
    onImport: () => setDialog('import'),
    onShare: () => setDialog('share'),
    exports: exportsOf(recipe, table, origin.name),
    nothing: none,
    more: [
      {
        icon: Mail,
        label: 'Send this to us',
        hint: none ?? 'You see what we’ll get before you send it',
        disabled: none !== null,
        onSelect: () => setDialog('send'),
      },
    ],
  };
  const said = failed ? failedSaid(failed) : busy ? scrape.told.label : finding;
  const current = attempt ?? { name: origin.name, example: origin.example };
  return (
    <DemoScreen
      said={said}
      bar={
        <DemoBar name="AkraScraper" actions={<DemoActions {...actions} save={save} />}>
          <ExamplePicker
            examples={examples}
            value={current.example}
            ownName={current.name}
            own={
              own && {
                name: own.held.origin.name,
                onOpen() {
                  scrape.dismiss();
                  page.reopen(own);
                },
              }
            }
            onChoose={asking.begin}
          />
          {current.example ? <SampleMark /> : null}
        </DemoBar>
      }
      inputs={
        <form
          noValidate
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            asking.read();
          }}
        >
          <InputsPanel id={inputs} footer={footer}>
            <Inputs
              question={question}
              wrong={asking.wrong}
              open={isOpen}
              again={!another && origin.example === null}
              onChange={asking.change}
            >
              {/* What belongs to the last page waits out of sight while another is read, so that nothing moves. */}
              <div className={`mt-6 ${attempt ? 'invisible' : ''}`}>
                <FieldList
                  history={page.history}
                  health={seen?.harvest.health ?? []}
                  chosen={page.chosen}
                  onChoose={page.choose}
                />
                <Reach
                  pages={recipe?.pages ?? null}
                  next={nextSaid(seen?.next ?? null)}
                  manners={mannersSaid(origin.robots)}
                  onPages={(pages) =>
                    page.history.change((before) => before && { ...before, pages }, 'pages')
                  }
                />
              </div>
              <EarlierRuns
                shown={scrape.run}
                runs={runs.runs}
                when={when}
                onShow={scrape.showRun}
                onForget={runs.forget}
              />
            </Inputs>
          </InputsPanel>
        </form>
      }
      rail={
        <>
          <ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />
          <ToolButton
            icon={Mail}
            label="Send"
            place="rail"
            aria-disabled={none !== null}
            onClick={() => none === null && setDialog('send')}
          />
        </>
      }
      phoneBar={
        <DemoPhoneBar
          {...actions}
          inputs={inputs}
          fact={<span className="line-clamp-2 font-semibold">{said}</span>}
          main={
            busy ? (
              stop
            ) : another ? (
              <Button size="small" onClick={asking.read}>
                Read the page
              </Button>
            ) : (
              <Button
                size="small"
                variant={canCollect ? 'main' : 'ghost'}
                aria-disabled={!canCollect}
                className="aria-disabled:text-mute"
                onClick={collect}
              >
                {origin.pasted || !isOpen ? 'Save rows' : 'Collect'}
              </Button>
            )
          }
        />
      }
    >
      <ResultStrip
        attempt={attempt}
        doing={scrape.told.label}
        advice={advice}
        onLast={scrape.dismiss}
        onAgain={asking.again}
        finding={finding}
        about={aboutOf(origin.name, held.page)}
        figures={figuresOf(table)}
      />
      <ResultPlace attempt={attempt} busy={busy} progress={progress}>
        <AlertPlace urgent ref={alert} className="mb-4 scroll-mt-4 empty:hidden">
          {problem ? (
            <Alert tone="danger" heading={problem} onDismiss={trouble ? asking.dismiss : undefined} />
          ) : null}
        </AlertPlace>
        <Segmented
          label="View"
          showLabel={false}
          size="small"
          options={[
            { value: 'page', label: 'Page' },
            { value: 'table', label: `Table ${table?.rows.length ?? ''}` },
          ]}
          value={side}
          onValueChange={(value) => setSide(value === 'table' ? 'table' : 'page')}
          className="mb-4 lg:hidden noscript:hidden"
        />
        <div className={side === 'page' ? '' : 'max-lg:hidden noscript:block!'}>
          <PageNotes held={held} />
          {held.page && held.page.signs === 0 && isDrawnByScripts(held.page) ? null : held.page ? (
            <PageFrame
              page={held.page}
              lights={lights}
              working={page.working}
              onPoint={(mark) => page.point(mark, question.whole)}
            />
          ) : (
            <KeptOut address={held.address} />
          )}
          <PointNoticePlace
            notice={page.notice}
            onAnew={() => page.refused !== null && page.point(page.refused, question.whole, true)}
            onDismiss={page.dismiss}
          />
        </div>
        <div
          className={`mt-5 max-lg:mt-2 ${busy ? 'min-h-[70dvh]' : ''} ${side === 'table' ? '' : 'max-lg:hidden noscript:block!'}`}
        >
          {busy ? (
            progress
          ) : recipe && table ? (
            <ResultTabs
              recipe={recipe}
              table={table}
              said={resultSaid(scrape)}
              waiting={page.working}
              tab={tab}
              onTab={setTab}
              changes={{
                run: scrape.run,
                others,
                against,
                onAgainst: setChosen,
                onExample: () => asking.begin('books-later'),
                when,
              }}
            />
          ) : (
            <p className="max-w-[42rem] text-pretty">
              {held.page
                ? 'Click something on the page that repeats, such as a name or a price. We find the same part in all other entries and fill the table.'
                : 'There are no rows because we read nothing.'}
            </p>
          )}
        </div>
        <div className="mt-12 border-t border-line pt-8 pb-24">
          {saved(recipe && { recipe, name: origin.name }, (given) =>
            asking.bring({ state: { example: null, pasted: false, recipe: given } }),
          )}
          {proof}
        </div>
      </ResultPlace>
      <SharingDialogs
        state={shared}
        rows={table?.rows.length ?? 0}
        open={dialog}
        onOpen={setDialog}
        onBring={asking.bring}
      />
      <KeyMap
        id={keys}
        keys={[
          { keys: 'ArrowDown', label: 'In the page: next element' },
          { keys: 'ArrowLeft', label: 'In the page: parent element' },
          { keys: 'Enter', label: 'In the page: select it' },
          ...told,
        ]}
      />
    </DemoScreen>
  );
}
