import { Keyboard, Mail, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { DemoBar, DemoStrip, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { useHistory } from '../../kit/history/use-history.ts';
import { historyKeys } from '../../kit/keys/demo-keys.ts';
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
import { exampleQuestions, firstArticle } from '../examples/articles.ts';
import { exampleChoices } from '../examples/choices.ts';
import { summaryOf } from '../exports.ts';
import { newsJob } from '../job.ts';
import type { Reading } from '../reading.ts';
import { exampleState, firstState, type NewsState, newsState } from '../state.ts';
import { finding, saidProgress } from '../words.ts';
import { DemoTools } from './demo-tools.tsx';
import { Inputs, type Typed } from './inputs.tsx';
import { type Place, placeId } from './places.ts';
import { ResultTabs } from './result-tabs.tsx';
import { SourceText } from './source-text.tsx';
import { Summary } from './summary.tsx';
import { jobOf, useNews } from './use-news.ts';

interface NewsDemoProps {
  /** What the server read of the first example. */
  initial: Reading;
  /** Whether the server reads for visitors. */
  open: boolean;
  /** The model that writes, if one is connected. */
  writer: string | null;
  /** How well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

const inputs = 'news-inputs';
const shareable = { demo: 'NewsSummarizerChatbot', path: '/case-studies/NewsSummarizerChatbot/demo' };
const lengths: readonly NewsState['length'][] = ['brief', 'short', 'long'];

/** Where what a visitor brings goes. */
const kept = (writer: string | null): string =>
  writer
    ? `Our server reads it, sends it to ${writer} to be summarised, and keeps nothing.`
    : 'Our server reads it and keeps nothing.';

/** What a state reads, as one text. */
const sourceOf = (state: NewsState): string => JSON.stringify(jobOf(state));

/** The news digest as a place of work: an article, a feed or a text in; key sentences, facts, time line and answers out. */
export function NewsDemo({ initial, open: isOpen, writer, proof, save }: NewsDemoProps) {
  const history = useHistory<NewsState>(firstState);
  const { state } = history;
  const news = useNews({ reading: initial, written: null }, jobOf(firstState()));
  const [typed, setTyped] = useState<Typed>({ from: 'address', address: '', text: '' });
  const [wrong, setWrong] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'share' | 'send' | null>(null);
  const [shown, setShown] = useState<Place | null>(null);
  const [tab, setTab] = useState('questions');
  const keys = useId();
  const { reading, written } = news.read;
  const digest = useMemo(
    () => ({ reading, written, answers: news.answers, length: state.length }),
    [reading, written, news.answers, state.length],
  );
  const summary = useMemo(() => summaryOf(digest), [digest]);
  const marked = useMemo(
    () => new Set(summary.sentences.flatMap(({ sources }) => sources.map(placeId))),
    [summary],
  );

  // Undoing brings another source back: it is read again, or found among what was read.
  const source = sourceOf(state);
  const current = useRef({ source, start: news.start });
  current.current.start = news.start;
  useEffect(() => {
    if (current.current.source === source) return;
    current.current.source = source;
    void current.current.start(state);
  }, [source, state]);

  async function open(next: NewsState, by: 'change' | 'begin') {
    current.current.source = sourceOf(next);
    if (by === 'begin') history.begin(next);
    else history.change(() => next);
    setShown(null);
    const read = await news.start(next);
    if (read) for (const question of next.questions) await news.ask(question, read.reading);
  }

  function readTyped() {
    const next: NewsState = { ...firstState(), ...typed, example: null };
    const checked = newsJob.safeParse(jobOf(next));
    setWrong(checked.success ? null : (checked.error.issues[0]?.message ?? null));
    if (!checked.success) return;
    document.getElementById(inputs)?.hidePopover?.();
    void open(next, 'change');
  }

  async function ask(question: string) {
    setTab('questions');
    if (await news.ask(question))
      history.change((now) => ({ ...now, questions: [...new Set([...now.questions, question])].slice(-20) }));
  }

  const begin = useRef(open);
  begin.current = open;
  useEffect(() => {
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = newsState.safeParse(given);
      if (read.success) {
        setTyped(read.data);
        void begin.current(read.data, 'begin');
      } else
        setTrouble(
          'The link is incomplete, so you see the example instead. Ask the sender for the whole link.',
        );
      clearAddress();
    });
  }, []);

  const setLength = (length: NewsState['length']) => history.change((now) => ({ ...now, length }), 'length');
  const told = [
    ...historyKeys(history),
    ...lengths.map((length, at) => ({
      keys: String(at + 1),
      label: `Length ${at + 1} of 3`,
      run: () => setLength(length),
    })),
    { keys: 's', label: 'Share', run: () => setDialog('share') },
  ];
  useDemoKeys(told);

  const busy = news.reading;
  const problem = trouble ?? news.problem;
  const all = reading.articles.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const count = (of: 'names' | 'dates' | 'figures') =>
    reading.articles.reduce((sum, { facts }) => sum + facts[of].length, 0);
  const said = finding(reading, summary);
  const { progress } = news;
  const step = progress?.is === 'understanding' ? progress : null;
  return (
    <DemoScreen
      said={busy ? saidProgress(progress) : said}
      bar={
        <DemoBar
          name="News summariser"
          actions={
            <>
              {save}
              <DemoTools history={history} digest={digest} onShare={() => setDialog('share')} />
            </>
          }
        >
          <ExamplePicker
            examples={exampleChoices}
            value={state.example}
            ownName={reading.title}
            onChoose={(id) => void open(exampleState(id), 'change')}
          />
          {state.example ? <SampleMark /> : null}
        </DemoBar>
      }
      inputs={
        <InputsPanel
          id={inputs}
          footer={
            <>
              {busy ? (
                <Button variant="ghost" size="small" className="w-full" onClick={news.cancel}>
                  Cancel
                </Button>
              ) : (
                <Button
                  size="small"
                  className="w-full"
                  aria-disabled={!isOpen}
                  onClick={isOpen ? readTyped : undefined}
                >
                  Summarise
                </Button>
              )}
              <p className="mt-2 text-center text-[.8125rem] text-mute">
                {isOpen ? kept(writer) : 'Reading is switched off at the moment.'}
              </p>
            </>
          }
        >
          <Inputs typed={typed} error={wrong} notes={reading.notes} writer={writer} onChange={setTyped} />
        </InputsPanel>
      }
      rail={
        <>
          <ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />
          <ToolButton icon={Mail} label="Send" place="rail" onClick={() => setDialog('send')} />
        </>
      }
      phoneBar={
        <PhoneBar fact={<span className="font-semibold">{busy ? `${saidProgress(progress)}…` : said}</span>}>
          <Button variant="ghost" size="small" popoverTarget={inputs}>
            <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
            Inputs
          </Button>
          <Button
            size="small"
            popoverTarget={busy ? undefined : inputs}
            onClick={busy ? news.cancel : undefined}
          >
            {busy ? 'Cancel' : 'Your article'}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setDialog('share')}>
            Share
          </Button>
        </PhoneBar>
      }
    >
      <DemoStrip finding={said} about={reading.title}>
        <DemoFigures
          figures={[
            ['Sentences', String(all), ''],
            ['Names', String(count('names')), ''],
            ['Dates', String(count('dates')), ''],
            ['Figures', String(count('figures')), ''],
          ]}
        />
      </DemoStrip>
      <div aria-busy={busy} className="flex-1 p-4 sm:p-6">
        <AlertPlace urgent className="mb-4 empty:hidden">
          {problem ? (
            <Alert
              tone="danger"
              heading={problem}
              onDismiss={() => {
                setTrouble(null);
                news.dismiss();
              }}
            />
          ) : null}
        </AlertPlace>
        {busy ? (
          <Progress
            className="mb-6 max-w-[42rem]"
            label={news.waiting === null ? saidProgress(progress) : 'Waiting for a free place'}
            value={step?.done}
            max={step?.of}
            said={
              step
                ? `${step.done} of ${step.of}`
                : news.waiting === null
                  ? ''
                  : `${news.waiting} ahead of you`
            }
          />
        ) : null}
        <div className="grid gap-x-12 gap-y-10 pb-24 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div className="grid min-w-0 content-start gap-8">
            <Summary
              summary={summary}
              length={state.length}
              several={reading.articles.length > 1}
              onLength={setLength}
              onShow={setShown}
            />
            <ResultTabs
              reading={reading}
              answers={news.answers}
              suggested={state.example === firstArticle.id ? exampleQuestions : []}
              asking={news.asking}
              tab={tab}
              onTab={setTab}
              onAsk={(question) => void ask(question)}
              onShow={setShown}
            />
            {proof}
          </div>
          <SourceText articles={reading.articles} marked={marked} shown={shown} />
        </div>
      </div>
      <ShareDialog
        id="news-share"
        {...shareable}
        state={state}
        open={dialog === 'share'}
        onOpenChange={(next) => setDialog(next ? 'share' : null)}
      />
      <SendDialog
        id="news-send"
        {...shareable}
        state={state}
        facts={[
          ['Source', state.example ? 'An example' : state.from === 'text' ? 'A pasted text' : state.address],
          ['Articles', String(reading.articles.length)],
          ['Questions', String(state.questions.length)],
        ]}
        open={dialog === 'send'}
        onOpenChange={(next) => setDialog(next ? 'send' : null)}
      />
      <KeyMap id={keys} keys={told} />
    </DemoScreen>
  );
}
