import { ButtonLink } from '#ui/actions/button.tsx';
import { RoundOfStops } from '#ui/data/round-of-stops.tsx';
import { SearchForm } from '#ui/fields/search-form.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';
import type { Asked } from './asked.server.ts';
import { AskedAddress } from './asked-address.tsx';

function explanation({ spelling, nearly }: Asked): string {
  if (spelling.length === 0)
    return 'You see this page when an address doesn’t exist. Nothing you entered has been lost.';
  if (!nearly) return 'No page has a similar address. These three share a word or a sound with it.';
  return spelling.some((run) => !run.same)
    ? `The marked letters differ from ${nearly}.`
    : `It’s a letter or two short of ${nearly}.`;
}

/** Asks what was meant: the search is filled in, the three nearest pages stand below it. */
export function LostQuestion({ asked }: { asked: Asked }) {
  const [first] = asked.near;
  return (
    <FormPage
      title="This page doesn’t exist"
      aside={
        <div className="relative min-h-[26rem] overflow-hidden rounded-tile bg-hue p-7 text-on-hue md:max-lg:min-h-[30rem] lg:min-h-[36.5rem]">
          <p className="relative font-[540]">Eight stops, but none at your address</p>
          <div className="absolute inset-y-0 left-1/2 w-full max-w-[29rem] -translate-x-1/2 md:max-lg:max-w-[24rem]">
            <RoundOfStops />
          </div>
        </div>
      }
      bar={
        first ? (
          <ActionBar variant="hue" fact="The closest page">
            <ButtonLink href={first.href} variant="hue">
              Open {first.label}
            </ButtonLink>
          </ActionBar>
        ) : null
      }
    >
      {asked.spelling.length > 0 ? (
        <div className="mt-4">
          <AskedAddress spelling={asked.spelling} />
        </div>
      ) : null}
      <p className="mt-2 max-w-[36rem] break-words text-[1.1875rem] text-mute">{explanation(asked)}</p>
      <div className="mt-9">
        <SearchForm label="Search the site" words={asked.words} />
      </div>
      <div className="mt-7">
        <LinkRows rows={asked.near.map(({ href, label, kind }) => ({ href, label, note: kind }))} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {first ? (
          <ButtonLink href={first.href} className="max-md:hidden">
            Open {first.label}
          </ButtonLink>
        ) : null}
        <ButtonLink href="/" variant="ghost">
          Go home
        </ButtonLink>
      </div>
    </FormPage>
  );
}
