import { useRevalidator } from 'react-router';
import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { submissionAction, submissionNews } from '#app/catalogue/submission-action.server.ts';
import { useInTurn } from '#app/saved/use-in-turn.ts';
import { addApplication } from '#content/workspaces/records.ts';
import { objectOf } from '#features/catalogue/present.server.ts';
import { openSubmission, shownSubmissions } from '#features/catalogue/submissions/page.server.ts';
import { problemsIn } from '#features/catalogue/submissions/rules.ts';
import { BeginDraft, SubmissionList } from '#features/catalogue/submissions/ui/submission-list.tsx';
import { SubmissionView } from '#features/catalogue/submissions/ui/submission-view.tsx';
import { isUuid } from '#lib/text/uuid.ts';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import type { Route } from './+types/account-add-application';

export const loader = ownLoader(async ({ userId, zone }, url) => {
  const id = url.searchParams.get('open') ?? '';
  const did = url.searchParams.get('did') ?? '';
  const open = isUuid(id) ? await openSubmission(userId, id, url.searchParams.get('step'), zone) : null;
  return {
    open,
    /** The look back has led here: what is wrong is marked. */
    marked: open && did === 'checked' ? problemsIn(open.step, open.problems) : {},
    list: open ? null : await shownSubmissions(userId, url.searchParams, zone),
    news: submissionNews[did] ?? null,
    standIn: objectOf('blocks'),
  };
});

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = submissionAction;

export default function AddApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, own } = loaderData;
  const { revalidate } = useRevalidator();
  const send = useInTurn();
  const refused = actionData ?? null;
  return (
    <OwnPage
      page={addApplication}
      here={facts.route}
      own={own}
      action={own?.list && own.list.total > 0 ? <BeginDraft label="Add another application" /> : undefined}
    >
      {({ open, marked, list, news, standIn }) => (
        <>
          <AlertPlace className="*:mb-4">
            {refused ? (
              <Alert tone="danger" heading={refused.fields.files ?? refused.fields.mine ?? refused.message} />
            ) : null}
            {news && !refused ? <Alert tone="done" heading={news} /> : null}
          </AlertPlace>
          {open ? (
            <SubmissionView
              submission={open}
              standIn={standIn}
              preview={`/account/application-preview?open=${open.id}`}
              refused={refused ? refused.fields : marked}
              answerProblem={refused?.what === 'comment' ? refused.fields.text : undefined}
              onChanged={() => void revalidate()}
              onMoveScreen={(screen, to) =>
                send({ intent: 'move-screen', submission: open.id, screen, to: String(to) })
              }
            />
          ) : null}
          {list ? <SubmissionList list={list} /> : null}
        </>
      )}
    </OwnPage>
  );
}
