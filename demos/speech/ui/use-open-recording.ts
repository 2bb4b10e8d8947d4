import { useState } from 'react';
import { useHistory } from '../../kit/history/use-history.ts';
import { useSaved } from '../../kit/saved/use-saved.ts';
import { isExampleItself, type Recording, type SentRecording } from '../recording.ts';
import { recordings } from '../recordings.ts';

/** The recording that is worked on: its changes can be undone, and it is kept in this browser once it is the visitor's own. */
export function useOpenRecording(sent: SentRecording) {
  const [first] = useState<Recording>(() => ({ ...sent, sound: null }));
  const work = useHistory<Recording>(first);
  const recording = work.state;
  const saved = useSaved(recordings, recording, !isExampleItself(recording));

  /** What somebody works on becomes a recording of their own. */
  function change(by: (recording: Recording) => Recording, part?: string) {
    work.change((before) => {
      const after = by(before);
      const id = isExampleItself(before) ? crypto.randomUUID() : before.id;
      return { ...after, id, changed: new Date().toISOString() };
    }, part);
  }
  return { first, work, recording, saved, change };
}
