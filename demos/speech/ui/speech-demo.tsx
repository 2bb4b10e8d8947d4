import { FileAudio, Keyboard, Mic, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { findAll } from '#engines/speech/find.ts';
import { isUnsure } from '#engines/speech/transcript.ts';
import type { WhisperSize } from '#engines/speech/whisper.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DemoBar, DemoStrip, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { useHandedOver } from '../../kit/hand-over/use-handed-over.ts';
import { useHistory } from '../../kit/history/use-history.ts';
import { useDrop } from '../../kit/import/use-drop.ts';
import { historyKeys } from '../../kit/keys/demo-keys.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoFigures, DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel, InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { PhoneBar } from '../../kit/layout/phone-bar.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { useRun } from '../../kit/run/use-run.ts';
import { useAccountChoice } from '../../kit/saved/account-choice.ts';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import { useOpened } from '../../kit/saved/use-opened.ts';
import { useSaved } from '../../kit/saved/use-saved.ts';
import { withReplaced, withSpeaker, withSpeakerName, withText } from '../changes.ts';
import { exampleChoices } from '../examples/choices.ts';
import { openExample } from '../examples/open-example.ts';
import { listenAgain } from '../listen-again.ts';
import { listenToFile } from '../listen-to-file.ts';
import { useMicrophone } from '../microphone/use-microphone.ts';
import { isExampleItself, type Recording, type SentRecording } from '../recording.ts';
import { recordings } from '../recordings.ts';
import { figuresOf, finding, liveFinding, savedWords, whereWords } from '../words.ts';
import { AgainPart } from './again-part.tsx';
import { ChooseSound } from './choose-sound.tsx';
import { DemoTools } from './demo-tools.tsx';
import { FindPart } from './find-part.tsx';
import { ListeningView } from './listening-view.tsx';
import { Recorder } from './recorder.tsx';
import { RecorderButtons } from './recorder-buttons.tsx';
import { type PlayerHandle, RecordingView } from './recording-view.tsx';
import { SpeakersPart } from './speakers-part.tsx';

interface SpeechDemoProps {
  /** The example with its text, as it was made beforehand. */
  first: SentRecording;
  /** Whether the server writes down for visitors. */
  serverOpen: boolean;
  /** Who writes it down, and how well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

const inputs = 'speech-inputs';
const hideInputs = () => document.getElementById(inputs)?.hidePopover?.();

/** Records or reads speech and writes it down, all in this browser. */
export function SpeechDemo({ first: sent, serverOpen, proof, save }: SpeechDemoProps) {
  const [first] = useState<Recording>(() => ({ ...sent, sound: null }));
  const work = useHistory<Recording>(first);
  const recording = work.state;
  const saved = useSaved(recordings, recording, !isExampleItself(recording));
  const copies = useAccountChoice() === 'on';
  const listening = useRun(listenToFile);
  const again = useRun(listenAgain);
  const [problem, setProblem] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const [showsHistory, setHistory] = useState(false);
  const keys = useId();
  const player = useRef<PlayerHandle>(null);
  const found = useMemo(() => findAll(recording.lines, sought), [recording.lines, sought]);
  const microphone = useMicrophone({ onDone: open, onProblem: setProblem });
  const { taking } = microphone;
  const isOver = useDrop(([file]) => file && void bring(file));
  useHandedOver(({ files: [file] }) => file && void bring(file));

  function open(next: Recording) {
    // A text that arrives later would be that of another recording.
    listening.cancel();
    again.cancel();
    player.current?.pause();
    setProblem(null);
    setSought('');
    work.begin(next);
  }
  async function bring(file: File) {
    if (taking || isOnServer) return;
    hideInputs();
    player.current?.pause();
    setProblem(null);
    const outcome = await listening.start({ name: file.name, file });
    if (outcome.is === 'failed') setProblem(outcome.message);
    if (outcome.is === 'done') open(outcome.result);
  }
  function record() {
    listening.cancel();
    again.cancel();
    hideInputs();
    player.current?.pause();
    setProblem(null);
    void microphone.start();
  }
  async function writeAgain(model: WhisperSize) {
    hideInputs();
    player.current?.pause();
    setProblem(null);
    const outcome = await again.start({ recording, model });
    if (outcome.is === 'failed') setProblem(outcome.message);
    if (outcome.is === 'done') change((before) => ({ ...before, lines: outcome.result }));
  }
  /** What somebody works on becomes a recording of their own. */
  function change(by: (recording: Recording) => Recording, part?: string) {
    work.change((before) => {
      const after = by(before);
      const id = isExampleItself(before) ? crypto.randomUUID() : before.id;
      return { ...after, id, changed: new Date().toISOString() };
    }, part);
  }
  const foundStarts = () =>
    found.flatMap(
      ({ line, from }) => recording.lines.find(({ id }) => id === line)?.words[from]?.start ?? [],
    );
  const unsureStarts = () =>
    recording.lines.flatMap(({ words }) => words.filter(isUnsure).map(({ start }) => start));
  async function choose(id: string) {
    const kept = await saved.load(id);
    setHistory(false);
    if (kept) open(kept);
    else setProblem('This recording is neither in this browser nor in your account any more.');
  }
  useOpened((id) => void choose(id));

  const told = [
    { keys: 'r', label: 'Record', run: record },
    { keys: 'k', label: 'Play or pause', run: () => player.current?.toggle() },
    { keys: 'j', label: 'Back five seconds', run: () => player.current?.skip(-5) },
    { keys: 'l', label: 'Ahead five seconds', run: () => player.current?.skip(5) },
    { keys: 'c', label: 'Next word to check', run: () => player.current?.playNext(unsureStarts()) },
    { keys: 'h', label: 'Recordings', run: () => setHistory(true) },
    ...historyKeys(work),
  ];
  useDemoKeys(told);

  const isOnServer = again.state.is === 'running';
  const { state, cancel } = isOnServer ? again : listening;
  const running = state.is === 'running' ? state : null;
  const isBusy = taking !== null || running !== null;
  const said = taking
    ? liveFinding(taking.text.lines)
    : running
      ? isOnServer
        ? 'Whisper is listening'
        : 'Listening to your file'
      : finding(recording);
  const begins = (
    <Button size="small" onClick={record}>
      <Mic size={18} strokeWidth={1.5} aria-hidden="true" />
      Record
    </Button>
  );
  return (
    <>
      <DemoScreen
        said={said}
        bar={
          <DemoBar
            name="Speech to text"
            actions={
              <>
                {save}
                <DemoTools work={work} onHistory={() => setHistory(true)} onNew={record} />
              </>
            }
          >
            <ExamplePicker
              examples={exampleChoices}
              value={recording.example}
              ownName={recording.title}
              onChoose={(id) => void openExample(id).then(open)}
            />
            {recording.example ? <SampleMark /> : null}
          </DemoBar>
        }
        inputs={
          <InputsPanel
            id={inputs}
            footer={
              <>
                <div className="grid grid-cols-2 gap-2 *:!px-2">
                  {begins}
                  <ChooseSound variant="ghost" onFile={(file) => void bring(file)} />
                </div>
                <p className="mt-2 text-center text-[.8125rem] text-mute text-pretty">
                  mp3, m4a, wav, ogg, webm or flac, up to 30 minutes. Drop it anywhere on this page.
                </p>
              </>
            }
          >
            <InputsPart heading="Find and replace">
              <FindPart
                sought={sought}
                count={found.length}
                onSeek={setSought}
                onNext={() => player.current?.playNext(foundStarts())}
                onReplace={(by) => change(withReplaced(sought, by))}
              />
            </InputsPart>
            <InputsPart heading="Speakers">
              <SpeakersPart
                speakers={recording.speakers}
                onAdd={(name) => change((before) => ({ ...before, speakers: [...before.speakers, name] }))}
                onRename={(speaker, name) => change(withSpeakerName(speaker, name))}
              />
            </InputsPart>
            <InputsPart heading="Who writes it down">{proof}</InputsPart>
            {serverOpen ? (
              <InputsPart heading="A second opinion">
                <AgainPart disabled={isBusy} onAgain={(model) => void writeAgain(model)} />
              </InputsPart>
            ) : null}
          </InputsPanel>
        }
        rail={<ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />}
        phoneBar={
          <PhoneBar fact={<span className="font-semibold">{said}</span>}>
            {taking ? (
              <RecorderButtons microphone={microphone} is={taking.is} />
            ) : (
              <>
                <Button variant="ghost" size="small" popoverTarget={inputs}>
                  <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
                  Edit
                </Button>
                {begins}
                <ChooseSound variant="ghost" onFile={(file) => void bring(file)} />
              </>
            )}
          </PhoneBar>
        }
      >
        <DemoStrip finding={said} about={whereWords(isOnServer, serverOpen, copies)}>
          {isBusy ? null : <DemoFigures figures={figuresOf(recording)} />}
        </DemoStrip>
        <div className="flex-1 p-4 pb-16 sm:p-6">
          <AlertPlace urgent className="mb-4 empty:hidden">
            {problem ? <Alert tone="danger" heading={problem} onDismiss={() => setProblem(null)} /> : null}
          </AlertPlace>
          {taking ? <Recorder microphone={microphone} taking={taking} /> : null}
          {running ? <ListeningView listening={running.progress} onCancel={cancel} /> : null}
          {work.canUndo && !isBusy ? (
            <Button variant="ghost" size="small" className="mb-3 sm:hidden" onClick={work.undo}>
              Undo the last change
            </Button>
          ) : null}
          <RecordingView
            ref={player}
            recording={recording}
            found={found}
            isHidden={isBusy}
            onText={(id, text) => change(withText(id, text))}
            onSpeaker={(id, speaker) => change(withSpeaker(id, speaker))}
          />
        </div>
        <SavedSheet
          id="speech-history"
          words={savedWords}
          list={saved.list}
          problem={saved.problem}
          results={saved.results}
          current={recording.id}
          open={showsHistory}
          onOpenChange={setHistory}
          onChoose={(id) => void choose(id)}
          onChange={(id, by) => {
            if (id === recording.id) change((before) => ({ ...before, ...by }));
            else void saved.change(id, by);
          }}
          onRemove={(id) => {
            if (id === recording.id) open(first);
            void saved.remove(id);
          }}
          onRemoveAll={() => {
            open(first);
            void saved.removeAll();
          }}
          onNew={() => {
            setHistory(false);
            record();
          }}
        />
        <KeyMap id={keys} keys={told} />
      </DemoScreen>
      {isOver ? (
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/85">
          <p className="flex items-center gap-3 rounded-card border-2 border-dashed border-ink px-8 py-6 text-xl font-semibold">
            <FileAudio size={24} strokeWidth={1.5} aria-hidden="true" />
            Drop to write it down
          </p>
        </div>
      ) : null}
    </>
  );
}
