// A link as a square that phones can read.
import qrcode from "qrcode-generator";
import { t } from "../i18n/words";

const QUIET = 4;

export function Qr({ text, title }: { text: string; title: string }) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  const side = size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t("web-qr-of", { title })} shape-rendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
