interface Cell {
  is: 'finished' | 'begun' | 'open';
  quiz: number | null;
}

interface ReadBothWaysProps {
  /** The lessons with how many reached them and how many have not finished them. */
  lessons: readonly { id: string; title: string; reached: number; stuck: number }[];
  students: readonly { name: string; cells: readonly Cell[]; said: string }[];
}

function lookOf({ is, quiz }: Cell): string {
  if (quiz !== null) return quiz < 60 ? 'bg-danger/15 text-danger' : 'bg-selected';
  return is === 'begun' ? 'bg-warning/20 text-warning' : '';
}

const textOf = ({ is, quiz }: Cell): string => (quiz === null ? (is === 'begun' ? '…' : '') : String(quiz));

/** A piece of a grade book: what a row says stands beside it, and what a column says below it. */
export function ReadBothWays({ lessons, students }: ReadBothWaysProps) {
  const most = Math.max(...lessons.map(({ reached }) => reached));
  const grid =
    'grid grid-cols-[5.5rem_repeat(8,minmax(0,1fr))] gap-1 @3xl:grid-cols-[7rem_repeat(8,minmax(0,1fr))_15rem] @3xl:gap-1.5';
  return (
    <div className="p-4 sm:p-8">
      <ul className="grid gap-1 @3xl:gap-1.5">
        {students.map(({ name, cells, said }) => (
          <li key={name} className={`${grid} items-center`}>
            <span className="truncate text-sm font-medium">{name}</span>
            {cells.map((cell, at) => (
              <span
                key={lessons[at]?.id}
                className={`grid h-9 place-items-center rounded-md font-mono text-[.6875rem] tabular-nums @3xl:h-11 @3xl:text-[.875rem] ${lookOf(cell)}`}
              >
                {textOf(cell)}
              </span>
            ))}
            <span className="col-span-9 mb-2 text-sm text-mute @3xl:col-span-1 @3xl:mb-0 @3xl:ps-3">
              {said}
            </span>
          </li>
        ))}
      </ul>
      <ol className={`${grid} mt-6 border-t-2 border-ink pt-4`} aria-label="Lessons">
        <li
          className="flex flex-col justify-end text-[.75rem] leading-5 @3xl:text-sm @3xl:leading-6"
          aria-hidden="true"
        >
          <span className="font-medium">Reached it</span>
          <span className="text-warning">Still in it</span>
        </li>
        {lessons.map(({ id, title, reached, stuck }) => (
          <li key={id} className="relative flex flex-col">
            <span className="flex h-28 flex-col justify-end gap-0.5" aria-hidden="true">
              <span className="rounded-t-md bg-warning" style={{ height: `${(stuck / most) * 100}%` }} />
              <span className="bg-(--series-1)" style={{ height: `${((reached - stuck) / most) * 100}%` }} />
            </span>
            <span className="mt-2 text-center font-mono text-[.75rem] leading-5 tabular-nums @3xl:text-[.875rem] @3xl:leading-6">
              <span className="sr-only">{title}, reached it: </span>
              {reached}
              <span className="block text-warning">
                <span className="sr-only">, still in it: </span>
                {stuck}
              </span>
            </span>
          </li>
        ))}
        <li className="hidden text-sm text-mute @3xl:block @3xl:ps-3">
          Down the columns: how many reached each lesson, and how many of them are still in it.
        </li>
      </ol>
    </div>
  );
}
