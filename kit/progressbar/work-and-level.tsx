export const heading = 'Work on its way, and a level';

export default function Example() {
  return (
    <div className="grid max-w-sm gap-6">
      <label className="grid gap-2">
        Pages read, sample: 126 of 165
        <progress max={165} value={126} className="h-3 w-full accent-ink" />
      </label>
      <label className="grid gap-2">
        Places taken, sample: 18 of 24
        <meter min={0} max={24} value={18} className="h-3 w-full" />
      </label>
    </div>
  );
}
