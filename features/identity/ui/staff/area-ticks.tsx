import { areaWords } from '#content/workspaces/admin-sections.ts';
import { type StaffArea, staffAreas } from '#lib/staff/staff-areas.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';

interface AreaTicksProps {
  held: readonly StaffArea[];
  error?: string;
}

/** What somebody works on, to be ticked. */
export function AreaTicks({ held, error }: AreaTicksProps) {
  return (
    <fieldset>
      <legend className="font-[540]">Roles</legend>
      {error ? <p className="text-sm font-medium text-danger">{error}</p> : null}
      <div className="mt-1 grid gap-x-6 @md:grid-cols-2">
        {staffAreas.map((area) => (
          <Checkbox
            key={area}
            label={areaWords[area].label}
            note={areaWords[area].may}
            name={`areas.${area}`}
            value="on"
            defaultChecked={held.includes(area)}
          />
        ))}
      </div>
    </fieldset>
  );
}
