import { applications } from '#content/applications/applications.ts';

/** The same catalogue, dense: for comparing many at once. */
export default function ApplicationTable() {
  return (
    <table className="w-full text-left text-[.95rem]">
      <thead>
        <tr className="h-10 border-b-2 border-ink text-sm">
          <th className="font-medium">Name</th>
          <th className="px-4 font-medium max-md:hidden">What it does</th>
          <th className="px-4 font-medium max-lg:hidden">Takes</th>
          <th className="px-4 font-medium max-sm:hidden">Trade</th>
          <th className="font-medium">Kind</th>
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <tr key={application.slug} className="h-11 border-b border-line align-top hover:bg-selected">
            <th scope="row" className="py-2.5 font-medium">
              <a
                href={`/applications_test/${application.slug}`}
                className="flex items-center gap-3 py-0.5 underline-offset-4 hover:underline"
              >
                <span
                  data-hue={application.hue}
                  className="size-3.5 shrink-0 rounded-sm bg-hue"
                  aria-hidden="true"
                />
                {application.name}
              </a>
            </th>
            <td className="px-4 py-3 text-mute max-md:hidden">{application.tagline}</td>
            <td className="px-4 py-3 text-mute max-lg:hidden">{application.takes}</td>
            <td className="px-4 py-3 max-sm:hidden">{application.trade}</td>
            <td className="whitespace-nowrap py-3 capitalize">{application.kind}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
