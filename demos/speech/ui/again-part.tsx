import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import type { Listener } from '../transcribe-job.ts';
import { againWords, listenerNames } from '../words.ts';

interface AgainPartProps {
  /** The model for transcription that the operator connected. */
  provider: string | null;
  disabled: boolean;
  onAgain: (model: Listener) => void;
}

const whisper: readonly Listener[] = ['base', 'small'];

/** Has the recording written down again by a larger model; nothing is sent before somebody presses. */
export function AgainPart({ provider, disabled, onAgain }: AgainPartProps) {
  const listeners = provider === null ? whisper : ['provider' as const, ...whisper];
  const [chosen, setChosen] = useState(listeners[0] ?? 'base');
  const names = listenerNames(provider);
  return (
    <>
      <p className="mb-3 text-sm text-pretty">{againWords(chosen, provider)}</p>
      <Segmented
        label="Model"
        showLabel={false}
        size="small"
        options={listeners.map((value) => ({ value, label: names[value] }))}
        value={chosen}
        onValueChange={(value) => setChosen(listeners.find((one) => one === value) ?? 'base')}
      />
      <Button
        size="small"
        variant="ghost"
        className="mt-3"
        disabled={disabled}
        onClick={() => onAgain(chosen)}
      >
        Transcribe again
      </Button>
    </>
  );
}
