/** So many boxes in a row, the first of them filled. */
export function Boxes({ all, filled, own }: { all: number; filled: number; own?: boolean }) {
  return (
    <span className="boxes" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => index + 1).map((box) => (
        <i key={box} className={box > filled ? '' : own && box === filled ? 'own' : 'taken'} />
      ))}
    </span>
  );
}
