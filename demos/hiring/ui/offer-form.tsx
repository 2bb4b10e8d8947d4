import { type SubmitEvent, useState } from 'react';
import { decimalOf } from '#lib/money/money.ts';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CompanyNote } from '../../app-kit/company/company-note.tsx';
import { download } from '../../kit/export/download.ts';
import { makePdf } from '../../kit/pdf/make-pdf.ts';
import { PaperChoice, usePaper } from '../../kit/pdf/paper-choice.tsx';
import { textsIn } from '../../kit/pdf/texts-in.ts';
import { lettersMissingIn } from '../../kit/pdf/world-index.ts';
import { readOffer } from '../actions/offer.ts';
import { offerLetter } from '../offer-letter.ts';
import type { Application } from '../records.ts';
import { colleagueName } from '../staff.ts';
import type { Desk } from './desk.ts';

/** Makes the offer letter as a PDF, from what the job says and a few fields. */
export function OfferForm({ desk, application }: { desk: Desk; application: Application }) {
  const { rows, day, viewerId } = desk;
  const { company } = desk.company;
  const job = rows.jobs.get(application.jobId);
  const person = rows.people.get(application.personId);
  const [size, setSize] = usePaper();
  const [wrong, setWrong] = useState<{ problem: string; field?: string } | null>(null);
  const [works, setWorks] = useState(false);
  if (!job || !person) return null;
  const field = (name: string) => ({
    name,
    required: true,
    error: wrong?.field === name ? wrong.problem : undefined,
  });

  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!job || !person) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const typed = {
      startsOn: text('startsOn'),
      until: text('until'),
      pay: text('pay'),
      hours: text('hours'),
    };
    const offer = readOffer(typed, company.currency, day);
    if ('problem' in offer) return setWrong(offer);
    const blocks = offerLetter(person, job, company, offer, colleagueName(viewerId), day);
    setWorks(true);
    setWrong(null);
    try {
      const strange = await lettersMissingIn(blocks.flatMap(textsIn).join(' '));
      if (strange.length > 0)
        throw new Error(`Our typefaces don’t have ${strange.join(' ')}. Use other characters.`);
      const title = `Offer to ${person.name}: ${job.title}`;
      download('offer.pdf', await makePdf(blocks, { size, title, lang: 'en-GB', author: company.name }));
    } catch (error) {
      setWrong({
        problem: error instanceof Error ? error.message : 'We couldn’t create the letter. Try again.',
      });
    }
    setWorks(false);
  }

  return (
    <section className="mb-6 grid gap-5 rounded-card border border-line bg-raised p-5 print:hidden">
      <h3 className="text-[1.0625rem]">Offer letter</h3>
      <CompanyNote setting={desk.company} />
      <Form onSubmit={make} noValidate className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First day"
            type="date"
            defaultValue={`${daysLater(day, 60).slice(0, 8)}01`}
            {...field('startsOn')}
          />
          <TextField label="Answer by" type="date" defaultValue={daysLater(day, 10)} {...field('until')} />
          <TextField
            label={`Pay per year, ${company.currency}`}
            inputMode="decimal"
            defaultValue={decimalOf(job.pay, company.currency)}
            {...field('pay')}
          />
          <TextField label="Hours per week" inputMode="decimal" defaultValue="40" {...field('hours')} />
        </div>
        <PaperChoice value={size} onChoose={setSize} />
        {wrong && !wrong.field ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {wrong.problem}
          </p>
        ) : null}
        <Button type="submit" variant="ink" size="small" busy={works} className="justify-self-start">
          Download the letter
        </Button>
      </Form>
    </section>
  );
}
