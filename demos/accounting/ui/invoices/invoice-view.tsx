import { useState } from 'react';
import { shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { toast } from '#ui/panels/toast.ts';
import type { CompanySetting } from '../../../app-kit/company/company.ts';
import { CompanyNote } from '../../../app-kit/company/company-note.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { download } from '../../../kit/export/download.ts';
import { makePdf } from '../../../kit/pdf/make-pdf.ts';
import { PaperChoice, usePaper } from '../../../kit/pdf/paper-choice.tsx';
import { put } from '../../actions/done.ts';
import { makeCreditNote } from '../../actions/make-invoice.ts';
import { footLine, invoicePdf } from '../../books/invoice-pdf.ts';
import { openOf } from '../../books/items.ts';
import { standingOf } from '../../books/standing.ts';
import type { Invoice, Rows } from '../../records.ts';
import { type Change, doOrSay } from '../change.ts';
import { figures, useMoney } from '../money.tsx';
import { InvoicePaper } from './invoice-paper.tsx';

interface InvoiceViewProps {
  rows: Rows;
  day: string;
  change: Change;
  company: CompanySetting;
  invoice: Invoice;
}

/** An invoice, and beside it what has happened to it. */
export function InvoiceView({ rows, day, change, company: setting, invoice }: InvoiceViewProps) {
  const { money } = useMoney();
  const open = openOf(rows).get(invoice.id) ?? 0;
  const standing = standingOf(open, invoice.net + invoice.tax, invoice.due, day);
  const corrects = invoice.corrects === null ? undefined : rows.invoices.get(invoice.corrects);
  const credit = [...rows.invoices.values()].find((each) => each.corrects === invoice.id);
  const touched = [...rows.entries.values()].filter(({ lines }) =>
    lines.some(({ item }) => item === invoice.id),
  );

  const [makes, setMakes] = useState(false);
  const [paper, setPaper] = usePaper();
  const { company } = setting;

  async function givePdf() {
    setMakes(true);
    try {
      const title = `${invoice.corrects === null ? 'Invoice' : 'Credit note'} ${invoice.number}`;
      const pdf = await makePdf(invoicePdf(invoice, company, corrects), {
        size: paper,
        title,
        lang: 'en-GB',
        author: company.name,
        foot: footLine(company),
      });
      download(`${invoice.number}.pdf`, pdf);
      if (invoice.sent === null)
        change(`Made the PDF of ${invoice.number}`, [put('invoices', { ...invoice, sent: day })]);
    } catch {
      toast({ title: 'The PDF couldn’t be made. Print the page instead.', tone: 'danger' });
    }
    setMakes(false);
  }
  function takeBack() {
    const done = makeCreditNote(rows, invoice.id, day);
    if (doOrSay(change, done) && done.id) goTo(['invoices', done.id]);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <InvoicePaper invoice={invoice} seller={company} corrects={corrects} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 print:hidden">
        <div>
          <p className="text-[.84375rem] text-mute">Open</p>
          <p className="font-mono text-2xl font-medium tabular-nums">{money(open)}</p>
          <Badge tone={standing.tone} className="mt-1">
            {standing.label}
          </Badge>
        </div>
        <PaperChoice value={paper} onChoose={setPaper} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="ink" busy={makes} onClick={() => void givePdf()}>
            Download PDF
          </Button>
          {invoice.corrects === null && !credit ? (
            <Button size="small" variant="ghost" onClick={takeBack}>
              Write a credit note
            </Button>
          ) : null}
        </div>
        <CompanyNote setting={setting} />
        <p className="text-[.875rem] text-pretty text-mute">
          {invoice.corrects === null
            ? 'An issued invoice can’t be changed. Write a credit note to correct it.'
            : 'A credit note cancels the invoice and its VAT.'}
        </p>
        <div>
          <h3 className="mb-2 font-medium">History</h3>
          <ul className="divide-y divide-line border-y border-line text-[.9375rem]">
            {touched.map((entry) => (
              <li key={entry.id}>
                <a
                  href={hrefTo(['books'], { entry: entry.id })}
                  className="flex min-h-11 items-baseline gap-3 py-2 hover:underline"
                >
                  <span className="shrink-0 text-[.875rem] text-mute">{shortDay(entry.day)}</span>
                  <span className="min-w-0 flex-1 truncate">{entry.text}</span>
                  <span className="font-mono text-[.875rem] tabular-nums">
                    {figures(
                      entry.lines.reduce(
                        (sum, { item, cents }) => sum + (item === invoice.id ? cents : 0),
                        0,
                      ),
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        {credit || corrects ? (
          <a href={hrefTo(['invoices', (credit ?? corrects)?.id ?? ''])} className="font-medium underline">
            {credit ? `Corrected by ${credit.number}` : `Corrects ${corrects?.number}`}
          </a>
        ) : null}
      </div>
    </div>
  );
}
