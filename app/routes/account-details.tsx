import { data, redirect, useActionData, useRevalidator } from 'react-router';
import { AccountPage } from '#app/account/account-page.tsx';
import { earlyForm } from '#app/account/early-form.ts';
import { NeedsScripts } from '#app/account/needs-scripts.tsx';
import { settled } from '#app/account/own-client-loader.ts';
import { railCounts } from '#app/account/rail-counts.server.ts';
import { clockName } from '#app/clock-name.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { dataSubjectOf } from '#features/identity/data-subject.ts';
import { ownAccount } from '#features/identity/own-account.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { changeProfile } from '#features/identity/stores/account-actions.ts';
import { DetailsPage } from '#features/identity/ui/account/details-page.tsx';
import { useFreshness } from '#features/identity/ui/account/use-freshness.ts';
import { keptOf } from '#features/personal-data/queries.server.ts';
import { CopyPart } from '#features/personal-data/ui/copy-part.tsx';
import { removePhoto } from '#features/profile/commands/photo.server.ts';
import { saveProfile } from '#features/profile/commands/save-profile.server.ts';
import { profileOf } from '#features/profile/queries.server.ts';
import { profileSchema } from '#features/profile/schema.ts';
import { AboutPart } from '#features/profile/ui/about-part.tsx';
import { PhotoPart } from '#features/profile/ui/photo-part.tsx';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { ToastRegion } from '#ui/panels/toast-region.tsx';
import type { Route } from './+types/account-details';

const blank = { company: '', role: '', phone: '', zone: '' };

export async function loader({ request, url }: Route.LoaderArgs) {
  const visitor = await visitorOf(request);
  if (!visitor) throw redirect(signInFor(url.pathname + url.search));
  const { company, role, phone, zone } = (await profileOf(visitor.userId)) ?? blank;
  return {
    facts: pageFacts(url),
    counts: await railCounts(visitor),
    clock: clockName(visitor),
    account: await ownAccount(visitor),
    photo: visitor.photoUrl,
    profile: { company, role, phone, zone },
    zones: Intl.supportedValuesOf('timeZone'),
    kept: await keptOf(dataSubjectOf(visitor)),
    state: url.searchParams.get('state') ?? '',
  };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export async function action({ request, url }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  // Name and address are changed by the browser's own talk with the identity service.
  if (fields.intent !== 'about' && fields.intent !== 'photo-remove') return earlyForm({ url });
  const visitor = await visitorOf(request);
  if (!visitor) throw redirect(signInFor(url.pathname), 303);
  if (fields.intent === 'photo-remove') {
    await removePhoto(visitor.userId);
    return redirect('/account/details?state=photo-gone', 303);
  }
  try {
    await saveProfile(visitor.userId, parseFields(profileSchema, fields));
    return redirect('/account/details?state=saved#about', 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

const photoWords: Readonly<Record<string, string>> = {
  'no-photo': 'We couldn’t read that file as a picture. Choose a JPEG or PNG up to 12 MB.',
};

export default function AccountDetails({ loaderData }: Route.ComponentProps) {
  const { facts, account, photo, profile, zones, kept, state } = loaderData;
  const { revalidate } = useRevalidator();
  const refusal = useActionData<typeof action>() ?? null;
  useFreshness(!account.emailVerified, revalidate);
  async function tellKeeper(url: string | null) {
    // At Firebase the account itself is kept elsewhere; here the server has noted it.
    if (account.keeper === 'firebase') await changeProfile({ photoURL: url ?? '' });
    await revalidate();
  }
  return (
    <AccountPage title="Details" here={facts.route}>
      <NeedsScripts what="Changing your name or address, or closing your account," />
      <DetailsPage account={account} kept={kept} onChanged={revalidate}>
        <PhotoPart name={account.name} photo={photo} refusal={photoWords[state]} onChanged={tellKeeper} />
        <AboutPart profile={profile} zones={zones} refusal={refusal} saved={state === 'saved' && !refusal} />
        <CopyPart />
      </DetailsPage>
      <ToastRegion />
    </AccountPage>
  );
}
