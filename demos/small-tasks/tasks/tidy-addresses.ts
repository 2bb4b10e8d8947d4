import { readAddress } from '#engines/addresses/read-address.ts';
import { addressesIn } from '../read-lists.ts';
import { counted, type RunTask } from '../task.ts';

const columns = ['Name', 'Street', 'Number', 'Postcode', 'Town', 'Country'];

export const tidyAddresses: RunTask = async (input) => {
  const rows = addressesIn(input, 'addresses')
    .map(readAddress)
    .map(({ name, street, number, postcode, town, country }) =>
      [name, street, number, postcode, town, country].map((cell) => cell ?? ''),
    );
  const whole = rows.filter(([, street, , postcode, town]) => street && (postcode || town)).length;
  const finding = `${whole} of ${counted(rows.length, 'address', 'addresses')} read`;
  const text = [columns, ...rows].map((cells) => cells.join('\t')).join('\n');
  return { finding, parts: [{ is: 'table', columns, rows }], text };
};
