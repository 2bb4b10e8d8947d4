import type { WorkspaceSample } from '#lib/look/workspace-sample.ts';
import { WorkspaceMatrix } from './workspace-matrix.tsx';
import { WorkspaceRecord } from './workspace-record.tsx';
import { WorkspaceTable } from './workspace-table.tsx';

const frame = 'overflow-x-auto overflow-y-hidden rounded-card border border-line bg-raised';

/** The example of an account's page, in the shape that its data has. */
export function WorkspaceExample({ sample, caption }: { sample: WorkspaceSample; caption: string }) {
  switch (sample.shape) {
    case 'table':
      return (
        <div className={frame}>
          <WorkspaceTable caption={caption} columns={sample.columns} rows={sample.rows} />
        </div>
      );
    case 'split':
      return (
        <div className={`${frame} @container`}>
          <div className="@4xl:grid @4xl:grid-cols-[30rem_minmax(0,1fr)]">
            <div className="border-line @max-4xl:border-b @4xl:border-r">
              <WorkspaceTable
                caption={caption}
                columns={sample.columns}
                rows={sample.rows}
                open={sample.open}
              />
            </div>
            <WorkspaceRecord record={sample.record} />
          </div>
        </div>
      );
    case 'matrix':
      return (
        <div className={frame}>
          <WorkspaceMatrix matrix={sample} caption={caption} />
        </div>
      );
    case 'sets':
      return (
        <ul className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {sample.sets.map((set) => (
            <li key={set.name} className={frame}>
              <div className="border-b border-line px-5 py-4">
                <h2 className="text-xl">{set.name}</h2>
                <p className="mt-1 text-[.84375rem] text-mute">{set.note}</p>
              </div>
              <ol className="px-5">
                {set.items.map((item) => (
                  <li key={item.name} className="border-b border-line py-2.5 text-[.9375rem] last:border-0">
                    <span className="block font-[540]">{item.name}</span>
                    <span className="text-[.84375rem] text-mute">{item.note}</span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      );
  }
}
