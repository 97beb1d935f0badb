// A podium before the mountain as a picture of 1200 by 630, the size that links and messengers show whole.
import { SEAT_SHAPES, seatLetter } from "../board-kit/seats";

export interface PlacedPlayer {
  readonly seat: number;
  readonly name: string;
  readonly score: string;
  readonly won: boolean;
}

const [WIDTH, HEIGHT] = [1200, 630];
const INK = "#2a2420";
const STEPS = [230, 160, 110, 80];

/** The places from left to right: the best in the middle. */
export const arranged = <T>(best: readonly T[]): readonly T[] => [...best.slice(1, 2), ...best.slice(0, 1), ...best.slice(2)];

/** The best first. */
export async function drawResult(title: string, players: readonly PlacedPlayer[]): Promise<Blob> {
  await document.fonts.load("700 48px Grenze");
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("a browser without pictures");
  drawMountain(pen);
  write(pen, title, 60, 84, "700 60px Grenze, serif", "start");
  write(pen, "Pithead", WIDTH - 60, 84, "700 40px Grenze, serif", "end");
  const colours = getComputedStyle(document.documentElement);
  const wide = Math.min(250, (WIDTH - 120) / players.length);
  const left = (WIDTH - wide * players.length) / 2;
  arranged(players).forEach((player, place) => {
    const x = left + wide * (place + 0.5);
    const tall = STEPS[player.won ? 0 : Math.max(1, players.indexOf(player))] ?? 80;
    drawPlayer(pen, player, x, HEIGHT - tall, wide, colours.getPropertyValue(`--seat-${player.seat}`).trim() || INK);
  });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the picture could not be written");
  return blob;
}

function drawMountain(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, "#dfe5ea");
  sky.addColorStop(0.75, "#ffe9c4");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [path, colour] of [
    ["M0 630V430L180 300L300 380L420 240L560 400L700 320L860 210L1010 360L1200 280V630z", "#e3d8c4"],
    ["M120 630L330 330L420 350L600 120L780 340L870 320L1080 630z", "#cdbb9b"],
    ["M600 120L540 197L575 188L600 215L632 186L663 196z", "#fffaf0"],
  ] as const) {
    pen.fillStyle = colour;
    pen.fill(new Path2D(path));
  }
  const light = pen.createRadialGradient(600, 420, 20, 600, 420, 330);
  light.addColorStop(0, "#ffd58acc");
  light.addColorStop(1, "#ffd58a00");
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawPlayer(pen: CanvasRenderingContext2D, player: PlacedPlayer, x: number, top: number, wide: number, colour: string): void {
  const rock = pen.createLinearGradient(0, top, 0, HEIGHT);
  rock.addColorStop(0, "#b9a98b");
  rock.addColorStop(1, "#8d7c66");
  pen.fillStyle = rock;
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(x - wide / 2 + 8, top, wide - 16, HEIGHT - top + 20, 12);
  pen.fill();
  pen.stroke();
  const size = player.won ? 130 : 100;
  pen.save();
  pen.translate(x - size / 2, top - size - 6);
  pen.scale(size / 100, size / 100);
  const token = new Path2D(SEAT_SHAPES[player.seat] ?? SEAT_SHAPES[0]);
  pen.fillStyle = colour;
  pen.fill(token);
  pen.stroke(token);
  pen.restore();
  const middle = top - size * (player.seat === 2 ? 0.28 : 0.36);
  write(pen, seatLetter(player.seat), x, middle, `700 ${size * 0.5}px Grenze, serif`, "center", "#fffaf0");
  const name = fitting(pen, player.name, wide - 34);
  write(pen, name, x, top + 40, "600 28px system-ui, sans-serif", "center");
  write(pen, player.score, x, top + 76, "700 30px Grenze, serif", "center");
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  align: CanvasTextAlign,
  colour: string = INK,
): void {
  pen.font = font;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** The name, or as much of it as there is room for. */
function fitting(pen: CanvasRenderingContext2D, name: string, wide: number): string {
  pen.font = "600 28px system-ui, sans-serif";
  let shown = name;
  while (shown.length > 1 && pen.measureText(shown).width > wide) shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
  return shown;
}
