import { Trash2 } from 'lucide-react';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import type { Run } from '../runs.ts';

interface EarlierRunsProps {
  /** The run whose rows are shown. */
  shown: Run | null;
  runs: readonly Run[];
  when: (run: Run) => string;
  onShow: (run: Run) => void;
  onForget: () => void;
}

/** The last runs, kept in this browser alone. */
export function EarlierRuns({ shown, runs, when, onShow, onForget }: EarlierRunsProps) {
  return (
    <InputsPart heading="Earlier runs" aside="in this browser">
      {runs.length === 0 ? (
        <p className="text-sm text-mute">Rows you collect will appear here, so that you can compare them.</p>
      ) : (
        <>
          <ul className="border-t border-line">
            {runs.map((run) => (
              <li key={run.at} className="border-b border-line">
                <button
                  type="button"
                  aria-pressed={run.at === shown?.at}
                  onClick={() => onShow(run)}
                  className="flex min-h-12 w-full items-center justify-between gap-3 px-2 py-1.5 text-start text-[.9375rem] hover:bg-selected aria-pressed:bg-selected aria-pressed:font-medium"
                >
                  <span className="min-w-0 truncate">
                    {run.name}
                    <small className="block text-[.8125rem] font-normal text-mute">{when(run)}</small>
                  </span>
                  <span className="mono-label">{run.rows.length}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="-ms-2.5 mt-1">
            <ToolButton icon={Trash2} label="Delete all" onClick={onForget} />
          </div>
        </>
      )}
    </InputsPart>
  );
}
