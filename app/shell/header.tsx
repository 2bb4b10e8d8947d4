import { Menu, Search } from 'lucide-react';
import { usePageFacts, useSite } from '#app/head/use-facts.ts';
import { Island } from '#app/islands/island.tsx';
import type { Kind } from '#app/site-map/page.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { BrandMark } from '#ui/icons/brand-mark.tsx';
import { KeyCap } from '#ui/text/key-cap.tsx';
import { AccountPart } from './account-part.tsx';
import { useNavigation } from './use-navigation.ts';

/** How high the header stands, by kind of page: lower where the page is a place of work. */
const heights: Partial<Record<Kind, string>> = {
  reader: 'lg:h-16 lg:[--menu-top:4rem]',
  workshop: 'lg:h-16 lg:[--menu-top:4rem]',
  demo: 'md:h-16 lg:h-14 border-b border-line bg-paper',
  workspace: 'md:h-16 lg:h-14 border-b border-line bg-paper',
  landing: 'h-14 lg:h-10 border-b border-line bg-paper text-sm',
};
const quiet: Kind[] = ['demo', 'workspace', 'workshop', 'landing'];

/**
 * Brand, menu, search, and the way to a conversation: on every page. What fits is asked of its own width
 * in letters, so that large text on a desktop gets the phone's header instead of overlapping parts.
 */
export function Header() {
  const site = useSite();
  const navigation = useNavigation();
  const facts = usePageFacts();
  const kind = facts?.kind ?? 'form';
  const slim = kind === 'landing';
  return (
    <header data-shell className={`@container relative z-40 h-(--header) ${heights[kind] ?? ''}`}>
      <div
        className={`flex h-full items-center justify-between gap-4 ${kind === 'demo' || kind === 'workspace' ? 'px-[min(1.25rem,5.5vw)]' : 'wrap'}`}
      >
        <a
          href="/"
          className={`flex min-h-11 items-center gap-2.5 whitespace-nowrap font-display font-semibold tracking-[-.04em] ${slim ? 'min-h-10 text-[min(1rem,5vw)]' : 'text-[min(1.4rem,6.5vw)]'}`}
        >
          <BrandMark size={slim ? 18 : 26} />
          {site.name}
        </a>
        <nav
          aria-label="Main"
          className={`absolute left-1/2 hidden -translate-x-1/2 rounded-full @5xl:flex ${slim ? '' : 'gap-0.5 bg-raised p-1.5 shadow-[0_1px_2px_oklch(.19_.022_275/.06),0_0_0_1px_var(--line)]'}`}
        >
          {navigation.groups.map((group) => (
            <button
              key={group.name}
              type="button"
              popoverTarget="site-menu"
              aria-current={group.name === facts?.group ? 'true' : undefined}
              className={`rounded-full px-4 text-[.95rem] text-mute hover:text-ink aria-[current]:font-medium aria-[current]:text-ink ${slim ? 'h-10' : 'h-9.5 aria-[current]:bg-selected'} ${kind === 'demo' || kind === 'workspace' || kind === 'reader' || kind === 'workshop' ? '!h-7.5' : ''}`}
            >
              {group.name}
            </button>
          ))}
        </nav>
        <div className="flex items-center gap-2 @5xl:gap-4">
          <button
            type="button"
            command="show-modal"
            commandfor="search"
            className="flex min-h-11 min-w-[min(2.75rem,12vw)] items-center justify-center gap-2.5 text-mute hover:text-ink"
          >
            <Search size={slim ? 16 : 20} strokeWidth={1.5} aria-hidden="true" />
            <span className="sr-only">Search</span>
            <span className="hidden @5xl:block" aria-hidden="true">
              <KeyCap>⌘K</KeyCap>
            </span>
          </button>
          <a
            href="/sign-in"
            className="when-signed-out hidden min-h-11 items-center text-[.95rem] text-mute hover:text-ink @5xl:flex"
          >
            Sign in
          </a>
          <Island
            name="account"
            of={AccountPart}
            props={{ variant: slim ? 'plain' : 'outline', className: 'hidden @5xl:block' }}
            wake="touch"
          />
          {slim ? null : (
            <span className="hidden @5xl:block">
              <ButtonLink
                href="/book_an_appointment"
                size="small"
                variant={quiet.includes(kind) ? 'ghost' : 'ink'}
                className={kind === 'demo' || kind === 'workspace' ? '!min-h-10' : ''}
              >
                Book a call
              </ButtonLink>
            </span>
          )}
          <IconButton
            label="Menu"
            icon={Menu}
            popoverTarget="site-menu"
            className={`@5xl:!hidden ${slim ? '!size-[min(2.75rem,15vw)]' : '!size-[min(3rem,15vw)]'}`}
          />
        </div>
      </div>
    </header>
  );
}
