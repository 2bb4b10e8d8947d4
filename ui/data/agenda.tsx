interface AgendaPart {
  /** When it begins, or how long it takes. */
  at: string;
  /** The same time in another time zone. */
  also?: string;
  title: string;
  /** Empty for a pause. */
  text: string;
  note?: string;
}

/** The parts of a meeting in their order. */
export function Agenda({ parts }: { parts: readonly AgendaPart[] }) {
  return (
    <ol className="border-t border-line">
      {parts.map((part) => (
        <li
          key={part.at + part.title}
          className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)_5rem]"
        >
          <p className="flex flex-wrap gap-x-2.5 pt-0.5 font-mono text-sm">
            <span className={part.text ? 'font-semibold' : 'text-mute'}>{part.at}</span>
            {part.also ? <span className="text-mute">{part.also}</span> : null}
          </p>
          {part.text ? (
            <div>
              <h3 className="text-xl">{part.title}</h3>
              <p className="mt-1 text-mute text-pretty">{part.text}</p>
            </div>
          ) : (
            <p className="text-mute">{part.title}</p>
          )}
          {part.note ? (
            <span className="pt-0.5 text-right font-mono text-sm text-mute [word-spacing:-.28em] max-sm:hidden">
              {part.note}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
