import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, type ListWish, readAddress } from '../address.ts';

/** What the list shows now or is about to show, and the ways to change it. */
interface ListChanges {
  /** The wish whose results are on the way, else the one that is shown. */
  wish: ListWish;
  filters: RefObject<HTMLFormElement | null>;
  results: RefObject<HTMLDivElement | null>;
  choose: (event: ChangeEvent<HTMLFormElement>) => void;
  /** Picks an application for comparing, or puts it back. */
  pick: (slug: string) => void;
}

/** The list query that the state of a form expresses. */
function wishIn(form: FormData): ListWish {
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  return readAddress(new URLSearchParams(fields));
}

const quietly = { preventScrollReset: true };

/** Lets each choice and each pick become the list's address as it is made. */
export function useListChanges(shown: ListWish, path: string): ListChanges {
  const navigate = useNavigate();
  const filters = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const here = addressOf(path, shown, { page: shown.page });
  const [asked, setAsked] = useState<{ at: string; wish: ListWish } | null>(null);
  const wish = asked?.at === here ? asked.wish : shown;

  /** Shows the boxes as they were ticked at once; the list follows when it is there. */
  function ask(next: ListWish, replace: boolean) {
    setAsked({ at: here, wish: next });
    navigate(addressOf(path, next, { page: next.page }), { ...quietly, replace });
  }

  const choose = (event: ChangeEvent<HTMLFormElement>) =>
    ask(wishIn(new FormData(event.currentTarget)), false);

  const pick = (slug: string) => {
    const compare = wish.compare.includes(slug)
      ? wish.compare.filter((each) => each !== slug)
      : [...wish.compare, slug];
    ask({ ...wish, compare }, true);
  };

  // What was ticked before the scripts arrived has been ticked.
  useEffect(() => {
    setAsked(null);
    if (!filters.current) return;
    const form = new FormData(filters.current);
    const boxes = results.current?.querySelectorAll<HTMLInputElement>('input[name=with]:checked') ?? [];
    for (const { value } of boxes) form.append('with', value);
    const made = addressOf(path, wishIn(form));
    // The filters know no page of the list.
    if (made !== addressOf(path, readAddress(new URLSearchParams(here.split('?')[1]))))
      navigate(made, { ...quietly, replace: true });
  }, [here, navigate, path]);

  return { wish, filters, results, choose, pick };
}
