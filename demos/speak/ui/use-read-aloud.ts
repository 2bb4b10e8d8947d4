import { readingLines } from '#engines/speak/script.ts';
import { type Paces, speechSeconds } from '../export/estimate.ts';
import type { FileKindId } from '../export/file-kinds.ts';
import { recordedLines } from '../recorded.ts';
import { recordingOf } from '../recording.ts';
import type { HeardState, SpeakState } from '../state.ts';
import { aheadWords, progressWords } from '../words.ts';
import { useExport } from './use-export.ts';
import { usePlayer } from './use-player.ts';
import { useSounds } from './use-sounds.ts';

interface ReadAloudOptions {
  state: HeardState;
  /** What the page begins with, how its lines are said, and where its recording is. */
  first: SpeakState;
  firstSpoken: readonly string[];
  recorded: string;
  /** The speech model that the operator connected. */
  provider: string | null;
  paces: Paces;
}

/** The text in lines, their sounds, the player that reads them, and the files of them. */
export function useReadAloud({ state, first, firstSpoken, recorded, provider, paces }: ReadAloudOptions) {
  const lines = readingLines(state.text);
  const sounds = useSounds(lines, state);
  const player = usePlayer(lines, state, sounds);
  const isFirst = state.text === first.text && state.pronunciations === first.pronunciations;
  const isRecorded = isFirst && state.voice === 'heart' && state.speed === first.speed;
  const recording = recordingOf(lines, sounds.made, state.pause);

  const exporting = useExport({ lines, state, sounds, paces });

  /** The first example was recorded beforehand, so nobody waits for that. */
  async function adoptRecorded(): Promise<void> {
    if (isRecorded && sounds.done === 0)
      await recordedLines(recorded, firstSpoken).then(sounds.adopt, () => {});
  }
  async function play(at: number): Promise<void> {
    await adoptRecorded();
    await player.start(at);
  }
  return {
    lines,
    sounds,
    player,
    /** Whether what is asked for was recorded beforehand. */
    isRecorded,
    /** The whole of it, once all lines are there. */
    recording,
    seconds: recording ? recording.samples.length / recording.rate : null,
    about: speechSeconds(lines, state),
    /** How each line is said, as far as that is known. */
    spoken: lines.map((_, at) => sounds.made[at]?.spoken ?? (isFirst ? (firstSpoken[at] ?? '') : '')),
    /** What is being made, in words and figures. */
    progress: sounds.busy
      ? progressWords(sounds.report, {
          done: sounds.done,
          of: lines.length,
          reader: aheadWords(state.voice, provider),
          // What is heard meanwhile may be the fast voice.
          isAhead: true,
        })
      : null,
    play,
    /** The one button: plays from the beginning, pauses, goes on. */
    press: () => void (player.at === null ? play(0) : player.toggle()),
    exporting,
    async takeAway(kind: FileKindId): Promise<void> {
      await adoptRecorded();
      await exporting.ask(kind);
    },
    /** The text changes: what was asked for is not wanted any more. */
    stop() {
      player.stop();
      sounds.cancel();
    },
  };
}
