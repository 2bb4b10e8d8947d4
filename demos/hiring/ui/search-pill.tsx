import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface SearchPillProps {
  /** What can be written: 'Name or post'. */
  label: string;
  value: string;
  /** Called once typing has paused: browsers refuse an address that changes with every letter. */
  onValue: (value: string) => void;
  className?: string;
}

/** The search of a board. */
export function SearchPill({ label, value, onValue, className = '' }: SearchPillProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(onValue);
  told.current = onValue;
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const wait = setTimeout(() => told.current(typed), 200);
    return () => clearTimeout(wait);
  }, [typed, value]);
  return (
    <div className={`relative ${className}`}>
      <Search
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto text-mute"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="min-h-11 w-full rounded-full border border-outline bg-raised ps-11 pe-4"
      />
    </div>
  );
}
