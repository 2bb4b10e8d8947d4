import signs from '#content/indexes/integrations/brands.svg?url';
import type { Integration } from '#content/indexes/integrations/integration.ts';

/** The sign of a brand, or the letters of a protocol; the name stands beside it. */
export function Mark({ of, className }: { of: Integration['mark']; className: string }) {
  return 'brand' in of ? (
    <svg aria-hidden="true" fill="currentColor" className={`shrink-0 ${className}`}>
      <use href={`${signs}#${of.brand}`} />
    </svg>
  ) : (
    <span aria-hidden="true" className="font-mono text-xs font-semibold">
      {of.letters}
    </span>
  );
}
