import { FileAudio, Keyboard, Mic } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { findAll } from '#engines/speech/find.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DemoBar, DemoStrip, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { useHandedOver } from '../../kit/hand-over/use-handed-over.ts';
import { useDrop } from '../../kit/import/use-drop.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { DemoFigures, DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { DropHint } from '../../kit/layout/drop-hint.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { useAccountChoice } from '../../kit/saved/account-choice.ts';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import { useSavedSheet } from '../../kit/saved/use-saved-sheet.ts';
import { withSpeaker, withText } from '../changes.ts';
import { exampleChoices } from '../examples/choices.ts';
import { openExample } from '../examples/open-example.ts';
import type { Recording, SentRecording } from '../recording.ts';
import { figuresOf, finding, listenerNames, liveFinding, savedWords, whereWords } from '../words.ts';
import { ChooseSound } from './choose-sound.tsx';
import { DemoTools } from './demo-tools.tsx';
import { ListeningView } from './listening-view.tsx';
import { Recorder } from './recorder.tsx';
import { type PlayerHandle, RecordingView } from './recording-view.tsx';
import { SpeechInputs } from './speech-inputs.tsx';
import { SpeechPhoneBar } from './speech-phone-bar.tsx';
import { useOpenRecording } from './use-open-recording.ts';
import { useSpeechKeys } from './use-speech-keys.ts';
import { useWritingDown } from './use-writing-down.ts';

interface SpeechDemoProps {
  /** The example with its text, as it was made beforehand. */
  first: SentRecording;
  /** Whether the server writes down for visitors. */
  serverOpen: boolean;
  /** The model for transcription that the operator connected. */
  provider: string | null;
  /** Who writes it down, and how well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

const inputs = 'speech-inputs';
const hideInputs = () => document.getElementById(inputs)?.hidePopover?.();

/** Records or reads speech and writes it down, all in this browser. */
export function SpeechDemo({ first: sent, serverOpen, provider, proof, save }: SpeechDemoProps) {
  const { first, work, recording, saved, change } = useOpenRecording(sent);
  const copies = useAccountChoice() === 'on';
  const [sought, setSought] = useState('');
  const keys = useId();
  const player = useRef<PlayerHandle>(null);
  const found = useMemo(() => findAll(recording.lines, sought), [recording.lines, sought]);
  const writing = useWritingDown({
    player,
    provider,
    onDone: open,
    onLines: (lines) => change((before) => ({ ...before, lines })),
  });
  const { microphone, running, isBusy } = writing;
  const { taking } = microphone;
  const isOver = useDrop(([file]) => file && bring(file));
  useHandedOver(({ files: [file] }) => file && bring(file));

  function open(next: Recording) {
    writing.leave();
    setSought('');
    work.begin(next);
  }
  function bring(file: File) {
    hideInputs();
    void writing.bring(file);
  }
  function record() {
    hideInputs();
    writing.record();
  }
  const foundStarts = () =>
    found.flatMap(
      ({ line, from }) => recording.lines.find(({ id }) => id === line)?.words[from]?.start ?? [],
    );
  const past = useSavedSheet({
    saved,
    current: recording.id,
    onOpen: (kept) => {
      if (kept) open(kept);
      else writing.fail('This recording is no longer in this browser or your account.');
    },
    onChange: (by) => change((before) => ({ ...before, ...by })),
    onGone: () => open(first),
    onNew: record,
  });
  const told = useSpeechKeys({ player, work, onRecord: record, onHistory: past.show });

  const onServer = writing.onServer && listenerNames(provider)[writing.onServer];
  const said = taking
    ? liveFinding(taking.text.lines)
    : running
      ? onServer
        ? `${onServer} is transcribing it`
        : 'Transcribing your recording'
      : finding(recording);
  const begins = (
    <>
      <Button size="small" onClick={record}>
        <Mic size={18} strokeWidth={1.5} aria-hidden="true" />
        Record
      </Button>
      <ChooseSound variant="ghost" onFile={bring} />
    </>
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
                <DemoTools work={work} onHistory={past.show} onNew={record} />
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
          <SpeechInputs
            id={inputs}
            recording={recording}
            sought={sought}
            found={found.length}
            onSeek={setSought}
            onNext={() => player.current?.playNext(foundStarts())}
            onChange={change}
            proof={proof}
            again={
              serverOpen
                ? {
                    provider,
                    disabled: isBusy,
                    onAgain: (model) => {
                      hideInputs();
                      void writing.writeAgain(recording, model);
                    },
                  }
                : null
            }
            begins={begins}
          />
        }
        rail={<ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />}
        phoneBar={<SpeechPhoneBar said={said} microphone={microphone} inputs={inputs} begins={begins} />}
      >
        <DemoStrip finding={said} about={whereWords(onServer, serverOpen, copies)}>
          {isBusy ? null : <DemoFigures figures={figuresOf(recording)} />}
        </DemoStrip>
        <div className="flex-1 p-4 pb-16 sm:p-6">
          <AlertPlace urgent className="mb-4 empty:hidden">
            {writing.told ? (
              <Alert tone={writing.told.tone} heading={writing.told.words} onDismiss={writing.dismiss} />
            ) : null}
          </AlertPlace>
          {taking ? <Recorder microphone={microphone} taking={taking} /> : null}
          {running ? <ListeningView listening={running.progress} onCancel={writing.cancel} /> : null}
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
        <SavedSheet id="speech-history" words={savedWords} {...past.sheet} />
        <KeyMap id={keys} keys={told} />
      </DemoScreen>
      {isOver ? <DropHint icon={FileAudio}>Drop to transcribe</DropHint> : null}
    </>
  );
}
