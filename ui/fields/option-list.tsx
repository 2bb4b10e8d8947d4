import { Combobox, useComboboxContext } from '@ark-ui/react/combobox';
import { Check } from 'lucide-react';
import { useTopLayer } from '../foundation/use-top-layer.ts';

export interface Option {
  value: string;
  label: string;
  /** A second, quieter line, which is searched too. */
  note?: string;
  disabled?: boolean;
}

/** The panel of every list that drops below a field. */
export const panelLook =
  'max-h-80 overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-[0_12px_40px_oklch(0_0_0/.14)] outline-none';

/** The matches below a combobox, or a message if there are none. */
export function OptionList() {
  const { open, collection, inputValue } = useComboboxContext();
  const lift = useTopLayer<HTMLDivElement>(open);
  const options = collection.items as Option[];
  return (
    <Combobox.Positioner ref={lift} popover="manual" className="floats">
      <div className={panelLook}>
        <Combobox.Content className="outline-none">
          {options.map((option) => (
            <Combobox.Item
              key={option.value}
              item={option}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-2xl px-3 py-1.5 data-disabled:cursor-default data-disabled:text-mute data-highlighted:bg-selected"
            >
              <span className="min-w-0 flex-1">
                <Combobox.ItemText>{option.label}</Combobox.ItemText>
                {option.note ? <span className="block text-sm text-mute">{option.note}</span> : null}
              </span>
              <Combobox.ItemIndicator>
                <Check size={20} strokeWidth={1.5} aria-hidden="true" />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          ))}
        </Combobox.Content>
        {options.length === 0 ? (
          <p role="status" className="px-3 py-2.5 text-mute">
            No results for “{inputValue}”.
          </p>
        ) : null}
      </div>
    </Combobox.Positioner>
  );
}
