import type { ReactNode } from 'react';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import type { OwnAccount } from '../../own-account.ts';
import { CloseOfGoogle, ClosePart } from './close-part.tsx';
import { EmailPart } from './email-part.tsx';
import { KeptByGoogle } from './kept-by-google.tsx';
import { NamePart } from './name-part.tsx';
import { OwnerPlace } from './owner-place.tsx';

interface DetailsPageProps {
  account: OwnAccount;
  /** Something of the account was changed: what the page shows should be read again. */
  onChanged: () => void;
  /** What the law does not let us erase. */
  kept: readonly string[];
  /** Further parts, before the way to leave. */
  children: ReactNode;
}

/** What somebody can set about themselves: name, address, and leaving. */
export function DetailsPage({ account, kept, onChanged, children }: DetailsPageProps) {
  if (account.keeper === 'google')
    return (
      <DetailPage>
        <KeptByGoogle account={account} />
        {children}
        <CloseOfGoogle kept={kept} />
      </DetailPage>
    );
  return (
    <OwnerPlace account={account} onChanged={onChanged}>
      <DetailPage>
        <NamePart />
        <EmailPart changes={false} />
        {children}
        <ClosePart kept={kept} />
      </DetailPage>
    </OwnerPlace>
  );
}
