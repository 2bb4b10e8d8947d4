import { Check, SlidersHorizontal, X } from 'lucide-react';
import { type ChangeEvent, type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { Button, ButtonLink } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { useAlive } from '../foundation/use-store.ts';
import { fromBelow } from '../panels/sheet.tsx';

interface FacetChoice {
  value: string;
  label: string;
  /** How many it lets through with the other choices kept; null where nobody counted. */
  count: number | null;
  chosen: boolean;
}

interface FacetsProps {
  /** The address that the choices are sent to. */
  action: string;
  /** What goes along unseen: the search, the order. */
  fields: readonly (readonly [name: string, value: string])[];
  groups: readonly { name: string; legend: string; choices: readonly FacetChoice[] }[];
  /** How many choices hold. */
  chosen: number;
  /** The address without them. */
  clear: string;
  /** What the button of the sheet says once the choices are applied at once. */
  result: string;
  onChoose: (event: ChangeEvent<HTMLFormElement>) => void;
  formRef: Ref<HTMLFormElement>;
  children: ReactNode;
}

// A pill in the sheet, a row with a box in the column beside the results.
const choice =
  'relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-outline px-4 text-[.9375rem] font-medium transition-colors duration-(--state) hover:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-accent max-lg:has-checked:border-ink max-lg:has-checked:bg-ink max-lg:has-checked:text-paper lg:flex lg:min-h-9 lg:gap-3 lg:rounded-lg lg:border-0 lg:px-2.5 lg:font-normal lg:has-checked:font-medium';
const box =
  'grid size-4 shrink-0 place-items-center lg:size-5 lg:rounded-md lg:border lg:border-outline lg:bg-raised lg:text-transparent lg:peer-checked:border-ink lg:peer-checked:bg-ink lg:peer-checked:text-paper max-lg:hidden max-lg:peer-checked:grid';

function Choice({ name, choice: { value, label, count, chosen } }: { name: string; choice: FacetChoice }) {
  return (
    <label className={`${choice} ${count === 0 && !chosen ? 'text-mute' : ''}`}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen}
        // The form hears it; without this React would call the box read-only.
        onChange={() => {}}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <span className={box} aria-hidden="true">
        <Check size={16} strokeWidth={2} />
      </span>
      <span className="min-w-0 truncate lg:flex-1">{label}</span>
      {count === null ? null : <span className="font-mono text-[.8125rem] opacity-75">{count}</span>}
    </label>
  );
}

/** The sheet's buttons, drawn again by themselves once each choice is applied as it is made; before that one sends them. */
function Foot({ chosen, clear, result }: Pick<FacetsProps, 'chosen' | 'clear' | 'result'>) {
  const live = useAlive();
  return (
    <div
      className={`sticky bottom-0 -mx-6 flex gap-3 border-t border-line bg-raised px-6 py-3.5 lg:static lg:mx-0 lg:mt-6 lg:border-0 lg:bg-transparent lg:p-0 lg:px-2.5 ${live && chosen === 0 ? 'lg:hidden' : ''}`}
    >
      {chosen > 0 ? (
        <ButtonLink href={clear} variant="ghost" size="small">
          Clear {chosen}
        </ButtonLink>
      ) : null}
      <Button
        type="submit"
        variant="ink"
        size="small"
        className={`flex-1 lg:flex-none ${live ? 'lg:hidden' : ''}`}
      >
        {live ? result : 'Show results'}
      </Button>
    </div>
  );
}

/**
 * Results with the choices that narrow them: a column beside them, a sheet on a phone. It is a form that sends its
 * choices in the address, so it works without scripts; with them each choice is applied as it is made.
 */
export function Facets({
  action,
  fields,
  groups,
  chosen,
  clear,
  result,
  onChoose,
  formRef,
  children,
}: FacetsProps) {
  const id = useId();

  /** The sheet's button: what was chosen is there already, so the sheet only goes. */
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.hidePopover();
  }

  return (
    <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <Button variant="ghost" size="small" popoverTarget={id} className="lg:hidden">
          <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
          {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
        </Button>
        <form
          id={id}
          ref={formRef}
          action={action}
          autoComplete="off"
          popover="auto"
          aria-label="Filters"
          onChange={onChoose}
          onSubmit={show}
          className={`fixed m-0 max-w-none overflow-y-auto bg-raised px-6 pt-6 text-ink backdrop:bg-[oklch(.1_.01_275/.5)] lg:sticky lg:inset-auto lg:top-6 lg:-mx-2.5 lg:block lg:max-h-none lg:w-auto lg:overflow-visible lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0 ${fromBelow}`}
        >
          {fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <div className="flex items-center justify-between lg:hidden">
            <p className="font-display text-2xl font-semibold tracking-[-.035em]">Filters</p>
            <IconButton
              label="Close the filters"
              icon={X}
              variant="plain"
              popoverTarget={id}
              popoverTargetAction="hide"
            />
          </div>
          <div className="max-lg:pb-6">
            {groups.map((group) => (
              <fieldset key={group.name} className="mt-6 min-w-0 lg:first:mt-0">
                <legend className="mb-2 font-display text-lg font-semibold tracking-[-.02em] lg:px-2.5">
                  {group.legend}
                </legend>
                <div className="flex flex-wrap gap-2 lg:block">
                  {group.choices.map((each) => (
                    <Choice key={each.value} name={group.name} choice={each} />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
          <Foot chosen={chosen} clear={clear} result={result} />
        </form>
      </div>
      <div className="min-w-0 lg:col-span-9">{children}</div>
    </div>
  );
}
