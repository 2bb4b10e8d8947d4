import { LinkRows } from '#ui/layout/link-rows.tsx';

export default function NextPosts() {
  return (
    <LinkRows
      rows={[
        {
          href: '/pages/simple-feed#no-script-until-touched',
          label: 'No framework until you touch it',
          note: 'Pages',
        },
        {
          href: '/pages/simple-feed#one-database-every-size',
          label: 'One database, every size',
          note: 'Data',
        },
      ]}
    />
  );
}
