import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { countries, countryCodes } from '#engines/leave/holidays.ts';
import { counted } from '#lib/money/grouped.ts';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { placeOf } from '../../../app-kit/place/place.ts';
import { goTo, noteAsked, usePlace } from '../../../app-kit/place/use-place.ts';
import { type DirectoryFilter, findPeople, standings } from '../../rules/directory.ts';
import { usePeople } from '../people-context.ts';
import { DirectoryRows } from './directory-rows.tsx';
import { FilterChoice } from './filter-choice.tsx';

const filterOf = (asked: URLSearchParams): DirectoryFilter => ({
  words: asked.get('q') ?? '',
  team: asked.get('team') ?? '',
  country: asked.get('country') ?? '',
  standing: asked.get('standing') ?? '',
});

const countryOptions = countryCodes.map((code) => [code, countries[code]] as const);

/** Adds another filter to those in the address, which also contains the typed words. */
function ask(name: 'team' | 'country' | 'standing', value: string) {
  const { asked } = placeOf(location.hash);
  goTo(['people'], { ...Object.fromEntries(asked), [name]: value }, { replace: true });
}

/** Everybody, filtered by the words and filters in the address. */
export function DirectoryScreen() {
  const { rows, day } = usePeople();
  const { asked } = usePlace();
  const filter = filterOf(asked);
  const { team, country, standing } = filter;
  const [words, setWords] = useState(filter.words);
  const sought = useDeferredValue(words);
  const found = useMemo(
    () => findPeople(rows, { team, country, standing, words: sought }, day, daysLater(day, -30)),
    [rows, day, team, country, standing, sought],
  );
  const teams = useMemo(
    () =>
      [...rows.teams.values()]
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ id, name }) => [id, name] as const),
    [rows.teams],
  );
  const filtered = words || filter.team || filter.country || filter.standing;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <div className="relative min-w-0 flex-[1_1_16rem]">
          <Search
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto text-mute"
          />
          <input
            type="search"
            aria-label="Search by name, title, team or place"
            placeholder="Name, title, team or place"
            value={words}
            onChange={(event) => {
              const q = event.currentTarget.value;
              setWords(q);
              noteAsked(['people'], { ...Object.fromEntries(placeOf(location.hash).asked), q });
            }}
            className="h-12 w-full rounded-full border border-outline bg-raised ps-12 pe-4"
          />
        </div>
        <FilterChoice
          name="team"
          label="Team"
          all="All teams"
          value={filter.team}
          options={teams}
          onChoose={ask}
        />
        <FilterChoice
          name="country"
          label="Country"
          all="All countries"
          value={filter.country}
          options={countryOptions}
          onChoose={ask}
        />
        <FilterChoice
          name="standing"
          label="Status"
          all="Everybody"
          value={filter.standing}
          options={standings}
          onChoose={ask}
        />
      </div>
      <div className="mt-4 mb-1 flex min-h-11 flex-wrap items-center gap-x-4 text-[.9375rem] text-mute">
        <p role="status">{counted(found.length, 'person', 'people')}</p>
        {filtered ? (
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              setWords('');
              goTo(['people'], {}, { replace: true });
            }}
          >
            Show everyone
          </Button>
        ) : null}
      </div>
      <DirectoryRows people={found} />
      {found.length === 0 ? (
        <p className="rounded-card border border-dashed border-line p-8 text-center text-mute">
          No one matches. Remove a filter or shorten your search.
        </p>
      ) : null}
    </div>
  );
}
