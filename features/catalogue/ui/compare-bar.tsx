import { Columns3 } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { mostCompared } from '../address.ts';
import { compareForm } from './compare-tick.tsx';

interface Picked {
  slug: string;
  name: string;
}

interface CompareBarProps {
  /** What the address says is picked. */
  picked: readonly Picked[];
  /** Of that, what stands on other pages of the list and has no tick here. */
  elsewhere: readonly Picked[];
}

/** Opens the comparison of the ticked applications. It appears with the first tick, using CSS only. */
export function CompareBar({ picked, elsewhere }: CompareBarProps) {
  return (
    <form
      id={compareForm}
      action="/applications/compare"
      className={`sticky bottom-[calc(var(--dock)_+_1rem)] z-20 mt-6 w-max max-w-full items-center gap-4 rounded-full bg-ink py-1.5 ps-5 pe-1.5 text-paper ${picked.length > 0 ? 'flex' : 'hidden [[data-results]:has(input[name=with]:checked)_&]:flex'}`}
    >
      {elsewhere.map(({ slug }) => (
        <input key={slug} type="hidden" name="with" value={slug} />
      ))}
      <p className="min-w-0 truncate text-[.95rem] font-medium">
        {picked.length > 0 ? picked.map(({ name }) => name).join(', ') : `Up to ${mostCompared} side by side`}
      </p>
      <Button type="submit" variant="ghost" size="small">
        <Columns3 size={20} strokeWidth={1.5} aria-hidden="true" />
        Compare
      </Button>
    </form>
  );
}
