import { type ReactNode, useRef } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { AudioPlayer } from '#ui/media/audio-player.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import type { Here } from '../../kit/models/here.ts';
import type { ModelPlace } from '../../kit/models/models.ts';
import { bounds } from '../job.ts';
import { recordingNamed } from '../recordings.ts';
import { mostSigns, type SpeakState } from '../state.ts';
import { kokoroVoice, readers, voiceIds, voices } from '../voices.ts';
import { hereWords } from '../words.ts';
import { Pronunciations } from './pronunciations.tsx';

interface InputsProps {
  state: SpeakState;
  /** The speech model that is connected. */
  provider: string | null;
  /** What is wrong with the text, such as its length. */
  problem: string | undefined;
  onText: (text: string) => void;
  onChange: (by: Partial<SpeakState>) => void;
  onFile: (file: File) => void;
  /** Where it is read aloud, and how far this browser is with that. */
  where: ModelPlace;
  here: Here;
  onWhere: (where: ModelPlace) => void;
  /** Voice provider, and how well it was measured to do. */
  proof: ReactNode;
}

/** A button that opens the browser's dialog for a document. */
function ChooseFile({ onFile }: Pick<InputsProps, 'onFile'>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".pdf,.docx,.pptx,.html,.htm,.epub,.eml,.md,.txt,.png,.jpg,.jpeg,.webp"
        aria-label="Document to read aloud"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
      <Button variant="ghost" size="small" className="mt-2 w-full" onClick={() => field.current?.click()}>
        Open a document or photo
      </Button>
    </>
  );
}

/** Who reads on the server, with a sample. */
function Speaker({
  state: { voice },
  provider,
  onChange,
}: Pick<InputsProps, 'state' | 'provider' | 'onChange'>) {
  const speaker = kokoroVoice(voice);
  const isProvider = provider !== null && voice === 'provider';
  return (
    <>
      <SelectField
        required
        label="Speaker"
        value={isProvider ? 'provider' : speaker}
        onChange={(event) =>
          onChange({ voice: readers.find((id) => id === event.currentTarget.value) ?? 'heart' })
        }
      >
        {provider === null ? null : <option value="provider">{provider}: connected to this site</option>}
        {voiceIds.map((id) => (
          <option key={id} value={id}>
            {voices[id].name}: {voices[id].about}
          </option>
        ))}
      </SelectField>
      {isProvider ? null : (
        <AudioPlayer
          key={speaker}
          size="small"
          className="mt-3"
          recording={recordingNamed(speaker, `Sample of ${voices[speaker].name}`)}
        />
      )}
    </>
  );
}

/** What is read, by whom and how. */
export function Inputs(props: InputsProps) {
  const { state, provider, problem, where, here, onText, onChange, onFile, onWhere, proof } = props;
  const { text, speed, pause, pronunciations } = state;
  return (
    <>
      <InputsPart heading="Text" aside={`${grouped(text.length)} of ${grouped(mostSigns)} characters`}>
        <TextArea
          required
          label="Text to read aloud"
          rows={7}
          value={text}
          error={problem}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <ChooseFile onFile={onFile} />
      </InputsPart>
      <InputsPart heading="Voice">
        {where === 'browser' ? (
          <p className="text-sm text-pretty">The fast voice. The other speakers need our server.</p>
        ) : (
          <Speaker state={state} provider={provider} onChange={onChange} />
        )}
        <RangeField
          label="Speed"
          min={bounds.slowest}
          max={bounds.fastest}
          step={0.05}
          defaultValue={speed}
          format={(value) => `${value.toFixed(2)}×`}
          onValueChange={(value) => onChange({ speed: value })}
          className="mt-4"
        />
        <RangeField
          label="Pause between sentences"
          min={0}
          max={2}
          step={0.05}
          defaultValue={pause}
          format={(value) => `${value.toFixed(2)} s`}
          onValueChange={(value) => onChange({ pause: value })}
          className="mt-4"
        />
      </InputsPart>
      <InputsPart heading="Your own pronunciations">
        <Pronunciations value={pronunciations} onChange={(given) => onChange({ pronunciations: given })} />
      </InputsPart>
      <InputsPart heading="Where it runs">
        <Switch
          label="Run in this browser"
          note={hereWords(here)}
          checked={where === 'browser'}
          onChange={(event) => onWhere(event.currentTarget.checked ? 'browser' : 'server')}
        />
      </InputsPart>
      <InputsPart heading="Voice provider">{proof}</InputsPart>
    </>
  );
}
