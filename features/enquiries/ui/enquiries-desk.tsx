import { useRevalidator } from 'react-router';
import { ButtonLink } from '#ui/actions/button.tsx';
import { useLive } from '#ui/foundation/use-live.ts';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';
import type { enquiriesPage } from '../account-page.server.ts';
import type { Refusal } from '../receive.server.ts';
import { listAddress } from './address.ts';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryRecord } from './enquiry-record.tsx';

type EnquiriesDeskProps = Awaited<ReturnType<typeof enquiriesPage>> & { refusal: Refusal | null };

const path = '/account/enquiries';

/** The enquiries of an account and its company, or the one that is open; both follow what happens. */
export function EnquiriesDesk({ list, asked, open, refusal }: EnquiriesDeskProps) {
  const { revalidate } = useRevalidator();
  useLive('/api/enquiries/stream', revalidate);
  if (!asked) return <EnquiryList list={list} />;
  if (!open)
    return (
      <DeskSheet>
        <DeskEmpty
          heading="This enquiry is not there"
          action={
            <ButtonLink href={path} variant="ghost" size="small">
              Show all
            </ButtonLink>
          }
        >
          <p>It was sent from another address, or is forgotten.</p>
        </DeskEmpty>
      </DeskSheet>
    );
  return (
    <EnquiryRecord
      key={open.reference}
      conversation={open}
      here={listAddress(path, list, { enquiry: open.reference })}
      back={listAddress(path, list)}
      refusal={refusal}
      onChanged={revalidate}
    />
  );
}
