import { Button } from '#ui/actions/button.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import type { shownPairs } from '../pairs-page.server.ts';
import { LeadTabs } from './lead-tabs.tsx';

interface DuplicatesWorkspaceProps {
  pairs: Awaited<ReturnType<typeof shownPairs>>;
  writes: boolean;
}

function Person({ person }: { person: DuplicatesWorkspaceProps['pairs'][number]['one'] }) {
  return (
    <div className="min-w-0">
      <a
        href={`/admin-panel/leads/${person.id}`}
        className="font-[540] underline underline-offset-4 wrap-anywhere"
      >
        {person.name}
      </a>
      <p className="text-[.875rem] text-mute wrap-anywhere">
        {[...person.emails, person.phone].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}

/** Records that look like one person, two by two: merged, or told apart. */
export function DuplicatesWorkspace({ pairs, writes }: DuplicatesWorkspaceProps) {
  return (
    <>
      <div className="mb-4">
        <LeadTabs view="duplicates" duplicates={pairs.length} />
      </div>
      <div className="@container rounded-card border border-line bg-raised">
        {pairs.length === 0 ? (
          <WorkspaceEmpty heading="No duplicates found">
            <p>
              Records with a very similar email address, the same telephone number or the same name appear
              here.
            </p>
          </WorkspaceEmpty>
        ) : (
          <ul className="divide-y divide-line">
            {pairs.map(({ one, other, why }) => (
              <li
                key={`${one.id} ${other.id}`}
                className="grid gap-x-6 gap-y-3 px-5 py-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] @3xl:items-center"
              >
                <Person person={one} />
                <Person person={other} />
                <div className="flex flex-wrap items-center gap-2">
                  <p className="basis-full text-[.875rem] text-mute">{why}</p>
                  {writes ? (
                    <form method="post" className="flex flex-wrap gap-2">
                      <input type="hidden" name="id" value={one.id} />
                      <input type="hidden" name="other" value={other.id} />
                      <Button type="submit" name="intent" value="merge" variant="ghost" size="small">
                        Merge
                        <span className="sr-only">
                          {' '}
                          {one.name} and {other.name}
                        </span>
                      </Button>
                      <Button type="submit" name="intent" value="apart" variant="ghost" size="small">
                        Not the same
                      </Button>
                    </form>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
