import { Keyboard, Mail } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { analyseText } from '#engines/seo/text/analyse-text.ts';
import type { FirstValues } from '#features/schedules/ui/schedule-fields.tsx';
import { typedAddress } from '#lib/forms/typed-address.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DemoBar, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { useHistory } from '../../kit/history/use-history.ts';
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
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import { examples, samplePaste } from '../examples/examples.ts';
import { countOf, type Filter, sentenceOf } from '../findings.ts';
import { placeholderAddress } from '../source-site.ts';
import { drawnAtFirst, type Run, runSchema } from '../state.ts';
import { EarlierRuns } from './earlier-runs.tsx';
import { exportsOf } from './exports.ts';
import { findingKeys } from './finding-keys.ts';
import { Inputs } from './inputs.tsx';
import { firstQuestion, problemOf, type Question, type Wrong } from './question.ts';
import { ReportTabs } from './report-tabs.tsx';
import { SharingDialogs, type SharingOpen } from './sharing-dialogs.tsx';
import { TextView } from './text-view.tsx';
import { useChecks } from './use-checks.ts';

interface SeoDemoProps {
  /** What the server found for the first example. */
  initial: Run;
  /** Whether the server reads addresses for visitors. */
  open: boolean;
  /** How well the checks were found in the benchmark. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
  /** The button that runs a check by the clock, which begins with what was typed here. */
  schedule: (first: FirstValues) => ReactNode;
}

const inputs = 'seo-inputs';
const everything: Filter = { severity: 'all', page: 'all', by: 'check' };

const cutOff = 'The link is incomplete, so you see the example instead. Ask the sender for the whole link.';
const advice =
  'Check the address in the inputs, or paste the page’s source there: your browser can check that by itself. What you typed is still there.';

/** When a run was, in the viewer's time zone; what the server drew has no time. */
const when = ({ at }: Run) =>
  at === drawnAtFirst
    ? 'the first example'
    : new Date(at).toLocaleString('en-GB', {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
      });

/** SEO analysis as a place of work: an address, a source or a text in; findings with their lines, score, comparison, and out again. */
export function SeoDemo({ initial, open: isOpen, proof, save, schedule }: SeoDemoProps) {
  const remembered = useHistory<{ run: Run; question: Question }>({ run: initial, question: firstQuestion });
  const { run, question } = remembered.state;
  const checks = useChecks(initial, (next) => remembered.change((now) => ({ ...now, run: next })));
  const [asked, setAsked] = useState<{ question: Question; example: string | null } | null>(null);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [filter, setFilter] = useState<Filter>(everything);
  const [tab, setTab] = useState('findings');
  const [chosen, setChosen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<SharingOpen>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const keys = useId();
  const text = useDeferredValue(question.text);
  const isText = question.from === 'text';
  const analysis = useMemo(() => (isText ? analyseText(text) : null), [isText, text]);
  const own = useOwn(run, run.example === null);
  const attempt = isText ? null : checks.attempt;
  const failed = attempt && attempt.problem !== null ? attempt : null;
  // While another page is worked on or could not be read, Undo takes that back.
  const giveUp = () => {
    checks.cancel();
    checks.dismiss();
  };
  const history = attempt ? { ...remembered, canUndo: true, undo: giveUp } : remembered;
  const others = checks.runs.filter(({ at }) => at !== run.at);
  const against =
    others.find(({ at }) => at === chosen) ??
    others.find(({ report }) => report.start === run.report.start) ??
    null;

  function show(next: Run) {
    checks.dismiss();
    remembered.change((now) => ({ ...now, run: next }));
    setFilter(everything);
    setTab('findings');
  }
  const showRun = useRef(show);
  useEffect(() => {
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = runSchema.safeParse(given);
      if (read.success) showRun.current(read.data);
      else setTrouble(cutOff);
      clearAddress();
    });
  }, []);

  function ask(next: Question, example: string | null) {
    const missing = problemOf(next);
    setWrong(missing);
    if (missing) return;
    setAsked({ question: next, example });
    setTrouble(null);
    setFilter(everything);
    setTab('findings');
    setChosen(null);
    document.getElementById(inputs)?.hidePopover?.();
    scrollTo({ top: 0 });
    const { from, address, reach, pages, source, sourceAddress } = next;
    if (from === 'address') checks.checkAddress({ address: address.trim(), reach, pages });
    else if (from === 'source')
      checks.checkSource({ source, address: typedAddress(sourceAddress) || placeholderAddress }, example);
  }
  /** Opens an example beside what was typed, which stays in its fields. */
  function begin(id: string) {
    const { address: sourceAddress, source } = samplePaste();
    if (isText) change({ from: 'address' });
    ask(
      id === 'page'
        ? { ...question, from: 'source', source, sourceAddress }
        : { ...firstQuestion, address: `example:${id}` },
      id,
    );
  }
  function change(part: Partial<Question>) {
    setWrong(null);
    const field = `question.${Object.keys(part).join()}`;
    remembered.change((now) => ({ ...now, question: { ...now.question, ...part } }), field);
  }
  const told = [
    ...historyKeys(history),
    { keys: 'r', label: 'Check again', run: () => ask(question, null) },
    ...findingKeys,
    { keys: 'e', label: 'Show errors only, or everything', run: () => setFilter(toggledErrors(filter)) },
    { keys: 'i', label: 'Import', run: () => setDialog('import') },
    { keys: 's', label: 'Share', run: () => setDialog('share') },
  ];
  useDemoKeys(told);

  const { report } = run;
  const count = countOf(report.findings);
  const term = analysis?.terms[0];
  const finding = analysis ? (term ? `“${term.term}” is used most` : 'No text yet') : sentenceOf(report);
  const about = analysis
    ? `${analysis.readability.words} words, ${analysis.readability.level} to read. We look at the terms, readability and intent of an English text.`
    : `${run.name}. Every finding shows the line, the reason and how to fix it.`;
  const figures: [string, string, string][] = analysis
    ? [
        ['Words', String(analysis.readability.words), ''],
        ['Reading ease', String(analysis.readability.ease), ''],
        ['Reading time', String(analysis.readability.minutes), 'min'],
      ]
    : [
        ['Score', String(report.score.value), '/100'],
        ['Errors', String(count.error), ''],
        ['Warnings', String(count.warning), ''],
        ['Notices', String(count.notice), ''],
      ];
  const action =
    question.from === 'source'
      ? 'Check the source'
      : question.reach === 'page'
        ? 'Check this page'
        : 'Check the site';
  const footer = isText ? (
    <p className="text-center text-[.8125rem] text-mute">
      Counted as you type. The text stays in this browser.
    </p>
  ) : (
    <>
      {checks.running ? (
        <Button variant="ghost" size="small" className="w-full" onClick={checks.cancel}>
          Cancel
        </Button>
      ) : (
        <Button type="submit" size="small" className="w-full">
          {action}
        </Button>
      )}
      <p className="mt-2 text-center text-[.8125rem] text-mute text-pretty">
        {question.from === 'source'
          ? 'Runs in this browser. Your source doesn’t leave it.'
          : 'Our server reads the pages, respects robots.txt and keeps nothing.'}
      </p>
    </>
  );
  const actions = {
    history,
    onImport: () => setDialog('import'),
    onShare: () => setDialog('share'),
    exports: exportsOf(report),
    nothing: attempt ? 'There is no report of this yet' : null,
    more: [
      {
        icon: Mail,
        label: 'Send us this report',
        hint: 'You see what we’ll get before you send it',
        disabled: attempt !== null,
        onSelect: () => setDialog('send'),
      },
    ],
  };
  const said = failed ? failedSaid(failed) : attempt ? checks.told.label : finding;
  const current = attempt ?? { name: run.name, example: run.example };
  return (
    <DemoScreen
      said={said}
      bar={
        <DemoBar
          name="SEO analysis"
          actions={
            <DemoActions
              {...actions}
              save={
                <>
                  {save}
                  {schedule(scheduled(question))}
                </>
              }
            />
          }
        >
          <ExamplePicker
            examples={examples}
            value={current.example}
            ownName={current.name}
            own={own && { name: own.name, onOpen: () => show(own) }}
            onChoose={begin}
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
            ask(question, null);
          }}
        >
          <InputsPanel id={inputs} footer={footer}>
            <Inputs question={question} wrong={wrong} open={isOpen} onChange={change}>
              <EarlierRuns run={run} runs={checks.runs} when={when} onShow={show} onForget={checks.forget} />
            </Inputs>
          </InputsPanel>
        </form>
      }
      rail={
        <>
          <ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />
          <ToolButton icon={Mail} label="Send" place="rail" onClick={() => setDialog('send')} />
        </>
      }
      phoneBar={
        <DemoPhoneBar
          {...actions}
          inputs={inputs}
          fact={<span className="line-clamp-2 font-semibold">{said}</span>}
          main={
            checks.running ? (
              // Two buttons, not one that changes under the press: it would open the sheet.
              <Button key="cancel" size="small" onClick={checks.cancel}>
                Cancel
              </Button>
            ) : isText || problemOf(question) ? (
              <Button key="inputs" size="small" popoverTarget={inputs}>
                Check your site
              </Button>
            ) : (
              <Button key="check" size="small" onClick={() => ask(question, null)}>
                {action}
              </Button>
            )
          }
        />
      }
    >
      <ResultStrip
        attempt={attempt}
        doing={checks.told.label}
        advice={advice}
        onLast={checks.dismiss}
        onAgain={() => asked && ask(asked.question, asked.example)}
        finding={finding}
        about={about}
        figures={figures}
      />
      <ResultPlace attempt={attempt} busy={checks.running} progress={<ToldProgress told={checks.told} />}>
        <AlertPlace urgent className="mb-4 empty:hidden">
          {trouble ? <Alert tone="danger" heading={trouble} onDismiss={() => setTrouble(null)} /> : null}
        </AlertPlace>
        <div className="pb-24">
          {analysis ? (
            <TextView analysis={analysis} />
          ) : (
            <ReportTabs
              run={run}
              others={others}
              against={against}
              onAgainst={setChosen}
              onExample={() => {
                begin('shop-mended');
                setTab('compare');
              }}
              when={when}
              filter={filter}
              onFilter={setFilter}
              tab={tab}
              onTab={setTab}
            />
          )}
          {proof}
        </div>
      </ResultPlace>
      <SharingDialogs
        run={run}
        open={dialog}
        onOpen={setDialog}
        onBring={show}
        onSource={(source) => {
          const next: Question = { ...question, from: 'source', source };
          change({ from: 'source', source });
          ask(next, null);
        }}
      />
      <KeyMap id={keys} keys={told} />
    </DemoScreen>
  );
}

/** What of a question a schedule can take over: a pasted page stays where it is. */
const scheduled = ({ from, address, reach, pages }: Question): FirstValues => ({
  address: from === 'address' ? address : '',
  reach,
  pages: Number.isNaN(pages) ? '' : String(pages),
});

const toggledErrors = (filter: Filter): Filter => ({
  ...filter,
  severity: filter.severity === 'error' ? 'all' : 'error',
});
