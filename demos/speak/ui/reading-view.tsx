import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { AudioPlayer } from '#ui/media/audio-player.tsx';
import { recordingNamed } from '../recordings.ts';
import type { HeardState } from '../state.ts';
import { insteadWords } from '../words.ts';
import { LineList } from './line-list.tsx';
import { PlayerBar } from './player-bar.tsx';
import type { useDocument } from './use-document.ts';
import type { useReadAloud } from './use-read-aloud.ts';

interface ReadingViewProps {
  reading: ReturnType<typeof useReadAloud>;
  /** Plays, pauses, goes on or stops. */
  onPlay: () => void;
  state: HeardState;
  /** The speech model that the operator connected. */
  provider: string | null;
  /** The document that is being opened. */
  document: Pick<ReturnType<typeof useDocument>, 'reading' | 'cancel'>;
}

/** The text as it is read: its player, what is being made, and its lines. */
export function ReadingView({ reading, onPlay, state, provider, document }: ReadingViewProps) {
  const { lines, sounds, player, progress } = reading;
  const instead = provider && state.voice === 'provider' ? insteadWords(provider, sounds.made) : null;
  return (
    <div className="flex-1 p-4 pt-0 sm:p-6 sm:pt-0">
      <PlayerBar
        player={player}
        state={state}
        provider={provider}
        lines={lines.length}
        isOpening={sounds.isOpening}
        onPlay={onPlay}
      />
      <AlertPlace urgent className="mb-4 empty:hidden">
        {sounds.problem ? (
          <Alert tone="danger" heading={sounds.problem} onDismiss={() => sounds.setProblem(null)} />
        ) : null}
      </AlertPlace>
      {instead ? <Alert className="mb-4" heading={instead} /> : null}
      {document.reading ? (
        <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-2">
          <Progress className="min-w-60 flex-1" {...document.reading} />
          <Button variant="ghost" size="small" onClick={document.cancel}>
            Stop reading
          </Button>
        </div>
      ) : null}
      {progress ? (
        <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-2">
          <Progress className="min-w-60 flex-1" {...progress} />
          <Button variant="ghost" size="small" onClick={sounds.cancel}>
            Cancel
          </Button>
        </div>
      ) : null}
      {reading.isRecorded ? (
        <AudioPlayer
          size="small"
          className="mb-5 max-w-[46rem]"
          recording={recordingNamed('example', 'This text, recorded beforehand in Kokoro’s Heart voice')}
        />
      ) : null}
      {lines.length === 0 ? (
        <p className="max-w-[46rem] text-lg text-pretty">
          Write or paste a text, open a document, or choose an example above. You’ll see its sentences here,
          with each word marked as it is spoken.
        </p>
      ) : (
        <LineList
          lines={lines}
          spoken={reading.spoken}
          at={player.at}
          ready={sounds.made.map(Boolean)}
          onPlay={(at) => void reading.play(at)}
        />
      )}
    </div>
  );
}
