import { LinkRows } from '#ui/layout/link-rows.tsx';

export default function NextPosts() {
  return (
    <LinkRows
      rows={[
        {
          href: '/blog/no-script-until-touched',
          label: 'No framework until you touch it',
          note: 'Pages',
        },
        {
          href: '/blog/one-database-every-size',
          label: 'One database, every size',
          note: 'Data',
        },
      ]}
    />
  );
}
