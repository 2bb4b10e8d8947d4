import { Form } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { TextChange } from '#ui/text/text-change.tsx';
import type { ChosenVersion, EditorPage } from '../editor.server.ts';
import { momentAt, originWords } from './words.ts';

interface VersionListProps {
  page: EditorPage;
  zone: string;
  writes: boolean;
  /** The name behind `user:…`. */
  names: Readonly<Record<string, string>>;
}

const first = 12;

/** Every saved state of an entry: what it differs in from the newest, and the way back to it. */
export function VersionList({ page, zone, writes, names }: VersionListProps) {
  return (
    <section aria-labelledby="versions" className="mt-10">
      <h2 id="versions" className="text-xl">
        Versions
      </h2>
      {page.chosen ? <Difference page={page} chosen={page.chosen} writes={writes} /> : null}
      <ol className="mt-3 border-t border-line">
        {page.versions.slice(0, first).map((row) => (
          <li
            key={row.version}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-[.9375rem]"
          >
            <span className="w-24 font-[540]">Version {row.version}</span>
            <span className="text-mute">
              {momentAt(row.savedAt, zone)}, {originWords(row.origin)}
              {row.savedBy === 'system' ? '' : ` by ${names[row.savedBy] ?? 'a former colleague'}`}
            </span>
            {row.isPublic ? <Badge tone="done">Public</Badge> : null}
            {row.version === page.version ? (
              <span className="ms-auto text-mute">Newest</span>
            ) : (
              <Form method="get" preventScrollReset className="ms-auto">
                <button
                  type="submit"
                  name="version"
                  value={row.version}
                  aria-pressed={row.version === page.chosen?.version}
                  className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current aria-pressed:font-[540]"
                >
                  Compare<span className="sr-only"> version {row.version} with the newest</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Difference({ page, chosen, writes }: { page: EditorPage; chosen: ChosenVersion; writes: boolean }) {
  return (
    <div className="mt-3 rounded-card border border-line bg-raised p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">
          Changes from version {chosen.version} to version {page.version}
        </h3>
        {writes ? (
          <Form method="post">
            <input type="hidden" name="seen" value={page.version} />
            <input type="hidden" name="version" value={chosen.version} />
            <Button type="submit" name="intent" value="return" variant="ghost" size="small">
              Restore version {chosen.version}
            </Button>
          </Form>
        ) : null}
      </div>
      {chosen.changes.length === 0 ? (
        <p className="mt-3 text-mute">The text is the same.</p>
      ) : (
        <dl className="mt-4 grid gap-5">
          {chosen.changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt className="mb-1 text-[.9375rem] font-[540]">{label}</dt>
              <dd>
                <TextChange before={before} after={after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
