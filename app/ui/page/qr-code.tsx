import * as css from "./qr-code.css.ts";

interface QrCodeProps {
  /** Modules on each side, with the quiet zone. */
  size: number;
  path: string;
  label: string;
}

/** A QR code, drawn on the server. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={css.code} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
