import { X } from 'lucide-react';
import { fileSize } from '#ui/fields/file-size.ts';
import { Collapse } from '#ui/panels/collapse.tsx';
import { demoAddress, type Subject } from '../subject.ts';

interface SubjectNoteProps {
  subject: Subject;
  /** What was made in a demo, as it can be read. */
  made: string | null;
  /** The address of the page without what comes along; where it can be left out. */
  without?: string;
  className?: string;
}

function Demo({ demo, made }: { demo: NonNullable<Subject['demo']>; made: string | null }) {
  return (
    <>
      <p>
        What you made in{' '}
        <a href={demoAddress(demo)} className="font-semibold underline underline-offset-4">
          {demo.name}
        </a>{' '}
        <span className="text-mute">({fileSize(demo.state.length)})</span>
      </p>
      {made ? (
        <Collapse summary="See what we’ll receive" variant="quiet">
          <pre className="max-h-72 overflow-auto rounded-input bg-sunk p-4 font-mono text-sm">{made}</pre>
        </Collapse>
      ) : null}
    </>
  );
}

/** What comes along with an enquiry, shown before it is sent. */
export function SubjectNote({ subject, made, without, className = '' }: SubjectNoteProps) {
  const { plan, role, application, demo } = subject;
  if (!plan && !role && !application && !demo) return null;
  return (
    <section
      aria-label="What we’ll receive with your message"
      className={`mt-8 flex items-start gap-4 rounded-card border border-line bg-raised p-5 ${className}`}
    >
      <div className="grid min-w-0 flex-1 gap-2">
        {plan ? (
          <p>
            Plan: <strong>{plan.name}</strong>
          </p>
        ) : null}
        {role ? (
          <p>
            Wanted: <strong>{role}</strong>
          </p>
        ) : null}
        {application ? (
          <p>
            Application: <strong>{application.name}</strong>
          </p>
        ) : null}
        {demo ? <Demo demo={demo} made={made} /> : null}
      </div>
      {without ? (
        <a
          href={without}
          aria-label="Remove this"
          title="Remove this"
          className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-selected"
        >
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </a>
      ) : null}
    </section>
  );
}
