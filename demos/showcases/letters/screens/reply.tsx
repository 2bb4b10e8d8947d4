import { useId, useState } from 'react';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { download } from '../../../kit/export/download.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { draftOf, hasGap, replyKindsOf, replyNames } from '../reply.ts';
import type { ScreenProps } from './screen.ts';

/** A reply that is written from the letter, edited here, and sent by its writer. */
export function Reply({ letters }: ScreenProps) {
  const { letter, reading, today, kept, draft, set } = letters;
  const id = useId();
  const [said, setSaid] = useState('');
  const [isPrinting, setPrinting] = useState(false);
  const kinds = replyKindsOf(reading, today);
  const held = kept.drafts[letter.id];
  const kind = kinds.find((each) => each === held?.kind) ?? kinds[0] ?? 'explain';
  const written = draftOf(kind, reading, { today, name: kept.name });
  const own = held?.kind === kind ? held.text : null;
  const text = own ?? written;
  const email = reading.emails[0]?.text;
  const reference = reading.references[0]?.text;

  async function savePdf() {
    setPrinting(true);
    setSaid('Making the PDF…');
    try {
      const { makePdf } = await import('../../../kit/pdf/make-pdf.ts');
      const blocks = text
        .split('\n\n')
        .flatMap((part) => [
          { is: 'text', text: part, size: 12 } as const,
          { is: 'space', height: 12 } as const,
        ]);
      download(
        'reply.pdf',
        await makePdf([{ is: 'space', height: 50 }, ...blocks], {
          size: 'A4',
          title: 'Reply',
          lang: 'en-GB',
        }),
      );
      setSaid('The PDF is saved.');
    } catch {
      setSaid(
        'We couldn’t make the PDF: the first time, you have to be online to load its fonts. Save it as text instead.',
      );
    }
    setPrinting(false);
  }
  return (
    <>
      <p className="small">You send it yourself</p>
      <ScreenHeading>A reply</ScreenHeading>
      <ul className="chips" aria-label="Kinds of reply">
        {kinds.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-pressed={each === kind}
              onClick={() => {
                if (each !== kind) draft({ kind: each, text: null });
              }}
            >
              {replyNames[each]}
            </button>
          </li>
        ))}
      </ul>
      <label className="field" htmlFor={`${id}-name`}>
        Your name
      </label>
      <input
        id={`${id}-name`}
        value={kept.name}
        maxLength={80}
        autoComplete="name"
        onChange={({ target }) => set({ name: target.value })}
      />
      <label className="field" htmlFor={`${id}-text`}>
        The reply
      </label>
      <textarea
        id={`${id}-text`}
        rows={12}
        maxLength={4000}
        value={text}
        onChange={({ target }) => draft({ kind, text: target.value })}
      />
      <p className="small" role="status">
        {said ||
          (text.trim() === ''
            ? 'The reply is empty. Write something, or start again from the letter.'
            : hasGap(text)
              ? 'There is still a gap to fill in.'
              : own === null
                ? 'Written from the letter. Change what you like.'
                : 'Your changes are kept in this browser.')}
      </p>
      <div className="two">
        <button type="button" className="go" disabled={text.trim() === '' || isPrinting} onClick={savePdf}>
          Save as PDF
        </button>
        <button
          type="button"
          className="outlined"
          disabled={text.trim() === ''}
          onClick={() => download('reply.txt', text)}
        >
          Save as text
        </button>
      </div>
      <CopyButton text={() => text} label="Copy the reply" className="quiet" />
      {email ? (
        <a
          className="quiet"
          href={`mailto:${email}?${new URLSearchParams({ subject: reference ? `Your letter ${reference}` : 'Your letter', body: text }).toString().replaceAll('+', '%20')}`}
        >
          Open in email
        </a>
      ) : null}
      {own === null ? null : (
        <button type="button" className="quiet" onClick={() => draft({ kind, text: null })}>
          Start again from the letter
        </button>
      )}
    </>
  );
}
