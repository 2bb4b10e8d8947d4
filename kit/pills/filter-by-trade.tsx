export const heading = 'Filters that the address keeps';

const words = ['chatbot', 'forecasting', 'privacy', 'training'];

export default function Example() {
  return (
    <form action="/search" className="flex flex-wrap items-center gap-2">
      {words.map((word) => (
        <label
          key={word}
          className="flex min-h-11 items-center rounded-full border border-outline px-4 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input type="checkbox" name="q" value={word} className="sr-only" />
          {word}
        </label>
      ))}
      <button type="submit" className="min-h-11 px-3 font-[540] text-accent underline underline-offset-4">
        Show these
      </button>
    </form>
  );
}
