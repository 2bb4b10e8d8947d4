import type { ReactNode } from 'react';
import { altText } from '#engines/compose/alt-text.ts';
import type { Part } from '#engines/compose/parts/part.ts';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import type { ComposerState } from '../state.ts';
import { leftOut } from '../words.ts';

interface PictureFactsProps {
  state: ComposerState;
  partOf: (id: string) => Part | undefined;
  /** Pictures of before, and how well this was measured to work. */
  children: ReactNode;
}

/** What is not in the picture, what it shows in words, and who drew it. */
export function PictureFacts({ state, partOf, children }: PictureFactsProps) {
  const notes = leftOut(state, partOf);
  const alt = altText(state.scene);
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="left-out">
        <h3 id="left-out" className="font-sans text-base font-semibold tracking-normal">
          Left out
        </h3>
        {notes.length > 0 ? (
          <ul className="mt-2 grid gap-2 text-sm text-pretty">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-sm text-mute">Nothing. Every word of your sentence is in the picture.</p>
        )}
      </section>
      <section aria-labelledby="alt-text">
        <div className="flex items-center justify-between gap-3">
          <h3 id="alt-text" className="font-sans text-base font-semibold tracking-normal">
            Alt text
          </h3>
          <CopyButton text={alt} label="Copy alt text" />
        </div>
        <p className="mt-1 text-sm text-pretty">{alt}</p>
      </section>
      <section aria-labelledby="who-drew">
        <h3 id="who-drew" className="font-sans text-base font-semibold tracking-normal">
          Who drew it
        </h3>
        <p className="mt-2 text-sm text-pretty">
          Our composer drew it in this browser. It arranges drawings to match the sentence. It can’t paint
          textures, gestures, faces of real people or lettering, and it doesn’t understand verbs.
        </p>
        <p className="mt-2 text-sm text-pretty text-mute">
          Drawings: Fluent Emoji by Microsoft (MIT), Noto Emoji by Google (Apache 2.0) and our own (MIT).
          Exported files name these licences.
        </p>
      </section>
      {children}
    </div>
  );
}
