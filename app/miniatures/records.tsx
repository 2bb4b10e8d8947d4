import { useEffect, useState } from 'react';
import { isText, listOf, shaped } from '#lib/files/shape.ts';
import { Segmented } from '#ui/actions/segmented.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Line, Said, Small } from './mini.tsx';

const isFound = shaped({ pages: listOf(shaped({ path: isText, label: isText })) });

/** The site's own search, asked while somebody types. */
export function SearchMini() {
  const [typed, setTyped] = useState('waiting list');
  const [found, setFound] = useState<readonly { path: string; label: string }[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!typed.trim()) {
      setFound([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer: unknown = await (
          await fetch(`/api/search?${new URLSearchParams({ q: typed })}`, { signal: stop.signal })
        ).json();
        if (!isFound(answer)) return setSaid('The search sent an unexpected answer. Type again to retry.');
        setFound(answer.pages);
        setSaid(answer.pages.length === 0 ? 'No page matches.' : '');
      } catch {
        if (!stop.signal.aborted) setSaid('The search didn’t answer. Type again to retry.');
      }
    }, 250);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [typed]);
  return (
    <>
      <TextField
        label="Search this site"
        required
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className="mt-2">
        {found.slice(0, 4).map(({ path, label }) => (
          <Line key={path}>
            <a href={path} className="flex min-h-11 items-center underline underline-offset-4">
              {label}
            </a>
          </Line>
        ))}
      </ul>
      <Said>{said}</Said>
    </>
  );
}

interface Version {
  id: number;
  title: string;
}

/** A record with its versions; what is deleted lies in the bin. */
export function PanelMini() {
  const [versions, setVersions] = useState<readonly Version[]>([{ id: 1, title: 'Spring workshop' }]);
  const [draft, setDraft] = useState('Spring workshop');
  const [binned, setBinned] = useState(false);
  const current = versions[0]?.title ?? '';
  const save = (title: string) =>
    setVersions([{ id: (versions[0]?.id ?? 0) + 1, title }, ...versions].slice(0, 4));
  return (
    <>
      {binned ? (
        <ul>
          <Line end={<Small onClick={() => setBinned(false)}>Restore</Small>}>In the bin: {current}</Line>
        </ul>
      ) : (
        <>
          <TextField
            label="Title"
            required
            maxLength={50}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <div className="mt-2 flex gap-1">
            <Small
              onClick={() => {
                if (draft.trim() && draft !== current) save(draft.trim());
              }}
            >
              Save
            </Small>
            <Small onClick={() => setBinned(true)}>Delete</Small>
          </div>
          <ol>
            {versions.map(({ id, title }, at) => (
              <Line
                key={id}
                end={
                  at > 0 ? (
                    <Small
                      label={`Restore ${title}`}
                      onClick={() => {
                        save(title);
                        setDraft(title);
                      }}
                    >
                      Restore
                    </Small>
                  ) : (
                    <span className="text-mute">now</span>
                  )
                }
              >
                {title}
              </Line>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** Three components of the kit, joined. */
export function KitMini() {
  const [size, setSize] = useState('M');
  const [gift, setGift] = useState(false);
  const [count, setCount] = useState(2);
  return (
    <div className="grid gap-3">
      <Segmented
        label="Size"
        size="regular"
        value={size}
        onValueChange={setSize}
        options={['S', 'M', 'L'].map((value) => ({ value, label: value }))}
      />
      <RangeField label="How many" min={1} max={9} defaultValue={count} onValueChange={setCount} />
      <Switch label="As a gift" checked={gift} onChange={() => setGift(!gift)} />
      <Said>
        {count} in size {size}
        {gift ? ', wrapped' : ''}.
      </Said>
    </div>
  );
}
