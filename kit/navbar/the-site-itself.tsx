const groups = ['Work', 'Products', 'Services', 'Meet', 'Studio'];

export default function TheSiteItself() {
  return (
    <nav aria-label="Example" className="flex w-fit flex-wrap rounded-3xl border border-line bg-raised p-1.5">
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          popoverTarget="site-menu"
          className="min-h-11 rounded-full px-4 text-mute hover:text-ink"
        >
          {group}
        </button>
      ))}
    </nav>
  );
}
