import { FolderOpen, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { type Run, runSchema } from '../state.ts';

interface EarlierRunsProps {
  run: Run;
  runs: readonly Run[];
  when: (run: Run) => string;
  onShow: (run: Run) => void;
  onForget: () => void;
  onTrouble: (message: string) => void;
}

/** A report that was saved as a file from this page; null for anything else. */
async function savedIn(file: File): Promise<Run | null> {
  try {
    return runSchema.parse(JSON.parse(await file.text()));
  } catch {
    return null;
  }
}

/** The last runs, kept in this browser alone, and the way to open one that somebody saved. */
export function EarlierRuns({ run, runs, when, onShow, onForget, onTrouble }: EarlierRunsProps) {
  const file = useRef<HTMLInputElement>(null);
  async function open(chosen: File | undefined) {
    if (!chosen) return;
    const saved = await savedIn(chosen);
    if (saved) onShow(saved);
    else onTrouble('This file wasn’t saved from this page. Choose one that you saved with “Share”.');
  }
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
      <div className="-ms-2.5 mt-1 flex flex-wrap">
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label="Saved report"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <ToolButton icon={FolderOpen} label="Open a saved report" onClick={() => file.current?.click()} />
        {runs.length > 0 ? <ToolButton icon={Trash2} label="Delete all" onClick={onForget} /> : null}
      </div>
    </InputsPart>
  );
}
