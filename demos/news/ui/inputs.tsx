import { Segmented } from '#ui/actions/segmented.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import type { NewsState } from '../state.ts';

/** What is typed before it is read. */
export type Typed = Pick<NewsState, 'from' | 'address' | 'text'>;

interface InputsProps {
  typed: Typed;
  error: string | null;
  notes: readonly string[];
  writer: string | null;
  onChange: (typed: Typed) => void;
}

/** Where the text comes from: an address of an article or a feed, or the text itself. */
export function Inputs({ typed, error, notes, writer, onChange }: InputsProps) {
  return (
    <>
      <InputsPart heading="Source">
        <Segmented
          label="Source"
          showLabel={false}
          size="small"
          options={[
            { value: 'address', label: 'Address' },
            { value: 'text', label: 'Text' },
          ]}
          value={typed.from}
          onValueChange={(from) => onChange({ ...typed, from: from as Typed['from'] })}
        />
        <div className="mt-4">
          {typed.from === 'address' ? (
            <TextField
              required
              label="Article or feed"
              name="address"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="example.com/news/article"
              hint="A page with an article, or an RSS, Atom or JSON feed. We read the five newest articles of a feed."
              value={typed.address}
              error={error ?? undefined}
              onChange={(event) => onChange({ ...typed, address: event.currentTarget.value })}
            />
          ) : (
            <TextArea
              required
              label="Text of an article"
              name="text"
              rows={8}
              hint="English works best. Leave an empty line between paragraphs."
              value={typed.text}
              error={error ?? undefined}
              onChange={(event) => onChange({ ...typed, text: event.currentTarget.value })}
            />
          )}
        </div>
      </InputsPart>
      {notes.length > 0 ? (
        <InputsPart heading="Notes">
          <ul className="grid gap-2 text-sm">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </InputsPart>
      ) : null}
      <InputsPart heading="Who writes the summary">
        <p className="text-sm text-pretty">
          {writer
            ? `Our engine finds the key sentences, and ${writer} writes a summary from them. If it fails, you see the sentences themselves.`
            : 'Our own engine on our server. It only quotes, because no language model is connected.'}
        </p>
      </InputsPart>
    </>
  );
}
