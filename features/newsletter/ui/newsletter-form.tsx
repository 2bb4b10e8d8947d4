import { Mail } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';

/** The footer's form. It posts as it stands; the server answers with a page. */
export function NewsletterForm() {
  const id = useId();
  return (
    <form action="/newsletter" method="post">
      <FormKey />
      <label htmlFor={id} className="block text-[.9375rem] font-semibold">
        One measured figure a month, by email
      </label>
      <div className="mt-3 flex flex-col gap-2.5 sm:flex-row">
        <span className="relative flex-1">
          <Mail
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="pointer-events-none absolute left-4 top-3.5"
          />
          <input
            id={id}
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            placeholder="you@company.com"
            aria-describedby={`${id}-hint`}
            className="h-12 w-full rounded-input border border-current/50 bg-transparent pl-12 pr-4 placeholder:text-current/65"
          />
        </span>
        <Button type="submit" variant="hue" size="small" className="!min-h-12">
          {' '}
          Subscribe{' '}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2.5 text-sm text-on-ground-mute">
        About 200 words and the command behind the figure. Unsubscribe in any email. See{' '}
        <a href="/privacy" className="underline underline-offset-2">
          privacy
        </a>
        .
      </p>
    </form>
  );
}
