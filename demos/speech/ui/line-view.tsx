import { Pencil } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { isUnsure, type Line, spanOf, textOf } from '#engines/speech/transcript.ts';
import { clock } from '#lib/time/play-clock.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { LineActions } from './line-actions.ts';
import { SpeakerSelect } from './speaker-select.tsx';

interface LineViewProps {
  line: Line;
  speakers: readonly string[];
  /** Whether the line before is somebody else's, so that the name is shown. */
  showsSpeaker: boolean;
  /** The word that is being spoken; null for another line. */
  spoken: number | null;
  /** Words that the search found, by their places. */
  found: ReadonlySet<number> | null;
  isEditing: boolean;
  actions: LineActions;
}

/** The text of a line as a field; Enter saves it, Escape leaves it as it was. */
function LineEditor({ line, actions }: Pick<LineViewProps, 'line' | 'actions'>) {
  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') actions.edit(null);
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
      actions.save(line.id, event.currentTarget.value);
    else return;
    event.preventDefault();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        actions.save(line.id, String(new FormData(event.currentTarget).get('text') ?? ''));
      }}
    >
      <textarea
        name="text"
        aria-label={`Text at ${clock(spanOf(line).start)}`}
        defaultValue={textOf(line)}
        rows={3}
        onKeyDown={keyDown}
        // The field has just taken the place of the text that was pressed; on a phone its buttons would be behind the bar.
        ref={(field) => {
          field?.focus({ preventScroll: true });
          field?.form?.scrollIntoView({ block: 'center' });
        }}
        className="field-sizing-content min-h-11 w-full rounded-input border border-outline bg-raised px-3 py-2 text-lg leading-relaxed"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Save text
        </Button>
        <Button size="small" variant="ghost" onClick={() => actions.edit(null)}>
          Discard changes
        </Button>
      </div>
    </form>
  );
}

const unsure = 'underline decoration-wavy decoration-1 underline-offset-4 decoration-accent';

/** A line: its time, who speaks, and its words; a press on a word plays from there (`use-word-press.ts`). */
export const LineView = memo(function LineView(props: LineViewProps) {
  const { line, speakers, showsSpeaker, spoken, found, isEditing, actions } = props;
  const { start } = spanOf(line);
  return (
    <li
      data-line={line.id}
      className="group grid grid-cols-[3.5rem_minmax(0,1fr)_2.75rem] items-start gap-x-2 rounded-card py-1 sm:grid-cols-[4.5rem_minmax(0,1fr)_2.75rem]"
    >
      <button
        type="button"
        onClick={() => actions.playFrom(start)}
        aria-label={`Play from ${clock(start)}`}
        className="min-h-11 rounded-full text-center font-mono text-sm text-mute tabular-nums hover:bg-selected hover:text-ink"
      >
        {clock(start)}
      </button>
      <div className="min-w-0 py-1.5">
        {speakers.length > 0 ? (
          <SpeakerSelect line={line} speakers={speakers} isQuiet={!showsSpeaker} onChoose={actions.speak} />
        ) : null}
        {isEditing ? (
          <LineEditor line={line} actions={actions} />
        ) : (
          <p className="cursor-pointer text-lg leading-relaxed">
            {Array.from(line.words.entries(), ([at, word]) => (
              <span key={at}>
                {at > 0 ? ' ' : ''}
                <span
                  data-start={word.start}
                  data-unsure={isUnsure(word) || undefined}
                  data-spoken={spoken === at || undefined}
                  className={`rounded-sm hover:bg-selected data-spoken:bg-hue data-spoken:text-on-hue ${found?.has(at) ? 'bg-selected outline-1 outline-outline' : ''} ${isUnsure(word) ? unsure : ''}`}
                >
                  {word.text}
                </span>
              </span>
            ))}
          </p>
        )}
      </div>
      {isEditing ? null : (
        <IconButton
          label={`Edit the text at ${clock(start)}`}
          icon={Pencil}
          variant="plain"
          onClick={() => actions.edit(line.id)}
          className="noscript:hidden text-mute hover:text-ink"
        />
      )}
    </li>
  );
});
