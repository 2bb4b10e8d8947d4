import { LayoutDashboard, ShieldCheck, UserRound } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { Avatar } from '#ui/data/avatar.tsx';
import { Popover } from '#ui/panels/popover.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { useWho } from './use-who.ts';

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-[.9rem] px-3 py-2 text-start leading-snug hover:bg-selected';

interface AccountMarkProps {
  /** `plain` where the header is too low for an outline. */
  variant?: 'outline' | 'plain';
  className?: string;
}

const looks = { outline: 'border border-line bg-raised hover:bg-selected', plain: '-me-1.5' };

const links = [
  { href: '/account/details', label: 'Your account', Icon: UserRound, className: '' },
  { href: '/account/security', label: 'Security', Icon: ShieldCheck, className: '' },
  { href: '/admin-panel', label: 'Admin panel', Icon: LayoutDashboard, className: 'when-staff' },
];

/** The signed-in visitor's initials; the document's mark shows them before any script, which cannot know the name. */
export const Initials = () => <Avatar name="" size="small" className="who-initials" />;

/** The visitor's initials, opening the ways of an account. Shown by CSS where the document is marked as signed in. */
export function AccountMark({ variant = 'outline', className = '' }: AccountMarkProps) {
  const who = useWho();
  const panel = useRef<HTMLDivElement>(null);

  // The router changes the page below; the panel would stay over it.
  function shutAtLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) panel.current?.hidePopover();
  }

  return (
    <div className={`when-signed-in ${className}`}>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={who ? `Your account: ${who.name}` : 'Your account'}
        className={`grid size-11 place-items-center rounded-full ${looks[variant]}`}
      >
        <Initials />
      </button>
      <Popover
        ref={panel}
        id="account-menu"
        aria-label="Your account"
        align="end"
        className="min-w-60 !p-2"
        onClick={shutAtLink}
      >
        <p
          dir="auto"
          className="mx-3 my-2 line-clamp-2 font-display text-lg font-semibold leading-tight tracking-[-.02em] wrap-anywhere"
        >
          {who?.name ?? 'Signed in'}
        </p>
        <ul>
          {links.map(({ href, label, Icon, className }) => (
            <li key={href} className={className}>
              <a href={href} className={row}>
                <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-1.5 border-t border-line pt-1.5">
          <SignOutForm className={row} />
        </div>
      </Popover>
    </div>
  );
}
