import { FileUp, Keyboard } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
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
import { useKeptHistory } from '../../kit/saved/use-kept-history.ts';
import { examples } from '../examples.ts';
import type { Paces } from '../export/estimate.ts';
import { beginningOf, tooLongWords } from '../long-text.ts';
import { changedText, isOwn, newText, type SavedText } from '../saved-text.ts';
import { mostSigns, type SpeakState } from '../state.ts';
import { texts } from '../texts.ts';
import { aboutVoices, figuresOf, finding, playWords, savedWords, whereWords } from '../words.ts';
import { DemoTools } from './demo-tools.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { Inputs } from './inputs.tsx';
import { ReadingView } from './reading-view.tsx';
import { useDocument } from './use-document.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useSpeakPlace } from './use-speak-place.ts';

interface SpeakDemoProps {
  /** What the page begins with, and how its lines are said. */
  first: SpeakState;
  firstSpoken: readonly string[];
  /** The recording of the first example. */
  recorded: string;
  /** The speech model that the operator connected. */
  provider: string | null;
  /** How long reading takes, as far as that was measured. */
  paces: Paces;
  /** Who speaks, and how well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

const inputs = 'speak-inputs';
const hideInputs = () => document.getElementById(inputs)?.hidePopover?.();
/** Beside the text on a desktop, a sheet on a phone; the field has the focus. */
function showInputs() {
  const panel = document.getElementById(inputs);
  if (panel && !panel.checkVisibility()) panel.showPopover?.();
  panel?.querySelector('textarea')?.focus();
}

/** Texts and documents, read aloud sentence by sentence: the fast voice at once, the good one as soon as it is ready. */
export function SpeakDemo({ first, firstSpoken, recorded, provider, paces, proof, save }: SpeakDemoProps) {
  const [state, setState] = useState(() => newText(first));
  /** Counts texts that were opened, whose settings the sliders begin with again. */
  const [opened, setOpened] = useState(0);
  /** What is wrong with the text: it is too long, or there is none. */
  const [wrong, setWrong] = useState<string>();
  const place = useSpeakPlace();
  const heard = place.where === 'browser' ? { ...state, voice: 'fast' as const } : state;
  const reading = useReadAloud({ state: heard, first, firstSpoken, recorded, provider, paces });
  const { lines, sounds, player, progress } = reading;
  const copies = useAccountChoice() === 'on';
  const document = useDocument(change, sounds.setProblem);
  const isOver = useDrop(([file]) => file && bring(file));
  useHandedOver(({ files: [file], text }) => (file ? bring(file) : text && write(text)));
  const keys = useId();

  function change(by: Partial<SpeakState>) {
    reading.stop();
    setState((before) => changedText(before, by));
  }
  function write(text: string) {
    setWrong(text.length > mostSigns ? tooLongWords('Your text', text.length) : undefined);
    change({ text: beginningOf(text) });
  }
  function open(next: SavedText) {
    reading.stop();
    setWrong(undefined);
    setOpened(opened + 1);
    setState(next);
  }
  /** A document, whose progress stands where the text will be: on a phone the sheet is in front of that. */
  function bring(file: File) {
    hideInputs();
    setWrong(undefined);
    sounds.setProblem(null);
    void document.read(file);
  }
  /** Plays, pauses or goes on; without a text it asks for one. */
  function press() {
    if (lines.length > 0) return reading.press();
    setWrong('Write or paste a text first, or open a document.');
    showInputs();
  }
  /** From the sheet of a phone, where the text was just pasted. */
  function hear() {
    if (lines.length > 0) hideInputs();
    press();
  }
  const past = useKeptHistory(texts, state, {
    isOwn: isOwn(state),
    onOpen: (kept) => {
      if (kept) open(kept);
      else sounds.setProblem('This text is no longer in this browser or your account.');
    },
    onChange: (by) => setState((before) => ({ ...before, ...by })),
    onGone: () => open(newText(first)),
    onNew: () => open(newText({ ...state, text: '' })),
  });
  const told = [
    { keys: 'k', label: 'Play or pause', run: press },
    { keys: 'j', label: 'Previous sentence', run: () => player.skip(-1) },
    { keys: 'l', label: 'Next sentence', run: () => player.skip(1) },
    { keys: 'h', label: 'Earlier texts', run: past.show },
  ];
  useDemoKeys(told);

  const example = examples.find(({ text }) => text === state.text);
  const found = finding(lines.length, sounds.done, reading.recording);
  const said = progress?.label ?? found;
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
                  onExport={(kind) => void reading.takeAway(kind)}
                  onHistory={past.show}
                />
              </>
            }
          >
            <ExamplePicker
              examples={examples}
              value={example?.id ?? null}
              ownName="Your text"
              onChoose={(id) => write(examples.find((one) => one.id === id)?.text ?? '')}
            />
            {example ? <SampleMark /> : null}
          </DemoBar>
        }
        inputs={
          <InputsPanel
            id={inputs}
            heading="Your text"
            footer={
              <>
                <Button size="small" className="mb-3 w-full lg:hidden" onClick={hear}>
                  Read aloud
                </Button>
                <p className="text-center text-[.8125rem] text-mute text-pretty">
                  {whereWords(heard.voice, provider, copies)}
                  <span className="max-lg:hidden"> Drop a document anywhere on this page.</span>
                </p>
              </>
            }
          >
            <Inputs
              key={opened}
              state={state}
              provider={provider}
              proof={proof}
              problem={wrong}
              here={place.here}
              where={place.where}
              onWhere={(where) => {
                reading.stop();
                place.choose(where);
              }}
              onText={write}
              onChange={change}
              onFile={bring}
            />
          </InputsPanel>
        }
        rail={<ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />}
        phoneBar={
          <PhoneBar fact={<span className="font-semibold">{said}</span>}>
            <Button variant="ghost" size="small" popoverTarget={inputs}>
              Your text
            </Button>
            <Button size="small" onClick={press}>
              {playWords[player.now.is]}
            </Button>
            <Button variant="ghost" size="small" onClick={() => player.skip(1)}>
              Next
            </Button>
          </PhoneBar>
        }
      >
        <DemoStrip finding={found} about={aboutVoices(heard.voice)}>
          <DemoFigures figures={figuresOf(state.text, lines.length, reading.seconds, reading.about)} />
        </DemoStrip>
        <ReadingView reading={reading} onPlay={press} state={heard} provider={provider} document={document} />
        <ExportDialog reading={reading} state={heard} provider={provider} />
        <SavedSheet id="speak-history" words={savedWords} {...past.sheet} />
        <KeyMap id={keys} keys={told} />
      </DemoScreen>
      {isOver ? <DropHint icon={FileUp}>Drop to read aloud</DropHint> : null}
    </>
  );
}
