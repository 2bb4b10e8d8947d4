export default function FourFaces() {
  return (
    <div className="grid gap-5">
      <p className="display text-[2.75rem]">
        The display face is for claims that <span className="serif-accent">you can check</span>
      </p>
      <p className="max-w-[34rem] text-lg">
        Body text is set in Geist at 18 px with a line height of 29 px. Lines are at most 42 rem wide, and
        grey is only for text that matters less.
      </p>
      <p className="mono-label text-mute">15 Nov 2026, 52.52 N</p>
    </div>
  );
}
