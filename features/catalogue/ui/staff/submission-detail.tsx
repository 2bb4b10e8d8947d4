import type { Refusal } from '#lib/forms/refusal.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { WorkspaceFacts } from '#ui/kinds/workspace-facts.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { choiceLabel } from '../../labels.ts';
import type { SubmissionWorkspace } from '../../staff/pages.server.ts';
import { Standing } from '../../submissions/ui/standing.tsx';
import { CommentForm, DecisionForm } from './decision-form.tsx';
import { SubmissionNotes } from './submission-notes.tsx';

interface SubmissionDetailProps {
  submission: SubmissionWorkspace;
  zone: string;
  writes: boolean;
  /** The decision or the word, when it came back. */
  refused: (Refusal & { intent: string }) | null;
}

/** What was typed, as far as the tile and the page stand on it. */
function Words({ draft }: { draft: SubmissionWorkspace['draft'] }) {
  const rows = [
    ['In one line', draft.tagline],
    ['Made by', draft.maker],
    ['Category', draft.category],
    ['Kind', draft.kind && choiceLabel('kind', draft.kind)],
    ['Price', draft.priceModel && choiceLabel('price', draft.priceModel)],
    ['Demo address', draft.demoUrl],
    ['What it is', draft.summary],
    ['What goes in', draft.takes],
    ['What comes out', draft.gives],
  ] as const;
  return (
    <dl className="-my-2 divide-y divide-line text-[.9375rem]">
      {rows.map(([term, text]) =>
        text ? (
          <div key={term} className="grid gap-x-4 py-2 @md:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-mute">{term}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Screens({ screens }: Pick<SubmissionWorkspace, 'screens'>) {
  if (screens.length === 0) return <p className="text-mute">No screens were submitted.</p>;
  return (
    <ul className="grid gap-4 @md:grid-cols-2">
      {screens.map(({ id, src, alt, width, height }) => (
        <li key={id} className="min-w-0">
          <a href={src} className="block overflow-hidden rounded-xl border border-line bg-sunk">
            <img
              src={src}
              alt={alt}
              width={width}
              height={height}
              className="aspect-[16/10] w-full object-cover object-top"
            />
          </a>
          <p className="mt-1.5 text-sm text-mute wrap-anywhere">{alt}</p>
        </li>
      ))}
    </ul>
  );
}

/** One submission: what it says, its screens, what was said about it, and the decision. */
export function SubmissionDetail({ submission, zone, writes, refused }: SubmissionDetailProps) {
  const { id, status, live, by, sentAt, draft, screens, notes, isOwn, problems, slug } = submission;
  const waits = status === 'in-review';
  return (
    <DetailPage>
      <WorkspaceFacts
        facts={[
          { label: 'State', text: <Standing status={status} live={live} /> },
          { label: 'Sent by', text: by },
          { label: 'Sent', text: sentAt ? <Moment at={sentAt} zone={zone} /> : 'Not yet' },
          {
            label: 'Address',
            text: live ? (
              <a href={`/applications/${slug}`} className="text-accent underline underline-offset-[3px]">
                /applications/{slug}
              </a>
            ) : (
              <span className="text-mute">/applications/{slug}</span>
            ),
          },
        ]}
      />
      <WorkspacePart
        heading="Preview"
        about="This is the submitted text. It appears in the catalogue once someone publishes it."
      >
        <Words draft={draft} />
        <ButtonLink
          href={`/admin-panel/applications/submissions/${id}/preview`}
          variant="ghost"
          size="small"
          className="mt-6"
        >
          Preview its page
        </ButtonLink>
      </WorkspacePart>
      <WorkspacePart
        heading="Screens"
        about="We redraw every screen at upload, which removes where and when it was taken."
      >
        <Screens screens={screens} />
      </WorkspacePart>
      {waits && writes ? (
        <WorkspacePart
          id="decide"
          heading="Decide"
          about={`We notify ${by} immediately. If you ask for changes, ${by} can edit it and submit it again.`}
        >
          {isOwn ? (
            <Alert heading="You can’t decide about your own application">
              A colleague has to decide about it.
            </Alert>
          ) : (
            <DecisionForm
              problems={problems}
              live={live}
              refused={refused?.intent === 'decide' ? refused : null}
            />
          )}
        </WorkspacePart>
      ) : null}
      <WorkspacePart heading="Messages" about={`${by} can read these too.`}>
        <SubmissionNotes notes={notes} by={by} zone={zone} />
        {writes ? <CommentForm by={by} refused={refused?.intent === 'comment' ? refused : null} /> : null}
      </WorkspacePart>
    </DetailPage>
  );
}
