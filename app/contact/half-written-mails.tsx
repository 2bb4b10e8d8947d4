import { ChevronDown } from 'lucide-react';
import { type MailOutline, mailOutlines } from '#content/form-pages/contact.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { ContactValues } from './contact-values.ts';
import { outlineAddress } from './outline-message.ts';

function Outline({ outline, email, open }: { outline: MailOutline; email: string; open: boolean }) {
  return (
    <details name="outline" open={open} className="group border-b border-line">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4">
        <span className="font-display text-[1.375rem] font-semibold tracking-[-.03em]">{outline.name}</span>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <div className="pb-7">
        <div className="rounded-card border border-line bg-raised">
          <p className="border-b border-line px-5 py-3 text-[.95rem]">
            <span className="text-mute">Subject</span> <b className="ml-2 font-semibold">{outline.subject}</b>
          </p>
          <ul className="px-5 py-3 text-[.95rem]">
            {outline.lines.map((line) => (
              <li key={line} className="border-b border-dashed border-line py-2.5 last:border-0">
                {line}
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-4 max-w-[36rem] text-mute">{outline.why}</p>
        <ButtonLink href={outlineAddress(outline, email)} className="mt-5 max-md:hidden">
          Start this message
        </ButtonLink>
      </div>
    </details>
  );
}

const folds = [0, 1, 2, 3] as const;

/** The message is begun; the visitor finishes it in their own mail program, or in our form while no address is set. */
export function HalfWrittenMails({ values }: { values: ContactValues }) {
  return (
    <FormPage
      title="Start from a half-written message"
      lead="Pick the closest subject. We’ve added the questions we would ask you anyway."
      aside={
        <SummaryBlock
          over="Sent to"
          big="One inbox"
          facts={[
            ...(values.email ? [{ term: 'Address', text: values.email }] : []),
            { term: 'Files', text: 'Attach them. Photos of a whiteboard are fine' },
            { term: 'Secrets', text: 'Ask us for a safe way to send them' },
          ]}
          action={
            <ButtonLink href={values.email ? `mailto:${values.email}` : '/contact-us#write'} variant="hue">
              Start with a blank page
            </ButtonLink>
          }
          note={
            values.email
              ? 'You send it from your own email program, so you keep a copy.'
              : 'The form opens with these lines filled in, and you can attach files to it.'
          }
        />
      }
      bar={mailOutlines.map((outline, index) => (
        <ActionBar key={outline.id} variant="hue" fold={folds[index]} fact={outline.name}>
          <ButtonLink href={outlineAddress(outline, values.email)} variant="hue">
            Start this message
          </ButtonLink>
        </ActionBar>
      ))}
    >
      <div className="mt-9 border-t border-line">
        {mailOutlines.map((outline, index) => (
          <Outline key={outline.id} outline={outline} email={values.email} open={index === 0} />
        ))}
      </div>
    </FormPage>
  );
}
