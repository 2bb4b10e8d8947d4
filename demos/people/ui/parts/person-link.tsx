import type { ReactNode } from 'react';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { Person } from '../../records.ts';
import { PersonFace } from './person-face.tsx';

interface PersonLinkProps {
  person: Person;
  /** What stands below the name; the title when nothing is given. */
  note?: ReactNode;
  className?: string;
}

/** The address of somebody’s profile. */
export const profileOf = (id: string, tab?: string): string => hrefTo(['people', id], { tab });

/** Somebody by face, name and a note; leads to the profile. */
export function PersonLink({ person, note, className = '' }: PersonLinkProps) {
  return (
    <a
      href={profileOf(person.id)}
      className={`group flex min-h-11 min-w-0 items-center gap-3 rounded-xl ${className}`}
    >
      <PersonFace name={person.name} className="size-10" />
      <span className="min-w-0">
        <span className="block truncate font-medium leading-tight underline-offset-4 group-hover:underline">
          {person.name}
        </span>
        <span className="block truncate text-[.875rem] text-mute">{note ?? person.title}</span>
      </span>
    </a>
  );
}
