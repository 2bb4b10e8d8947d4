import { Ellipsis } from 'lucide-react';
import { KeyCap } from '#ui/text/key-cap.tsx';
import { formOf, type PageAction } from './panel-actions.ts';

const row =
  'flex min-h-11 w-full items-center justify-between gap-6 rounded-xl px-3 text-start hover:bg-selected focus-visible:bg-selected';

/** The forms that the actions of a page send. */
export function ActionForms({ actions }: { actions: readonly PageAction[] }) {
  return actions.map((action) =>
    'fields' in action ? (
      <form key={action.id} id={formOf(action.id)} method="post" hidden>
        {Object.entries(action.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    ) : null,
  );
}

/** What can be done with what the page shows; it opens natively and works without scripts. */
export function ActionMenu({ actions }: { actions: readonly PageAction[] }) {
  if (actions.length === 0) return null;
  const rowWords = ({ label, keys }: PageAction) => (
    <>
      {label}
      {keys ? <KeyCap>{keys}</KeyCap> : null}
    </>
  );
  return (
    <>
      <button
        type="button"
        popoverTarget="page-actions"
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-raised px-5 text-[.95rem] font-[540] shadow-[inset_0_0_0_1px_var(--line)] [anchor-name:--page-actions] hover:bg-sunk"
      >
        <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
        More
      </button>
      <div
        id="page-actions"
        popover="auto"
        className="inset-auto m-0 mt-1 min-w-64 max-w-[calc(100vw-2rem)] rounded-[1.25rem] border border-line bg-raised p-1.5 text-ink shadow-[0_16px_40px_oklch(.1_.01_275/.16)] [position-anchor:--page-actions] [position-area:bottom_span-left] [position-try-fallbacks:flip-inline]"
      >
        {actions.map((action) =>
          'href' in action ? (
            <a key={action.id} href={action.href} className={row}>
              {rowWords(action)}
            </a>
          ) : (
            <button
              key={action.id}
              type="submit"
              form={formOf(action.id)}
              className={`${row} ${action.danger ? 'text-danger' : ''}`}
            >
              {rowWords(action)}
            </button>
          ),
        )}
      </div>
    </>
  );
}
