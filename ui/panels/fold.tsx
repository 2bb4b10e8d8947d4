import { ChevronDown } from 'lucide-react';

/** Opens and shuts the content of `details` smoothly where browsers can measure it, and at once where not. */
export const foldMotion =
  '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:transition-discrete details-content:duration-(--panel) details-content:ease-out open:details-content:h-auto';

/** The sign at the end of a summary; it turns with its `group/fold`. */
export function FoldSign() {
  return (
    <ChevronDown
      size={20}
      strokeWidth={1.5}
      aria-hidden="true"
      className="shrink-0 transition-transform duration-(--panel) ease-out group-open/fold:rotate-180"
    />
  );
}
