import { areaWords } from '#content/workspaces/admin-sections.ts';
import type { StaffRights } from '#lib/staff/staff-rights.ts';

const none = 'Nothing';

/** Every role with everything it may change and see. */
export function RoleList({ rights }: { rights: readonly StaffRights[] }) {
  return (
    <ul className="-my-4 divide-y divide-line">
      {rights.map(({ area, changes, sees }) => (
        <li key={area} className="py-4">
          <h3 className="text-base">{areaWords[area].label}</h3>
          <dl className="mt-1 grid gap-x-4 gap-y-0.5 text-[.9375rem] @md:grid-cols-[7.5rem_minmax(0,1fr)]">
            <dt className="text-mute">May change</dt>
            <dd>{area === 'owner' ? 'Everything' : changes.join(', ') || none}</dd>
            {area === 'owner' ? null : (
              <>
                <dt className="text-mute max-@md:mt-1">May only view</dt>
                <dd>{sees.join(', ') || none}</dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
