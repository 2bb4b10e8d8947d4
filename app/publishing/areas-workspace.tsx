import { ArrowDown, ArrowUp } from 'lucide-react';
import { Form } from 'react-router';
import type { MenuGroup } from '#app/site-map/menu.server.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { AreaRow } from './areas.server.ts';

const states = [
  { value: 'public', label: 'Public' },
  { value: 'unlisted', label: 'Unlisted' },
  { value: 'off', label: 'Off' },
];

interface AreasWorkspaceProps {
  areas: readonly AreaRow[];
  menu: readonly MenuGroup[];
  writes: boolean;
}

/** Which parts of the site can be seen, and the order of its menu. */
export function AreasWorkspace({ areas, menu, writes }: AreasWorkspaceProps) {
  return (
    <DetailPage>
      <WorkspacePart
        heading="Areas"
        about="Unlisted pages open at their address, but don’t appear in menus, lists, search or the sitemap. Pages that are off answer with 404."
      >
        {/* Redrawn when it was saved: an undo changes what is chosen, too. */}
        <Form key={areas.map(({ state }) => state).join()} method="post" preventScrollReset>
          <ul className="-my-3 divide-y divide-line">
            {areas.map(({ id, label, state, pages, example }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <span className="min-w-0">
                  <a href={example} className="font-[540] underline decoration-line underline-offset-4">
                    {label}
                  </a>
                  <span className="block text-[.875rem] text-mute">
                    {pages === 1 ? 'One page' : `${pages} pages`}
                  </span>
                </span>
                <Segmented
                  label={`Visibility of ${label}`}
                  showLabel={false}
                  size="small"
                  name={`states.${id}`}
                  defaultValue={state}
                  disabled={!writes}
                  options={states}
                />
              </li>
            ))}
          </ul>
          {writes ? (
            <Button type="submit" name="intent" value="states" variant="ink" size="small" className="mt-7">
              Save areas
            </Button>
          ) : null}
        </Form>
      </WorkspacePart>
      <WorkspacePart
        id="menus"
        heading="Order of the menus"
        about="This order applies to the menu at the top of every page and to the footer. Areas that are unlisted or off are left out."
      >
        <div className="grid gap-7">
          {menu.map((group) => (
            <MenuOrder key={group.name} group={group} writes={writes} />
          ))}
        </div>
      </WorkspacePart>
    </DetailPage>
  );
}

function MenuOrder({ group, writes }: { group: MenuGroup; writes: boolean }) {
  const last = group.links.length - 1;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="menu" />
      <input type="hidden" name="group" value={group.name} />
      <h3 className="text-lg">{group.name}</h3>
      <ol className="mt-1 border-t border-line">
        {group.links.map(({ href, label }, place) => (
          <li key={href} className="flex min-h-11 items-center gap-1 border-b border-line">
            <span className="me-auto min-w-0 wrap-anywhere">{label}</span>
            {writes ? (
              <>
                <MoveButton direction="up" href={href} label={label} disabled={place === 0} />
                <MoveButton direction="down" href={href} label={label} disabled={place === last} />
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </Form>
  );
}

interface MoveButtonProps {
  direction: 'up' | 'down';
  href: string;
  label: string;
  disabled: boolean;
}

function MoveButton({ direction, href, label, disabled }: MoveButtonProps) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      type="submit"
      name="move"
      value={`${direction} ${href}`}
      disabled={disabled}
      aria-label={`Move ${label} ${direction}`}
      className="grid size-11 place-items-center rounded-full text-mute hover:bg-selected hover:text-ink disabled:invisible"
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
