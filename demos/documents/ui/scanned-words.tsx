import type { Block } from '#engines/documents/document.ts';

interface ScannedWordsProps {
  blocks: readonly Block[];
  /** The size of the page, in the units of the boxes. */
  size: { width: number; height: number };
}

/** Recognised words as transparent letters over the picture of their page, so that they can be selected and read aloud. */
export function ScannedWords({ blocks, size }: ScannedWordsProps) {
  const share = (part: number) => `${(100 * part) / size.width}cqw`;
  return (
    <div className="text-layer @container">
      {blocks.map(({ text, place }) =>
        place.is === 'boxes' ? (
          <p key={`${text}-${place.boxes[0]?.y}`}>
            {place.boxes.map(({ x, y, width, height, start, end }) => (
              <span
                key={start}
                style={{
                  left: share(x),
                  top: share(y),
                  width: share(width),
                  height: share(height),
                  fontSize: share(Math.min(width, height)),
                  transform: 'none',
                }}
              >
                {`${text.slice(start, end)} `}
              </span>
            ))}
          </p>
        ) : null,
      )}
    </div>
  );
}
