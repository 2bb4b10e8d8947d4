import { ChevronDown, LayoutDashboard, LogIn, Search, X } from 'lucide-react';
import { Island } from '#app/islands/island.tsx';
import { booking } from '#content/screens/booking.ts';
import { events } from '#content/screens/events.ts';
import { routes } from '#content/screens/routes.ts';
import { Initials } from '#features/identity/ui/account-mark.tsx';
import { SignOutForm } from '#features/identity/ui/sign-out-form.tsx';
import type { Screen } from '#lib/look/picture.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ScreenPicture } from '#ui/media/screen-picture.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useIsListed, useNavigation } from './use-navigation.ts';

const tiles: { href: string; hue: string; title: string; note: string; screen: Screen }[] = [
  {
    href: '/route-optimization/demo',
    hue: 'cobalt',
    title: 'Plan a day of stops yourself',
    note: 'Demo, sample data',
    screen: routes,
  },
  {
    href: '/events',
    hue: 'coral',
    title: 'Booking without double-booking',
    note: 'Workshop',
    screen: events,
  },
  {
    href: '/book_an_appointment',
    hue: 'mint',
    title: 'Talk to the people who build it',
    note: 'Half an hour, by video',
    screen: booking,
  },
];

/** One way among those at the foot of the menu. */
const foot = 'flex min-h-11 items-center gap-2.5 font-medium';

function WideMenu() {
  const navigation = useNavigation();
  const isListed = useIsListed();
  return (
    <div className="wrap hidden pb-8 pt-4 @5xl:block">
      <div className="grid grid-cols-5 gap-6">
        {navigation.groups.map((group) => (
          <nav key={group.name} aria-label={group.name} data-hue={group.hue}>
            <h2 className="flex items-center gap-3 text-[1.75rem]">
              <span className="size-4.5 rounded-md bg-hue" aria-hidden="true" />
              {group.name}
            </h2>
            <ul className="mt-4 first:*:font-semibold">
              {group.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className="flex min-h-9 items-center underline-offset-4 hover:underline hover:decoration-2"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <ul className="mt-8 grid grid-cols-3 gap-4">
        {tiles
          .filter(({ href }) => isListed(href))
          .map((tile) => (
            <li key={tile.href} data-hue={tile.hue}>
              <a href={tile.href} className="hue-block flex h-39 justify-between gap-5 overflow-hidden p-5.5">
                <span className="flex max-w-44 flex-col justify-between">
                  <span className="display text-2xl !leading-none">{tile.title}</span>
                  <span className="text-[.95rem] font-medium">{tile.note}</span>
                </span>
                <ScreenPicture
                  screen={tile.screen}
                  alt=""
                  sizes="15rem"
                  className="-mb-5.5 mt-1 h-auto min-w-0 flex-1 self-stretch rounded-t-input object-cover object-left-top"
                />
              </a>
            </li>
          ))}
      </ul>
      <div className="mt-4 flex items-center justify-between gap-6 text-[.95rem]">
        <ul className="flex flex-wrap gap-x-7 text-mute">
          {navigation.policies.map((link) => (
            <li key={link.href}>
              <a href={link.href} className="flex min-h-11 items-center hover:text-ink">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        {/* The way to the account stands among the pages of the studio above. */}
        <div className="flex shrink-0 items-center gap-7">
          <a href="/sign-in" className={`when-signed-out ${foot}`}>
            <LogIn size={20} strokeWidth={1.5} aria-hidden="true" />
            Sign in
          </a>
          <div className="when-signed-in">
            <Island name="sign-out" of={SignOutForm} props={{ className: foot }} wake="near" />
          </div>
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}

function NarrowMenu() {
  const navigation = useNavigation();
  return (
    <div className="wrap flex min-h-full flex-col pb-8 @5xl:hidden">
      <div className="flex h-18 shrink-0 items-center justify-end">
        <IconButton
          label="Close the menu"
          icon={X}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          className="!size-12"
        />
      </div>
      <form action="/search" className="relative mb-4">
        <Search size={20} strokeWidth={1.5} aria-hidden="true" className="absolute left-4 top-3.5" />
        <input
          name="q"
          type="search"
          aria-label="Search all pages"
          placeholder="Search all pages"
          className="h-12 w-full rounded-input border border-outline bg-raised pl-12 pr-4 placeholder:text-mute"
        />
      </form>
      <nav aria-label="All pages" className="border-t border-line">
        {navigation.groups.map((group) => (
          <details
            key={group.name}
            name="menu-group"
            data-hue={group.hue}
            className="group border-b border-line open:-mx-2 open:rounded-card open:border-transparent open:bg-hue open:px-3 open:pb-4 open:text-on-hue"
          >
            <summary className="flex min-h-16 list-none items-center justify-between">
              <span className="display text-[2rem]">{group.name}</span>
              <ChevronDown size={22} strokeWidth={1.5} aria-hidden="true" className="group-open:rotate-180" />
            </summary>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 sm:grid-cols-2">
              {group.links.map((link) => (
                <li key={link.href} className="border-t border-current/20">
                  <a href={link.href} className="flex min-h-11 items-center py-1.5 font-medium leading-snug">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <ul className="mt-4 flex flex-wrap gap-x-5 text-sm text-mute">
        {navigation.policies.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="flex min-h-11 items-center">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 border-t border-line pt-2 text-[.95rem]">
        <a href="/sign-in" className={`when-signed-out ${foot}`}>
          <LogIn size={20} strokeWidth={1.5} aria-hidden="true" />
          Sign in
        </a>
        <div className="when-signed-in flex w-full flex-wrap items-center justify-between gap-x-5">
          <a href="/account/details" className={foot}>
            <Initials />
            Your account
          </a>
          <Island name="sign-out" of={SignOutForm} props={{ className: foot }} wake="near" />
        </div>
        <a href="/admin-panel" className={`when-staff ${foot}`}>
          <LayoutDashboard size={20} strokeWidth={1.5} aria-hidden="true" className="mx-1.5" />
          Admin panel
        </a>
        <div className="ms-auto">
          <ThemeSwitch />
        </div>
      </div>
      <ButtonLink href="/book_an_appointment" className="mt-2">
        Book a call
      </ButtonLink>
    </div>
  );
}

/** The whole site in five groups. A popover, so that it opens without any script. */
export function SiteMenu() {
  return (
    <div id="site-menu" popover="auto" className="site-menu @container">
      <WideMenu />
      <NarrowMenu />
    </div>
  );
}
