/** Marks invented data as such. */
export function SampleTag({ children = 'Sample data' }: { children?: string }) {
  return (
    <span className="inline-flex h-6.5 items-center whitespace-nowrap rounded-full border border-line px-2.5 text-[.8125rem] text-mute">
      {children}
    </span>
  );
}
