import { mostLike } from '#engines/sort/like-this.ts';
import { thingsIn } from '../read-lists.ts';
import { given, type RunTask, WrongInput } from '../task.ts';

export const similarProducts: RunTask = async (input, embed) => {
  const products = thingsIn(input, 'products');
  const wanted = given(input, 'like', 'Enter a product from the list.').toLowerCase();
  const named = (exact: boolean) =>
    products.findIndex(({ name }) =>
      exact ? name.toLowerCase() === wanted : name.toLowerCase().includes(wanted),
    );
  const like = named(true) >= 0 ? named(true) : named(false);
  if (like < 0) throw new WrongInput('like', 'No product in the list has this name.');
  const found = (await mostLike(products, like, embed)).slice(0, 4);
  const items = found.map(({ place, score }) => ({
    text: products[place]?.name ?? '',
    note: products[place]?.description ?? '',
    share: Math.min(1, Math.max(0, score)),
  }));
  const finding = `Closest to ${products[like]?.name}: ${items[0]?.text ?? 'nothing'}`;
  return { finding, parts: [{ is: 'list', items }], text: items.map(({ text }) => text).join('\n') };
};
