import { Search } from 'lucide-react';
import { useId } from 'react';

interface SearchFormProps {
  label: string;
  words?: string;
  /** On a block of the page's hue the label and the outline take its ink. */
  onHue?: boolean;
}

/** The site's search as a form: it works without scripts and leads to the search page. */
export function SearchForm({ label, words = '', onHue = false }: SearchFormProps) {
  const id = useId();
  return (
    <search>
      <form action="/search">
        <label htmlFor={id} className="mb-2 block text-[.9375rem] font-medium">
          {label}
        </label>
        <div className="relative">
          <Search
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="pointer-events-none absolute start-4 top-4.5 text-ink"
          />
          <input
            id={id}
            name="q"
            type="search"
            defaultValue={words}
            className={`h-14 w-full rounded-input border bg-raised ps-[min(3rem,12vw)] pe-[min(7rem,32vw)] text-ink ${onHue ? 'border-transparent' : 'border-outline'}`}
          />
          <button
            type="submit"
            className="absolute end-1.5 top-1.5 min-h-11 rounded-xl bg-selected px-4 text-[.95rem] font-[540] text-ink hover:bg-sunk"
          >
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
