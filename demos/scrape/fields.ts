import type { Field, Recipe, Take } from '#engines/scrape/recipe/schema.ts';
import type { Kind } from '#engines/scrape/values/kind.ts';

/** A recipe with something different about one of its fields. */
export const withField = (
  recipe: Recipe,
  at: number,
  part: Partial<Pick<Field, 'name' | 'kind' | 'take'>>,
): Recipe => ({
  ...recipe,
  fields: recipe.fields.map((field, one) => (one === at ? { ...field, ...part } : field)),
});

/** Takes something else of the same element: a link is a link, and words are whatever they were. */
export function taking(recipe: Recipe, at: number, take: Take): Recipe {
  const before = recipe.fields[at]?.kind ?? 'text';
  const bound: Kind | null =
    take === 'link' || take === 'picture' ? take : take === 'datetime' ? 'date' : null;
  const kind = bound ?? (before === 'link' || before === 'picture' ? 'text' : before);
  return withField(recipe, at, { take, kind });
}

/** A recipe without one of its fields; none without the last. */
export function without(recipe: Recipe, at: number): Recipe | null {
  const fields = recipe.fields.filter((_, one) => one !== at);
  return fields.length > 0 ? { ...recipe, fields } : null;
}

/** A recipe with a field one place earlier or later. */
export function moved(recipe: Recipe, at: number, by: 1 | -1): Recipe {
  const fields = [...recipe.fields];
  const [field] = fields.splice(at, 1);
  if (!field || at + by < 0 || at + by > fields.length) return recipe;
  fields.splice(at + by, 0, field);
  return { ...recipe, fields };
}
