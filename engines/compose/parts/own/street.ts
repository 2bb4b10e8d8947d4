import type { OwnDrawing } from './drawing.ts';

/** Things in streets and parks. */
export const streetDrawings: readonly OwnDrawing[] = [
  {
    id: 'fire-hydrant',
    names: ['fire hydrant', 'hydrant'],
    width: 32,
    height: 32,
    body: '<path fill="#ca0b4a" d="M8 27h16v3.2c0 .4-.4.8-.8.8H8.8c-.4 0-.8-.4-.8-.8z"/><path fill="#f8312f" d="M10 10h12v18H10z"/><path fill="#ca0b4a" d="M18.5 10H22v18h-3.500z"/><path fill="#f8312f" d="M16 2.500c3.800 0 6.300 2.700 6.500 6.500h-13c.2-3.800 2.700-6.500 6.500-6.500"/><rect x="14.200" y="1" width="3.600" height="3" rx="1" fill="#ca0b4a"/><rect x="8.500" y="8.500" width="15" height="3" rx="1.200" fill="#ff6723"/><rect x="8.500" y="24.500" width="15" height="3" rx="1.200" fill="#ff6723"/><rect x="4" y="14.500" width="6.500" height="5.500" rx="1" fill="#ca0b4a"/><rect x="3" y="13.800" width="2.200" height="6.900" rx=".9" fill="#ff6723"/><rect x="21.500" y="14.500" width="6.500" height="5.500" rx="1" fill="#ca0b4a"/><rect x="26.800" y="13.800" width="2.200" height="6.900" rx=".9" fill="#ff6723"/><circle cx="16" cy="17.300" r="4.200" fill="#ff6723"/><circle cx="16" cy="17.300" r="2.200" fill="#ca0b4a"/>',
  },
  {
    id: 'parking-meter',
    names: ['parking meter'],
    width: 32,
    height: 32,
    body: '<path fill="#636363" d="M14.400 18h3.200v12h-3.200z"/><rect x="10.500" y="29" width="11" height="2" rx="1" fill="#4a4a4a"/><path fill="#7a8594" d="M8.500 9.500C8.500 4.800 11.800 1 16 1s7.500 3.800 7.500 8.500V18a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2z"/><path fill="#5f6977" d="M19 1.700c2.700 1.300 4.500 4.300 4.500 7.800V18a2 2 0 0 1-2 2H19z"/><path fill="#c7e9ff" d="M10.800 9.200C10.800 6 13.100 3.500 16 3.500s5.200 2.500 5.200 5.700v.8H10.800z"/><path fill="#f8312f" d="M15.500 9.900 18.200 5.600l.9.6-2.400 3.700z"/><rect x="13" y="12.300" width="6" height="1.600" rx=".8" fill="#321b41"/><rect x="12" y="15.600" width="8" height="2.200" rx="1.100" fill="#fcd53f"/>',
  },
  {
    id: 'bench',
    names: ['bench', 'park bench'],
    width: 44,
    height: 28,
    body: '<path fill="#4a4a4a" d="M6 4h2.200v23H6zm29.800 0H38v23h-2.200z"/><rect x="2" y="3" width="40" height="4" rx="1.200" fill="#a56953"/><rect x="2" y="8.500" width="40" height="4" rx="1.200" fill="#a56953"/><rect x="2" y="5.800" width="40" height="1.200" rx=".6" fill="#8c5543"/><rect x="2" y="11.300" width="40" height="1.200" rx=".6" fill="#8c5543"/><rect x="1" y="16" width="42" height="3.600" rx="1.200" fill="#b97a5e"/><rect x="1" y="18.500" width="42" height="1.800" rx=".9" fill="#8c5543"/><path fill="#636363" d="M4 20h2.400v8H4zm33.600 0H40v8h-2.400z"/><rect x="2.800" y="14" width="6" height="2" rx="1" fill="#636363"/><rect x="35.200" y="14" width="6" height="2" rx="1" fill="#636363"/>',
  },
  {
    id: 'street-lamp',
    names: ['street lamp', 'street light', 'lamp post', 'lamppost', 'streetlight'],
    width: 20,
    height: 48,
    body: '<path fill="#4a4a4a" d="M9 12h2v32H9z"/><path fill="#321b41" d="M6 44h8l1 3.500H5z"/><path fill="#fcd53f" d="M6 5h8l-1.400 8H7.400z"/><path fill="#fff8a8" d="M8.500 5h3l-.5 8H9z"/><path fill="#321b41" d="M5 5.200 10 1l5 4.200z"/><rect x="7" y="12.600" width="6" height="1.600" rx=".8" fill="#321b41"/>',
  },
  {
    id: 'hot-air-balloon',
    names: ['hot air balloon', 'air balloon'],
    width: 36,
    height: 48,
    body: '<path fill="#8c5543" d="M12.500 33.500h1l1.500 6h-1zm10 0h1l-1.500 6h-1z"/><path fill="#f8312f" d="M18 1c9.500 0 16 7 16 15.500 0 8-7 13.500-10 18H12C9 30 2 24.500 2 16.500 2 8 8.500 1 18 1"/><path fill="#fcd53f" d="M18 1c-5 0-8 7-8 15.500 0 8 3 13.500 4.500 18h7C23 30 26 24.500 26 16.500 26 8 23 1 18 1"/><path fill="#f8312f" d="M18 1c-2 0-3.500 7-3.500 15.500 0 8 1 13.500 2 18h3c1-4.500 2-10 2-18C21.500 8 20 1 18 1"/><path fill="#ca0b4a" d="M12 34.500h12l-.8 1.500H12.800z"/><path fill="#a56953" d="M13.500 39h9v6.500a1.500 1.500 0 0 1-1.500 1.500h-6a1.500 1.500 0 0 1-1.500-1.500z"/><path fill="#8c5543" d="M13 38.500h10v2H13zm.5 4.500h9v1h-9z"/>',
  },
];
