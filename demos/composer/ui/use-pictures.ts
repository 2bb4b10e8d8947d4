import { useEffect, useRef, useState } from 'react';
import { laterThan } from '../../kit/saved/saved-thing.ts';
import { useSaved } from '../../kit/saved/use-saved.ts';
import { type Picture, pictures } from '../pictures.ts';
import type { ComposerState } from '../state.ts';

type Head = Pick<Picture, 'id' | 'title' | 'pinned'>;

/** A sentence with its seed is one picture, however its objects are moved. */
const keyOf = ({ prompt, seed }: ComposerState): string => `${seed} ${prompt}`;

const mostShown = 12;

/** The pictures that are kept: what somebody drew is saved, and saved again when they change it. */
export function usePictures(state: ComposerState) {
  const [heads, setHeads] = useState<ReadonlyMap<string, Head>>(new Map());
  const [recent, setRecent] = useState<readonly Picture[]>([]);
  const stamp = useRef<{ state: ComposerState; changed: string } | null>(null);
  const head = heads.get(keyOf(state));
  // A picture that was only opened keeps its time; every change after that gives it a new one.
  if (stamp.current?.state !== state)
    stamp.current = { state, changed: laterThan(stamp.current?.changed ?? '') };
  const { changed } = stamp.current;
  const { id = 'example', title = state.prompt, pinned = false } = head ?? {};
  const [picture, setPicture] = useState<Picture>({ id, title, pinned, changed, state });
  const isSame =
    picture.state === state && picture.id === id && picture.title === title && picture.pinned === pinned;
  // The saving looks at the object, so it must be a new one only where something is different.
  if (!isSame) setPicture({ id, title, pinned, changed, state });
  const saved = useSaved(pictures, picture, head !== undefined);

  const { list } = saved;
  const here = list.filter(({ isHere }) => isHere).slice(0, mostShown);
  const shown = here.map((one) => `${one.id} ${one.changed}`).join(' ');
  const ids = useRef<readonly string[]>([]);
  ids.current = here.map((one) => one.id);
  useEffect(() => {
    let left = false;
    if (shown === '') setRecent([]);
    else
      Promise.all(ids.current.map(pictures.load)).then(
        (found) => left || setRecent(found.filter((one) => one !== null)),
        () => {},
      );
    return () => {
      left = true;
    };
  }, [shown]);

  const set = (of: ComposerState, next: Head) => setHeads((before) => new Map(before).set(keyOf(of), next));
  return {
    picture,
    saved,
    recent,
    /** A sentence was drawn; one that was drawn with this seed before takes its own place. */
    drawn: (next: ComposerState) => {
      if (!heads.has(keyOf(next)))
        set(next, { id: crypto.randomUUID(), title: next.prompt.slice(0, 80), pinned: false });
    },
    opened: (next: Picture) => {
      stamp.current = { state: next.state, changed: next.changed };
      set(next.state, next);
    },
    changed: (by: Partial<Head>) => {
      if (!head) return;
      stamp.current = { state, changed: laterThan(stamp.current?.changed ?? '') };
      set(state, { ...head, ...by });
    },
    /** The open picture was deleted: it is not saved again before it is drawn again. */
    forgotten: (gone?: string) =>
      setHeads((before) => new Map([...before].filter(([, one]) => gone !== undefined && one.id !== gone))),
  };
}
