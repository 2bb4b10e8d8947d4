import { type FormEvent, useState } from 'react';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { keepMail } from '../actions/keep-mail.ts';
import { mailTemplates, mailValues, written } from '../mail-templates.ts';
import type { Application, Mail } from '../records.ts';
import type { Desk } from './desk.ts';

interface MailsViewProps {
  desk: Desk;
  application: Application;
  mails: readonly Mail[];
}

/** Writes emails from templates and keeps them as drafts: this sample sends nothing. */
export function MailsView({ desk, application, mails }: MailsViewProps) {
  const { rows, day, viewerId, act } = desk;
  const [mail, setMail] = useState({ about: '', subject: '', body: '' });
  const [refused, setRefused] = useState<{ problem: string; field?: string } | null>(null);
  const wrong = (field: string) => (refused?.field === field ? refused.problem : undefined);

  function choose(id: string) {
    const template = mailTemplates.find((one) => one.id === id);
    setRefused(null);
    if (template)
      setMail({ about: template.name, ...written(template, mailValues(rows, application, viewerId)) });
  }
  function keep(event: FormEvent) {
    event.preventDefault();
    const about = mail.about || 'Own text';
    const problem = act(keepMail({ ...mail, about, applicationId: application.id, on: day }, viewerId));
    setRefused(problem);
    if (!problem) setMail({ about: '', subject: '', body: '' });
  }

  return (
    <div className="grid gap-4">
      <Form onSubmit={keep} noValidate className="grid gap-4 print:hidden">
        <SelectField
          label="Start from"
          required
          value={mailTemplates.find(({ name }) => name === mail.about)?.id ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">Your own text</option>
          {mailTemplates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Subject"
          required
          value={mail.subject}
          error={wrong('subject')}
          onChange={(event) => setMail({ ...mail, subject: event.currentTarget.value })}
        />
        <TextArea
          label="Email"
          required
          rows={5}
          value={mail.body}
          error={wrong('body')}
          hint="This demo sends nothing. We save a draft that you can copy."
          onChange={(event) => setMail({ ...mail, body: event.currentTarget.value })}
        />
        <Button type="submit" variant="ink" size="small" className="justify-self-start">
          Save draft
        </Button>
      </Form>
      {mails
        .toSorted((a, b) => b.on.localeCompare(a.on))
        .map(({ id, subject, body, on }) => (
          <article key={id} className="rounded-card border border-line bg-raised p-5">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-[1.0625rem]">{subject}</h3>
              <time dateTime={on} className="font-mono text-[.8125rem] whitespace-nowrap text-mute">
                {dayAndMonth(on)}
              </time>
            </div>
            <p className="mt-3 text-[.9375rem] whitespace-pre-line">{body}</p>
            <CopyButton className="mt-3 print:hidden" text={`${subject}\n\n${body}`} label="Copy email" />
          </article>
        ))}
    </div>
  );
}
