import { useState } from 'react';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { NamedText } from '#ui/text/rule-list.tsx';
import { touchedBy } from './refusals.ts';

/** A brief that somebody types or pastes, held against the list while they write. */
export function BriefCheck({ refusals }: { refusals: readonly NamedText[] }) {
  const [brief, setBrief] = useState('');
  const touched = touchedBy(brief, refusals);
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
      <TextArea
        label="Your project in a few sentences"
        required
        rows={6}
        maxLength={2000}
        value={brief}
        placeholder="A shop with a countdown, ranked first, bug-free …"
        hint="This page compares it with a list of words and doesn’t send it anywhere."
        onChange={(event) => setBrief(event.currentTarget.value)}
      />
      <div role="status">
        {brief.trim() === '' ? (
          <p className="text-xl text-mute">As you type, this page compares your words with the list above.</p>
        ) : touched.length === 0 ? (
          <>
            <p className="font-display text-[2rem] leading-tight font-semibold tracking-[-.035em]">
              It touches nothing on our list.
            </p>
            <p className="mt-3 text-lg text-mute">
              Words can’t say everything.{' '}
              <a href="/contact-us" className="underline underline-offset-4">
                Send it to us
              </a>{' '}
              and a person will answer.
            </p>
          </>
        ) : (
          <>
            <p className="font-display text-[2rem] leading-tight font-semibold tracking-[-.035em]">
              {touched.length === 1 ? 'One thing to talk about' : `${touched.length} things to talk about`}
            </p>
            <ul className="mt-4">
              {touched.map(({ name, reason, found }) => (
                <li key={name} className="border-t border-line py-4">
                  <p className="text-lg">
                    <strong>{name}</strong>: you wrote{' '}
                    <mark className="bg-hue px-1 text-on-hue">{found}</mark>
                  </p>
                  <p className="mt-1 text-mute">{reason}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
