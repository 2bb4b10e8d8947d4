import { useLoaderData } from 'react-router';
import { AccountExample } from '#app/account/account-example.tsx';
import { pageLoader } from '#app/head/page-facts.server.ts';
import { accountPages } from '#content/workspaces/account-pages.ts';

export const loader = pageLoader;

export default function Account() {
  const { facts } = useLoaderData<typeof loader>();
  const page = accountPages[facts.route];
  return page ? <AccountExample page={page} here={facts.route} /> : null;
}
