import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { readSections } from '#engines/lesson-text/sections.ts';
import { MarkdownArea } from '#ui/fields/markdown-area.tsx';
import { RichText } from '#ui/text/rich-text.tsx';

/** The most letters that a lesson keeps. */
const most = 20_000;
/** So long after the last letter the text is kept. */
const restMs = 1000;

/** The text as students will read it, drawn while it is typed. */
function Reading({ text }: { text: string }) {
  const shown = useDeferredValue(text);
  const sections = useMemo(() => readSections(shown), [shown]);
  return (
    <section aria-label="Preview" className="min-w-0 @max-4xl:hidden">
      <p className="mb-2 text-[.9375rem] font-medium">Preview</p>
      <div className="rounded-card border border-line bg-raised px-6 py-5">
        {sections.length === 0 ? (
          <p className="text-mute">What you write will appear here as students read it.</p>
        ) : null}
        {sections.map(({ id, heading, text: body }, at) => (
          <section key={id} className={at === 0 ? '' : 'mt-7'}>
            {heading ? <h3 className="text-[1.375rem]">{heading}</h3> : null}
            <RichText text={body} />
          </section>
        ))}
      </div>
    </section>
  );
}

interface LessonWritingProps {
  text: string;
  onText: (text: string) => void;
}

/** A lesson's text beside how it reads. It is kept when typing rests, and when the field or the screen is left. */
export function LessonWriting({ text, onText }: LessonWritingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef({ typed, text, onText });
  useEffect(() => {
    latest.current = { typed, text, onText };
  });
  const keep = useRef(() => {
    const { typed: given, text: before, onText: tell } = latest.current;
    if (given === null || given.length > most) return;
    if (given !== before) tell(given);
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => keep.current(), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => keep.current(), []);
  const shown = typed ?? text;
  const over = shown.length - most;
  return (
    <div className="grid gap-8 @4xl:grid-cols-2">
      <MarkdownArea
        label="Text"
        required
        rows={16}
        value={shown}
        spellCheck
        hint="## starts a section, ``` goes before and after code, and an empty line separates paragraphs."
        error={
          over > 0
            ? `The text is ${over} characters too long. The limit is ${most.toLocaleString('en')} characters. Shorten it, or split it into two lessons.`
            : undefined
        }
        className="[&_textarea]:max-h-none [&_textarea]:font-mono [&_textarea]:text-[1rem] [&_textarea]:leading-relaxed sm:[&_textarea]:text-[.9375rem]"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => keep.current()}
      />
      <Reading text={shown} />
    </div>
  );
}
