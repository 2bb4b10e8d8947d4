import { Button } from '#ui/actions/button.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import type { PrivacyState } from '../state.ts';
import { momentOf, nameOf } from '../words.ts';

interface KeptScansProps {
  kept: readonly PrivacyState[];
  shown: PrivacyState;
  /** The one that the shown is compared with. */
  before: PrivacyState | null;
  onOpen: (scan: PrivacyState) => void;
  onCompare: (scan: PrivacyState | null) => void;
  onForget: () => void;
}

/** Earlier scans of this browser: open one again, or lay it beside the one that is shown. */
export function KeptScans({ kept, shown, before, onOpen, onCompare, onForget }: KeptScansProps) {
  if (kept.length === 0) return null;
  return (
    <InputsPart heading="Earlier scans" aside="in this browser">
      <ul>
        {kept.map((scan) => {
          const { address, at, grade } = scan.report;
          const current = at === shown.report.at && address === shown.report.address;
          const compared = before?.report.at === at;
          return (
            <li key={at + address} className="flex items-center gap-1 border-b border-line">
              <button
                type="button"
                aria-pressed={current}
                onClick={() => onOpen(scan)}
                className="min-h-13 min-w-0 flex-1 px-2 text-start hover:bg-selected aria-pressed:bg-selected"
              >
                <span className="block truncate text-[.9375rem] font-medium">{nameOf(scan)}</span>
                <span className="block text-[.8125rem] text-mute">
                  {momentOf(at)}
                  {grade ? `, ${grade.grade}` : ''}
                </span>
              </button>
              {current ? null : (
                <button
                  type="button"
                  aria-pressed={compared}
                  aria-label={`Compare with ${nameOf(scan)}, ${momentOf(at)}`}
                  onClick={() => onCompare(compared ? null : scan)}
                  className="min-h-11 rounded-full px-3 text-sm hover:bg-selected aria-pressed:bg-selected aria-pressed:font-medium"
                >
                  Compare
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="ghost" size="small" className="mt-3 w-full" onClick={onForget}>
        Delete them
      </Button>
    </InputsPart>
  );
}
