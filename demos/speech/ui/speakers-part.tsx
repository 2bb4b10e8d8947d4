import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface SpeakersPartProps {
  speakers: readonly string[];
  onAdd: (name: string) => void;
  onRename: (speaker: string, name: string) => void;
}

/** The names of those who speak: add, rename, remove. Lines choose among them. */
export function SpeakersPart({ speakers, onAdd, onRename }: SpeakersPartProps) {
  const [name, setName] = useState('');
  function add(event: FormEvent) {
    event.preventDefault();
    const given = name.trim().slice(0, 40);
    if (given && !speakers.includes(given)) onAdd(given);
    setName('');
  }
  return (
    <>
      <ul>
        {speakers.map((speaker) => (
          <li key={speaker} className="flex items-center gap-1 border-b border-line">
            <input
              aria-label={`Name of ${speaker}`}
              defaultValue={speaker}
              maxLength={40}
              onBlur={(event) => {
                const given = event.currentTarget.value.trim();
                if (given && given !== speaker) onRename(speaker, given);
                else event.currentTarget.value = speaker;
              }}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
              className="min-h-11 min-w-0 flex-1 rounded-input bg-transparent px-1"
            />
            <IconButton
              label={`Remove ${speaker}`}
              icon={X}
              variant="plain"
              onClick={() => onRename(speaker, '')}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-2 flex items-end gap-2">
        <TextField
          label="Name of a speaker"
          name="speaker"
          required
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" size="small" variant="ghost">
          Add
        </Button>
      </form>
      <p className="mt-2 text-[.8125rem] text-mute text-pretty">
        {speakers.length === 0
          ? 'Add the speakers, then mark each line where someone else starts to speak.'
          : 'At any line, choose who speaks from there on.'}
      </p>
    </>
  );
}
