import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { schedulesPage } from '../address.ts';
import type { OpenRun } from '../page.server.ts';
import { shortAddress, workWords } from '../schedules.ts';
import { ForecastResultView } from './forecast-result-view.tsx';
import { standingOf } from './run-line.tsx';
import { SeoResultView } from './seo-result-view.tsx';

const back = (
  <ButtonLink href={schedulesPage} variant="ghost" size="small">
    Back to your schedules
  </ButtonLink>
);

function Views({ open: { work, changes, found } }: { open: OpenRun }) {
  if (work === 'seo')
    return (
      <SeoResultView
        found={found?.work === 'seo' ? found : null}
        changes={changes?.work === 'seo' ? changes : null}
      />
    );
  return (
    <ForecastResultView
      found={found?.work === 'forecast' ? found : null}
      changes={changes?.work === 'forecast' ? changes : null}
    />
  );
}

/** The result of one run. */
export function RunResult({ open, zone }: { open: OpenRun | null; zone: string }) {
  if (!open)
    return (
      <WorkspaceEmpty
        className="rounded-card border border-line bg-raised"
        heading="This result isn’t in your account"
        action={back}
      >
        <p>Its schedule was deleted, or it is older than the last 20 runs.</p>
      </WorkspaceEmpty>
    );
  const { tone, word } = standingOf(open);
  return (
    <article>
      <h2 className="text-2xl wrap-anywhere">{shortAddress(open.address)}</h2>
      <p className="mt-1 text-mute">
        {workWords[open.work]}, {open.about}, <Moment at={open.startedAt} zone={zone} />
      </p>
      <div className="mt-4 mb-6">{back}</div>
      {open.going ? (
        <p role="status">
          <Badge tone="warning" className="me-2">
            Running
          </Badge>
          The result appears here when the run is over.
        </p>
      ) : open.ok ? (
        <>
          <p className="mb-6 max-w-[44rem] text-pretty">
            <Badge tone={tone} className="me-2">
              {word}
            </Badge>
            {open.said} {open.changed}
          </p>
          <Views open={open} />
        </>
      ) : (
        <Alert tone="danger" heading={open.said}>
          Nothing was compared, so the next run is held against the last one that went well.
        </Alert>
      )}
    </article>
  );
}
