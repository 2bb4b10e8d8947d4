import { type FormEvent, useState } from 'react';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CompanyNote } from '../../app-kit/company/company-note.tsx';
import { makePdf } from '../../app-kit/pdf/make-pdf.ts';
import { PaperChoice, usePaper } from '../../app-kit/pdf/paper-choice.tsx';
import { textsIn } from '../../app-kit/pdf/texts-in.ts';
import { lettersMissingIn } from '../../app-kit/pdf/world-index.ts';
import { download } from '../../kit/export/download.ts';
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
  const [startsOn, setStartsOn] = useState(`${daysLater(day, 60).slice(0, 8)}01`);
  const [pay, setPay] = useState(String((job?.pay ?? 0) / 100));
  const [hours, setHours] = useState('40');
  const [until, setUntil] = useState(daysLater(day, 10));
  const [size, setSize] = usePaper();
  const [problem, setProblem] = useState('');
  const [works, setWorks] = useState(false);
  if (!job || !person) return null;
  const cents = /^\d{1,7}(?:\.\d{1,2})?$/.test(pay.trim()) ? Math.round(Number(pay) * 100) : null;
  const weekly = /^\d{1,2}$/.test(hours.trim()) ? Number(hours) : null;

  async function make(event: FormEvent) {
    event.preventDefault();
    if (!job || !person || cents === null || weekly === null)
      return setProblem('Correct the fields above first.');
    const blocks = offerLetter(
      person,
      job,
      company,
      { startsOn, pay: cents, hours: weekly, until },
      colleagueName(viewerId),
      day,
    );
    setWorks(true);
    setProblem('');
    try {
      const strange = await lettersMissingIn(blocks.flatMap(textsIn).join(' '));
      if (strange.length > 0)
        throw new Error(`Our typefaces don’t have ${strange.join(' ')}. Use other characters.`);
      const title = `Offer to ${person.name}: ${job.title}`;
      download('offer.pdf', await makePdf(blocks, { size, title, lang: 'en-GB', author: company.name }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'We couldn’t create the letter. Try again.');
    }
    setWorks(false);
  }

  return (
    <section className="mb-6 grid gap-5 rounded-card border border-line bg-raised p-5 print:hidden">
      <h3 className="text-[1.0625rem]">Offer letter</h3>
      <CompanyNote setting={desk.company} />
      <form onSubmit={make} noValidate className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First day"
            type="date"
            required
            value={startsOn}
            onChange={(event) => setStartsOn(event.currentTarget.value || startsOn)}
          />
          <TextField
            label="Answer by"
            type="date"
            required
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value || until)}
          />
          <TextField
            label={`Pay per year, ${company.currency}`}
            inputMode="decimal"
            required
            value={pay}
            error={cents === null ? 'Enter an amount, such as 52000.' : undefined}
            onChange={(event) => setPay(event.currentTarget.value)}
          />
          <TextField
            label="Hours per week"
            inputMode="numeric"
            required
            value={hours}
            error={weekly === null ? 'Enter whole hours, such as 40.' : undefined}
            onChange={(event) => setHours(event.currentTarget.value)}
          />
        </div>
        <PaperChoice value={size} onChoose={setSize} />
        {problem ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {problem}
          </p>
        ) : null}
        <Button type="submit" variant="ink" size="small" busy={works} className="justify-self-start">
          Download the letter
        </Button>
      </form>
    </section>
  );
}
