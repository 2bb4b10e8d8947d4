import { createListCollection, type ListCollection } from '@ark-ui/react/combobox';
import { useMemo } from 'react';
import { matching } from './matching.ts';
import type { Option } from './option-list.tsx';

/** The options that fit what was typed, as the list under a field wants them. */
export function useMatchingOptions(options: readonly Option[], words: string): ListCollection<Option> {
  return useMemo(
    () =>
      createListCollection({
        items: matching(options, words),
        isItemDisabled: (option) => !!option.disabled,
      }),
    [options, words],
  );
}
