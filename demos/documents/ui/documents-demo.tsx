import { FileUp, Keyboard, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { limits } from '#engines/documents/limits.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { DemoBar, DemoStrip, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { useHandedOver } from '../../kit/hand-over/use-handed-over.ts';
import { useDrop } from '../../kit/import/use-drop.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoFigures, DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { DropHint } from '../../kit/layout/drop-hint.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { PhoneBar } from '../../kit/layout/phone-bar.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { useAccountChoice } from '../../kit/saved/account-choice.ts';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import { useSaved } from '../../kit/saved/use-saved.ts';
import { useSavedSheet } from '../../kit/saved/use-saved-sheet.ts';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import type { Door, Quote, SentConversation, Where } from '../conversation.ts';
import { conversations } from '../conversations.ts';
import { exampleChoices } from '../examples/choices.ts';
import { askWords, doors, figuresOf, finding, missingFor, savedWords, whereWords } from '../words.ts';
import { AskForm, focusQuestion } from './ask-form.tsx';
import { AwayNote } from './away-note.tsx';
import { DemoTools } from './demo-tools.tsx';
import { DocumentPane } from './document-pane.tsx';
import { EmptyWorkspace } from './empty-workspace.tsx';
import { FileList } from './file-list.tsx';
import { ChooseFiles, Inputs } from './inputs.tsx';
import { Printed } from './printed.tsx';
import { ReadingNow, saidOfReading } from './reading-now.tsx';
import { StudyPanel } from './study-panel.tsx';
import { TurnView } from './turn-view.tsx';
import { useAllHere } from './use-all-here.ts';
import { useAsking } from './use-asking.ts';
import { useConversation } from './use-conversation.ts';
import { type Brought, useReading } from './use-reading.ts';

interface DocumentsDemoProps {
  door: Door;
  /** The example with its answer, as it was made beforehand. */
  first: SentConversation;
  /** Whether the server reads addresses for visitors. */
  pagesOpen: boolean;
  /** The model that writes, if one is connected. */
  writer: string | null;
  /** Who answers, and how well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

/** What stands in front on a phone; on a desktop the document always stands beside it. */
type Side = 'answers' | 'study' | 'document';

const sides: readonly { value: Side; label: string }[] = [
  { value: 'answers', label: 'Questions' },
  { value: 'study', label: 'Study' },
  { value: 'document', label: 'Document' },
];
const sideOf = (value: string): Side => sides.find((side) => side.value === value)?.value ?? 'answers';

const inputs = 'documents-inputs';
const whereKept = 'documents-where';

/** The workspace for files and pages: they stand beside the questions, and every answer opens its place in them. */
export function DocumentsDemo({ door, first, pagesOpen, writer, proof, save }: DocumentsDemoProps) {
  const work = useConversation(first);
  const { conversation, shown } = work;
  const { files, turns } = conversation;
  const reading = useReading(work.addFile);
  const asking = useAsking(writer !== null);
  const saved = useSaved(conversations, conversation, work.isOwn);
  const copies = useAccountChoice() === 'on';
  const [where, setWhere] = useState<Where>('server');
  const allHere = useAllHere(where);
  const [side, setSide] = useState<Side>('answers');
  const [problem, setProblem] = useState<string | null>(null);
  const keys = useId();
  const [address, setAddress] = useState('');
  useHandedOver(({ files: brought, text }) => {
    // Words that were typed for another door are a text to ask about.
    const isText = door !== 'page' && text !== '';
    if (!isText) setAddress(text);
    const typed = isText ? [new File([text], 'Your text')] : [];
    bring([...brought, ...typed].map((file) => ({ name: file.name, file })));
  });
  const isOver = useDrop((dropped) => bring(dropped.map((file) => ({ name: file.name, file }))));
  useEffect(() => {
    if (keptState(whereKept) === 'browser') setWhere('browser');
  }, []);

  function bring(brought: readonly Brought[]) {
    if (brought.length === 0) return;
    setProblem(null);
    // On a phone the sheet would lie over what happens next.
    document.getElementById(inputs)?.hidePopover?.();
    void reading.read(brought, conversation.example === null ? files.length : 0);
  }
  async function ask(question: string) {
    setProblem(null);
    setSide('answers');
    const outcome = await asking.ask({ question, conversation, where });
    if (outcome.is === 'failed') setProblem(outcome.message);
    if (outcome.is === 'done') work.addTurn(outcome.result);
  }
  function show({ file, part, marks }: Pick<Quote, 'file' | 'part' | 'marks'>) {
    work.setShown({ file, part, marks });
    // On a desktop the document stands beside the lines that lead to it.
    if (!matchMedia('(min-width: 80rem)').matches) setSide('document');
  }
  const past = useSavedSheet({
    saved,
    current: conversation.id,
    onOpen: (found) => {
      reading.clear();
      if (found) work.open(found);
      else setProblem('This conversation is neither in this browser nor in your account any more.');
    },
    onChange: ({ title, pinned }) => {
      if (title !== undefined) work.rename(title);
      else if (pinned !== undefined) work.pin(pinned);
    },
    onGone: begin,
    onNew: begin,
  });
  function begin() {
    asking.cancel();
    reading.cancel();
    reading.clear();
    work.begin();
  }

  const told = [
    { keys: 'q', label: 'Write a question', run: () => focusQuestion(() => setSide('answers')) },
    {
      keys: 'd',
      label: 'Answers or document',
      run: () => setSide(side === 'document' ? 'answers' : 'document'),
    },
    { keys: 'h', label: 'Conversations', run: past.show },
    { keys: 'n', label: 'New conversation', run: begin },
  ];
  useDemoKeys(told);

  const busy = asking.state.is === 'running';
  const progress = asking.state.is === 'running' ? askWords(asking.state.progress) : null;
  const running = asking.state.is === 'running' ? asking.state.progress : null;
  const writing = running?.is === 'writing' ? running.turn : null;
  const said = progress?.label ?? finding(conversation);
  const example = exampleChoices.find(({ id }) => id === conversation.example);
  const suggested = (example?.suggested ?? []).filter(
    (text) => !turns.some(({ question }) => question === text),
  );
  const here = new Set(files.map(({ id }) => id));
  return (
    <>
      <div className="print:hidden">
        <DemoScreen
          said={said}
          bar={
            <DemoBar
              name={doors[door].name}
              actions={
                <>
                  {save}
                  <DemoTools conversation={conversation} onHistory={past.show} onNew={begin} />
                </>
              }
            >
              <ExamplePicker
                examples={exampleChoices}
                value={conversation.example}
                ownName={conversation.title}
                onChoose={(id) => {
                  setProblem(null);
                  reading.clear();
                  void work.openExample(id);
                }}
              />
              {conversation.example ? <SampleMark /> : null}
            </DemoBar>
          }
          inputs={
            <InputsPanel
              id={inputs}
              footer={
                <>
                  {reading.busy ? (
                    <Button variant="ghost" size="small" className="w-full" onClick={reading.cancel}>
                      Stop reading
                    </Button>
                  ) : (
                    <ChooseFiles onBring={bring} className="w-full" />
                  )}
                  <p className="mt-2 text-center text-[.8125rem] text-mute text-pretty">
                    Up to 20 files of 25 MB. Drop them anywhere on this page.
                  </p>
                </>
              }
            >
              <Inputs
                door={door}
                pagesOpen={pagesOpen}
                address={address}
                where={where}
                here={allHere}
                room={limits.files - (conversation.example === null ? files.length : 0)}
                proof={proof}
                onWhere={(next) => {
                  setWhere(next);
                  keepState(whereKept, next);
                }}
                onBring={bring}
              >
                <FileList
                  files={files}
                  incoming={reading.incoming}
                  onOpen={({ id }) => {
                    work.setShown({ file: id, part: 0, marks: [] });
                    setSide('document');
                    document.getElementById(inputs)?.hidePopover?.();
                  }}
                  onRemove={work.removeFile}
                  onForget={reading.forget}
                />
              </Inputs>
            </InputsPanel>
          }
          rail={
            <ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />
          }
          phoneBar={
            <PhoneBar fact={<span className="font-semibold">{saidOfReading(reading.incoming) ?? said}</span>}>
              {door === 'page' ? (
                <Button size="small" popoverTarget={inputs}>
                  Add a page
                </Button>
              ) : (
                <>
                  <Button variant="ghost" size="small" popoverTarget={inputs}>
                    <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
                    Files
                  </Button>
                  <ChooseFiles onBring={bring} />
                </>
              )}
              <Button
                variant="ghost"
                size="small"
                onClick={() => setSide(side === 'document' ? 'answers' : 'document')}
              >
                {side === 'document' ? 'Answers' : 'Document'}
              </Button>
            </PhoneBar>
          }
        >
          <DemoStrip finding={finding(conversation)} about={whereWords(where, writer, copies)}>
            <DemoFigures figures={figuresOf(conversation)} />
          </DemoStrip>
          <div className="flex-1 p-4 sm:p-6">
            <ReadingNow incoming={reading.incoming} onForget={reading.forget} onCancel={reading.cancel} />
            <AlertPlace urgent className="mb-4 empty:hidden">
              {problem ? <Alert tone="danger" heading={problem} onDismiss={() => setProblem(null)} /> : null}
            </AlertPlace>
            {files.length + turns.length === 0 ? (
              <EmptyWorkspace door={door} busy={reading.busy} onBring={bring} />
            ) : (
              <>
                <AwayNote away={conversation.away ?? []} />
                <Segmented
                  label="What is shown"
                  showLabel={false}
                  size="small"
                  options={sides}
                  value={side}
                  onValueChange={(value) => setSide(sideOf(value))}
                  className="mb-4 xl:hidden noscript:hidden"
                />
                <Segmented
                  label="Beside the document"
                  showLabel={false}
                  size="small"
                  options={sides.filter(({ value }) => value !== 'document')}
                  value={side === 'study' ? 'study' : 'answers'}
                  onValueChange={(value) => setSide(sideOf(value))}
                  className="mb-4 max-xl:hidden noscript:hidden"
                />
                <div className="grid gap-x-8 gap-y-6 pb-16 xl:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)]">
                  <div
                    className={`min-w-0 ${side === 'answers' ? '' : side === 'study' ? 'hidden noscript:block!' : 'max-xl:hidden noscript:block!'}`}
                    aria-busy={busy}
                  >
                    <AskForm
                      asked={turns.map(({ question }) => question)}
                      suggested={suggested}
                      asking={busy}
                      missing={missingFor(reading.busy, conversation.example !== null, files.length)}
                      onAsk={(question) => void ask(question)}
                      onCancel={asking.cancel}
                    />
                    {turns.length === 0 && suggested.length === 0 ? (
                      <Button variant="ghost" size="small" className="mt-3" onClick={() => setSide('study')}>
                        Suggest questions
                      </Button>
                    ) : null}
                    {progress ? <Progress className="mt-5" {...progress} /> : null}
                    <ul aria-live="polite" className="mt-6 grid gap-6">
                      {writing ? <TurnView turn={writing} files={here} onShow={show} /> : null}
                      {turns.toReversed().map((turn) => (
                        <TurnView key={turn.id} turn={turn} files={here} onShow={show} />
                      ))}
                    </ul>
                  </div>
                  {side === 'study' ? (
                    <div className="min-w-0">
                      <StudyPanel files={files} where={where} onShow={show} onProblem={setProblem} />
                    </div>
                  ) : null}
                  <div
                    className={`min-w-0 xl:sticky xl:top-4 xl:h-[calc(100dvh-2rem)] xl:max-h-[60rem] ${side === 'document' ? '' : 'max-xl:hidden noscript:block!'}`}
                  >
                    <DocumentPane files={files} shown={shown} onShow={work.setShown} />
                  </div>
                </div>
              </>
            )}
          </div>
          <SavedSheet id="documents-history" words={savedWords} {...past.sheet} />
          <KeyMap
            id={keys}
            keys={[
              { keys: 'Enter', label: 'In the question: ask' },
              { keys: 'ArrowUp', label: 'In the question: the one before' },
              ...told,
            ]}
          />
        </DemoScreen>
        {isOver ? <DropHint icon={FileUp}>Drop to read</DropHint> : null}
      </div>
      <Printed conversation={conversation} />
    </>
  );
}
