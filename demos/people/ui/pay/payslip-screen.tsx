import { ArrowLeft, FileDown } from 'lucide-react';
import { useState } from 'react';
import { marland } from '#engines/payroll/rules.ts';
import { monthAndYear } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/panels/toast.ts';
import { inOneLine } from '../../../app-kit/company/company.ts';
import { CompanyNote } from '../../../app-kit/company/company-note.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { download } from '../../../kit/export/download.ts';
import { makePdf } from '../../../kit/pdf/make-pdf.ts';
import { PaperChoice, usePaper } from '../../../kit/pdf/paper-choice.tsx';
import { addExtra } from '../../actions/pay.ts';
import type { Person } from '../../records.ts';
import { payLine } from '../../rules/pay.ts';
import { payslipBlocks } from '../../rules/payslip-blocks.ts';
import { TypedForm } from '../parts/typed-form.tsx';
import { useAct, usePeople } from '../people-context.ts';
import { PayslipView } from './payslip-view.tsx';

/** One payslip as a sheet; HR adds what is paid once, as long as the month is open. */
export function PayslipScreen({ person, month }: { person: Person; month: string }) {
  const { rows, viewer, company: setting } = usePeople();
  const { company } = setting;
  const act = useAct();
  const [makes, setMakes] = useState(false);
  const [paper, setPaper] = usePaper();
  const line = payLine(rows, person, month);
  const closed = rows.runs.has(month);
  const name = monthAndYear(`${month}-01`);
  if (!line?.slip)
    return (
      <p className="text-mute">{line?.exceptions[0]?.said ?? `${person.name} has no payslip for ${name}`}.</p>
    );
  const { slip } = line;
  async function save() {
    setMakes(true);
    try {
      const blocks = payslipBlocks(person, company, name, slip);
      const title = `Payslip for ${name}, ${person.name}`;
      const foot = `Calculated by the rules of ${marland.country}, a country that we made up.`;
      download(
        `payslip-${month}-${person.number}.pdf`,
        await makePdf(blocks, { size: paper, title, lang: 'en-GB', author: company.name, foot }),
      );
    } catch (error) {
      toast({ title: error instanceof Error ? error.message : String(error), tone: 'danger' });
    }
    setMakes(false);
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,42rem)_18rem]">
      <article className="rounded-card border border-line bg-raised p-5 sm:p-9 print:border-0 print:p-0">
        <header className="mb-7 flex flex-wrap items-start justify-between gap-4">
          <div>
            <p className="font-medium">{company.name}</p>
            {company.address ? (
              <p className="mb-3 text-[.9375rem] text-mute">{inOneLine(company.address)}</p>
            ) : null}
            <h2 className="text-3xl">Payslip for {name}</h2>
            {closed ? null : <p className="mt-1 text-warning">Preview: the month isn’t closed yet</p>}
          </div>
          <dl className="text-[.9375rem] sm:text-end">
            <dt className="sr-only">Employee</dt>
            <dd className="font-medium">{person.name}</dd>
            <dt className="sr-only">Staff number</dt>
            <dd className="text-mute">No. {person.number}</dd>
            <dt className="sr-only">Bank account</dt>
            <dd className="font-mono text-[.8125rem] text-mute">{person.iban || 'Bank account missing'}</dd>
          </dl>
        </header>
        <PayslipView slip={slip} />
        <p className="mt-6 text-[.8125rem] text-mute">
          Calculated by the rules of {marland.country}, a country that we made up. This is not advice on pay
          or tax.
        </p>
      </article>
      <div className="grid content-start gap-6 print:hidden">
        {viewer.role === 'hr' ? (
          <a
            href={hrefTo(['pay', month])}
            className="inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4"
          >
            <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
            Back to {name}
          </a>
        ) : null}
        <PaperChoice value={paper} onChoose={setPaper} />
        <Button variant="ghost" busy={makes} onClick={save}>
          <FileDown size={20} strokeWidth={1.5} aria-hidden="true" />
          Download PDF
        </Button>
        {viewer.role === 'hr' ? <CompanyNote setting={setting} /> : null}
        {viewer.role === 'hr' && !closed ? (
          <section className="rounded-card border border-line bg-raised p-5">
            <h2 className="mb-3 text-xl">One-off payments</h2>
            <TypedForm
              key={rows.extras.size}
              send="Add to this month"
              onDone={() => {}}
              onSend={(typed) =>
                act(
                  addExtra(rows, viewer, person.id, month, {
                    label: typed('label'),
                    amount: typed('amount'),
                  }),
                )
              }
            >
              {(wrong) => (
                <>
                  <TextField label="What is it for?" name="label" required error={wrong('label')} />
                  <TextField
                    label={`Amount, ${company.currency}`}
                    name="amount"
                    required
                    inputMode="decimal"
                    error={wrong('amount')}
                  />
                </>
              )}
            </TypedForm>
          </section>
        ) : null}
      </div>
    </div>
  );
}
