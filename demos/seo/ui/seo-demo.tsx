import { Keyboard, Mail, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { analyseText } from '#engines/seo/text/analyse-text.ts';
import type { FirstValues } from '#features/schedules/ui/schedule-fields.tsx';
import { typedAddress } from '#lib/forms/typed-address.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { DemoBar, DemoStrip, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoFigures, DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { PhoneBar } from '../../kit/layout/phone-bar.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { SendDialog } from '../../kit/share/send-dialog.tsx';
import { ShareDialog } from '../../kit/share/share-dialog.tsx';
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import { examples, samplePaste } from '../examples/examples.ts';
import { countOf, type Filter, sentenceOf } from '../findings.ts';
import { placeholderAddress } from '../source-site.ts';
import { drawnAtFirst, type Run, runSchema } from '../state.ts';
import { DemoTools } from './demo-tools.tsx';
import { EarlierRuns } from './earlier-runs.tsx';
import { findingKeys } from './finding-keys.ts';
import { Inputs } from './inputs.tsx';
import { firstQuestion, problemOf, type Question, type Wrong } from './question.ts';
import { ReportTabs } from './report-tabs.tsx';
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
const shareable = { demo: 'seo-analysis', path: '/case-studies/seo-analysis/demo' };
const everything: Filter = { severity: 'all', page: 'all', by: 'check' };

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
  const checks = useChecks(initial);
  const [question, setQuestion] = useState<Question>(firstQuestion);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [filter, setFilter] = useState<Filter>(everything);
  const [tab, setTab] = useState('findings');
  const [chosen, setChosen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'share' | 'send' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const keys = useId();
  const text = useDeferredValue(question.text);
  const isText = question.from === 'text';
  const analysis = useMemo(() => (isText ? analyseText(text) : null), [isText, text]);
  const { run } = checks;
  const others = checks.runs.filter(({ at }) => at !== run.at);
  const against =
    others.find(({ at }) => at === chosen) ??
    others.find(({ report }) => report.start === run.report.start) ??
    null;

  function show(next: Run) {
    checks.show(next);
    setFilter(everything);
    setTab('findings');
  }
  const showRun = useRef(show);
  useEffect(() => {
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = runSchema.safeParse(given);
      if (read.success) showRun.current(read.data);
      else
        setTrouble(
          'The link is incomplete, so you see the example instead. Ask the sender for the whole link.',
        );
      clearAddress();
    });
  }, []);

  function ask(next: Question, example: string | null) {
    const missing = problemOf(next);
    setWrong(missing);
    if (missing) return;
    setTrouble(null);
    setFilter(everything);
    setTab('findings');
    setChosen(null);
    document.getElementById(inputs)?.hidePopover?.();
    const { from, address, reach, pages, source, sourceAddress } = next;
    if (from === 'address') checks.checkAddress({ address: address.trim(), reach, pages });
    else if (from === 'source')
      checks.checkSource({ source, address: typedAddress(sourceAddress) || placeholderAddress }, example);
  }
  function begin(id: string) {
    const { address: sourceAddress, source } = samplePaste();
    const next: Question =
      id === 'page'
        ? { ...question, from: 'source', source, sourceAddress }
        : {
            ...question,
            from: 'address',
            address: `example:${id}`,
            reach: 'site',
            pages: firstQuestion.pages,
          };
    setQuestion(next);
    ask(next, id);
  }
  function change(part: Partial<Question>) {
    setWrong(null);
    setQuestion((before) => ({ ...before, ...part }));
  }
  const told = [
    { keys: 'r', label: 'Check again', run: () => ask(question, null) },
    ...findingKeys,
    { keys: 'e', label: 'Show errors only, or everything', run: () => setFilter(toggledErrors(filter)) },
    { keys: 's', label: 'Share', run: () => setDialog('share') },
  ];
  useDemoKeys(told);

  const { report } = run;
  const count = countOf(report.findings);
  const term = analysis?.terms[0];
  const finding = analysis
    ? term
      ? `“${term.term}” is used most`
      : 'No text yet'
    : checks.running
      ? checks.told.label
      : sentenceOf(report);
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
  const problem = trouble ?? checks.problem;
  return (
    <DemoScreen
      said={checks.running ? checks.told.label : finding}
      bar={
        <DemoBar
          name="SEO analysis"
          actions={
            <>
              {save}
              {schedule(scheduled(question))}
              <DemoTools run={run} onShare={() => setDialog('share')} onSend={() => setDialog('send')} />
            </>
          }
        >
          <ExamplePicker examples={examples} value={run.example} ownName={run.name} onChoose={begin} />
          {run.example ? <SampleMark /> : null}
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
              <EarlierRuns
                run={run}
                runs={checks.runs}
                when={when}
                onShow={show}
                onForget={checks.forget}
                onTrouble={setTrouble}
              />
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
        <PhoneBar fact={<span className="font-semibold">{finding}</span>}>
          <Button variant="ghost" size="small" popoverTarget={inputs}>
            <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
            Inputs
          </Button>
          {checks.running ? (
            <Button size="small" onClick={checks.cancel}>
              Cancel
            </Button>
          ) : (
            <Button size="small" popoverTarget={inputs}>
              Check your site
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => setDialog('share')}>
            Share
          </Button>
        </PhoneBar>
      }
    >
      <DemoStrip finding={finding} about={about}>
        <DemoFigures figures={figures} />
      </DemoStrip>
      <div aria-busy={checks.running} className="flex-1 p-4 sm:p-6">
        <AlertPlace urgent className="mb-4 empty:hidden">
          {problem ? (
            <Alert tone="danger" heading={problem} onDismiss={trouble ? () => setTrouble(null) : undefined} />
          ) : null}
        </AlertPlace>
        {checks.running ? (
          <div className="mb-6 max-w-[42rem]">
            <Progress
              label={checks.told.label}
              value={checks.told.value}
              max={checks.told.max}
              said={checks.told.said}
            />
            <p className="mt-2 min-h-5 truncate font-mono text-[.8125rem] text-mute">{checks.told.address}</p>
          </div>
        ) : null}
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
      </div>
      <ShareDialog
        id="seo-share"
        {...shareable}
        state={run}
        open={dialog === 'share'}
        onOpenChange={(next) => setDialog(next ? 'share' : null)}
      />
      <SendDialog
        id="seo-send"
        {...shareable}
        state={run}
        facts={[
          ['Checked', run.name],
          ['Score', `${report.score.value} of 100`],
          ['Findings', String(report.findings.length)],
        ]}
        open={dialog === 'send'}
        onOpenChange={(next) => setDialog(next ? 'send' : null)}
      />
      <KeyMap id={keys} keys={told} />
    </DemoScreen>
  );
}

/** What of a question a schedule can take over: an example never changes, and a pasted page stays where it is. */
const scheduled = ({ from, address, reach, pages }: Question): FirstValues => ({
  address: from !== 'address' || address.startsWith('example:') ? '' : address,
  reach,
  pages: Number.isNaN(pages) ? '' : String(pages),
});

const toggledErrors = (filter: Filter): Filter => ({
  ...filter,
  severity: filter.severity === 'error' ? 'all' : 'error',
});
