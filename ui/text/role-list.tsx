import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../data/avatar.tsx';

interface RoleWords {
  name: string;
  /** What this role decides, in one sentence. */
  decides: string;
  /** What you keep once the role's work is done. */
  leaves?: string;
  /** When you can do without the role. */
  without?: string;
}

interface RoleListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  roles: readonly RoleWords[];
  /** Shows the role’s initials before its name. */
  withLetters?: boolean;
  /** A link or a button for asking about the role. */
  action?: (role: RoleWords) => ReactNode;
}

const hues = ['mint', 'lilac', 'sun', 'sky', 'pink'];

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-mute">{text}</dd>
    </div>
  );
}

/** Who decides what: roles told by their decisions, not by faces. */
export function RoleList({ roles, withLetters = false, action, className = '', ...rest }: RoleListProps) {
  return (
    <ul className={`@container border-t-2 border-ink ${className}`} {...rest}>
      {roles.map((role, place) => (
        <li key={role.name} className="flex gap-4 border-b border-line py-5">
          {withLetters ? <Avatar name={role.name} hue={hues[place % hues.length]} /> : null}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <h3 className="text-[1.375rem]">{role.name}</h3>
              {action?.(role)}
            </div>
            <p className="mt-1.5 max-w-[38rem]">{role.decides}</p>
            {role.leaves || role.without ? (
              <dl className="mt-3 grid gap-x-6 gap-y-2 text-[.9375rem] @xl:grid-cols-2">
                {role.leaves ? <Fact term="Leaves" text={role.leaves} /> : null}
                {role.without ? <Fact term="Not needed if" text={role.without} /> : null}
              </dl>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
