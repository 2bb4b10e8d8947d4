import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { addressOf, type ListWish, readAddress } from '../address.ts';

/** What the list shows now or is about to show, and the ways to change it. */
interface ListChanges {
  /** The wish whose results are on the way, else the one that is shown: a box that was ticked stays ticked. */
  wish: ListWish;
  filters: RefObject<HTMLFormElement | null>;
  results: RefObject<HTMLDivElement | null>;
  choose: (event: ChangeEvent<HTMLFormElement>) => void;
  /** Picks an application for comparing, or puts it back. */
  pick: (slug: string) => void;
}

/** The address that the state of a form stands for. */
function addressFor(form: FormData, path: string): string {
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  return addressOf(path, readAddress(new URLSearchParams(fields)));
}

const stay = { replace: true, preventScrollReset: true };

/** Lets each choice and each pick become the list's address as it is made. */
export function useListChanges(shown: ListWish, path: string): ListChanges {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const filters = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const wish = next?.pathname === path ? readAddress(new URLSearchParams(next.search)) : shown;
  const here = addressOf(path, shown);

  const choose = (event: ChangeEvent<HTMLFormElement>) =>
    navigate(addressFor(new FormData(event.currentTarget), path), { preventScrollReset: true });

  const pick = (slug: string) => {
    const compare = wish.compare.includes(slug)
      ? wish.compare.filter((each) => each !== slug)
      : [...wish.compare, slug];
    navigate(addressOf(path, wish, { compare, page: wish.page }), stay);
  };

  // What was ticked before the scripts arrived has been ticked.
  useEffect(() => {
    if (!filters.current) return;
    const form = new FormData(filters.current);
    const boxes = results.current?.querySelectorAll<HTMLInputElement>('input[name=with]:checked') ?? [];
    for (const { value } of boxes) form.append('with', value);
    const made = addressFor(form, path);
    if (made !== here) navigate(made, stay);
  }, [here, navigate, path]);

  return { wish, filters, results, choose, pick };
}
