import { useState } from 'react';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { download } from '../../../kit/export/download.ts';
import { makePdf } from '../../../kit/pdf/make-pdf.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { summaryBlocks, summaryOf, summaryText } from '../rules/summary.ts';
import type { UsePatient } from '../use-patient.ts';
import { words } from '../words.ts';

/** The last seven days on one page, to take along. */
export function Summary({ patient }: { patient: UsePatient }) {
  const [said, setSaid] = useState('');
  const [isPrinting, setPrinting] = useState(false);
  const summary = summaryOf(patient.journal, patient.now);
  const text = summaryText(summary);
  async function print() {
    setPrinting(true);
    setSaid('Making the PDF…');
    try {
      const pdf = await makePdf(summaryBlocks(summary), {
        size: 'A4',
        title: summary.title,
        lang: 'en-GB',
        foot: `Made with ${words.app}, a sample app`,
      });
      download('summary.pdf', pdf);
      setSaid('The PDF is saved.');
    } catch {
      setSaid('The PDF couldn’t be made, perhaps because you’re offline. Save the summary as text.');
    }
    setPrinting(false);
  }
  return (
    <>
      <p className="small">To take with you</p>
      <ScreenHeading>{summary.title}</ScreenHeading>
      <p>{summary.who}</p>
      <p className="small">{summary.visit}</p>
      {summary.parts.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul className="plain-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <button type="button" className="go" disabled={isPrinting} onClick={print}>
        Save as PDF
      </button>
      <button type="button" className="quiet" onClick={() => download('summary.txt', text)}>
        Save as text
      </button>
      <CopyButton text={() => text} label="Copy the text" className="quiet" />
      <p role="status" className="small">
        {said}
      </p>
    </>
  );
}
