/** Names the time zone of all times on a page, with a link to change it. */
export function ClockLine({ clock, className = '' }: { clock: string; className?: string }) {
  return (
    <p className={`text-sm text-mute ${className}`}>
      All times are in your time zone: {clock}.{' '}
      <a
        href="/account/details#about"
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-[3px]"
      >
        Change it
      </a>
    </p>
  );
}
