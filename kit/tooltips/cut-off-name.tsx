import { Tooltip } from '#ui/panels/tooltip.tsx';

const name = 'Wholesale dairy and cheese rounds of the northern river country, sample';

export default function CutOffName() {
  return (
    <div className="max-w-64">
      <Tooltip text={name} gives="description" side="bottom">
        <a
          href="/demos"
          className="block truncate rounded-input border border-line bg-raised px-4 py-3 font-[540] hover:bg-selected"
        >
          {name}
        </a>
      </Tooltip>
    </div>
  );
}
