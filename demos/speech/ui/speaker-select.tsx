import type { Line } from '#engines/speech/transcript.ts';

interface SpeakerSelectProps {
  line: Line;
  speakers: readonly string[];
  /** The line before has the same speaker. */
  isQuiet: boolean;
  onChoose: (line: string, speaker: string) => void;
}

/** Who speaks from this line on. */
export function SpeakerSelect({ line, speakers, isQuiet, onChoose }: SpeakerSelectProps) {
  return (
    <select
      aria-label="Speaker from here on"
      value={line.speaker}
      onChange={(event) => onChoose(line.id, event.currentTarget.value)}
      className={`-ms-1 block min-h-11 max-w-full lg:min-h-8 cursor-pointer rounded-input bg-transparent pe-2 text-sm font-semibold hover:bg-selected ${isQuiet ? 'font-normal text-mute' : ''}`}
    >
      <option value="">No name</option>
      {speakers.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
