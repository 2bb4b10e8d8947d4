import { type ComponentType, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Tells the page that React has taken the island over, so that an early press is sent again. */
function Awake({ part, of: Part, props }: { part: Element; of: ComponentType<object>; props: object }) {
  useEffect(() => {
    part.setAttribute('data-awake', '');
    setTimeout(() => part.dispatchEvent(new Event('awake', { bubbles: true })));
  }, [part]);
  return <Part {...props} />;
}

/** Hydrates an island as the server drew it, with the same prefix: else the ids of its parts would differ. */
export function awaken(
  part: Element,
  of: ComponentType<object>,
  props: object,
  identifierPrefix: string | undefined,
): void {
  // A transition is worked through in steps of a few milliseconds, so that the page answers in between.
  startTransition(() => {
    hydrateRoot(part, <Awake part={part} of={of} props={props} />, { identifierPrefix });
  });
}
