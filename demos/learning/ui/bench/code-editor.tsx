import { type KeyboardEvent, useId, useRef } from 'react';

interface CodeEditorProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  onRun: () => void;
  /** Words and signs that are hard to type on a phone; shown where the pointer is a finger. */
  keys: readonly string[];
  rows?: number;
}

/** Writes at the cursor as typing would, so that the browser's own undo takes it back. */
function insert(field: HTMLTextAreaElement, text: string) {
  field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** A field for code. Tab leaves it, as in every field; Ctrl and Enter runs what it holds. */
export function CodeEditor({ label, value, onValueChange, onRun, keys, rows = 7 }: CodeEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  }
  return (
    <div className="bg-sunk">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        value={value}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        dir="ltr"
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={press}
        className="field-sizing-content block max-h-96 w-full resize-y bg-transparent px-5 py-4 font-mono text-[1rem] leading-relaxed outline-offset-[-3px] sm:text-[.9375rem]"
        style={{ minHeight: `calc(${rows}lh + 2rem)` }}
      />
      <fieldset
        aria-label="Insert"
        className="flex gap-1.5 overflow-x-auto overscroll-x-contain px-4 pb-3 [scrollbar-width:none] pointer-fine:hidden"
      >
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            onClick={() => {
              if (field.current) insert(field.current, key);
            }}
            className="min-h-11 min-w-11 shrink-0 rounded-xl border border-line bg-raised px-3 font-mono text-[.875rem]"
          >
            {key.trim()}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
