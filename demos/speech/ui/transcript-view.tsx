import { useMemo, useRef, useState } from 'react';
import type { Found } from '#engines/speech/find.ts';
import type { wordAt } from '#engines/speech/transcript.ts';
import type { Recording } from '../recording.ts';
import type { LineActions } from './line-actions.ts';
import { LineView } from './line-view.tsx';
import { useWordPress } from './use-word-press.ts';

interface TranscriptViewProps {
  recording: Recording;
  spoken: ReturnType<typeof wordAt>;
  found: readonly Found[];
  onPlay: (seconds: number) => void;
  onText: (id: string, text: string) => void;
  onSpeaker: (id: string, speaker: string) => void;
}

/** The places of the words that were found, by line. */
function foundByLine(found: readonly Found[]): ReadonlyMap<string, ReadonlySet<number>> {
  const lines = new Map<string, Set<number>>();
  for (const { line, from, to } of found) {
    const places = lines.get(line) ?? new Set();
    for (let at = from; at < to; at += 1) places.add(at);
    lines.set(line, places);
  }
  return lines;
}

/** The text of a recording in lines. */
export function TranscriptView(props: TranscriptViewProps) {
  const { recording, spoken, found, onPlay } = props;
  const { lines, speakers } = recording;
  const [editing, setEditing] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useWordPress(list, onPlay);
  const latest = useRef(props);
  latest.current = props;
  const places = useMemo(() => foundByLine(found), [found]);
  // The same object in every drawing, so that only lines that change are drawn again.
  const [actions] = useState<LineActions>(() => {
    const leave = (id: string) => {
      setEditing(null);
      // The field is gone with what was pressed; keys go on from the line's button.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"] button:last-child`)?.focus(),
      );
    };
    return {
      playFrom: (seconds) => latest.current.onPlay(seconds),
      edit: (id) =>
        setEditing((before) => {
          if (id === null && before !== null) leave(before);
          return id;
        }),
      save: (id, text) => {
        leave(id);
        latest.current.onText(id, text);
      },
      speak: (id, speaker) => latest.current.onSpeaker(id, speaker),
    };
  });
  return (
    <ol ref={list} aria-label="Transcript" className="mt-4">
      {lines.map((line, at) => (
        <LineView
          key={line.id}
          line={line}
          speakers={speakers}
          showsSpeaker={line.speaker !== lines[at - 1]?.speaker}
          spoken={spoken?.line === line.id ? spoken.word : null}
          found={places.get(line.id) ?? null}
          isEditing={editing === line.id}
          actions={actions}
        />
      ))}
    </ol>
  );
}
