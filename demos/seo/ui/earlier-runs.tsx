import { Trash2 } from 'lucide-react';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import type { Run } from '../state.ts';

interface EarlierRunsProps {
  run: Run;
  runs: readonly Run[];
  when: (run: Run) => string;
  onShow: (run: Run) => void;
  onForget: () => void;
}

/** The last runs, kept in this browser alone. */
export function EarlierRuns({ run, runs, when, onShow, onForget }: EarlierRunsProps) {
  return (
    <InputsPart heading="Earlier runs" aside="in this browser">
      {runs.length > 0 ? (
        <ul className="border-t border-line">
          {runs.map((each) => (
            <li key={each.at}>
              <button
                type="button"
                aria-pressed={each.at === run.at}
                onClick={() => onShow(each)}
                className="grid min-h-12 w-full grid-cols-[1fr_auto] items-center gap-x-3 border-b border-line px-2 py-1.5 text-start text-[.9375rem] hover:bg-selected aria-pressed:bg-selected aria-pressed:font-medium"
              >
                <span className="min-w-0">
                  <span className="block truncate">{each.name}</span>
                  <span className="block text-[.8125rem] font-normal text-mute">{when(each)}</span>
                </span>
                <span className="mono-label">{each.report.score.value}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-mute">Your own runs will appear here, so that you can compare them.</p>
      )}
      {runs.length > 0 ? (
        <div className="-ms-2.5 mt-1">
          <ToolButton icon={Trash2} label="Delete all" onClick={onForget} />
        </div>
      ) : null}
    </InputsPart>
  );
}
