import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { auths, groups } from '#content/indexes/integrations/integration.ts';
import { integrations } from '#content/indexes/integrations.ts';
import { Button } from '#ui/actions/button.tsx';
import { lineLook } from '#ui/fields/field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Bay } from './bay.tsx';
import { DirectoryGroup } from './directory-group.tsx';
import { filtered, states, type Wanted, wantedIn } from './filter.ts';

const path = '/api-intrigation';

const queryOf = (form: HTMLFormElement) => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (value && value !== 'all') query.set(name, String(value));
  return query;
};

/** The patch bay, its filters and the list below. The form asks the server, until the scripts filter by themselves. */
export function Directory({ asked }: { asked: Wanted }) {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(asked);
  const shown = filtered(integrations, wanted);
  const narrowed = shown.length < integrations.length;

  // Something may have been chosen before the scripts arrived.
  useEffect(() => {
    if (form.current) setWanted(wantedIn(queryOf(form.current)));
  }, []);

  function take() {
    if (!form.current) return;
    const query = queryOf(form.current);
    setWanted(wantedIn(query));
    history.replaceState(history.state, '', query.size > 0 ? `${path}?${query}` : path);
  }
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    take();
  }
  function clear() {
    if (!form.current) return;
    for (const field of form.current.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
      field.value = field instanceof HTMLSelectElement ? 'all' : '';
    take();
  }

  return (
    <div id="directory" className="scroll-mt-6">
      <div data-scheme="dark" className="bg-sunk py-10 text-ink lg:py-14">
        <div className="wrap">
          <Bay all={integrations} shown={new Set(shown.map(({ name }) => name))} />
          <search>
            <form
              ref={form}
              action={`${path}#directory`}
              onSubmit={search}
              onChange={take}
              className="mt-8 grid grid-cols-2 gap-4 lg:mt-10 lg:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))_auto] lg:items-end"
            >
              <label className="min-w-0 max-lg:col-span-2">
                <span className="mb-2 block text-[.9375rem] font-medium">Search</span>
                <input
                  name="q"
                  type="search"
                  maxLength={80}
                  defaultValue={asked.words}
                  placeholder="HubSpot, SMTP, invoices"
                  className={lineLook}
                />
              </label>
              <SelectField label="Group" name="group" required defaultValue={asked.group || 'all'}>
                <option value="all">All groups</option>
                {groups.map((group) => (
                  <option key={group}>{group}</option>
                ))}
              </SelectField>
              <SelectField label="Access" name="auth" required defaultValue={asked.auth || 'all'}>
                <option value="all">Any kind of access</option>
                {auths.map((auth) => (
                  <option key={auth}>{auth}</option>
                ))}
              </SelectField>
              <SelectField label="State" name="state" required defaultValue={asked.state || 'all'}>
                <option value="all">All</option>
                {Object.entries(states).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
              <Button type="submit" variant="ink" className="self-end">
                Find
              </Button>
            </form>
          </search>
        </div>
      </div>
      <div className="wrap">
        <div className="flex min-h-20 flex-wrap items-center justify-between gap-x-6 pt-2">
          <p role="status" className="text-lg">
            {shown.length} of {integrations.length} integrations
          </p>
          {narrowed ? (
            <Button variant="ghost" size="small" onClick={clear}>
              Show all
            </Button>
          ) : null}
        </div>
        {shown.length === 0 ? (
          <p className="max-w-[38rem] border-t-2 border-ink py-8 text-lg">
            Nothing in the directory matches. We can connect most services that have an API:{' '}
            <a href="/contact-us" className="underline underline-offset-4">
              tell us which one you need
            </a>
            , and we’ll send you an estimate like these.
          </p>
        ) : null}
        {groups.map((group) => {
          const rows = shown.filter((one) => one.group === group);
          return rows.length > 0 ? (
            <DirectoryGroup key={group} name={group} rows={rows} open={narrowed} />
          ) : null;
        })}
      </div>
    </div>
  );
}
