import { adminEntry, adminParts } from '#content/desks/admin.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { ButtonLink } from '#ui/actions/button.tsx';

/** Says who may enter and what is run here; it holds nobody's data. */
export function AdminDoor() {
  return (
    <div className="mx-auto max-w-[70rem] px-4 pb-36 sm:px-8 lg:pb-24">
      <div className="flex min-h-19 flex-wrap items-center justify-between gap-3 py-3.5">
        <h1 className="text-2xl">Admin panel</h1>
        <ButtonLink href={signInFor('/admin-panel')} variant="ink" size="small" className="max-sm:w-full">
          Sign in as staff
        </ButtonLink>
      </div>
      <p className="max-w-[44rem] text-mute">
        The studio runs its site from here. No client’s name, figure or message is shown before somebody has
        signed in, this page included.
      </p>
      <h2 className="mt-9 text-xl">Three kinds of people</h2>
      <dl className="mt-3 grid rounded-card border border-line bg-raised sm:grid-cols-3">
        {adminEntry.map(({ who, how }) => (
          <div
            key={who}
            className="border-line p-5 max-sm:border-t max-sm:first:border-t-0 sm:border-l sm:first:border-l-0"
          >
            <dt className="font-[540]">{who}</dt>
            <dd className="mt-1 text-[.9375rem] text-mute">{how}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-9 text-xl">What it runs, and what it refuses</h2>
      <table className="mt-3 w-full border-collapse text-left text-[.9375rem]">
        <thead className="max-sm:sr-only">
          <tr className="h-10 text-[.8125rem] text-mute">
            <th scope="col" className="w-32 font-normal">
              Part
            </th>
            <th scope="col" className="font-normal">
              Runs
            </th>
            <th scope="col" className="font-normal">
              Never
            </th>
          </tr>
        </thead>
        <tbody>
          {adminParts.map(({ name, runs, refuses }) => (
            <tr key={name} className="h-11 border-t border-line max-sm:grid max-sm:h-auto max-sm:py-3">
              <th scope="row" className="pr-4 font-[540]">
                {name}
              </th>
              <td className="pr-4 sm:py-2">{runs}</td>
              <td className="text-mute sm:py-2">
                <span className="sm:hidden">Never: </span>
                {refuses}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
