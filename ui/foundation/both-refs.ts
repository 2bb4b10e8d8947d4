import type { Ref, RefCallback } from 'react';

/** Hands an element to a component's own ref and to the one that it was given. */
export function bothRefs<Part>(own: Ref<Part>, given?: Ref<Part>): RefCallback<Part> {
  return (part) => {
    for (const ref of [own, given])
      if (typeof ref === 'function') ref(part);
      else if (ref) ref.current = part;
  };
}
