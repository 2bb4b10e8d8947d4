export interface Crumb {
  label: string;
  href: string;
}

/** The way back up, ending with the page one is on. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-mute">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-2">
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {index < crumbs.length - 1 ? (
              <a href={crumb.href} className="py-1 hover:text-ink hover:underline">
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page" className="py-1 text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
