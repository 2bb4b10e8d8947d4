/** Those a new site can be booked with: roles of the studio, whose names, addresses and hours an operator sets. Until then the staff's own address is told. */
export const seededHosts = [
  {
    handle: 'product-desk',
    name: 'Product desk',
    email: '',
    zone: 'Europe/Berlin',
    holidays: 'DE-BE',
    weekly: {
      1: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ],
      2: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ],
      3: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ],
      4: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ],
      5: [{ from: '09:00', to: '13:00' }],
    },
  },
  {
    handle: 'engineering-desk',
    name: 'Engineering desk',
    email: '',
    zone: 'Europe/Lisbon',
    holidays: 'PT',
    weekly: {
      1: [{ from: '10:00', to: '13:00' }],
      2: [
        { from: '10:00', to: '13:00' },
        { from: '14:00', to: '18:00' },
      ],
      3: [
        { from: '10:00', to: '13:00' },
        { from: '14:00', to: '18:00' },
      ],
      4: [
        { from: '10:00', to: '13:00' },
        { from: '14:00', to: '18:00' },
      ],
      5: [{ from: '14:00', to: '17:00' }],
    },
  },
];
