import { adminSections } from '#content/desks/admin-sections.ts';
import { mayRead } from '#lib/staff-areas.ts';
import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import { sectionIcons } from './section-icons.ts';
import type { DeskFacts } from './staff-loader.server.ts';

/** Where everything is, for whoever may enter it. */
export function AdminOverview({ desk }: { desk: DeskFacts }) {
  const parts = adminSections.filter((one) => one.id !== 'overview' && mayRead(desk.areas, one));
  return (
    <ListGroup variant="card">
      {parts.map(({ id, path, label, about, icon }) => {
        const Icon = sectionIcons[icon];
        return (
          <ListLink
            key={id}
            href={path}
            title={label}
            note={about}
            media={<Icon size={20} strokeWidth={1.5} aria-hidden="true" />}
          />
        );
      })}
    </ListGroup>
  );
}
