import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { download } from '../../kit/export/download.ts';
import { onServer } from '../../kit/run/on-server.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { fileName } from '../exports.ts';
import type { Painted, PaintJob } from '../job.ts';

interface PaintingProps {
  /** The image model that is connected. */
  painter: string;
  /** The sentence that was drawn. */
  prompt: string;
}

const paintOnServer = onServer<PaintJob, never, Painted>('paintPicture');
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** The same sentence, painted by the image model that the operator has connected. */
export function Painting({ painter, prompt }: PaintingProps) {
  const run = useRun(paintOnServer);
  const [painted, setPainted] = useState<(Painted & { prompt: string }) | null>(null);
  const busy = run.state.is === 'running';
  async function paint() {
    const outcome = await run.start({ prompt });
    if (outcome.is === 'done') setPainted({ ...outcome.result, prompt });
  }
  return (
    <section aria-labelledby="painting" className="rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id="painting" className="font-sans text-base font-semibold tracking-normal">
            Have it painted
          </h3>
          <p className="text-sm text-mute">Your sentence is sent to {painter}, which paints one picture.</p>
        </div>
        <Button variant="ghost" size="small" onClick={busy ? run.cancel : () => void paint()}>
          {busy ? 'Cancel' : `Paint with ${painter}`}
        </Button>
      </div>
      <AlertPlace urgent className="mt-4 empty:hidden">
        {run.state.is === 'failed' ? <Alert tone="danger" heading={run.state.message} /> : null}
      </AlertPlace>
      {busy ? <Progress className="mt-4" label={`${painter} is painting`} said="" /> : null}
      {painted ? (
        <figure className="mt-4">
          <img
            src={`data:${painted.mediaType};base64,${painted.base64}`}
            alt={painted.prompt}
            className="w-full rounded-input"
          />
          <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-3 text-sm">
            <span>
              Painted by {painted.model}: {painted.prompt}
            </span>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                const bytes = Uint8Array.from(atob(painted.base64), (sign) => sign.charCodeAt(0));
                const name = fileName(painted.prompt, endings[painted.mediaType] ?? 'png');
                download(name, new Blob([bytes], { type: painted.mediaType }));
              }}
            >
              Download painting
            </Button>
          </figcaption>
        </figure>
      ) : null}
    </section>
  );
}
