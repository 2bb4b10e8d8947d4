export default function FourFaces() {
  return (
    <div className="grid gap-5">
      <p className="display text-[2.75rem]">
        Display says what <span className="serif-accent">could be false</span>
      </p>
      <p className="max-w-[34rem] text-lg">
        Reading text is Geist at 18 px on 29, at most 42rem wide, and never grey where it matters.
      </p>
      <p className="mono-label text-mute">15 Nov 2026, 52.52 N</p>
    </div>
  );
}
