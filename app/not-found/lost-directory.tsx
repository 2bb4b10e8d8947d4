import { useNavigation } from '#app/shell/use-navigation.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SearchForm } from '#ui/fields/search-form.tsx';
import type { Asked } from './asked.server.ts';
import { AskedAddress } from './asked-address.tsx';

/** Answers with the whole house: the block says what is missing, the directory what is there. */
export function LostDirectory({ asked }: { asked: Asked }) {
  const [first] = asked.near;
  const navigation = useNavigation();
  return (
    <div className="wrap pb-24 pt-2">
      <div className="hue-block grid grid-cols-1 gap-x-6 gap-y-10 p-6 sm:p-10 lg:grid-cols-12">
        <p
          aria-hidden="true"
          className="display text-[clamp(min(7rem,32vw),19vw,17rem)] !leading-[.75] lg:col-span-6"
        >
          404
        </p>
        <div className="min-w-0 lg:col-span-6">
          <h1 className="text-[clamp(min(2rem,9vw),3.4vw,3rem)] leading-none tracking-[-.045em]">
            Wrong address, right site
          </h1>
          {asked.spelling.length > 0 ? (
            <div data-hue="sun" className="mt-4">
              <AskedAddress spelling={asked.spelling} />
            </div>
          ) : null}
          <div className="mt-6">
            <SearchForm label="Search for it instead" words={asked.words} onHue />
          </div>
          <ul className="mt-5 flex flex-wrap gap-x-6">
            {asked.near.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="flex min-h-11 items-center font-[540] underline underline-offset-4">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <h2 className="mt-14 text-[1.75rem]">Or start from here</h2>
      <nav
        aria-label="Directory"
        className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-5"
      >
        {navigation.groups.map((group) => (
          <div key={group.name} data-hue={group.hue} className="border-t-4 border-hue pt-4">
            <h3 className="text-xl">{group.name}</h3>
            <ul className="mt-2 text-mute">
              {group.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    className="flex min-h-11 items-center py-1 leading-snug hover:text-ink hover:underline lg:min-h-9"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-10 flex flex-wrap gap-3">
        {first ? <ButtonLink href={first.href}>Open {first.label}</ButtonLink> : null}
        <ButtonLink href="/" variant="ghost">
          Go home
        </ButtonLink>
      </div>
    </div>
  );
}
