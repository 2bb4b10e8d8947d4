import { Segmented } from '#ui/actions/segmented.tsx';
import { goTo } from '../../app-kit/place/use-place.ts';
import { sources } from '../records.ts';
import { PillSelect } from './pill-select.tsx';
import { SearchPill } from './search-pill.tsx';

interface BoardFiltersProps {
  jobId: string;
  asked: URLSearchParams;
  viewerId: string;
}

const dot = 'inline-block size-2 rounded-full border-[1.5px] border-ink';

/** What narrows the board; it stands in the address. */
export function BoardFilters({ jobId, asked, viewerId }: BoardFiltersProps) {
  const set = (change: Record<string, string>) =>
    goTo(['job', jobId], { ...Object.fromEntries(asked), ...change }, { replace: true });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      <SearchPill
        label="Name or job title"
        value={asked.get('q') ?? ''}
        onValue={(q) => set({ q })}
        className="max-sm:flex-[1_1_45%] sm:w-52"
      />
      <PillSelect
        label="Source"
        value={asked.get('source') ?? ''}
        onChange={(event) => set({ source: event.currentTarget.value })}
      >
        <option value="">All sources</option>
        {sources.map((source) => (
          <option key={source}>{source}</option>
        ))}
      </PillSelect>
      <Segmented
        label="Next step"
        showLabel={false}
        size="small"
        value={asked.get('turn') ?? ''}
        onValueChange={(turn) => set({ turn })}
        options={[
          { value: '', label: 'Everybody' },
          { value: 'ours', label: 'Our turn' },
          { value: viewerId, label: 'Mine' },
          { value: 'theirs', label: 'Theirs' },
        ]}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full px-3 text-[.9375rem] font-medium hover:bg-selected">
        <input
          type="checkbox"
          checked={asked.get('late') === 'yes'}
          onChange={(event) => set({ late: event.currentTarget.checked ? 'yes' : '' })}
          className="size-5 accent-ink"
        />
        Waiting too long
      </label>
      <p className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-[.8125rem] text-mute max-lg:hidden">
        <span>
          <span aria-hidden="true" className={`${dot} bg-ink`} /> our turn
        </span>
        <span>
          <span aria-hidden="true" className={dot} /> their turn
        </span>
        <span className="border-s border-dashed border-outline ps-1.5">limit in days</span>
      </p>
    </div>
  );
}
