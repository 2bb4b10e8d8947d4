import { cloneElement, type ReactElement } from 'react';

/** What every component is given besides what it needs. */
export interface Given {
  ref?: (part: Element | null) => void;
  disabled?: true;
}

/** The part with a class, an attribute and whatever else everybody may give to a component. */
export const withGiven = (part: ReactElement, given: Given = {}): ReactElement =>
  cloneElement(part as ReactElement<Record<string, unknown>>, {
    ...given,
    className: 'given-class',
    'data-given': 'yes',
    lang: 'en-GB',
  });
