import { encode } from "uqr";
import type { QrCode } from "#app/admin/qr-picture.tsx";

/** With the quiet zone of four modules that readers need. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: modules.join("") };
}
