const addresses = import.meta.glob<string>('../../../ui/tokens/fonts/world/*.woff', {
  query: '?url',
  import: 'default',
  eager: true,
});
const loaded = new Map<string, Uint8Array>();

/** One of the typefaces for letters that our own lack. It is fetched once. */
export async function loadWorldFont(file: string): Promise<Uint8Array> {
  const held = loaded.get(file);
  if (held) return held;
  const answer = await fetch(addresses[`../../../ui/tokens/fonts/world/${file}.woff`] ?? file);
  if (!answer.ok)
    throw new Error('A typeface for these characters didn’t load. Check your connection and try again.');
  const data = new Uint8Array(await answer.arrayBuffer());
  loaded.set(file, data);
  return data;
}
