import { Check, Minus } from 'lucide-react';
import type { WorkspaceSample } from '#lib/look/workspace-sample.ts';

type Matrix = Extract<WorkspaceSample, { shape: 'matrix' }>;

/** What is told by which way, as ticks. */
export function WorkspaceMatrix({ matrix, caption }: { matrix: Matrix; caption: string }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="h-11 text-[.8125rem] text-mute">
          <th scope="col" className="px-4 text-left font-normal sm:px-5">
            Kind
          </th>
          {matrix.ways.map((way) => (
            <th key={way} scope="col" className="w-16 px-1 py-2 font-normal leading-tight sm:w-32">
              {way}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrix.rows.map((row) => (
          <tr key={row.name} className="h-12 border-t border-line">
            <th scope="row" className="px-4 py-2 text-left font-[540] sm:px-5">
              {row.name}
            </th>
            {matrix.ways.map((way, index) => (
              <td key={way} className="px-1">
                <span
                  className={`mx-auto flex w-fit items-center gap-1.5 ${row.ways[index] ? 'text-done' : 'text-mute'}`}
                >
                  {row.ways[index] ? (
                    <Check size={16} strokeWidth={1.5} aria-hidden="true" />
                  ) : (
                    <Minus size={16} strokeWidth={1.5} aria-hidden="true" />
                  )}
                  {row.ways[index] ? 'on' : 'off'}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
