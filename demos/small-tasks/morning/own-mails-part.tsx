import { X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import { readFile } from '../../kit/files/read-file.ts';
import type { ModelPlace } from '../../kit/models/models.ts';
import type { Mail } from './mails.ts';
import { mailOf, mostMails, pastedMail } from './own-mails.ts';

interface OwnMailsPartProps {
  mails: readonly Mail[];
  where: ModelPlace;
  onWhere: (where: ModelPlace) => void;
  onChange: (mails: readonly Mail[]) => void;
}

const keyOf = ({ subject, text }: Mail): string => `${subject}\n${text}`;
const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);
const tooMany = `Up to ${mostMails} emails are worked through at once. Remove some first.`;

/** Somebody's own emails: pasted one by one, or opened as files that a mail program saved. */
export function OwnMailsPart({ mails, where, onWhere, onChange }: OwnMailsPartProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const files = useRef<HTMLInputElement>(null);

  /** The same email counts once. */
  function add(more: readonly Mail[]): boolean {
    const all = [...new Map([...mails, ...more].map((mail) => [keyOf(mail), mail])).values()];
    if (all.length > mostMails) setWrong(tooMany);
    else onChange(all);
    return all.length <= mostMails;
  }
  function paste(event: FormEvent) {
    event.preventDefault();
    setWrong(null);
    try {
      if (add([pastedMail(text)])) setText('');
    } catch (problem) {
      setWrong(text.trim() === '' ? 'Paste an email first.' : messageOf(problem));
    }
  }
  /** A file that can't be read is named, and the others go on. */
  async function open(chosen: readonly File[]) {
    setReading(true);
    setWrong(null);
    const hooks = { report: () => {}, signal: new AbortController().signal };
    const read: Mail[] = [];
    const refused: string[] = [];
    for (const file of chosen)
      try {
        read.push(mailOf((await readFile({ name: file.name, file, keepLines: true }, hooks)).document));
      } catch (problem) {
        refused.push(messageOf(problem));
      }
    setReading(false);
    if (refused.length > 0) setWrong(refused.join(' '));
    if (read.length > 0) add(read);
  }
  return (
    <details className={`group/fold mt-5 border-t border-line noscript:hidden ${foldMotion}`}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-medium">
        Use your own emails
        <FoldSign />
      </summary>
      <form noValidate onSubmit={paste} className="grid max-w-[42rem] gap-3 pb-4">
        <TextArea
          required
          label="An email"
          hint="Paste it with its subject, or open emails you’ve saved (.eml)."
          rows={5}
          value={text}
          error={wrong ?? undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="ghost" size="small">
            Add this email
          </Button>
          <input
            ref={files}
            type="file"
            multiple
            accept=".eml,.txt,.md,.html,.htm,.pdf,.docx"
            aria-label="Saved emails"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              void open([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          <Button variant="ghost" size="small" busy={isReading} onClick={() => files.current?.click()}>
            Open saved emails
          </Button>
        </div>
        <ul aria-label="Your emails" className="empty:hidden">
          {mails.map((mail) => (
            <li key={keyOf(mail)} className="flex items-center justify-between gap-3 border-t border-line">
              <span className="min-w-0 py-1.5">
                <span className="block truncate font-medium">{mail.subject}</span>
                <span className="block truncate text-sm text-mute">{mail.from}</span>
              </span>
              <IconButton
                label={`Remove: ${mail.subject}`}
                icon={X}
                variant="plain"
                onClick={() => onChange(mails.filter((one) => one !== mail))}
              />
            </li>
          ))}
        </ul>
        <Switch
          label="Run in this browser"
          note={
            where === 'browser'
              ? 'Nothing in your emails leaves this browser. The model is loaded once, about 38 MB.'
              : 'To sort them, your emails go to our server, which keeps nothing. The other steps run in your browser.'
          }
          checked={where === 'browser'}
          onChange={(event) => onWhere(event.currentTarget.checked ? 'browser' : 'server')}
        />
      </form>
    </details>
  );
}
