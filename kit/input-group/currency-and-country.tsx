import { GroupSelect, InputGroup } from '#ui/fields/input-group.tsx';

export default function CurrencyAndCountry() {
  return (
    <div className="grid max-w-3xl gap-x-6 gap-y-7 @xl:grid-cols-2">
      <InputGroup
        label="Amount on the invoice"
        name="sum"
        inputMode="decimal"
        defaultValue="1 840.00"
        required
        end={
          <GroupSelect aria-label="Currency" name="currency">
            <option>EUR</option>
            <option>GBP</option>
            <option>USD</option>
          </GroupSelect>
        }
      />
      <InputGroup
        label="Telephone on the day"
        name="phone"
        type="tel"
        autoComplete="tel-national"
        start={
          <GroupSelect aria-label="Country" name="country" autoComplete="tel-country-code">
            <option value="+31">NL +31</option>
            <option value="+44">GB +44</option>
            <option value="+49">DE +49</option>
          </GroupSelect>
        }
      />
    </div>
  );
}
