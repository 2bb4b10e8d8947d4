import { ArrowDownWideNarrow } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import {
  MenuCheckItem,
  MenuGroup,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '#ui/actions/menu-items.tsx';

const orders = { due: 'Due first', newest: 'Newest first', amount: 'Largest first' };

export default function SortAndShow() {
  const [order, setOrder] = useState('due');
  const [paid, setPaid] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="small">
          <ArrowDownWideNarrow size={20} strokeWidth={1.5} aria-hidden="true" />
          {orders[order as keyof typeof orders]}
        </Button>
      }
    >
      <MenuRadioGroup label="Sort invoices" value={order} onValueChange={setOrder}>
        {Object.entries(orders).map(([value, words]) => (
          <MenuRadioItem key={value} value={value}>
            {words}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuGroup label="Also show">
        <MenuCheckItem checked={paid} onCheckedChange={setPaid}>
          Paid
        </MenuCheckItem>
        <MenuCheckItem checked={cancelled} onCheckedChange={setCancelled}>
          Cancelled
        </MenuCheckItem>
      </MenuGroup>
    </Menu>
  );
}
