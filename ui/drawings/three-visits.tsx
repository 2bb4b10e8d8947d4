interface ThreeVisitsProps {
  /** What the visits are called. */
  visits: readonly [before: string, refused: string, accepted: string];
  groups: readonly {
    /** What follows from having been seen so. */
    verdict: string;
    text: string;
    tone: 'wrong' | 'right' | 'quiet';
    /** On which of the three visits all of these were seen. */
    seen: readonly [boolean, boolean, boolean];
    rows: readonly { name: string; about: string }[];
  }[];
}

const bars = { wrong: 'bg-danger', right: 'bg-done', quiet: 'bg-mute/55' };
const words = { wrong: 'text-danger', right: 'text-done', quiet: 'text-mute' };

/** What a page did on three visits by a browser without a past, sorted by what changed between them. */
export function ThreeVisits({ visits, groups }: ThreeVisitsProps) {
  return (
    <table className="w-full table-fixed text-left">
      <thead>
        <tr className="border-b border-line align-bottom text-xs text-mute sm:text-sm">
          <th className="w-[52%] py-3 ps-5 pe-2 font-normal @3xl:w-[46%]">Seen by the browser</th>
          {visits.map((visit) => (
            <th key={visit} className="py-3 pe-2 font-normal text-pretty">
              {visit}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ verdict, text, tone, seen, rows }) => (
        <tbody key={verdict} className="border-b border-line last:border-0">
          <tr>
            <th scope="rowgroup" colSpan={4} className="px-5 pt-5 pb-2 font-normal">
              <span className={`block font-display text-xl font-semibold tracking-[-.03em] ${words[tone]}`}>
                {rows.length} {verdict}
              </span>
              <span className="text-sm text-mute">{text}</span>
            </th>
          </tr>
          {rows.map(({ name, about }) => (
            <tr key={name} className="last:[&>*]:pb-5">
              <th scope="row" className="py-1 ps-5 pe-2 font-normal">
                <span className="block font-mono text-xs wrap-anywhere sm:text-sm">{name}</span>
                <span className="block text-xs text-mute max-sm:sr-only">{about}</span>
              </th>
              {seen.map((on, index) => (
                <td key={visits[index]} className="py-1">
                  <span
                    className={`block ${on ? `h-3 ${bars[tone]}` : 'h-px bg-line'} ${on && !seen[index - 1] ? 'rounded-s-full' : ''} ${on && !seen[index + 1] ? 'me-4 rounded-e-full' : ''}`}
                  >
                    <span className="sr-only">{on ? 'seen' : 'not seen'}</span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
