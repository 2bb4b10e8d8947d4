import { chatPath } from '#app/contact/chat-path.ts';
import { useSite } from '#app/head/use-facts.ts';
import { BrandMark } from '#ui/icons/brand-mark.tsx';

const link = 'flex min-h-11 items-center underline-offset-4 hover:underline';

/** The thin bar below a landing: who made it, the other templates, and the two ways to contact us that every page has. */
export function AgencyBar() {
  const site = useSite();
  return (
    <aside aria-label="About the agency" data-agency-bar className="bg-ground text-sm text-on-ground">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-1.5">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-on-ground-mute">A template by</span>
          <a href="/" className={`${link} gap-2 font-medium`}>
            <BrandMark size={16} />
            {site.name}
          </a>
        </p>
        <div className="flex flex-wrap gap-x-5">
          <a href="/demos#templates" className={link}>
            All 18 templates
          </a>
          <p data-floating className="flex flex-wrap gap-x-5">
            <a href={chatPath} className={link}>
              Need Help? Chat With Us!
            </a>
            <a href="/hire-services" className={link}>
              Hire Us
            </a>
          </p>
        </div>
      </div>
    </aside>
  );
}
