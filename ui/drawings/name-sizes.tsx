interface NameSizesProps {
  /** Each name with its size on the sheet, in points. */
  names: readonly { name: string; points: number }[];
}

/** The width of an A4 sheet on its side, in points: sizes here keep their share of it. */
const sheet = 842;

/** Names in the sizes they are printed in, the shortest first. */
export function NameSizes({ names }: NameSizesProps) {
  return (
    <ul>
      {names.map(({ name, points }) => (
        <li key={name} className="border-b border-line px-[7cqw] py-5 last:border-0">
          <p
            className="font-display leading-[1.08] font-semibold tracking-[-.03em] wrap-anywhere"
            style={{ fontSize: `${(points / sheet) * 100}cqw` }}
          >
            {name}
          </p>
          <p className="mt-1.5 text-sm text-mute">
            {[...name].length} characters, {Math.round(points)} pt
          </p>
        </li>
      ))}
    </ul>
  );
}
