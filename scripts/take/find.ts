import { kitGroups } from '#content/workshop/kit-groups.ts';
import type { KitPage } from '#lib/look/kit-page.ts';

const pages: readonly KitPage[] = kitGroups.flatMap((group): readonly KitPage[] => group.pages);

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const stem = (file: string) => plain(file.replace(/.*\//, '').replace(/\.tsx$/, ''));

/** Every name that a component or a page of the kit can be taken by, in the order of the kit. */
export const takeable: readonly string[] = pages.map(({ path }) => path.replace('/ui/', ''));

/**
 * The files that a name stands for: the component's, such as `Button` or `date-field`, or those of all components on a
 * page of the kit, such as `modal`. A field can be named without its last word: `select`. Empty where nothing has the name.
 */
export function filesNamed(name: string): string[] {
  const wanted = plain(name);
  const components = pages.flatMap((page) => page.components ?? []);
  const own = components.filter((each) => [plain(each.name), stem(each.file)].includes(wanted));
  const page = pages.find(({ path }) => plain(path.replace('/ui/', '')) === wanted);
  const fields = components.filter((each) => plain(each.name) === `${wanted}field`);
  const found = own.length > 0 ? own : (page?.components ?? fields);
  return [...new Set(found.map(({ file }) => `ui/${file}`))];
}
