import { Keyboard, Mail } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
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
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import { exampleQuestions, firstArticle } from '../examples/articles.ts';
import { exampleChoices } from '../examples/choices.ts';
import { summaryOf } from '../exports.ts';
import { newsJob } from '../job.ts';
import type { Reading } from '../reading.ts';
import { exampleState, firstState, type NewsState, newsState, sourceNameOf } from '../state.ts';
import { finding, saidProgress } from '../words.ts';
import { exportsOf } from './exports.ts';
import { Inputs, type Typed } from './inputs.tsx';
import { type Place, placeId } from './places.ts';
import { ResultTabs } from './result-tabs.tsx';
import { SharingDialogs, type SharingOpen } from './sharing-dialogs.tsx';
import { SourceText } from './source-text.tsx';
import { Summary } from './summary.tsx';
import { jobOf, sourceOf, useNews } from './use-news.ts';

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
const lengths: readonly NewsState['length'][] = ['brief', 'short', 'long'];

/** Where what a visitor brings goes. */
const kept = (writer: string | null): string =>
  writer
    ? `Our server reads it, sends it to ${writer} to be summarised, and keeps nothing.`
    : 'Our server reads it and keeps nothing.';

/** How what a visitor read last is kept in this browser. */
const keeping = {
  demo: 'NewsSummarizerChatbot',
  read: (given: unknown): NewsState | null => {
    const read = newsState.safeParse(given);
    return read.success ? read.data : null;
  },
  isSmall: () => true,
};
const cutOff = 'The link is incomplete, so you see the example instead. Ask the sender for the whole link.';
const advice =
  'Check the address in the inputs, or paste the article’s text there. What you typed is still there.';

/** The news digest as a place of work: an article, a feed or a text in; key sentences, facts, time line and answers out. */
export function NewsDemo({ initial, open: isOpen, writer, proof, save }: NewsDemoProps) {
  const remembered = useHistory<NewsState>(firstState);
  const { state } = remembered;
  const news = useNews({
    state,
    first: firstState(),
    initial: { reading: initial, written: null },
    onRead: (next) => remembered.change(() => next),
    onAnswer: ({ question, source }) =>
      remembered.change((now) =>
        sourceOf(now) !== source || now.questions.includes(question)
          ? now
          : { ...now, questions: [...now.questions, question].slice(-20) },
      ),
  });
  const own = useOwn(state, state.example === null, keeping);
  const [typed, setTyped] = useState<Typed>({ from: 'address', address: '', text: '' });
  const [wrong, setWrong] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [dialog, setDialog] = useState<SharingOpen>(null);
  const [shown, setShown] = useState<Place | null>(null);
  const [tab, setTab] = useState('questions');
  const keys = useId();
  const { reading, written } = news.read;
  const { attempt, progress } = news;
  const failed = attempt && attempt.problem !== null ? attempt : null;
  // While another source is read or could not be, Undo takes that back.
  const giveUp = () => {
    news.cancel();
    news.dismiss();
  };
  const history = attempt ? { ...remembered, canUndo: true, undo: giveUp } : remembered;
  const digest = useMemo(
    () => ({ reading, written, answers: news.answers, length: state.length }),
    [reading, written, news.answers, state.length],
  );
  const summary = useMemo(() => summaryOf(digest), [digest]);
  const marked = useMemo(
    () => new Set(summary.sentences.flatMap(({ sources }) => sources.map(placeId))),
    [summary],
  );

  function open(next: NewsState) {
    setShown(null);
    setTrouble(null);
    document.getElementById(inputs)?.hidePopover?.();
    scrollTo({ top: 0 });
    news.open(next);
  }
  /** Opens what was brought before; what was typed since stays in the fields. */
  function openOwn(next: NewsState) {
    setTyped((now) => (now.address || now.text ? now : next));
    open(next);
  }
  function read(next: Typed) {
    const wanted: NewsState = { ...firstState(), ...next, example: null };
    const checked = newsJob.safeParse(jobOf(wanted));
    setTyped(next);
    setWrong(checked.success ? null : (checked.error.issues[0]?.message ?? null));
    if (checked.success) open(wanted);
  }
  function ask(question: string) {
    setTab('questions');
    news.ask(question);
  }
  function type(next: Typed) {
    setWrong(null);
    setTyped(next);
  }

  const restore = useRef((given: NewsState) => {
    setTyped(given);
    open(given);
  });
  useEffect(() => {
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const found = newsState.safeParse(given);
      if (found.success) restore.current(found.data);
      else setTrouble(cutOff);
      clearAddress();
    });
  }, []);

  const setLength = (length: NewsState['length']) =>
    remembered.change((now) => ({ ...now, length }), 'length');
  const told = [
    ...historyKeys(history),
    ...lengths.map((length, at) => ({
      keys: String(at + 1),
      label: `Length ${at + 1} of 3`,
      run: () => setLength(length),
    })),
    { keys: 'i', label: 'Import', run: () => setDialog('import') },
    { keys: 's', label: 'Share', run: () => setDialog('share') },
  ];
  useDemoKeys(told);

  const busy = news.isReading;
  const all = reading.articles.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const count = (of: 'names' | 'dates' | 'figures') =>
    reading.articles.reduce((sum, { facts }) => sum + facts[of].length, 0);
  const step = progress?.is === 'understanding' ? progress : null;
  const doing = news.waiting === null ? saidProgress(progress) : 'Waiting for a free place';
  const result = finding(reading, summary);
  const said = failed ? failedSaid(failed) : attempt ? doing : result;
  const current = attempt ?? { name: reading.title, example: state.example };
  const actions = {
    history,
    onImport: () => setDialog('import'),
    onShare: () => setDialog('share'),
    exports: exportsOf(digest),
    nothing: attempt ? 'There is no summary of this yet' : null,
    more: [
      {
        icon: Mail,
        label: 'Send this to us',
        hint: 'You see what we’ll get before you send it',
        disabled: attempt !== null,
        onSelect: () => setDialog('send'),
      },
    ],
  };
  const bar = (
    <Progress
      className="mb-6 max-w-[42rem]"
      label={doing}
      value={step?.done}
      max={step?.of}
      said={step ? `${step.done} of ${step.of}` : news.waiting === null ? '' : `${news.waiting} ahead of you`}
    />
  );
  const isTyped = (typed.from === 'text' ? typed.text : typed.address).trim() !== '';
  return (
    <DemoScreen
      said={said}
      bar={
        <DemoBar name="News summariser" actions={<DemoActions {...actions} save={save} />}>
          <ExamplePicker
            examples={exampleChoices}
            value={current.example}
            ownName={current.name}
            own={own && { name: sourceNameOf(own), onOpen: () => openOwn(own) }}
            onChoose={(id) => open(exampleState(id))}
          />
          {current.example ? <SampleMark /> : null}
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
                  onClick={isOpen ? () => read(typed) : undefined}
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
          <Inputs
            typed={typed}
            error={wrong}
            notes={attempt ? [] : reading.notes}
            writer={writer}
            onChange={type}
          />
        </InputsPanel>
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
            busy ? (
              // Two buttons, not one that changes under the press: it would open the sheet.
              <Button key="cancel" size="small" onClick={news.cancel}>
                Cancel
              </Button>
            ) : isTyped && isOpen ? (
              <Button key="read" size="small" onClick={() => read(typed)}>
                Summarise
              </Button>
            ) : (
              <Button key="inputs" size="small" popoverTarget={inputs}>
                Your article
              </Button>
            )
          }
        />
      }
    >
      <ResultStrip
        attempt={attempt}
        doing={doing}
        advice={advice}
        onLast={news.dismiss}
        onAgain={news.openAgain}
        finding={result}
        about={busy ? `${reading.title}. ${doing}…` : reading.title}
        figures={[
          ['Sentences', String(all), ''],
          ['Names', String(count('names')), ''],
          ['Dates', String(count('dates')), ''],
          ['Figures', String(count('figures')), ''],
        ]}
      />
      <ResultPlace attempt={attempt} busy={busy} progress={bar}>
        <AlertPlace urgent className="mb-4 empty:hidden">
          {trouble ? <Alert tone="danger" heading={trouble} onDismiss={() => setTrouble(null)} /> : null}
        </AlertPlace>
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
              waiting={{
                queue: news.queue,
                progress: { label: 'Looking in the text', said: '' },
                onRemove: news.remove,
                onAgain: news.askAgain,
              }}
              tab={tab}
              onTab={setTab}
              onAsk={ask}
              onShow={setShown}
            />
            {proof}
          </div>
          <SourceText articles={reading.articles} marked={marked} shown={shown} />
        </div>
      </ResultPlace>
      <SharingDialogs
        state={state}
        articles={reading.articles.length}
        kept={isOpen ? kept(writer) : 'Reading is switched off at the moment.'}
        open={dialog}
        onOpen={setDialog}
        onText={(text) => read({ ...typed, from: 'text', text })}
      />
      <KeyMap id={keys} keys={told} />
    </DemoScreen>
  );
}
