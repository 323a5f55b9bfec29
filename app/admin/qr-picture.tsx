export interface QrCode {
  /** In modules, with the quiet zone. */
  size: number;
  /** Of an SVG, one unit for each module. */
  path: string;
}

interface QrPictureProps {
  code: QrCode;
  name: string;
}

/** Dark on light in the dark, too, as not all readers know the other way round. */
export function QrPicture({ code: { size, path }, name }: QrPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
      className="qr-picture"
    >
      <path d={path} />
    </svg>
  );
}
