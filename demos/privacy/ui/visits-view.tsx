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
    { kind: 'host', heading: 'Who was called', first: 'Host', words: ['called', 'silent'] },
    { kind: 'cookie', heading: 'Cookies', first: 'Cookie', words: ['set', 'not set'] },
    { kind: 'storage', heading: 'Storage of the browser', first: 'Entry', words: ['kept', 'not kept'] },
    { kind: 'deed', heading: 'What scripts did', first: 'What it did', words: ['done', 'not done'] },
  ];

function pressedSaid({ refused, accepted }: NonNullable<PrivacyReport['visits']>['pressed']): string {
  if (refused && accepted) return `Refused by pressing “${refused}”, accepted by pressing “${accepted}”.`;
  if (accepted) return `Accepted by pressing “${accepted}”; no button was found that refuses.`;
  if (refused) return `Refused by pressing “${refused}”; no button was found that accepts.`;
  return 'No button was found that accepts or refuses, so there was one visit.';
}

/** What a browser saw before a choice, after refusing and after accepting, and what changed between them. */
export function VisitsView({ visits, offered }: { visits: PrivacyReport['visits']; offered: boolean }) {
  if (!visits)
    return (
      <div className="grid max-w-[42rem] gap-3">
        <p>No browser has opened this page, so nothing of it ran.</p>
        <p className="text-mute">
          {offered
            ? 'Turn on “Open it in a browser, too” and scan again: the page is then visited before a choice, after refusing and after accepting, and what changed between the three stands here.'
            : 'Whoever runs this site can let a browser visit pages three times: before a choice, after refusing and after accepting. It is off here. What stands in the source and the headers was read all the same.'}
        </p>
      </div>
    );
  const made = choices.filter(([choice]) => visits.rows.some(({ seen }) => seen[choice] !== undefined));
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="max-w-[42rem]">
        {pressedSaid(visits.pressed)}
        {visits.recorded
          ? ` A browser saw this of the example on ${visits.recorded}, and what it saw was kept.`
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
      {visits.rows.length === 0 ? <p>Nobody else was called, and nothing was kept.</p> : null}
    </div>
  );
}
