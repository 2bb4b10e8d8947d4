import { useMemo, useRef, useState } from 'react';
import { useHistory } from '../../kit/history/use-history.ts';
import { laterThan } from '../../kit/saved/saved-thing.ts';
import { useSaved } from '../../kit/saved/use-saved.ts';
import { isExampleItself, type Recording, type SentRecording } from '../recording.ts';
import { recordings } from '../recordings.ts';

/** The recording that is worked on: its changes can be undone, and it is kept in this browser once it is the visitor's own. */
export function useOpenRecording(sent: SentRecording) {
  const [first] = useState<Recording>(() => ({ ...sent, sound: null }));
  const work = useHistory<Recording>(first);
  const { state } = work;
  const stamp = useRef({ state, changed: state.changed });
  if (stamp.current.state !== state) {
    const { state: last, changed } = stamp.current;
    // What is undone is an older form, but it was made now.
    const isUndone = last.id === state.id && state.changed <= changed;
    stamp.current = { state, changed: isUndone ? laterThan(changed) : state.changed };
  }
  const { changed } = stamp.current;
  const recording = useMemo(() => ({ ...state, changed }), [state, changed]);
  const saved = useSaved(recordings, recording, !isExampleItself(recording));

  /** What somebody works on becomes a recording of their own. */
  function change(by: (recording: Recording) => Recording, part?: string) {
    work.change((before) => {
      const after = by(before);
      const id = isExampleItself(before) ? crypto.randomUUID() : before.id;
      return { ...after, id, changed: laterThan(stamp.current.changed) };
    }, part);
  }
  return { first, work, recording, saved, change };
}
