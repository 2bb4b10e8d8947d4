import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { FormSteps } from '#ui/fields/form-steps.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { LegalGap } from '../../legal-data.ts';
import { liveSums, placesIn, type Reckoning, type Typed } from '../../paper-lines.ts';
import { paperPreview } from '../../paper-preview.ts';
import { BuyerFields } from '../buyer-fields.tsx';
import { LegalGaps } from './legal-gaps.tsx';
import { LineFields } from './line-fields.tsx';
import { LiveSums } from './live-sums.tsx';
import { PaperBody } from './paper-body.tsx';
import { SupplyFields } from './supply-fields.tsx';

interface PaperFormProps {
  kind: 'quote' | 'invoice';
  reckoning: Reckoning;
  countries: readonly { code: string; name: string }[];
  /** Legal data of the studio's own without which nothing can be sent. */
  gaps: readonly LegalGap[];
  /** What the form begins with. */
  typed: Typed;
  /** Of a draft that is edited: its version, and the page it belongs to. */
  editing?: { version: number; page: string };
  /** Why it came back, with what was typed; also after another line was asked for. */
  refused: Refusal | null;
}

/** The most usual currencies; the studio's own and that of a draft are added. */
const usualCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'JPY'];

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** The places to begin with: those of what is there, one more where one was asked for, and never none. */
function startingPlaces(typed: Typed, refused: Refusal | null): number[] {
  const places = placesIn(typed);
  const next = (places.at(-1) ?? -1) + 1;
  return places.length === 0 || refused?.code === 'another_line' ? [...places, next] : places;
}

/** Writes a quote or an invoice: prices first with what they come to as they are typed, then what for and to whom, and how it will be read. */
export function PaperForm({
  kind,
  reckoning,
  countries,
  gaps,
  typed: given,
  editing,
  refused,
}: PaperFormProps) {
  const start: Typed = {
    'buyer.kind': 'business',
    'buyer.country': reckoning.country,
    ...(refused?.typed ?? given),
  };
  const [places, setPlaces] = useState(() => startingPlaces(start, refused));
  const [typed, setTyped] = useState(start);
  const live = liveSums(typed, reckoning);
  const preview = paperPreview(typed, live, reckoning);
  const problems = refused?.fields ?? {};
  const failed = refused && refused.code !== 'another_line' && !refused.conflict ? refused : null;
  const currencies = [
    ...new Set([reckoning.currency, start.currency ?? reckoning.currency, ...usualCurrencies]),
  ];
  const field = (name: string) => ({ name, defaultValue: start[name] ?? '', error: problems[name] });
  const saves = editing ? `Save the ${kind}` : `Save as a draft`;
  return (
    <Form
      method="post"
      noValidate={failed !== null}
      summary
      onInput={({ currentTarget }) => setTyped(typedIn(currentTarget))}
      className="grid gap-5"
    >
      {/* What the Enter key presses. */}
      <button type="submit" name="intent" value="save" hidden>
        {saves}
      </button>
      {editing ? (
        <ConflictNote version={editing.version} refused={refused} theirs={`${editing.page}/edit`} />
      ) : (
        <FormKey />
      )}
      <input type="hidden" name="enquiry" value={start.enquiry ?? ''} />
      <AlertPlace urgent className="empty:hidden">
        {failed ? (
          <Alert tone="danger" heading={failed.message}>
            {problems.lines}
          </Alert>
        ) : null}
      </AlertPlace>
      <LegalGaps gaps={gaps} word={kind} />
      <FormSteps
        parts={[
          {
            label: 'Prices',
            content: (
              <DetailPage>
                <section aria-labelledby="lines" className="px-4 py-6 sm:px-7 @3xl:py-8">
                  <h2 id="lines" className="text-xl">
                    Lines
                  </h2>
                  <p className="mt-2 mb-6 text-[.9375rem] text-mute">
                    Prices are net. Empty lines are left out.
                  </p>
                  {places.map((place, index) => (
                    <LineFields
                      key={place}
                      place={place}
                      nth={index + 1}
                      typed={start}
                      problems={problems}
                      rates={reckoning.rates}
                      currency={live.currency}
                      net={live.nets[place] ?? null}
                      onTakeOut={() => {
                        if (places.length === 1) return;
                        setPlaces(places.filter((other) => other !== place));
                        setTyped(withoutLine(typed, place));
                      }}
                    />
                  ))}
                  <div className="mt-1 flex flex-wrap items-start justify-between gap-6 border-t border-line pt-5">
                    <Button
                      type="submit"
                      name="intent"
                      value="line"
                      formNoValidate
                      variant="ghost"
                      size="small"
                      onClick={(event) => {
                        event.preventDefault();
                        setPlaces([...places, Math.max(...places) + 1]);
                      }}
                    >
                      <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
                      Add a line
                    </Button>
                    <div className="min-w-0 flex-1 sm:max-w-96">
                      <LiveSums sums={preview.sums} total={preview.total} note={preview.taxNote} />
                    </div>
                  </div>
                </section>
              </DetailPage>
            ),
          },
          {
            label: 'Title and terms',
            content: (
              <DetailPage>
                <WorkspacePart
                  heading="Title"
                  about="The title and note appear above the lines, on the page and in the PDF."
                >
                  <div className="grid gap-5">
                    <TextField label="Title" required maxLength={120} {...field('title')} />
                    <TextArea label="Note" maxLength={2000} {...field('note')} />
                    {kind === 'quote' ? (
                      <>
                        <TextField label="Valid until" type="date" required {...field('validUntil')} />
                        <TextArea
                          label="Payment plan"
                          rows={2}
                          maxLength={2000}
                          placeholder={'50% Deposit on order\n50% On delivery'}
                          hint="One part per line, adding up to 100%. The first is invoiced when the quote is accepted, the others when you issue them. Leave it empty for one invoice."
                          {...field('instalments')}
                        />
                      </>
                    ) : (
                      <SupplyFields typed={start} problems={problems} />
                    )}
                    <div className="grid grid-cols-2 items-start gap-5">
                      <SelectField
                        label="Currency"
                        required
                        {...field('currency')}
                        defaultValue={start.currency ?? reckoning.currency}
                      >
                        {currencies.map((code) => (
                          <option key={code}>{code}</option>
                        ))}
                      </SelectField>
                      <TextField
                        label="Discount in %"
                        inputMode="decimal"
                        placeholder="0"
                        hint="Applies to the total."
                        {...field('discount')}
                      />
                    </div>
                  </div>
                </WorkspacePart>
              </DetailPage>
            ),
          },
          {
            label: 'Recipient',
            content: (
              <DetailPage>
                <WorkspacePart
                  heading="Recipient"
                  about="We email the document here. If there’s an account with this address, it appears there too."
                >
                  <TextField
                    label="Email address"
                    type="email"
                    required
                    maxLength={254}
                    autoComplete="off"
                    {...field('email')}
                  />
                </WorkspacePart>
                <WorkspacePart
                  heading="Billed to"
                  about="We work out the tax from the country, the kind of buyer and the VAT number. We only check the number’s check digits, and don’t send it anywhere."
                >
                  <div className="grid gap-5">
                    <BuyerFields
                      prefix="buyer."
                      typed={start}
                      problems={problems.buyer ? { 'buyer.name': problems.buyer, ...problems } : problems}
                      countries={countries}
                      vatHint="For a company in another EU country. With it, they declare the tax themselves."
                    />
                  </div>
                </WorkspacePart>
              </DetailPage>
            ),
          },
          {
            label: 'Preview',
            content: (
              <DetailPage className="noscript:hidden">
                <PaperBody content={preview} totalWord="Total" />
              </DetailPage>
            ),
          },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" variant="ink">
          {saves}
        </Button>
        <ButtonLink href={editing?.page ?? `/admin-panel/${kind}s`} variant="ghost">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

const withoutLine = (typed: Typed, place: number): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !name.startsWith(`lines.${place}.`)));
