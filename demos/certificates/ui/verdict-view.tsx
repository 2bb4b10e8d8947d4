import { BadgeCheck, BadgeQuestionMark, BadgeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keyText, type Verdict } from '#engines/certificates/signing.ts';
import { longDay } from '#lib/time/day-words.ts';
import { issuerKeys } from '../keys.ts';
import type { Paper } from '../paper.ts';
import { PaperSheet } from './paper-sheet.tsx';

interface VerdictViewProps {
  verdict: Verdict;
  papers: readonly Paper[];
  /** The words of the file that was checked, or null for a code alone. */
  sheet: string | null;
}

// Without what readers of PDFs leave out or turn round: spaces, steering marks, and brackets in Arabic names.
const plain = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cf}\p{Ps}\p{Pe}]+/gu, '');

/** What was found out, in a line that can be read from afar, and what it rests on. */
export function VerdictView({ verdict, papers, sheet }: VerdictViewProps) {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void issuerKeys()
      .then(({ publicKey }) => keyText(publicKey))
      .then((key) => !left && setOwn(key))
      .catch(() => {});
    return () => {
      left = true;
    };
  }, []);
  if (verdict.is === 'unreadable')
    return (
      <Line
        is="bad"
        heading="Not a certificate"
        text="The code is incomplete, or this isn’t a certificate."
      />
    );
  if (verdict.is === 'changed')
    return (
      <Line
        is="bad"
        heading="Changed"
        text="The signature doesn’t match these words. Someone changed them after signing, or part of the code is missing."
      />
    );
  if (verdict.is === 'uncheckable')
    return (
      <Line
        is="unknown"
        heading="Can’t be checked here"
        text="This browser doesn’t support the signatures used here (Ed25519), so it can’t say whether the certificate is valid. Open it in a current browser, at an address that starts with https."
      />
    );
  const { certificate, signature, key } = verdict.signed;
  const isOther = sheet !== null && !plain(sheet).includes(plain(certificate.name));
  const revoked = papers.find(({ code }) => code.split('.')[1] === signature)?.revoked ?? null;
  return (
    <>
      {isOther ? (
        <Line
          is="bad"
          heading="Changed"
          text="The file shows a different name from the one that was signed, which you see below."
        />
      ) : revoked ? (
        <Line is="bad" heading="Revoked" text={`On ${longDay(revoked.day)}: ${revoked.reason}`} />
      ) : (
        <Line is="good" heading="Valid" text="Every word below is exactly as signed." />
      )}
      <div className="mt-5 max-w-xl">
        <PaperSheet paper={{ ...certificate, revoked: null }} />
      </div>
      <p className="mt-4 max-w-xl text-[.9375rem] text-pretty text-mute">
        {own === key
          ? 'It was signed with this browser’s key. This browser also knows which certificates were revoked here.'
          : 'It was signed with a key that isn’t in this browser. The signature is intact. Compare the key with the issuer’s, and ask the issuer whether the certificate was revoked.'}
      </p>
      <p className="mt-2 font-mono text-[.8125rem] [overflow-wrap:anywhere] text-mute">Key {key}</p>
    </>
  );
}

const looks = {
  good: { Icon: BadgeCheck, colour: 'text-done' },
  bad: { Icon: BadgeX, colour: 'text-danger' },
  unknown: { Icon: BadgeQuestionMark, colour: 'text-warning' },
};

interface LineProps {
  is: keyof typeof looks;
  heading: string;
  text: string;
}

function Line({ is, heading, text }: LineProps) {
  const { Icon, colour } = looks[is];
  return (
    <div className={`flex items-start gap-4 ${colour}`}>
      <Icon size={40} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      <div>
        <p className="font-display text-3xl font-semibold tracking-[-.035em]">{heading}</p>
        <p className="mt-1 text-pretty text-ink">{text}</p>
      </div>
    </div>
  );
}
