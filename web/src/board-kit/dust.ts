// Dust, stones and darkness over a board: a canvas that lies there while something falls and goes with the last speck. It takes no room and no clicks.

/** A cloud or a stone: where it begins, how it flies (units a second), and when; sizes are radii. */
export interface Speck {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly down: number;
  /** How fast it falls faster. */
  readonly pull: number;
  readonly size: number;
  /** So many times its size at its end. */
  readonly grows: number;
  readonly after: number;
  readonly life: number;
  readonly stone: boolean;
  /** Half of the dust is pale, so that it shows on dark rock and on paper. */
  readonly pale: boolean;
}

/** Lights out over the whole board, in milliseconds, and back. */
export interface Fall {
  readonly specks: readonly Speck[];
  readonly night?: number;
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Chance = () => number;

const PUFFS = 9;
const DARKEST = 0.8;

/** A cloud of dust where something left or landed; `size` is about half as large as that thing. */
export function puff(x: number, y: number, size: number, after = 0, chance: Chance = Math.random): readonly Speck[] {
  return Array.from({ length: PUFFS }, (_, each) => {
    const turn = ((each + chance()) / PUFFS) * Math.PI * 2;
    const speed = size * (0.7 + chance() * 1.1);
    return {
      x: x + Math.cos(turn) * size * 0.3,
      y: y + Math.sin(turn) * size * 0.15,
      right: Math.cos(turn) * speed,
      down: Math.sin(turn) * speed * 0.45 - size * 0.5,
      pull: size * 0.3,
      size: size * (0.28 + chance() * 0.2),
      grows: 2.4,
      after: after + chance() * 90,
      life: 520 + chance() * 420,
      stone: false,
      pale: each % 2 === 0,
    };
  });
}

/** Stones that come down between two edges, from `top` on, for so many milliseconds. */
export function rockfall(
  left: number,
  right: number,
  top: number,
  size: number,
  ms: number,
  chance: Chance = Math.random,
): readonly Speck[] {
  return Array.from({ length: 26 }, () => ({
    x: left + chance() * (right - left),
    y: top - size - chance() * size * 2,
    right: (chance() - 0.5) * size * 2,
    down: size * (2 + chance() * 3),
    pull: size * 34,
    size: size * (0.25 + chance() * 0.5),
    grows: 1,
    after: chance() * ms,
    life: 1400,
    stone: true,
    pale: false,
  }));
}

/** Where a speck is at a time, how large and how thick; null while it is not there. */
export function seen(speck: Speck, ms: number): { x: number; y: number; size: number; thick: number } | null {
  const age = ms - speck.after;
  if (age < 0 || age >= speck.life) return null;
  const part = age / speck.life;
  const seconds = age / 1000;
  return {
    x: speck.x + speck.right * seconds,
    y: speck.y + speck.down * seconds + (speck.pull * seconds * seconds) / 2,
    size: speck.size * (1 + (speck.grows - 1) * part),
    thick: speck.stone ? 1 : 0.85 * (1 - part) * Math.min(1, part * 8),
  };
}

/** How dark it is at a time: it goes quickly, stays, and dawns. */
export function darkness(night: number, ms: number): number {
  const part = ms / night;
  return night === 0 || part >= 1 ? 0 : DARKEST * Math.min(1, part * 6, (1 - part) * 2.5);
}

/** The part of a board that specks fly through in all their time, in whole pixels; a canvas that is no larger is painted sooner. */
export function flownThrough(specks: readonly Speck[], width: number, height: number): Part {
  const all = specks.flatMap((speck) => [0, 0.5, 0.999].map((part) => seen(speck, speck.after + part * speck.life)));
  const met = all.filter((each) => each !== null);
  const left = Math.max(0, Math.floor(Math.min(...met.map(({ x, size }) => x - size))));
  const top = Math.max(0, Math.floor(Math.min(...met.map(({ y, size }) => y - size))));
  const right = Math.min(width, Math.ceil(Math.max(...met.map(({ x, size }) => x + size))));
  const bottom = Math.min(height, Math.ceil(Math.max(...met.map(({ y, size }) => y + size))));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Shows a fall over the host, in pixels from its corner; several at once are several canvases. */
export function show(host: HTMLElement, { specks, night = 0 }: Fall): void {
  const canvas = document.createElement("canvas");
  const paint = canvas.getContext("2d");
  if (!paint) return;
  const whole = { left: 0, top: 0, width: host.clientWidth, height: host.clientHeight };
  const part = night > 0 ? whole : flownThrough(specks, whole.width, whole.height);
  canvas.className = "dust";
  canvas.toggleAttribute("data-night", night > 0);
  canvas.setAttribute("aria-hidden", "true");
  canvas.width = part.width;
  canvas.height = part.height;
  canvas.style.left = `${part.left}px`;
  canvas.style.top = `${part.top}px`;
  paint.translate(-part.left, -part.top);
  host.append(canvas);
  const last = Math.max(night, ...specks.map((each) => each.after + each.life));
  const clouds: Clouds = [softCloud("158 134 102"), softCloud("226 211 184")];
  const begin = performance.now();
  const frame = (now: number): void => {
    const ms = Math.max(0, now - begin);
    if (ms >= last || !canvas.isConnected) {
      canvas.remove();
      return;
    }
    paint.clearRect(part.left, part.top, part.width, part.height);
    paint.globalAlpha = darkness(night, ms);
    paint.fillStyle = "#120c07";
    if (paint.globalAlpha) paint.fillRect(part.left, part.top, part.width, part.height);
    for (const speck of specks) draw(paint, speck, ms, clouds);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

function draw(paint: CanvasRenderingContext2D, speck: Speck, ms: number, clouds: Clouds): void {
  const now = seen(speck, ms);
  if (!now) return;
  const { x, y, size, thick } = now;
  paint.globalAlpha = thick;
  if (speck.stone) chip(paint, x, y, size, speck.after + ms / 300);
  else paint.drawImage(clouds[speck.pale ? 1 : 0], x - size, y - size, size * 2, size * 2);
}

/** A stone with edges, turned a little. */
function chip(paint: CanvasRenderingContext2D, x: number, y: number, size: number, turned: number): void {
  paint.fillStyle = "#8d7c66";
  paint.strokeStyle = "#2a2420";
  paint.lineWidth = 1.5;
  paint.beginPath();
  for (let corner = 0; corner < 6; corner += 1) {
    const turn = corner * 1.047 + turned;
    const far = size * (corner % 2 ? 0.78 : 1);
    paint.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
  }
  paint.closePath();
  paint.fill();
  paint.stroke();
}

type Clouds = readonly [dark: CanvasImageSource, pale: CanvasImageSource];

/** A soft round cloud of a colour, drawn once for all specks of a fall. */
function softCloud(colour: string): HTMLCanvasElement {
  const cloud = document.createElement("canvas");
  cloud.width = 32;
  cloud.height = 32;
  const paint = cloud.getContext("2d");
  const shade = paint?.createRadialGradient(16, 16, 0, 16, 16, 16);
  if (!paint || !shade) return cloud;
  shade.addColorStop(0, `rgb(${colour})`);
  shade.addColorStop(0.55, `rgb(${colour} / 72%)`);
  shade.addColorStop(1, `rgb(${colour} / 0%)`);
  paint.fillStyle = shade;
  paint.fillRect(0, 0, 32, 32);
  return cloud;
}
