import { mostCompared } from '#features/catalogue/address.ts';
import type { ShownApplication } from '#features/catalogue/present.server.ts';
import { compareForm } from '#features/catalogue/ui/compare-tick.tsx';
import { ComparisonTable } from '#features/catalogue/ui/comparison-table.tsx';
import type { OpenCollection } from '#features/saved/collections/page.server.ts';
import { Button } from '#ui/actions/button.tsx';

interface CompareInCollectionProps {
  open: OpenCollection;
  compared: readonly ShownApplication[];
}

/** Up to three applications of a collection point by point, with what each would still need; the ticks above choose them. */
export function CompareInCollection({ open, compared }: CompareInCollectionProps) {
  const needs = compared.flatMap(({ slug, name }) => {
    const note = open.items.find(({ key }) => key === slug)?.note;
    return note ? [{ name, note }] : [];
  });
  if (compared.length === 0) return null;
  return (
    <section aria-labelledby="side-by-side" className="mt-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="side-by-side" className="text-xl">
          Side by side
        </h2>
        <form id={compareForm} action="/account/application-collections">
          <input type="hidden" name="open" value={open.id} />
          <Button type="submit" variant="ghost" size="small">
            Compare ticked (up to {mostCompared})
          </Button>
        </form>
      </div>
      {needs.length > 0 ? (
        <dl className="mb-6 grid gap-x-6 gap-y-3 rounded-card bg-selected p-5 sm:grid-cols-2">
          {needs.map(({ name, note }) => (
            <div key={name}>
              <dt className="text-sm text-mute">Still missing from {name}</dt>
              <dd className="whitespace-pre-line break-words">{note}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ComparisonTable compared={compared} />
    </section>
  );
}
