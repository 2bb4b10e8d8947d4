import { faultyShop } from './faults.ts';
import { samplePages } from './pages.ts';
import { shopOrigin } from './shop.ts';

/** What can be opened without bringing anything; all of it is made up. */
export const examples = [
  { id: 'shop', name: 'Sample shop with faults', about: 'Sample shop, seven pages' },
  { id: 'shop-mended', name: 'The same shop, fixed', about: 'Sample shop, fixed' },
  { id: 'page', name: 'Sample page, pasted source', about: 'Sample page, pasted' },
] as const;

/** The name of an example's run. */
export const exampleName = (id: string): string =>
  examples.find((example) => example.id === id)?.about ?? 'Example';

/** The example whose source is pasted: a page of the shop that is not public yet. */
export const samplePaste = () => {
  const address = `${shopOrigin}/lamps`;
  return { address, source: faultyShop()[address]?.body ?? '' };
};

/** A text to begin with in the analyser of words: what the first page says. */
export const sampleText: string = samplePages
  .slice(0, 2)
  .flatMap(({ lead, parts }) => [lead, ...parts.map(([, text]) => text)])
  .join('\n\n');
