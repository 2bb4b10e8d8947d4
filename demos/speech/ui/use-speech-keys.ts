import type { RefObject } from 'react';
import { isUnsure } from '#engines/speech/transcript.ts';
import { historyKeys } from '../../kit/keys/demo-keys.ts';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import type { Recording } from '../recording.ts';
import type { PlayerHandle } from './recording-view.tsx';
import type { useOpenRecording } from './use-open-recording.ts';

interface SpeechKeysOptions {
  player: RefObject<PlayerHandle | null>;
  work: ReturnType<typeof useOpenRecording>['work'];
  onRecord: () => void;
  onHistory: () => void;
}

/** When the words begin that the model was unsure of. */
const unsureStarts = ({ lines }: Recording): number[] =>
  lines.flatMap(({ words }) => words.filter(isUnsure).map(({ start }) => start));

/** The keys of the page, as they work and as they are listed. */
export function useSpeechKeys({ player, work, onRecord, onHistory }: SpeechKeysOptions) {
  const keys = [
    { keys: 'r', label: 'Record', run: onRecord },
    { keys: 'k', label: 'Play or pause', run: () => player.current?.toggle() },
    { keys: 'j', label: 'Back five seconds', run: () => player.current?.skip(-5) },
    { keys: 'l', label: 'Forward five seconds', run: () => player.current?.skip(5) },
    {
      keys: 'c',
      label: 'Next word to check',
      run: () => player.current?.playNext(unsureStarts(work.state)),
    },
    { keys: 'h', label: 'Recordings', run: onHistory },
    ...historyKeys(work),
  ];
  useDemoKeys(keys);
  return keys;
}
