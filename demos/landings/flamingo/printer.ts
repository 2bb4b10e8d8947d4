import { radiusOf, swell } from './halftone.ts';
import { plate } from './plate.ts';

export interface Print {
  dot: number;
  /** Red, green and blue from 0 to 1. */
  ink: readonly [number, number, number];
  paper: readonly [number, number, number];
  /** Where the pointer is on the plate; null where it is away. */
  pointer: readonly [number, number] | null;
}

export interface Printer {
  load: (source: HTMLCanvasElement) => void;
  print: (print: Print) => void;
}

const reach = 130;
/** A screen that stands askew: dots in straight rows would show. */
const turn = 0.26;

const corners = `attribute vec2 spot; void main() { gl_Position = vec4(spot, 0.0, 1.0); }`;
const dots = `precision highp float;
uniform sampler2D source; uniform vec2 size; uniform float cell; uniform vec3 ink; uniform vec3 paper; uniform vec3 pointer;
void main() {
  vec2 here = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y);
  float c = cos(${turn}); float s = sin(${turn});
  mat2 askew = mat2(c, s, -s, c);
  vec2 grid = (floor((askew * here) / cell) + 0.5) * cell;
  vec2 middle = grid * askew;
  vec3 colour = texture2D(source, clamp(middle / size, 0.0, 1.0)).rgb;
  float light = dot(colour, vec3(0.299, 0.587, 0.114));
  float away = distance(middle, pointer.xy) / ${reach.toFixed(1)};
  light = min(1.0, light + pointer.z * 0.55 * exp(-away * away));
  float radius = light < 0.03 ? 0.0 : sqrt(light) * cell * 0.68;
  float edge = distance(here, middle) - radius;
  gl_FragColor = vec4(mix(ink, paper, smoothstep(-0.8, 0.8, edge)), 1.0);
}`;

function programOf(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, dots],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** Prints on the graphics card. */
function cardPrinter(canvas: HTMLCanvasElement, gl: WebGLRenderingContext, program: WebGLProgram): Printer {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const spot = gl.getAttribLocation(program, 'spot');
  gl.enableVertexAttribArray(spot);
  gl.vertexAttribPointer(spot, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  const at = (name: string) => gl.getUniformLocation(program, name);
  return {
    load: (source) => gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source),
    print: ({ dot, ink, paper, pointer }) => {
      gl.useProgram(program);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(at('size'), canvas.width, canvas.height);
      gl.uniform1f(at('cell'), dot);
      gl.uniform3f(at('ink'), ...ink);
      gl.uniform3f(at('paper'), ...paper);
      gl.uniform3f(at('pointer'), pointer?.[0] ?? 0, pointer?.[1] ?? 0, pointer ? 1 : 0);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
  };
}

/** The graphics card's printer; null where the browser has no card to offer. */
function glPrinter(canvas: HTMLCanvasElement): Printer | null {
  const gl = canvas.getContext('webgl', { preserveDrawingBuffer: true, antialias: false });
  const program = gl ? programOf(gl) : null;
  return gl && program ? cardPrinter(canvas, gl, program) : null;
}

const rgb = (colour: Print['ink']) => `rgb(${colour.map((part) => Math.round(part * 255)).join(' ')})`;

/** Prints the same dots one by one, where there is no WebGL. */
function slowPrinter(canvas: HTMLCanvasElement): Printer {
  const context = canvas.getContext('2d');
  let pixels: Uint8ClampedArray | null = null;
  return {
    load: (source) => {
      pixels = source.getContext('2d')?.getImageData(0, 0, plate.width, plate.height).data ?? null;
    },
    print: ({ dot, ink, paper, pointer }) => {
      if (!context || !pixels) return;
      context.fillStyle = rgb(paper);
      context.fillRect(0, 0, plate.width, plate.height);
      context.fillStyle = rgb(ink);
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const far = Math.ceil(Math.hypot(plate.width, plate.height) / dot);
      for (let row = -far; row <= far; row += 1)
        for (let column = -far; column <= far; column += 1) {
          const [u, v] = [(column + 0.5) * dot, (row + 0.5) * dot];
          const [x, y] = [u * c + v * s, v * c - u * s];
          if (x < 0 || y < 0 || x >= plate.width || y >= plate.height) continue;
          const at = (Math.floor(y) * plate.width + Math.floor(x)) * 4;
          const [red = 0, green = 0, blue = 0] = pixels.slice(at, at + 3);
          const near = pointer ? swell(Math.hypot(x - pointer[0], y - pointer[1]), reach) : 0;
          const radius = radiusOf((red * 0.299 + green * 0.587 + blue * 0.114) / 255 + near, dot);
          if (radius === 0) continue;
          context.beginPath();
          context.arc(x, y, radius, 0, Math.PI * 2);
          context.fill();
        }
    },
  };
}

/** The press of a canvas, which is as large as the plate. */
export const printerOf = (canvas: HTMLCanvasElement): Printer => glPrinter(canvas) ?? slowPrinter(canvas);
