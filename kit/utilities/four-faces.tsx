export default function FourFaces() {
  return (
    <div className="grid gap-6 @2xl:grid-cols-2">
      <div className="border-t-2 border-ink pt-4">
        <p className="display text-[clamp(2.25rem,6cqi,3.25rem)]">
          200 stops, planned <span className="serif-accent">while you read this</span>
        </p>
        <p className="mono-label mt-4 text-mute">display, with one phrase in serif-accent</p>
      </div>
      <div className="border-t-2 border-ink pt-4">
        <p className="text-[1.0625rem] leading-[1.6]">
          Tell us what breaks on Mondays. We answer within a working day, with a question or a plan.
        </p>
        <p className="mono-label mt-4 text-mute">font-sans, which needs no class</p>
        <p className="mono-label mt-6 border-t border-line pt-4 text-ink">AK-2417 · 8 Dec 2026 · 14:00</p>
        <p className="mono-label mt-4 text-mute">mono-label, for data</p>
      </div>
    </div>
  );
}
