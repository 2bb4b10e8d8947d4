import { memo } from 'react';
import type { Report } from '#engines/seo/analyse.ts';
import type { Severity } from '#engines/seo/types.ts';
import { Segmented } from '#ui/actions/segmented.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import { countOf, type Filter, type Group, groupsOf, placesOf } from '../findings.ts';
import { pathOf } from '../words.ts';
import { FindingPlaces } from './finding-places.tsx';
import { SeverityMark } from './severity-mark.tsx';

interface FindingsViewProps {
  report: Report;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

function Filters({ report, filter, onFilter }: FindingsViewProps) {
  const count = countOf(report.findings);
  const all = report.findings.length;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 noscript:hidden">
      <Segmented
        label="Severity"
        showLabel={false}
        size="small"
        options={[
          { value: 'all', label: `All ${all}` },
          { value: 'error', label: `Errors ${count.error}` },
          { value: 'warning', label: `Warnings ${count.warning}` },
          { value: 'notice', label: `Notices ${count.notice}` },
        ]}
        value={filter.severity}
        onValueChange={(severity) => onFilter({ ...filter, severity: severity as Severity | 'all' })}
      />
      <div className="flex flex-wrap items-end gap-4 max-sm:w-full">
        <Segmented
          label="Grouped by"
          showLabel={false}
          size="small"
          options={[
            { value: 'check', label: 'By check' },
            { value: 'page', label: 'By page' },
          ]}
          value={filter.by}
          onValueChange={(by) => onFilter({ ...filter, by: by === 'page' ? 'page' : 'check' })}
        />
        <SelectField
          required
          label="Page"
          value={filter.page}
          onChange={(event) => onFilter({ ...filter, page: event.currentTarget.value })}
          className="w-56 max-sm:w-full [&>div:first-child]:sr-only"
        >
          <option value="all">All pages</option>
          {placesOf(report).map((address) => (
            <option key={address} value={address}>
              {pathOf(address)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

function Part({ group, by, open }: { group: Group; by: Filter['by']; open: boolean }) {
  const [first] = group.findings;
  return (
    <details open={open} data-finding className={`group/fold border-b border-line ${foldMotion}`}>
      <summary className="grid min-h-14 list-none grid-cols-[1fr_auto_auto] items-center gap-x-4 gap-y-1 rounded-input py-3 md:grid-cols-[7.5rem_1fr_auto_auto]">
        <SeverityMark severity={group.severity} className="max-md:col-span-3" />
        <h3
          className={`min-w-0 text-pretty wrap-anywhere font-sans text-[1rem] font-semibold leading-snug tracking-normal ${by === 'page' ? 'font-mono !text-[.875rem]' : ''}`}
        >
          {group.heading}
        </h3>
        <span className="mono-label text-mute">
          {group.findings.length} {group.findings.length === 1 ? 'place' : 'places'}
        </span>
        <FoldSign />
      </summary>
      <div className="pb-6 md:ps-34">
        {by === 'check' && first ? (
          <dl className="mb-5 grid max-w-[46rem] gap-x-6 gap-y-2 text-[.9375rem] sm:grid-cols-[7.5rem_1fr]">
            <dt className="text-mute">Why it matters</dt>
            <dd className="text-pretty max-sm:mb-2">{first.why}</dd>
            <dt className="text-mute">How to fix it</dt>
            <dd className="text-pretty">{first.mend.words}</dd>
          </dl>
        ) : null}
        <FindingPlaces findings={group.findings} by={by} />
      </div>
    </details>
  );
}

function Findings(props: FindingsViewProps) {
  const { report, filter } = props;
  const groups = groupsOf(report, filter);
  if (report.findings.length === 0)
    return (
      <p className="max-w-[42rem] text-pretty">
        All checks passed on {report.pages.length === 1 ? 'this page' : `these ${report.pages.length} pages`}.
        One thing is left for you to judge: whether the text answers what people ask.
      </p>
    );
  return (
    <>
      <Filters {...props} />
      {groups.length === 0 ? (
        <p className="mt-6">
          There are no findings of this kind here. Choose another page, or show all pages.
        </p>
      ) : (
        <div className="mt-5 border-t border-line">
          {groups.map((group, index) => (
            <Part key={`${filter.by}${group.key}`} group={group} by={filter.by} open={index === 0} />
          ))}
        </div>
      )}
    </>
  );
}

/** What was found, grouped and narrowed down; each group opens to its places. */
export const FindingsView = memo(Findings);
