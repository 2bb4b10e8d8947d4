import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AdminSectionId, adminSection } from '#content/workspaces/admin-sections.ts';
import { sectionIcons } from './section-icons.ts';

interface PanelViewProps {
  section: AdminSectionId;
  /** What the page of the panel is headed with. */
  title: string;
  children: ReactNode;
}

/** A page of the panel as a picture: drawn by the panel's own components and inert, because visitors can't do anything in it. */
export function PanelView({ section, title, children }: PanelViewProps) {
  const { label, icon } = adminSection(section);
  const Icon = sectionIcons[icon];
  return (
    <section aria-label={`${label}, as staff see it`} className="rounded-tile border border-line bg-paper">
      <p className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 text-[.9375rem] text-mute sm:px-6">
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
        <span className="font-[540] text-ink">{label}</span>
        <span className="ms-auto flex items-center gap-2">
          <LockKeyhole size={16} strokeWidth={1.5} aria-hidden="true" />
          Read-only
        </span>
      </p>
      <div inert className="px-4 py-5 sm:px-6">
        <h2 className="mb-4 text-2xl wrap-anywhere">{title}</h2>
        {children}
      </div>
    </section>
  );
}
