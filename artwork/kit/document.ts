import { fontFaces } from "./fonts.ts";

/** The page around every piece: fonts, a reset, and the exact size of the picture. */
export function pieceDocument(body: string, width: number, height: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
${fontFaces}
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
html,body{width:${width}px;height:${height}px;overflow:hidden;background:transparent}
body{position:relative;font:400 14px/1.4 Text;color:#15161a;-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision;font-kerning:normal}
ul,ol{list-style:none}table{border-collapse:collapse}svg{display:block;flex:none}button{font:inherit}
</style>${body}</html>`;
}
