import type { PrivacyReport } from '#engines/privacy/scan.ts';
import type { VisitRow } from '#engines/privacy/visits/compare-visits.ts';
import type { Choice } from '#engines/privacy/visits/visits-seen.ts';
import { VisitTable } from '#ui/drawings/visit-table.tsx';

const choices: readonly [Choice, string][] = [
  ['before', 'Before a choice'],
  ['refused', 'After refusing'],
  ['accepted', 'After accepting'],
];

const kinds: readonly { kind: VisitRow['kind']; heading: string; first: string; words: [string, string] }[] =
  [
    { kind: 'host', heading: 'Who the page contacted', first: 'Host', words: ['contacted', 'not contacted'] },
    { kind: 'cookie', heading: 'Cookies', first: 'Cookie', words: ['set', 'not set'] },
    { kind: 'storage', heading: 'Browser storage', first: 'Entry', words: ['stored', 'not stored'] },
    { kind: 'deed', heading: 'What scripts did', first: 'What it did', words: ['done', 'not done'] },
  ];

function pressedSaid({ refused, accepted }: NonNullable<PrivacyReport['visits']>['pressed']): string {
  if (refused && accepted)
    return `We refused by clicking “${refused}” and accepted by clicking “${accepted}”.`;
  if (accepted) return `We accepted by clicking “${accepted}”, and found no button to refuse.`;
  if (refused) return `We refused by clicking “${refused}”, and found no button to accept.`;
  return 'We found no button to accept or refuse, so there was only one visit.';
}

/** What a browser saw before a choice, after refusing and after accepting, and what changed between them. */
export function VisitsView({ visits, offered }: { visits: PrivacyReport['visits']; offered: boolean }) {
  if (!visits)
    return (
      <div className="grid max-w-[42rem] gap-3">
        <p>No browser has opened this page yet, so none of its scripts ran.</p>
        <p className="text-mute">
          {offered
            ? 'Turn on “Also open it in a browser” and scan again. A browser then visits the page before a choice, after refusing and after accepting, and you see here what changed.'
            : 'The browser is switched off on this site. When it is on, it visits a page three times: before a choice, after refusing and after accepting. We still read the source and the headers.'}
        </p>
      </div>
    );
  const made = choices.filter(([choice]) => visits.rows.some(({ seen }) => seen[choice] !== undefined));
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="max-w-[42rem]">
        {pressedSaid(visits.pressed)}
        {visits.recorded
          ? ` This is a recording of a browser’s visits to the example on ${visits.recorded}.`
          : ''}
      </p>
      {kinds.map(({ kind, heading, first, words }) => {
        const rows = visits.rows.filter((row) => row.kind === kind);
        if (rows.length === 0) return null;
        return (
          <section key={kind}>
            <h3 className="mb-2 text-xl tracking-[-.03em]">{heading}</h3>
            <div className="overflow-x-auto rounded-card border border-line bg-raised">
              <VisitTable
                columns={made.map(([, name]) => name)}
                first={first}
                words={words}
                rows={rows.map(({ name, about, asks, seen }) => ({
                  name,
                  what: about,
                  seen: made.map(([choice]) => seen[choice] === true),
                  wrong: made.map(([choice]) => asks && choice !== 'accepted'),
                }))}
              />
            </div>
          </section>
        );
      })}
      {visits.rows.length === 0 ? <p>The page contacted no one else and stored nothing.</p> : null}
    </div>
  );
}
