/** A drawing with a body: its frame and the inside of its SVG. */
interface Bodied {
  width: number;
  height: number;
  body: string;
}

const placed = (body: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

/** An animal of which the sets draw the head alone, sitting on a body of its own colours. */
export function seated(head: string, fur: string, dark: string, belly: string): Bodied {
  const body = `<path fill="${dark}" d="M24 40c4 1 6-1 5.500-4.500-.2-1.500 1.800-2 2.300-.4 1.300 4.500-2 8.400-7.300 7.400z"/><path fill="${fur}" d="M16 18c6.500 0 10 6 10.500 13 .4 5.500.5 9-.5 12.500H6c-1-3.500-.9-7-.5-12.500C6 24 9.500 18 16 18"/><ellipse cx="16" cy="29" rx="5.500" ry="7.500" fill="${belly}"/><ellipse cx="7.500" cy="42" rx="4.500" ry="2.600" fill="${dark}"/><ellipse cx="24.500" cy="42" rx="4.500" ry="2.600" fill="${dark}"/><path fill="${fur}" d="M11.500 37h4v6.500h-5.500c-.8 0-1-.7-.8-1.500zm9 0h-4v6.500h5.500c.8 0 1-.7.8-1.500z"/>`;
  return { width: 34, height: 45, body: body + placed(head, 3.5, -1, 0.78) };
}

/** Somebody of whom the sets draw head and shoulders, on legs. */
export function onLegs(bust: string, trousers: string, shoes: string): Bodied {
  const legs = `<path fill="${trousers}" d="M9.500 28h13l-.8 13h-4.500L16 33l-1.200 8h-4.500z"/><path fill="${shoes}" d="M8 43c0-1.800 1.400-2.800 3-2.800h4V43zm9 0v-2.800h4c1.600 0 3 1 3 2.800z"/>`;
  return { width: 32, height: 44, body: legs + bust };
}

/** Somebody of whom the sets draw the head alone, with a shirt, arms and legs. */
export function withBody(head: string, skin: string, shirt: string, shade: string): Bodied {
  const body = `<path fill="#533566" d="M11 34h10l-.4 12h-3.800L16 38l-.8 8h-3.800z"/><path fill="#321b41" d="M9.600 48c0-1.700 1.300-2.600 2.700-2.600h3.100V48zm7 0v-2.600h3.100c1.400 0 2.700.9 2.700 2.600z"/><path fill="${skin}" d="M5.500 32h3.600v2.200a1.800 1.800 0 0 1-3.600 0zm17.400 0h3.600v2.200a1.800 1.800 0 0 1-3.600 0z"/><path fill="${shirt}" d="M12 20h8c4 0 6 2.500 6.500 6.500V33h-3.600v-6l-1.400 1v8h-11v-8l-1.400-1v6H5.500v-6.500C6 22.500 8 20 12 20"/><path fill="${shade}" d="M10.500 33h11v3h-11z"/>`;
  return { width: 32, height: 48, body: body + placed(head, 5, -0.5, 0.69) };
}
