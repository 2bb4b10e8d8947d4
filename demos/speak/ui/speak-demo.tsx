import { FileUp, Keyboard, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { readingLines } from '#engines/speak/script.ts';
import { Button } from '#ui/actions/button.tsx';
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
import { useOpened } from '../../kit/saved/use-opened.ts';
import { useSaved } from '../../kit/saved/use-saved.ts';
import { examples } from '../examples.ts';
import { recordedLines } from '../recorded.ts';
import { recordingOf } from '../recording.ts';
import { changedText, isOwn, newText, type SavedText } from '../saved-text.ts';
import type { SpeakState } from '../state.ts';
import { texts } from '../texts.ts';
import { figuresOf, finding, insteadWords, progressWords, savedWords, whereWords } from '../words.ts';
import { DemoTools } from './demo-tools.tsx';
import { Inputs } from './inputs.tsx';
import { LineList } from './line-list.tsx';
import { PlayerBar } from './player-bar.tsx';
import { useDocument } from './use-document.ts';
import { usePlayer } from './use-player.ts';
import { useSounds } from './use-sounds.ts';

interface SpeakDemoProps {
  /** What the page begins with, and how its lines are said. */
  first: SpeakState;
  firstSpoken: readonly string[];
  /** The recording of the first example. */
  recorded: string;
  /** The speech model that the operator connected. */
  provider: string | null;
  /** Who speaks, and how well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

const inputs = 'speak-inputs';

/** Texts and documents, read aloud sentence by sentence: the fast voice at once, the good one as soon as it is ready. */
export function SpeakDemo({ first, firstSpoken, recorded, provider, proof, save }: SpeakDemoProps) {
  const [state, setState] = useState(() => newText(first));
  /** Counts texts that were opened, whose settings the sliders begin with anew. */
  const [opened, setOpened] = useState(0);
  const [showsHistory, setHistory] = useState(false);
  const lines = readingLines(state.text);
  const sounds = useSounds(lines, state);
  const player = usePlayer(lines, state, sounds);
  const saved = useSaved(texts, state, isOwn(state));
  const copies = useAccountChoice() === 'on';
  const reading = useDocument((text) => {
    void sounds.warmUp();
    change({ text });
  }, sounds.setProblem);
  const isOver = useDrop(([file]) => file && void reading.read(file));
  useHandedOver(({ text }) => text && change({ text }));
  const keys = useId();
  const isFirst = state.text === first.text && state.pronunciations === first.pronunciations;
  const isRecorded = isFirst && state.voice === 'heart' && state.speed === first.speed;

  function change(by: Partial<SpeakState>) {
    player.stop();
    sounds.cancel();
    setState((before) => changedText(before, by));
  }
  function open(next: SavedText) {
    player.stop();
    sounds.cancel();
    setHistory(false);
    setOpened(opened + 1);
    setState(next);
  }
  async function choose(id: string) {
    const kept = await saved.load(id);
    if (kept) open(kept);
    else sounds.setProblem('This text is neither in this browser nor in your account any more.');
  }
  useOpened((id) => void choose(id));
  /** Plays from a line. The first example was recorded beforehand, so nobody waits for that. */
  async function play(at: number) {
    if (isRecorded && sounds.done === 0)
      await recordedLines(recorded, firstSpoken).then(sounds.adopt, () => {});
    await player.start(at);
  }
  async function whole() {
    return (await sounds.makeAll(0))
      ? recordingOf(
          lines,
          lines.map((line) => sounds.find(line, state.voice)),
          state.pause,
        )
      : null;
  }
  const told = [
    {
      keys: 'k',
      label: 'Play or pause',
      run: () => void (player.at === null ? play(0) : player.toggle()),
    },
    { keys: 'j', label: 'One sentence back', run: () => player.skip(-1) },
    { keys: 'l', label: 'Next sentence', run: () => player.skip(1) },
    { keys: 'h', label: 'Texts read before', run: () => setHistory(true) },
  ];
  useDemoKeys(told);

  const recording = recordingOf(lines, sounds.made, state.pause);
  const progress = sounds.busy
    ? progressWords(sounds.report, {
        done: sounds.done,
        of: lines.length,
        reader: (state.voice === 'provider' && provider) || 'Kokoro',
      })
    : null;
  const example = examples.find(({ text }) => text === state.text);
  const said = progress?.label ?? finding(lines.length, sounds.done, recording);
  const seconds = recording ? recording.samples.length / recording.rate : null;
  return (
    <>
      <DemoScreen
        said={said}
        bar={
          <DemoBar
            name="Text to speech"
            actions={
              <>
                {save}
                <DemoTools
                  text={state}
                  onRecording={whole}
                  onHistory={() => setHistory(true)}
                  onProblem={sounds.setProblem}
                />
              </>
            }
          >
            <ExamplePicker
              examples={examples}
              value={example?.id ?? null}
              ownName="Your text"
              onChoose={(id) => change({ text: examples.find((one) => one.id === id)?.text ?? '' })}
            />
            {example ? <SampleMark /> : null}
          </DemoBar>
        }
        inputs={
          <InputsPanel
            id={inputs}
            footer={
              <p className="text-center text-[.8125rem] text-mute text-pretty">
                {whereWords(state.voice, provider, copies)} Drop a document anywhere on this page.
              </p>
            }
          >
            <Inputs
              key={opened}
              state={state}
              provider={provider}
              proof={proof}
              onChange={change}
              onFocus={() => void sounds.warmUp()}
              onFile={(file) => void reading.read(file)}
            />
          </InputsPanel>
        }
        rail={<ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />}
        phoneBar={
          <PhoneBar fact={<span className="font-semibold">{said}</span>}>
            <Button variant="ghost" size="small" popoverTarget={inputs}>
              <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
              Text
            </Button>
            <Button size="small" onClick={() => void (player.at === null ? play(0) : player.toggle())}>
              {player.now.is === 'still' ? 'Read aloud' : player.now.is === 'playing' ? 'Pause' : 'Go on'}
            </Button>
            <Button variant="ghost" size="small" onClick={() => player.skip(1)}>
              Next
            </Button>
          </PhoneBar>
        }
      >
        <DemoStrip
          finding={finding(lines.length, sounds.done, recording)}
          about="A fast voice starts first. Kokoro reads the same text more slowly and better, and takes over with the next sentence that is ready."
        >
          <DemoFigures figures={figuresOf(state.text, lines.length, seconds)} />
        </DemoStrip>
        <div className="flex-1 p-4 pt-0 sm:p-6 sm:pt-0">
          <PlayerBar
            player={player}
            state={state}
            provider={provider}
            lines={lines.length}
            isOpening={sounds.isOpening}
            onPlay={() => void play(0)}
          />
          <AlertPlace urgent className="mb-4 empty:hidden">
            {sounds.problem ? (
              <Alert tone="danger" heading={sounds.problem} onDismiss={() => sounds.setProblem(null)} />
            ) : null}
          </AlertPlace>
          {provider && state.voice === 'provider' && sounds.made.some((sound) => sound?.by === 'kokoro') ? (
            <Alert className="mb-4" heading={insteadWords(provider)} />
          ) : null}
          {reading.reading ? (
            <Progress className="mb-4" label={`Reading ${reading.reading}`} said="" />
          ) : null}
          {progress ? (
            <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-2">
              <Progress className="min-w-60 flex-1" {...progress} />
              <Button variant="ghost" size="small" onClick={sounds.cancel}>
                Cancel
              </Button>
            </div>
          ) : null}
          {isRecorded ? (
            <figure className="mb-5 max-w-[46rem]">
              <figcaption className="mb-2 text-sm text-mute">
                This text, recorded beforehand by Kokoro’s Heart
              </figcaption>
              <audio controls preload="none" src={`${recorded}.ogg`} className="h-11 w-full">
                <track kind="captions" srcLang="en" src={`${recorded}.vtt`} />
              </audio>
            </figure>
          ) : null}
          {lines.length === 0 ? (
            <p className="max-w-[46rem] text-lg text-pretty">
              Write or paste a text, open a document, or choose an example above. Its sentences will stand
              here, with the words as they are spoken.
            </p>
          ) : (
            <LineList
              lines={lines}
              spoken={lines.map(
                (_, at) => sounds.made[at]?.spoken ?? (isFirst ? (firstSpoken[at] ?? '') : ''),
              )}
              at={player.at}
              ready={sounds.made.map(Boolean)}
              onPlay={(at) => void play(at)}
            />
          )}
        </div>
        <SavedSheet
          id="speak-history"
          words={savedWords}
          list={saved.list}
          problem={saved.problem}
          results={saved.results}
          current={state.id}
          open={showsHistory}
          onOpenChange={setHistory}
          onChoose={(id) => void choose(id)}
          onChange={(id, by) => {
            if (id === state.id) setState((before) => ({ ...before, ...by }));
            else void saved.change(id, by);
          }}
          onRemove={(id) => {
            if (id === state.id) open(newText(first));
            void saved.remove(id);
          }}
          onRemoveAll={() => {
            open(newText(first));
            void saved.removeAll();
          }}
          onNew={() => open(newText({ ...state, text: '' }))}
        />
        <KeyMap id={keys} keys={told} />
      </DemoScreen>
      {isOver ? <DropHint icon={FileUp}>Drop to read aloud</DropHint> : null}
    </>
  );
}
