import { data, useLoaderData } from 'react-router';
import { ApplicationPage } from '#app/catalogue/application-page.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { submissionHref } from '#features/catalogue/submissions/address.ts';
import { previewOf } from '#features/catalogue/submissions/page.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { isUuid } from '#lib/text/uuid.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

export async function loader({ request, url }: { request: Request; url: URL }) {
  const id = url.searchParams.get('open') ?? '';
  const visitor = isUuid(id) ? await visitorOf(request) : null;
  const application = visitor ? await previewOf(visitor, id) : null;
  return data(
    { facts: pageFacts(url), application, back: submissionHref({ open: id, step: 'check' }) },
    { status: isUuid(id) && !application ? 404 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function ApplicationPreview() {
  const { application, back } = useLoaderData<typeof loader>();
  if (!application)
    return (
      <FormPage
        title="Nothing to see yet"
        lead="This is where you preview your draft as it will appear on its page."
      >
        <ButtonLink href="/account/add_application" className="mt-8">
          Go to your applications
        </ButtonLink>
      </FormPage>
    );
  return (
    <ApplicationPage
      application={application}
      similar={[]}
      list="/applications"
      back={{ href: back, label: 'Back to your draft' }}
    />
  );
}
