import { useSite } from '#app/head/use-facts.ts';
import { NewsletterForm } from '#features/newsletter/ui/newsletter-form.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ThemeChoice } from './theme-switch.tsx';
import { useNavigation } from './use-navigation.ts';

/** The last word, the newsletter, and a way to every page within two steps. */
export function Footer() {
  const site = useSite();
  const navigation = useNavigation();
  return (
    <footer
      data-shell
      data-on-ink
      className="footer relative mt-24 rounded-t-tile barred:mt-0 barred:z-20 bg-ground text-on-ground"
    >
      <div className="wrap pb-16 pt-18 lg:pt-20">
        <div className="grid gap-12 lg:grid-cols-12 lg:items-end lg:gap-6">
          <div className="lg:col-span-7">
            <p className="display text-[clamp(min(2.6rem,11.5vw),5.6vw,5.2rem)]">
              Tell us what breaks
              <br />
              on Mondays
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href="/book_an_appointment">Book a call</ButtonLink>
              <a
                href="/contact-us"
                className="inline-flex min-h-13 items-center rounded-full border border-current/45 px-6 font-[540] hover:bg-white/10"
              >
                Write to us
              </a>
            </div>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <NewsletterForm />
          </div>
        </div>
        <nav
          aria-label="Footer"
          className="mt-16 grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-10 border-t border-current/20 pt-8 md:grid-cols-3 lg:grid-cols-5"
        >
          {navigation.groups.map((group) => (
            <div key={group.name} className="min-w-0 max-md:last:odd:col-span-full">
              <h2 className="text-xl">{group.name}</h2>
              <ul className="mt-3 gap-x-6 text-on-ground-mute max-md:in-[:last-child:nth-child(odd)]:columns-[2_9rem]">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={link.href}
                      className="flex min-h-11 items-center py-1 leading-snug wrap-anywhere hover:text-white hover:underline lg:min-h-8.5"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-current/20 pt-6 text-[.9rem] text-on-ground-mute">
          <ul className="flex flex-wrap items-center gap-x-5">
            <li className="py-2.5">© {site.name}</li>
            {navigation.policies.map((link) => (
              <li key={link.href}>
                <a href={link.href} className="flex min-h-11 items-center hover:text-white hover:underline">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
