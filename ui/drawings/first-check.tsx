interface FirstCheckProps {
  questions: readonly { question: string; about: string | null; call: string }[];
}

/** What the check for warning signs makes of a few questions, before anything is looked up. */
export function FirstCheck({ questions }: FirstCheckProps) {
  return (
    <ol>
      {questions.map(({ question, about, call }) => (
        <li
          key={question}
          className="grid items-center gap-x-6 gap-y-2 border-b border-line p-5 last:border-0 @lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
        >
          <p className="font-display text-[1.375rem] leading-tight font-semibold tracking-[-.03em]">
            {question}
          </p>
          <p className={`border-l-4 py-1 pl-4 ${about ? 'border-danger' : 'border-lilac'}`}>
            <span className="block font-medium">{call}</span>
            <span className="text-sm text-mute">{about ? `About ${about}` : 'No warning sign'}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
