import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";

/** Liberation Sans and Liberation Mono have the metrics of Arial and Courier New. */
const ARIAL = {
  metrics: {
    familyName: "Arial",
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
  names: ["Arial", "Liberation Sans", "Helvetica Neue", "Helvetica"],
};
const COURIER = {
  metrics: {
    familyName: "Courier",
    ascent: 1705,
    descent: -615,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 1229,
  },
  names: ["Courier New", "Liberation Mono", "Courier"],
};

/** Returns an `@font-face` rule that scales a local font to the metrics of `font`, which must contain Latin letters. */
export async function fallbackRule(family: string, font: Buffer, isMonospaced: boolean): Promise<string> {
  const { metrics, names } = isMonospaced ? COURIER : ARIAL;
  const ownMetrics = { ...(await fromBuffer(font)), familyName: family };
  const { fontFaces } = createFontStack([ownMetrics, metrics]);
  const sources = names.map((name) => `local("${name}")`).join();
  return fontFaces.replace(`local('${metrics.familyName}')`, sources).replaceAll(/\s*([{:;])\s+/g, "$1");
}
