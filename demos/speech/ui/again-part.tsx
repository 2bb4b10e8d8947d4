import { useState } from 'react';
import type { WhisperSize } from '#engines/speech/whisper.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';

const sizes = [
  { value: 'base', label: 'Base' },
  { value: 'small', label: 'Small, slower' },
];

/** Has the recording written down anew by a larger model on the server; nothing is sent before somebody presses. */
export function AgainPart({
  disabled,
  onAgain,
}: {
  disabled: boolean;
  onAgain: (model: WhisperSize) => void;
}) {
  const [size, setSize] = useState<WhisperSize>('base');
  return (
    <>
      <p className="mb-3 text-sm text-pretty">
        Whisper is a larger model and makes fewer mistakes, but often takes longer than the recording lasts.
        This sends the sound to our server, which keeps nothing of it.
      </p>
      <Segmented
        label="Size of the model"
        showLabel={false}
        size="small"
        options={sizes}
        value={size}
        onValueChange={(value) => setSize(value === 'small' ? 'small' : 'base')}
      />
      <Button size="small" variant="ghost" className="mt-3" disabled={disabled} onClick={() => onAgain(size)}>
        Write it down again
      </Button>
    </>
  );
}
