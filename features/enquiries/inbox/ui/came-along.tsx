import { ExternalLink, FlaskConical } from 'lucide-react';
import { fileSize } from '#ui/fields/file-size.ts';
import { demoAddress } from '../../subject.ts';
import { firstNameOf } from '../rules.ts';
import { stateFacts } from '../state-facts.ts';
import type { WorkspaceThread } from '../thread.server.ts';

interface DemoProps {
  demo: NonNullable<WorkspaceThread['subject']['demo']>;
  made: string | null;
  name: string;
}

function Demo({ demo, made, name }: DemoProps) {
  return (
    <div className="mt-3 flex max-w-[33rem] overflow-hidden rounded-input border border-line bg-paper">
      <div className="grid w-16 shrink-0 place-items-center bg-sunk text-mute max-sm:hidden">
        <FlaskConical size={24} strokeWidth={1.5} aria-hidden="true" />
      </div>
      <div className="min-w-0 flex-1 px-4 py-3 text-[.84375rem]">
        <p className="font-display text-base font-semibold tracking-[-.02em]">{demo.name}</p>
        <dl className="mt-1.5 mb-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          {stateFacts(made).map(({ term, text }) => (
            <div key={term} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-mute">{term}</dt>
              <dd className="mono-label truncate text-end">{text}</dd>
            </div>
          ))}
        </dl>
        <a
          href={demoAddress(demo)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 items-center gap-1.5 text-accent underline underline-offset-4"
        >
          Open what {firstNameOf(name)} made
          <span className="text-mute no-underline">({fileSize(demo.state.length)})</span>
          <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
          <span className="sr-only">in a new tab</span>
        </a>
      </div>
    </div>
  );
}

/** What came along with an enquiry: what was made in a demo opens with one press. */
export function CameAlong({ thread }: { thread: WorkspaceThread }) {
  const { subject, made, name, topics, budget, timeline, page, campaign } = thread;
  const facts = [
    { term: 'Asked about', text: topics.join(', ') },
    { term: 'Plan', text: subject.plan?.name ?? '' },
    { term: 'Wanted', text: subject.role ?? '' },
    { term: 'Application', text: subject.application?.name ?? '' },
    { term: 'Budget', text: budget },
    { term: 'Needed by', text: timeline },
    { term: 'Sent from', text: page },
    {
      term: 'Campaign',
      text: Object.entries(campaign)
        .map(([key, value]) => `${key.replace('utm_', '')} ${value}`)
        .join(', '),
    },
  ].filter(({ text }) => text);
  return (
    <>
      {subject.demo ? <Demo demo={subject.demo} made={made} name={name} /> : null}
      {facts.length > 0 ? (
        <dl className="mt-2.5 flex max-w-[33rem] flex-wrap gap-x-4 gap-y-0.5 text-[.84375rem]">
          {facts.map(({ term, text }) => (
            <div key={term} className="flex gap-1.5">
              <dt className="text-mute">{term}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
