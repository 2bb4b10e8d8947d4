import { Pause, Play, SkipBack, SkipForward, Square } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { HeardState } from '../state.ts';
import { playWords, readerWords, speakerWords } from '../words.ts';
import type { usePlayer } from './use-player.ts';

interface PlayerBarProps {
  player: ReturnType<typeof usePlayer>;
  state: HeardState;
  /** The speech model that is connected. */
  provider: string | null;
  lines: number;
  /** The fast voice is being opened. */
  isOpening: boolean;
  /** Plays, pauses, goes on or stops. */
  onPlay: () => void;
}

/** Who is heard at the moment, in words. */
function heard({ player: { now }, state: { voice }, provider, lines, isOpening }: PlayerBarProps): string {
  if (now.is === 'still') return `Voice: ${readerWords(voice, provider)}`;
  const place = `sentence ${now.at + 1} of ${lines}`;
  if (now.is !== 'waiting') return `${speakerWords(now.by, voice, provider)}, ${place}`;
  return isOpening ? 'The server is opening the fast voice' : `Preparing ${place}`;
}

/** Play, pause and skip by sentence, and who is speaking. */
export function PlayerBar(props: PlayerBarProps) {
  const { player, onPlay } = props;
  const { now } = player;
  const isGoing = now.is === 'playing' || now.is === 'waiting';
  const Icon = now.is === 'waiting' ? Square : isGoing ? Pause : Play;
  return (
    <div className="sticky top-0 z-10 -mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 noscript:hidden">
      <IconButton label="Previous sentence" icon={SkipBack} variant="plain" onClick={() => player.skip(-1)} />
      <Button size="small" className="max-lg:hidden" onClick={onPlay}>
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
        {playWords[now.is]}
      </Button>
      <IconButton label="Next sentence" icon={SkipForward} variant="plain" onClick={() => player.skip(1)} />
      <p className="min-w-0 flex-1 text-sm text-pretty" aria-live="polite">
        {heard(props)}
      </p>
    </div>
  );
}
