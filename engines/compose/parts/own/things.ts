import type { OwnDrawing } from './drawing.ts';

/** What people hold, wear and play with. */
export const thingDrawings: readonly OwnDrawing[] = [
  {
    id: 'baseball-glove',
    names: ['baseball glove', 'baseball mitt', 'mitt'],
    width: 32,
    height: 32,
    body: '<path fill="#8c5543" d="M7 12C5.500 6 6.500 3 8.500 3S11 6 11.500 9C11 4 12 1.200 14 1.200s2.800 3 3 7.300C17 4 18.200 1.800 20 2s2.400 3.400 2 8c.8-3.600 2-5.200 3.600-4.700 2.400.7 2 5.700 1.400 10.700-.7 6-2.500 9-4 14H10c-1-3-5-6-7-10.500-1.300-3-1-5.300.7-5.800 1.600-.4 2.800 1 3.800 3z"/><path fill="#a56953" d="M9 13.500c2-1.800 12-2.500 15.500 0 1.500 3-.3 11-2.500 13.500H11.500C9 24.500 8 17 9 13.500"/><path fill="#6d4534" d="M10 27h12.700l-.7 3.200H10.600z"/><path fill="#d3883e" d="M12.300 14.200h1.400l.8 9h-1.400zm5.500 0h1.400l-.6 9h-1.400z"/><circle cx="16.200" cy="18.800" r="4.600" fill="#f4f4f4"/><path fill="#f8312f" d="M13.200 15.600c1.500 1.800 1.500 4.700 0 6.500l-.7-.6c1.200-1.500 1.200-3.800 0-5.300zm6 0c-1.500 1.800-1.500 4.700 0 6.500l.7-.6c-1.200-1.500-1.200-3.800 0-5.300z"/>',
  },
  {
    id: 'baseball-bat',
    names: ['baseball bat'],
    width: 32,
    height: 32,
    body: '<path fill="#d3883e" d="M25.500 2.200c1.500-1.400 3.300-1 4.200 0s1.400 2.700 0 4.200L15.500 19 6.300 27.600l-1.900-1.900L13 16.500z"/><path fill="#f3ad61" d="M25.500 2.200c1.500-1.400 3.300-1 4.200 0L14 17.600l-1-1.100z"/><path fill="#4a4a4a" d="m8.600 21.300 2.100 2.100-4.400 4.200-1.900-1.900z"/><path fill="#8c5543" d="M2.400 26.500c.7-.8 1.800-.8 2.600 0l.6.600c.8.800.8 1.900 0 2.600-.7.800-1.900.8-2.600 0l-.6-.6c-.8-.7-.8-1.900 0-2.600"/>',
  },
  {
    id: 'remote',
    names: ['remote', 'remote control', 'tv remote'],
    width: 14,
    height: 34,
    body: '<rect x="1" y="1" width="12" height="32" rx="3" fill="#4a4a4a"/><path fill="#321b41" d="M9 1h1a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H9z"/><circle cx="4.600" cy="5" r="1.500" fill="#f8312f"/><circle cx="7" cy="11" r="3.600" fill="#9b9b9b"/><circle cx="7" cy="11" r="1.500" fill="#e6e6e6"/><path fill="#e6e6e6" d="M3.500 17h2v2h-2zm2.600 0h2v2h-2zm2.600 0h2v2h-2zm-5.200 3h2v2h-2zm2.600 0h2v2h-2zm2.600 0h2v2h-2zm-5.200 3h2v2h-2zm2.600 0h2v2h-2zm2.600 0h2v2h-2z"/><path fill="#00a6ed" d="M3.500 27h3v2h-3z"/><path fill="#00d26a" d="M7.700 27h3v2h-3z"/>',
  },
  {
    id: 'hair-drier',
    names: ['hair drier', 'hair dryer', 'hairdryer', 'blow dryer'],
    width: 32,
    height: 30,
    body: '<path fill="#ca0b70" d="M14 15h7l-1.500 13.200c-.1 1-.8 1.800-1.800 1.800h-2.400c-1 0-1.800-.8-1.800-1.800z"/><path fill="#f70a8d" d="M9 3.500 21 2a7.500 7.500 0 0 1 0 15L9 15.500z"/><path fill="#ca0b70" d="M9 12.500 21 13.500c3 0 5.500-1.500 6.700-3.500-.3 4-3 7-6.700 7l-12-1.500z"/><path fill="#4a4a4a" d="M9.500 3.300v12.400L3 17.200V1.800z"/><path fill="#321b41" d="M3 1.800h1.800v15.400H3z"/><circle cx="21.500" cy="9.500" r="4" fill="#ff8ac6"/><path fill="#ca0b70" d="M19 8h5v.9h-5zm0 2.100h5v.9h-5z"/><rect x="15.200" y="18.500" width="2.400" height="4.500" rx="1.200" fill="#fcd53f"/>',
  },
  {
    id: 'tie',
    names: ['tie', 'necktie'],
    width: 14,
    height: 34,
    body: '<path fill="#0074ba" d="M4 1h6l1.200 3.500-2 3H4.800l-2-3z"/><path fill="#00a6ed" d="M4.800 7.500h4.400L12.500 27 7 33l-5.500-6z"/><path fill="#0074ba" d="m3.3 15.900 6.700-3.600.5 2.900-7.700 4.200zm-1 6.100 8.700-4.700.5 2.900-9.700 5.300z"/>',
  },
  {
    id: 'snowboard',
    names: ['snowboard'],
    width: 32,
    height: 32,
    body: '<path fill="#5235a8" d="M25.300 1.800c2.300-1 5 1.600 4.900 4-.1 2-1 3.500-2.600 5.100L11 27.500c-1.600 1.600-3.100 2.500-5.100 2.600-2.400.1-5-2.600-4-4.900.7-1.600 1.700-3 3.200-4.500L20.800 5c1.500-1.500 2.900-2.500 4.500-3.200"/><path fill="#8d65c5" d="M25.300 1.800c1-.4 2 0 3 .8L4.500 28.400c-2-.6-3.300-2-2.600-3.200.7-1.600 1.700-3 3.200-4.500L20.800 5c1.500-1.500 2.900-2.500 4.500-3.200"/><path fill="#00d26a" d="m17.200 8.600 6.200 6.200-2 2-6.200-6.200zm-6.600 6.600 6.200 6.200-2 2-6.200-6.200z"/><path fill="#212121" d="m18 9.800 4.200 4.200-.8.800-4.200-4.200zm-6.600 6.600 4.200 4.200-.8.800-4.200-4.200z"/>',
  },
  {
    id: 'surfboard',
    names: ['surfboard', 'surf board'],
    width: 14,
    height: 40,
    body: '<path fill="#00a6ed" d="M7 .8c4 4 6 11 6 19.200 0 8.500-2 15-3.500 18.200-.4.800-1 1.300-2 1.300h-1c-1 0-1.600-.5-2-1.300C3 35 1 28.500 1 20 1 11.800 3 4.800 7 .8"/><path fill="#0074ba" d="M7 .8c4 4 6 11 6 19.200 0 8.500-2 15-3.500 18.200-.4.800-1 1.300-2 1.300H7z"/><path fill="#fff" d="M6.500 3.500h1v34h-1z"/><path fill="#fcd53f" d="M1.100 17.500h11.800v3.500H1.100z"/>',
  },
  {
    id: 'floor-lamp',
    names: ['lamp', 'floor lamp', 'standing lamp', 'table lamp', 'desk lamp'],
    width: 18,
    height: 44,
    body: '<path fill="#636363" d="M8 16h2v26H8z"/><rect x="3.500" y="41" width="11" height="2.500" rx="1.200" fill="#4a4a4a"/><path fill="#f9c23c" d="M5 1h8l4 15H1z"/><path fill="#fff2a8" d="M7.500 1h3l1.500 15H6z"/><path fill="#d3883e" d="M1.300 15h15.400l.3 1.500H1z"/>',
  },
  {
    id: 'couch',
    names: ['couch', 'sofa', 'settee'],
    width: 52,
    height: 28,
    body: '<path fill="#636363" d="M6 25h3v3H6zm37 0h3v3h-3z"/><path fill="#0074ba" d="M8 5a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v13H8z"/><path fill="#00a6ed" d="M10 5a2.500 2.500 0 0 1 2.500-2.500H25V18H10zm17-2.500h12.500A2.500 2.500 0 0 1 42 5v13H27z"/><path fill="#0074ba" d="M6 17h40v8.500H6z"/><path fill="#26c0ff" d="M9 14.500h16.500V20H9zm17.500 0H43V20H26.500z"/><path fill="#00a6ed" d="M1 13a3.500 3.500 0 0 1 7 0v12.500H3a2 2 0 0 1-2-2zm43 0a3.500 3.500 0 0 1 7 0v10.500a2 2 0 0 1-2 2h-5z"/>',
  },
];
