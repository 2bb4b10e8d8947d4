type Mark = 'right' | 'missed' | 'plain';

interface TwoQuartersProps {
  /** The two sets of books: the items of each by number, and those that should be found. */
  books: readonly { name: string; items: readonly number[]; wanted: readonly number[] }[];
  queries: readonly {
    name: string;
    text: string;
    finds: (item: number, book: number) => boolean;
    verdict: string;
    isRight: boolean;
  }[];
}

const looks: Record<Mark, string> = {
  right: 'bg-(--series-1)',
  missed: 'border-2 border-warning',
  plain: 'bg-selected',
};

function markOf(item: number, wanted: readonly number[], isFound: boolean): Mark {
  if (wanted.includes(item)) return isFound ? 'right' : 'missed';
  return 'plain';
}

/** Two queries, each run on two sets of books: every item is a square, filled where the query found it. */
export function TwoQuarters({ books, queries }: TwoQuartersProps) {
  return (
    <ol className="grid gap-px bg-line @3xl:grid-cols-2">
      {queries.map(({ name, text, finds, verdict, isRight }) => (
        <li key={name} className="flex flex-col bg-raised p-5 sm:p-8">
          <p className="font-display text-2xl font-semibold tracking-[-.035em]">{name}</p>
          <pre className="mt-4 mb-6 flex-1 whitespace-pre-wrap rounded-input bg-sunk p-4 font-mono text-[.8125rem] leading-relaxed">
            {text}
          </pre>
          <div className="grid grid-cols-2 gap-5 sm:gap-8">
            {books.map(({ name: book, items, wanted }, at) => {
              const marks = items.map((item) => ({ item, mark: markOf(item, wanted, finds(item, at)) }));
              const found = marks.filter(({ mark }) => mark === 'right').length;
              return (
                <div key={book}>
                  <div className="grid grid-cols-8 gap-1 sm:gap-1.5" aria-hidden="true">
                    {marks.map(({ item, mark }) => (
                      <span key={item} className={`aspect-square rounded-[3px] ${looks[mark]}`} />
                    ))}
                  </div>
                  <p className="mt-3 text-sm leading-snug">
                    <span className="font-medium">{book}</span>
                    <span className="block text-mute">
                      {found} of {wanted.length} found
                    </span>
                  </p>
                </div>
              );
            })}
          </div>
          <p className={`mt-6 font-medium ${isRight ? 'text-done' : 'text-warning'}`}>{verdict}</p>
        </li>
      ))}
    </ol>
  );
}
