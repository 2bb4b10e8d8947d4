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
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { PhoneBar } from '../../kit/layout/phone-bar.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { examples } from '../examples.ts';
import { recordingOf } from '../recording.ts';
import type { SpeakState } from '../state.ts';
import { figuresOf, finding, progressWords } from '../words.ts';
import { DemoTools } from './demo-tools.tsx';
import { Inputs } from './inputs.tsx';
import { LineList } from './line-list.tsx';
import { PastSheet } from './past-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { useDocument } from './use-document.ts';
import { usePast } from './use-past.ts';
import { usePlayer } from './use-player.ts';
import { useSounds } from './use-sounds.ts';

interface SpeakDemoProps {
  /** What the page begins with, and how its lines are said. */
  first: SpeakState;
  firstSpoken: readonly string[];
  /** The recording of the first example. */
  recorded: string;
  /** Who speaks, and how well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

const inputs = 'speak-inputs';

/** Texts and documents, read aloud sentence by sentence: the fast voice at once, the good one as soon as it is ready. */
export function SpeakDemo({ first, firstSpoken, recorded, proof, save }: SpeakDemoProps) {
  const [state, setState] = useState(first);
  /** Counts texts that were opened, whose settings the sliders begin with anew. */
  const [opened, setOpened] = useState(0);
  const [showsHistory, setHistory] = useState(false);
  const lines = readingLines(state.text);
  const sounds = useSounds(lines, state);
  const player = usePlayer(lines, state, sounds);
  const past = usePast();
  const reading = useDocument((text) => change({ text }), sounds.setProblem);
  const isOver = useDrop(([file]) => file && void reading.read(file));
  useHandedOver(({ text }) => text && change({ text }));
  const keys = useId();

  function change(by: Partial<SpeakState>) {
    player.stop();
    sounds.cancel();
    setState((before) => ({ ...before, ...by }));
  }
  function play(at: number) {
    past.add(state);
    void player.start(at);
  }
  async function whole() {
    past.add(state);
    return (await sounds.makeAll(0))
      ? recordingOf(
          lines,
          lines.map((line) => sounds.find(line, state.voice)),
          state.pause,
        )
      : null;
  }
  const told = [
    { keys: 'k', label: 'Play or pause', run: () => (player.at === null ? play(0) : void player.toggle()) },
    { keys: 'j', label: 'One sentence back', run: () => player.skip(-1) },
    { keys: 'l', label: 'Next sentence', run: () => player.skip(1) },
    { keys: 'h', label: 'Texts read before', run: () => setHistory(true) },
  ];
  useDemoKeys(told);

  const recording = recordingOf(lines, sounds.made, state.pause);
  const progress = sounds.busy ? progressWords(sounds.report, sounds.done, lines.length) : null;
  const example = examples.find(({ text }) => text === state.text);
  const isFirst = state.text === first.text && state.pronunciations === first.pronunciations;
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
                The text goes to our server sentence by sentence, which keeps nothing of it. Drop a document
                anywhere on this page.
              </p>
            }
          >
            <Inputs
              key={opened}
              state={state}
              proof={proof}
              onChange={change}
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
            <Button size="small" onClick={() => (player.at === null ? play(0) : void player.toggle())}>
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
          <PlayerBar player={player} state={state} lines={lines.length} onPlay={() => play(0)} />
          <AlertPlace urgent className="mb-4 empty:hidden">
            {sounds.problem ? (
              <Alert tone="danger" heading={sounds.problem} onDismiss={() => sounds.setProblem(null)} />
            ) : null}
          </AlertPlace>
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
          {isFirst && state.voice === first.voice ? (
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
              onPlay={play}
            />
          )}
        </div>
        <PastSheet
          list={past.list}
          open={showsHistory}
          onOpenChange={setHistory}
          onChoose={({ state: before }) => {
            setHistory(false);
            setOpened(opened + 1);
            change(before);
          }}
          onRemove={past.remove}
          onRemoveAll={past.removeAll}
        />
        <KeyMap id={keys} keys={told} />
      </DemoScreen>
      {isOver ? (
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/85">
          <p className="flex items-center gap-3 rounded-card border-2 border-dashed border-ink px-8 py-6 text-xl font-semibold">
            <FileUp size={24} strokeWidth={1.5} aria-hidden="true" />
            Drop to read aloud
          </p>
        </div>
      ) : null}
    </>
  );
}
