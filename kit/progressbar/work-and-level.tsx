const bar =
  'h-3 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-meter-bar]:h-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:[background:var(--line)] [&::-webkit-meter-inner-element]:block [&::-webkit-meter-inner-element]:h-full [&::-webkit-meter-optimum-value]:[background:var(--ink)] [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink';

export default function WorkAndLevel() {
  return (
    <div className="grid max-w-sm gap-6">
      <label className="grid gap-2">
        Pages read, sample: 126 of 165
        <progress max={165} value={126} className={bar} />
      </label>
      <label className="grid gap-2">
        Places taken, sample: 18 of 24
        <meter min={0} max={24} value={18} className={bar} />
      </label>
    </div>
  );
}
