import { replaceAll } from '#engines/speech/find.ts';
import { retimed } from '#engines/speech/retime.ts';
import type { Line } from '#engines/speech/transcript.ts';
import type { Recording } from './recording.ts';

/** What somebody can change about a recording; each gives another recording, so that it can be undone. */
type Change = (recording: Recording) => Recording;

/** Another text for a line; its words keep their times. A line without words goes. */
export const withText =
  (id: string, text: string): Change =>
  (recording) => ({
    ...recording,
    lines: recording.lines
      .map((line) => (line.id === id ? retimed(line, text) : line))
      .filter(({ words }) => words.length > 0),
  });

/** Names who speaks from a line on, up to the next line of somebody else. */
export const withSpeaker =
  (id: string, speaker: string): Change =>
  (recording) => {
    const first = recording.lines.findIndex((line) => line.id === id);
    const before = recording.lines[first]?.speaker;
    const next = recording.lines.findIndex((line, at) => at > first && line.speaker !== before);
    const lines = recording.lines.map(
      (line, at): Line => (at >= first && (next < 0 || at < next) ? { ...line, speaker } : line),
    );
    const isKnown = speaker === '' || recording.speakers.includes(speaker);
    return { ...recording, lines, speakers: isKnown ? recording.speakers : [...recording.speakers, speaker] };
  };

/** Another name for a speaker, in every line; no name takes the speaker away. */
export const withSpeakerName =
  (speaker: string, name: string): Change =>
  (recording) => ({
    ...recording,
    speakers: [
      ...new Set(recording.speakers.map((each) => (each === speaker ? name : each)).filter(Boolean)),
    ],
    lines: recording.lines.map((line) => (line.speaker === speaker ? { ...line, speaker: name } : line)),
  });

/** One text in place of another, everywhere. */
export const withReplaced =
  (sought: string, by: string): Change =>
  (recording) => ({ ...recording, lines: replaceAll(recording.lines, sought, by) });
