import { Dices } from 'lucide-react';
import type { Scene } from '#engines/compose/layout/scene.ts';
import { places, seasons, styles, times, weathers } from '#engines/compose/words/setting.ts';
import { grouped } from '#lib/money/grouped.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { longestPrompt } from '../state.ts';

interface InputsProps {
  prompt: string;
  error: string | null;
  scene: Scene;
  seed: number;
  /** Whether the server may be asked about words; null where it answers nobody. */
  asks: boolean | null;
  onPrompt: (prompt: string) => void;
  onDraw: () => void;
  onSeed: () => void;
  onSetting: (change: Partial<Pick<Scene, 'place' | 'time' | 'season' | 'weather' | 'style'>>) => void;
  onAsks: (asks: boolean) => void;
}

const names: Readonly<Record<string, string>> = {
  flat: 'Flat',
  pastel: 'Pastel',
  paper: 'Paper cut-out',
  mono: 'Black and white',
  poster: 'Retro poster',
  sea: 'At sea',
  underwater: 'Under water',
  studio: 'Plain background',
  table: 'Desk',
};
const named = (value: string): string => names[value] ?? value.charAt(0).toUpperCase() + value.slice(1);

/** The sentence, and what is true of the whole picture. */
export function Inputs(props: InputsProps) {
  const { prompt, error, scene, seed, asks, onPrompt, onDraw, onSeed, onSetting, onAsks } = props;
  const select = <T extends string>(
    label: string,
    key: 'place' | 'time' | 'season' | 'weather' | 'style',
    values: readonly T[],
  ) => (
    <SelectField
      required
      label={label}
      value={scene[key]}
      onChange={(event) => {
        const value = values.find((one) => one === event.currentTarget.value);
        if (value) onSetting({ [key]: value });
      }}
    >
      {values.map((value) => (
        <option key={value} value={value}>
          {named(value)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      <InputsPart heading="Sentence" aside={`${grouped(prompt.length)} of ${longestPrompt} characters`}>
        <TextArea
          required
          label="What should be in it?"
          name="prompt"
          rows={4}
          hint="Name objects, and say how many, what colour and size, and where they are. English only."
          value={prompt}
          error={error ?? undefined}
          onChange={(event) => onPrompt(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            onDraw();
          }}
        />
      </InputsPart>
      <InputsPart heading="Setting">
        <div className="grid grid-cols-2 gap-3">
          {select('Place', 'place', places)}
          {select('Time', 'time', times)}
          {select('Season', 'season', seasons)}
          {select('Weather', 'weather', weathers)}
        </div>
        <div className="mt-3">{select('Style', 'style', styles)}</div>
      </InputsPart>
      <InputsPart heading="Variations" aside={`Seed ${seed}`}>
        <p className="text-sm text-pretty">
          Each sentence is drawn in four ways. The same seed always gives the same four.
        </p>
        <ToolButton icon={Dices} label="Draw four more" className="-ms-2.5" onClick={onSeed} />
      </InputsPart>
      {asks === null ? null : (
        <InputsPart heading="Unknown words">
          <Switch
            label="Look them up by meaning"
            note="Only the words themselves are sent to our server, which keeps nothing. Everything else happens in this browser."
            checked={asks}
            onChange={(event) => onAsks(event.currentTarget.checked)}
          />
        </InputsPart>
      )}
    </>
  );
}
