import { useEffect, useId, useState } from 'react';
import { download } from '../../kit/export/download.ts';
import { makePdf } from '../../kit/pdf/make-pdf.ts';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { type Ink, inkFrom } from './ink.ts';
import { betweenOf, clausesOf, type Field, fields, leaseFrom, textOf, titleOf, troubleOf } from './lease.ts';
import { pdfBlocks, signedAt } from './lease-pdf.ts';
import { SignPad } from './sign-pad.tsx';
import { sample } from './words.ts';

const place = 'landing-contracts';
const labels: Record<Field, string> = {
  thing: 'What’s being let',
  owner: 'Owner',
  tenant: 'Tenant',
  rent: 'Monthly rent',
  start: 'From',
  notice: 'Notice, in months',
};

/** The blanks on the left, the paper with its line on the right. */
export function LeaseForm() {
  const id = useId();
  const [lease, setLease] = useState(sample);
  const [ink, setInk] = useState<Ink | null>(null);
  const [said, setSaid] = useState('');
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const kept = keptState(place);
    const known = typeof kept === 'object' && kept !== null && 'lease' in kept ? kept : null;
    const keptLease = leaseFrom(known?.lease);
    if (!keptLease) return;
    setLease(keptLease);
    setInk(known && 'ink' in known ? inkFrom(known.ink) : null);
  }, []);
  const trouble = troubleOf(lease);
  const isWhole = Object.keys(trouble).length === 0;

  function sign(next: Ink | null) {
    if (next && !isWhole) {
      setSaid('Not yet: fill in the fields marked in colour before anyone signs.');
      return;
    }
    setInk(next);
    setSaid(next ? 'Signed. You can save the PDF now.' : '');
    keepState(place, { lease, ink: next });
  }
  function write(field: Field, value: string) {
    const next = { ...lease, [field]: value };
    const stands = ink && textOf(next) === textOf(lease) ? ink : null;
    if (ink && !stands)
      setSaid('You changed the text, so the signature came off. Sign again when it is right.');
    setLease(next);
    setInk(stands);
    keepState(place, { lease: next, ink: stands });
  }
  async function save() {
    if (!ink) {
      setSaid('Sign on the line first. Then you can save the PDF.');
      return;
    }
    setPrinting(true);
    setSaid('Printing the PDF…');
    try {
      const title = titleOf(lease);
      const pdf = await makePdf(pdfBlocks(lease, ink), {
        size: 'A4',
        title,
        lang: 'en-GB',
        foot: 'Made with Wetstamp, a sample brand',
      });
      download(`${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`, pdf);
      setSaid('The PDF is saved.');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : 'We couldn’t create the PDF. Try again.');
    }
    setPrinting(false);
  }
  return (
    <div data-centrepiece>
      <div className="blanks">
        {fields.map((field) => (
          <div key={field} data-field={field}>
            <label htmlFor={`${id}-${field}`}>{labels[field]}</label>
            <input
              id={`${id}-${field}`}
              type={field === 'start' ? 'date' : 'text'}
              inputMode={field === 'rent' ? 'decimal' : field === 'notice' ? 'numeric' : undefined}
              value={lease[field]}
              maxLength={60}
              autoComplete="off"
              aria-invalid={trouble[field] !== undefined}
              aria-describedby={trouble[field] ? `${id}-${field}-trouble` : undefined}
              onChange={({ target }) => write(field, target.value)}
            />
            {trouble[field] ? (
              <p id={`${id}-${field}-trouble`} className="trouble">
                {trouble[field]}
              </p>
            ) : null}
          </div>
        ))}
        <div className="take-away">
          <button type="button" className="strong" disabled={isPrinting} onClick={save}>
            Save as PDF
          </button>
          <button
            type="button"
            onClick={() => {
              setLease(sample);
              setInk(null);
              setSaid('');
              forgetState(place);
            }}
          >
            Start again
          </button>
        </div>
        <p role="status" className="said">
          {said}
        </p>
      </div>
      <div className="paper">
        <h3>{titleOf(lease)}</h3>
        <p className="sides">{betweenOf(lease)}</p>
        <ol className="articles">
          {clausesOf(lease).map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ol>
        <SignPad name={lease.tenant} ink={ink} onInk={sign} />
        <p className="under">
          {ink ? `${lease.tenant}, by ${ink.by}, ${signedAt(ink.at)}, page 1 of 1` : 'Not signed yet'}
        </p>
      </div>
    </div>
  );
}
