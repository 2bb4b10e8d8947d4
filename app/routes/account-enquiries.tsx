import { redirect } from 'react-router';
import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { enquiries } from '#content/workspaces/conversations.ts';
import type { Route } from './+types/account-enquiries';

/** Enquiries are conversations, and those have one place; an address that names an enquiry opens it there. */
function conversationsAt({ searchParams }: URL): string {
  const { enquiry, ...rest } = Object.fromEntries(searchParams);
  const query = new URLSearchParams({ ...rest, ...(enquiry ? { thread: enquiry } : {}) }).toString();
  return `/account/messages${query ? `?${query}` : ''}`;
}

export const loader = ownLoader(async (_visitor, url): Promise<never> => {
  throw redirect(conversationsAt(url));
});

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

/** What visitors see: the example, in the place where theirs will be. */
export default function AccountEnquiries({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <OwnPage page={enquiries} here="/account/messages" own={own}>
      {() => null}
    </OwnPage>
  );
}
