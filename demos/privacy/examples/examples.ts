/** What can be opened without bringing an address: made-up sites, held in memory. */
export const examples = [
  { id: 'shop', name: 'Sample shop: asks but doesn’t wait' },
  { id: 'practice', name: 'Sample doctor’s practice: doesn’t ask' },
  { id: 'library', name: 'Sample library: shares nothing' },
] as const;

export type ExampleId = (typeof examples)[number]['id'];

/** How a tool is asked for an example. */
export const exampleAddress = (id: string): string => `example:${id}`;

/** The example that an address means, if it means one. */
export const exampleOf = (address: string): string | null =>
  address.startsWith('example:') ? address.slice('example:'.length) : null;
