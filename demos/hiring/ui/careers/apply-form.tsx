import { type FormEvent, useRef, useState } from 'react';
import type { Resume } from '#engines/resume/read-resume.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { applicationForm, apply, type SentFile } from '../../actions/apply.ts';
import type { Job } from '../../records.ts';
import type { Desk } from '../desk.ts';
import { ResumeChoice } from './resume-choice.tsx';

interface ApplyFormProps {
  desk: Desk;
  job: Job;
}

/** One job of the career page with the form to apply. */
export function ApplyForm({ desk, job }: ApplyFormProps) {
  const { rows, day, act, role } = desk;
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState('');
  const [file, setFile] = useState<SentFile | null>(null);
  const fields = useRef<HTMLDivElement>(null);

  /** Fills in what a résumé says; what somebody has typed already stays. */
  function fillIn(sent: SentFile, text: string, read: Resume) {
    setFile(sent);
    setWrong({});
    const said = {
      name: read.name?.value,
      email: read.email?.value,
      phone: read.phone?.value,
      place: read.place?.value,
      resume: text,
    };
    for (const [name, value] of Object.entries(said)) {
      const field = fields.current?.querySelector(`[name="${name}"]`);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && value && (field.value.trim() === '' || name === 'resume')) field.value = value;
    }
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = applicationForm.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    const problems: Record<string, string> = {};
    if (!read.success)
      for (const { path, message } of read.error.issues) problems[String(path[0])] ??= message;
    else {
      const refused = act(apply(rows, job, read.data, day, file));
      if (refused) problems[refused.field ?? 'name'] = refused.problem;
      else {
        setSent(read.data.name);
        setFile(null);
      }
    }
    setWrong(problems);
  }

  const musts = job.requirements.filter(({ must }) => must);
  const others = job.requirements.filter(({ must }) => !must);
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="max-w-xl">
        <p className="text-mute">
          {job.team}, {job.place}
        </p>
        <p className="mt-4 text-lg text-pretty">{job.about}</p>
        <h2 className="mt-8 text-xl">What you need</h2>
        <ul className="mt-3 list-disc ps-5">
          {musts.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
        <h2 className="mt-6 text-xl">Nice to have</h2>
        <ul className="mt-3 list-disc ps-5">
          {others.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
        <h2 className="mt-6 text-xl">What happens next</h2>
        <p className="mt-2 text-pretty">
          {job.stages
            .filter(({ kind }) => kind !== 'hired' && kind !== 'new')
            .map(({ name }) => name)
            .join(', then ')}
          . {job.isAnonymous ? 'Your name and age stay hidden from us until the interviews.' : ''}
        </p>
        <p className="mt-8">
          <a href={hrefTo(['careers'])} className="underline underline-offset-4">
            All open jobs
          </a>
        </p>
      </div>
      {sent ? (
        <div className="rounded-card border border-line bg-raised p-6" role="status">
          <h2 className="text-xl">Thank you, {sent}</h2>
          <p className="mt-2 text-pretty">
            Your application is on the board of this sample. It hasn’t left your browser.
          </p>
          <div className="mt-5 flex flex-wrap gap-2">
            {role === 'candidate' ? null : (
              <ButtonLink size="small" href={hrefTo(['job', job.id])}>
                See it on the board
              </ButtonLink>
            )}
            <Button size="small" variant="ghost" onClick={() => setSent('')}>
              Apply as someone else
            </Button>
          </div>
        </div>
      ) : (
        <div ref={fields}>
          <Form
            onSubmit={send}
            noValidate
            className="grid gap-4 rounded-card border border-line bg-raised p-6"
          >
            <h2 className="text-xl">Apply</h2>
            <ResumeChoice onRead={fillIn} onRemove={() => setFile(null)} />
            <TextField label="Name" name="name" required autoComplete="off" error={wrong.name} />
            <TextField
              label="Email"
              name="email"
              type="email"
              required
              autoComplete="off"
              error={wrong.email}
            />
            <TextField label="Phone" name="phone" type="tel" autoComplete="off" error={wrong.phone} />
            <TextField label="Where you live" name="place" autoComplete="off" error={wrong.place} />
            <TextArea label="Résumé as text" name="resume" rows={6} required error={wrong.resume} />
            <Button type="submit">Apply for this job</Button>
          </Form>
        </div>
      )}
    </div>
  );
}
