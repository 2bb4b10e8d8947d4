/** A picture that the composer made; `scripts/journal-figures.ts` writes its file. */
export function ComposedScene({ file }: { file: string }) {
  return (
    <img
      src={`/media/journal/${file}.svg`}
      alt=""
      width={1200}
      height={900}
      loading="lazy"
      className="!mt-0 w-full !rounded-input"
    />
  );
}
