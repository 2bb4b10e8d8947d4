import { useState } from 'react';
import { MaskedField } from '#ui/fields/masked-field.tsx';

export default function Masks() {
  const [raw, setRaw] = useState('7700900123');
  return (
    <div className="grid max-w-3xl gap-x-10 gap-y-7 @xl:grid-cols-2">
      <MaskedField label="Day of the event" name="day" mask="##/##/####" example="17/11/2026" required />
      <MaskedField
        label="Telephone"
        name="phone"
        mask="+44 #### ######"
        example="+44 7700 900123"
        defaultValue="7700900123"
        sends="raw"
        onValueChange={setRaw}
        hint={`The form sends ${raw || 'nothing yet'}.`}
      />
      <MaskedField
        label="Van’s number plate"
        name="plate"
        mask="AA## AAA"
        example="GD24 VAN"
        hint="Small letters become capitals."
      />
      <MaskedField
        label="Our order number"
        name="order"
        mask="!A!K-####"
        example="AK-2417"
        hint="Every number begins with AK."
      />
    </div>
  );
}
