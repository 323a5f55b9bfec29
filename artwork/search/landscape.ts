/** A landscape to paint. Lengths are kilometers: x to the right, z away from the camera, heights above the camera's feet. */
export interface Landscape {
  seed: number;
  camera: { height: number; focal: number; horizon: number };
  /** Mountains: the foot is a circle; `rough` is how rugged the rock is. */
  peaks: { x: number; z: number; height: number; radius: number; rough?: number }[];
  /** How the ground rises away from the camera, and how much it rolls. */
  ground: { rise: number; roll: number; length: number };
  /** Its level, its own color, and how much waves distort the reflection. */
  water?: { level: number; color: string; ripple: number };
  sun: { x: number; y: number; z: number; color: string; strength: number };
  sky: { top: string; low: string; light: string; strength: number };
  /** Color of the haze, and the distance at which it hides two thirds of the rock. */
  haze: { color: string; distance: number };
  clouds?: { cover: number; seed: number };
  stars?: boolean;
  grass: [string, string];
  rock: [string, string];
  snow: { from: number; color: string };
  forest: {
    from: number;
    to: number;
    nearest: number;
    farthest: number;
    density: number;
    colors: string[];
    tall: number;
    /** Half the width of a tree as a part of its height. */
    wide?: number;
    /** Keeps a clearing in the middle: its half width at the nearest tree. */
    clearing?: number;
  };
  /** A path on the ground: where it is at each distance. */
  path?: { color: string; width: number; points: [z: number, x: number][] };
  /** A cliff across the picture with a fall in it. */
  fall?: { z: number; height: number; x: number; width: number };
  exposure?: number;
}

/**
 * Paints a landscape pixel by pixel. It runs in the page, so it uses nothing from outside.
 * Each column is marched from near to far for the distance of every pixel; then each pixel is lit, trees are
 * set in from far to near, and the water mirrors what is above its shore.
 */
export function paintLandscape(land: Landscape, width: number, height: number): Uint8ClampedArray {
  type Color = [number, number, number];
  const hex = (text: string): Color =>
    [1, 3, 5].map((at) => (Number.parseInt(text.slice(at, at + 2), 16) / 255) ** 2.2) as Color;
  const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high);
  const step = (from: number, to: number, value: number) => {
    const part = clamp((value - from) / (to - from));
    return part * part * (3 - 2 * part);
  };
  const mix = (a: Color, b: Color, part: number): Color => [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part,
    a[2] + (b[2] - a[2]) * part,
  ];
  const chance = (x: number, y: number) => {
    let value = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(land.seed, 974711);
    value = Math.imul(value ^ (value >>> 13), 1274126177);
    return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
  };
  const table = Float64Array.from({ length: 65536 }, (_, index) => chance(index & 255, index >> 8));
  const noise = (x: number, y: number) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = x - left;
    const v = y - top;
    const a = u * u * u * (u * (u * 6 - 15) + 10);
    const b = v * v * v * (v * (v * 6 - 15) + 10);
    const row = (top & 255) << 8;
    const below = ((top + 1) & 255) << 8;
    const from = left & 255;
    const to = (left + 1) & 255;
    const upper = (table[row + from] as number) * (1 - a) + (table[row + to] as number) * a;
    const lower = (table[below + from] as number) * (1 - a) + (table[below + to] as number) * a;
    return upper * (1 - b) + lower * b;
  };
  const layered = (x: number, y: number, octaves: number) => {
    let sum = 0;
    let size = 0.5;
    let at = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += size * noise(x * at + octave * 17.3, y * at + octave * 9.1);
      size *= 0.5;
      at *= 2.03;
    }
    return sum;
  };
  /** Sharp crests with gullies between them, from 0 to about 1. */
  const ridged = (x: number, y: number, octaves: number) => {
    let sum = 0;
    let size = 0.55;
    let at = 1;
    let before = 1;
    let px = x;
    let py = y;
    for (let octave = 0; octave < octaves; octave += 1) {
      const crest = 1 - Math.abs(2 * noise(px * at + octave * 7.7, py * at + octave * 13.7) - 1);
      const sharp = crest * crest;
      sum += size * sharp * before;
      before = clamp(sharp * 1.7);
      size *= 0.47;
      at *= 2.07;
      const turned = px * 0.8 - py * 0.6;
      py = px * 0.6 + py * 0.8;
      px = turned;
    }
    return sum;
  };

  const { camera, peaks, ground, water, fall, path } = land;
  const level = water?.level ?? -9;
  const relief = (x: number, z: number, octaves: number) => {
    const warp = 0.5 * (layered(x * 0.9 + 31, z * 0.9, 2) - 0.38);
    const across = 0.5 * (layered(x * 0.9, z * 0.9 + 57, 2) - 0.38);
    let best = 0;
    let rough = 0.55;
    for (const peak of peaks) {
      const near =
        1 - Math.hypot(x + warp * peak.radius - peak.x, z + across * peak.radius - peak.z) / peak.radius;
      if (near <= 0) continue;
      const mass = peak.height * near ** 1.15;
      if (mass > best) [best, rough] = [mass, peak.rough ?? 0.55];
    }
    const rolling =
      ground.rise * Math.max(z - 0.1, 0) +
      ground.roll *
        (layered(x / ground.length + 5, z / ground.length, Math.min(octaves, z > 1.5 ? 4 : 6)) - 0.47);
    const crags = best > 0 ? ridged(x * 0.6 + 3, z * 0.6 + 8, octaves) : 0;
    let top = rolling + best * (1 - 0.5 * rough + rough * crags * 1.05);
    if (fall) {
      const edge = fall.z + 0.05 * (layered(x * 9, 3, 4) - 0.47);
      const gorge = 1 - 0.2 * Math.exp(-(((x - fall.x) / (fall.width * 1.2)) ** 2));
      top += fall.height * gorge * step(edge, edge + 0.035, z) * (0.94 + 0.12 * layered(x * 8, z * 2, 3));
      top -= 0.035 * Math.exp(-(((x - fall.x) / 0.17) ** 2) - ((z - fall.z + 0.24) / 0.24) ** 2);
      top +=
        0.07 *
        step(0.1, 0.42, Math.abs(x - fall.x)) *
        (0.6 + layered(x * 14, z * 14, 5)) *
        step(fall.z, fall.z - 0.3, z);
    }
    return top;
  };

  const focal = camera.focal * width;
  const horizon = camera.horizon * height;
  const far = 26;
  const depth = new Float32Array(width * height).fill(far * 2);
  const wet = new Uint8Array(width * height);
  for (let column = 0; column < width; column += 1) {
    const slope = (column - width / 2) / focal;
    let open = height;
    let [before, row] = [0.03, height];
    for (let z = 0.03; z < far && open > 0; z *= 1 + Math.max(0.0016, 0.0045 - z * 0.0004)) {
      const dry = relief(slope * z, z, 8);
      const above = Math.max(dry, level);
      const at = horizon - ((above - camera.height) / z) * focal;
      if (at < open) {
        const from = Math.max(Math.ceil(at), 0);
        for (let y = Math.min(open, height) - 1; y >= from; y -= 1) {
          const part = row > at ? clamp((row - y) / (row - at)) : 1;
          depth[y * width + column] = before + (z - before) * part;
          wet[y * width + column] = dry < level ? 1 : 0;
        }
        open = from;
      }
      [before, row] = [z, Math.min(at, open)];
    }
  }

  const length = Math.hypot(land.sun.x, land.sun.y, land.sun.z);
  const sun: Color = [land.sun.x / length, land.sun.y / length, land.sun.z / length];
  const [sunColor, skyTop, skyLow, skyLight] = [
    land.sun.color,
    land.sky.top,
    land.sky.low,
    land.sky.light,
  ].map(hex) as [Color, Color, Color, Color];
  const hazeColor = hex(land.haze.color);
  const [grassA, grassB] = land.grass.map(hex) as [Color, Color];
  const [rockA, rockB] = land.rock.map(hex) as [Color, Color];
  const snowColor = hex(land.snow.color);
  const trees = land.forest.colors.map(hex);
  const pathColor = hex(path?.color ?? "#000000");

  const sky = (x: number, y: number): Color => {
    const up = clamp((horizon - y) / horizon);
    let color = mix(skyLow, skyTop, up ** 0.7);
    const [dx, dy] = [
      (x - width / 2) / focal - sun[0] / Math.max(sun[2], 0.2),
      (horizon - y) / focal - sun[1] / Math.max(sun[2], 0.2),
    ];
    if (sun[2] > 0) {
      const glow = Math.exp(-Math.hypot(dx, dy) * 3.2) * land.sun.strength * 0.16;
      color = [color[0] + sunColor[0] * glow, color[1] + sunColor[1] * glow, color[2] + sunColor[2] * glow];
    }
    if (land.clouds) {
      const away = 1 / (up + 0.16);
      const [u, v] = [((x - width / 2) / width) * away * 1.5 + land.clouds.seed, away * 1.7];
      const puff = layered(u * 1.4 + 0.5 * layered(u * 3, v * 3, 3), v * 1.6, 7);
      const cover =
        step(0.62 - land.clouds.cover * 0.28, 0.78 - land.clouds.cover * 0.2, puff) * step(0, 0.14, up);
      const shade = 0.72 + 0.5 * clamp((puff - layered(u * 1.4 + 0.07, v * 1.6 - 0.09, 5)) * 3 + 0.5);
      const white: Color = [
        (skyLight[0] * 0.35 + sunColor[0] * 0.62) * shade,
        (skyLight[1] * 0.35 + sunColor[1] * 0.62) * shade,
        (skyLight[2] * 0.35 + sunColor[2] * 0.62) * shade,
      ];
      color = mix(color, white, cover * 0.85);
    }
    if (land.stars) {
      const twinkle = chance(x, y + 4000);
      if (twinkle > 0.9985) {
        const shine = ((twinkle - 0.9985) / 0.0015) ** 2.5 * step(0.05, 0.5, up) * 0.9;
        color = [color[0] + shine, color[1] + shine, color[2] + shine];
      }
    }
    return color;
  };

  const hidden = (x: number, h: number, z: number) => {
    let light = 1;
    for (let index = 1; index <= 9; index += 1) {
      const reach = 0.02 * z ** 0.5 + 0.05 * index ** 1.7 * Math.min(z, 3) * 0.35;
      const over = relief(x + sun[0] * reach, z + sun[2] * reach, 5) - (h + sun[1] * reach);
      light = Math.min(light, 1 - clamp(over / (0.06 * reach + 0.004)));
      if (light <= 0) return 0;
    }
    return light;
  };
  const veil = (color: Color, z: number, h: number): Color => {
    const thin = Math.exp(-Math.max(h, 0) * 0.35);
    return mix(color, hazeColor, 1 - Math.exp((-z / land.haze.distance) * thin));
  };
  const lit = (color: Color, light: number, open: number): Color => {
    const [direct, soft] = [light * land.sun.strength, open * land.sky.strength * 0.72];
    return [
      color[0] * (sunColor[0] * direct + skyLight[0] * soft),
      color[1] * (sunColor[1] * direct + skyLight[1] * soft),
      color[2] * (sunColor[2] * direct + skyLight[2] * soft),
    ];
  };
  const pathAt = (z: number) => {
    const points = path?.points ?? [];
    for (let index = 1; index < points.length; index += 1) {
      const [from, to] = [points[index - 1], points[index]];
      if (!(from && to) || z < from[0] || z > to[0]) continue;
      const part = (z - from[0]) / (to[0] - from[0]);
      return from[1] + (to[1] - from[1]) * part * part * (3 - 2 * part);
    }
    return 99;
  };
  const wooded = (x: number, z: number, h: number, flat: number) => {
    const { from, to, density, nearest, clearing = 0 } = land.forest;
    const patch = layered(x * 2.1 + 40, z * 2.1, 4);
    const edge = 0.16 * (layered(x * 6, z * 6 + 70, 3) - 0.44);
    const clear = clearing > 0 ? step(clearing * 0.8, clearing * 1.3, Math.abs(x) + edge * clearing * 3) : 1;
    return (
      clear *
      step(from, from + 0.01, h) *
      step(to + edge, to * 0.72 + edge, h) *
      step(0.5, 0.68, flat) *
      step(1 - density - 0.12, 1 - density + 0.06, patch + 0.06) *
      (z > nearest ? 1 : 0)
    );
  };

  const shadows = new Float32Array(width * height).fill(-1);
  const picture = new Float32Array(width * height * 3);
  const put = (index: number, color: Color) => {
    [picture[index * 3], picture[index * 3 + 1], picture[index * 3 + 2]] = color;
  };
  for (let y = 0; y < height; y += 1) {
    for (let column = 0; column < width; column += 1) {
      const index = y * width + column;
      const z = depth[index] ?? far;
      if (z >= far) {
        put(index, sky(column, y));
        continue;
      }
      if (wet[index]) continue;
      const x = ((column - width / 2) / focal) * z;
      const h = camera.height + ((horizon - y) / focal) * z;
      const e = Math.max(z * 0.0011, 0.0006);
      const octaves = z < 0.5 ? 9 : 8;
      const [dx, dz] = [
        relief(x - e, z, octaves) - relief(x + e, z, octaves),
        relief(x, z - e, octaves) - relief(x, z + e, octaves),
      ];
      const size = Math.hypot(dx, 2 * e, dz);
      const normal: Color = [dx / size, (2 * e) / size, dz / size];
      const flat = normal[1];
      const fine = layered((x * 40) / (0.5 + z), (z * 40) / (0.5 + z), 4) - 0.47;
      const patch = layered(x * 5, z * 5, 4) - 0.47;
      let color = mix(grassA, grassB, clamp(0.5 + patch * 2.2 + fine * 1.4));
      const tuft = layered((x / z) * 330, 40 / z + chance(column, 3) * 1.2, 3) - 0.44;
      color = mix(
        color,
        [color[0] * 0.4, color[1] * 0.42, color[2] * 0.4],
        clamp(0.3 + tuft * 2) * step(0.9, 0.1, z) * 0.8,
      );
      const scale = 30 / (0.4 + z * 0.5);
      const cracks = ridged((x + z * 0.6) * scale * 1.5, h * scale * 0.5 + 9, 5);
      const stone = mix(rockB, rockA, clamp(cracks * 0.9 - 0.05 + fine * 0.7));
      color = mix(color, stone, step(0.83, 0.66, flat + patch * 0.22));
      const high = step(land.snow.from - 0.1, land.snow.from + 0.34, h + patch * 0.7 + fine * 0.14);
      color = mix(color, snowColor, clamp(high * step(0.4, 0.62, flat + high * 0.12 + fine * 0.12)));
      if (path) {
        const off = Math.abs(x - pathAt(z)) / path.width;
        color = mix(color, pathColor, step(1.25, 0.8, off + fine * 0.7) * 0.9);
      }
      const woods = z > land.forest.farthest * 0.8 ? wooded(x, z, h, flat) : wooded(x, z, h, flat) * 0.75;
      const tone = trees[Math.floor(clamp(0.5 + patch * 1.5) * (trees.length - 0.01))] ?? grassA;
      color = mix(color, mix(tone, [0, 0, 0], 0.3 + 0.5 * chance(column, y) * step(0, 3, z)), woods);
      const direct = clamp(normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2] + 0.02);
      const block = (y >> 1) * width + (column >> 1);
      if ((shadows[block] as number) < 0) shadows[block] = hidden(x, h, z);
      const light = direct > 0 ? direct * (shadows[block] as number) : 0;
      let shown = lit(color, light, 0.45 + 0.55 * flat);
      if (fall && z > fall.z - 0.02 && z < fall.z + 0.16 && flat < 0.9) {
        const streak = layered(x * 120, h * 7, 4);
        const side = Math.abs(x - fall.x + 0.01 * (layered(h * 20, 2, 3) - 0.45)) / fall.width;
        const foam =
          step(1.1, 0.65, side + (streak - 0.47) * 0.9) * step(0.3, 0.55, streak + 0.14 * (1 - side));
        shown = mix(shown, [0.86, 0.93, 0.97], foam);
      }
      put(index, veil(shown, z, h));
    }
  }

  // Trees stand on a grid with some disorder, from the farthest row to the nearest.
  const { nearest, farthest, tall } = land.forest;
  for (let z = farthest; z > nearest; z -= 0.008 + z * 0.0035) {
    const half = (width / 2 / focal) * z * 1.06;
    const gap = 0.009 + z * 0.0035;
    for (let column = Math.ceil(-half / gap); column * gap < half; column += 1) {
      const key = Math.round(z * 5000);
      const x = (column + 0.9 * (chance(column, key) - 0.5)) * gap;
      const deep = z + (chance(column + 999, key) - 0.5) * gap;
      const grove = layered(x * 2.1 + 40, deep * 2.1, 4) + 0.06;
      if (grove < 1 - land.forest.density - 0.12) continue;
      const foot = relief(x, deep, 7);
      if (foot < level + 0.002) continue;
      const steep = Math.abs(relief(x + 0.02, deep, 4) - foot) + Math.abs(relief(x, deep + 0.02, 4) - foot);
      if (chance(column, key + 7) > wooded(x, deep, foot, 1 - steep * 12)) continue;
      if (fall && Math.abs(x - fall.x) < fall.width * 2.2) continue;
      const size = tall * (0.55 + 0.75 * chance(column, key + 3)) * (focal / deep);
      const px = width / 2 + (x / deep) * focal;
      const py = horizon - ((foot - camera.height) / deep) * focal;
      if (size < 1.5 || py < 0 || py - size > height) continue;
      const base = trees[Math.floor(chance(column, key + 5) * trees.length)] ?? grassA;
      const light = 0.25 + 0.75 * hidden(x, foot + tall * 0.6, deep);
      const lean = (land.forest.wide ?? 0.17) + 0.07 * chance(column, key + 11);
      for (let y = Math.max(Math.floor(py - size), 0); y <= Math.min(py, height - 1); y += 1) {
        const down = (y - (py - size)) / size;
        const tiers = 0.62 + 0.38 * ((down * (5 + size / 30) + chance(column, key)) % 1);
        const wide = size * lean * (0.06 + down ** 0.85) * tiers * (down > 0.94 ? 0.2 : 1);
        const jag = wide * (0.75 + 0.5 * chance(y, column + key));
        for (
          let at = Math.max(Math.round(px - jag), 0);
          at <= Math.min(Math.round(px + jag), width - 1);
          at += 1
        ) {
          const index = y * width + at;
          if ((depth[index] ?? 0) < deep - 0.02 - deep * 0.004) continue;
          const round = (at - px) / (wide + 0.5);
          const grain = 0.62 + 0.76 * chance(at, y);
          const shine =
            clamp(0.4 + 0.5 * round * Math.sign(sun[0]) + 0.3 * (0.6 - down)) * light * (0.5 + 0.5 * tiers);
          const shown = veil(
            lit([base[0] * grain, base[1] * grain, base[2] * grain], shine, 0.75 - 0.4 * down),
            deep,
            foot,
          );
          put(index, shown);
          depth[index] = deep;
          wet[index] = 0;
        }
      }
    }
  }

  // Water mirrors the column above its shore.
  if (water) {
    const own = hex(water.color);
    const shore = new Int32Array(width);
    for (let column = 0; column < width; column += 1) {
      let y = 0;
      while (y < height && !wet[y * width + column]) y += 1;
      shore[column] = y;
    }
    for (let y = 0; y < height; y += 1) {
      for (let column = 0; column < width; column += 1) {
        const index = y * width + column;
        if (!wet[index]) continue;
        const z = depth[index] ?? 1;
        const x = ((column - width / 2) / focal) * z;
        const wave = layered(x * 9, z * 34, 3) - 0.44 + 0.55 * (layered(x * 60, z * 190, 3) - 0.44);
        const top = shore[column] ?? 0;
        const [mx, my] = [
          clamp(Math.round(column + wave * 14 * water.ripple), 0, width - 1),
          clamp(
            Math.round(top - (y - top) * 1.06 + wave * 46 * water.ripple * clamp((y - top) / (0.1 * height))),
            0,
            height - 1,
          ),
        ];
        const source = wet[my * width + mx] ? my * width + column : my * width + mx;
        const seen: Color = wet[source]
          ? sky(mx, my)
          : [picture[source * 3] ?? 0, picture[source * 3 + 1] ?? 0, picture[source * 3 + 2] ?? 0];
        const glance = clamp(0.28 + 0.6 * (1 - (y - horizon) / (height - horizon)) ** 1.5 + wave * 0.3);
        const body = lit(own, 0.35, 1);
        put(index, veil(mix(body, [seen[0] * 0.94, seen[1] * 0.96, seen[2] * 0.98], glance), z, 0));
      }
    }
  }

  const bytes = new Uint8ClampedArray(width * height * 4);
  const exposure = land.exposure ?? 1;
  for (let index = 0; index < width * height; index += 1) {
    const at = index * 3;
    const gray = 0.25 * (picture[at] ?? 0) + 0.6 * (picture[at + 1] ?? 0) + 0.15 * (picture[at + 2] ?? 0);
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (gray + ((picture[at + channel] ?? 0) - gray) * 0.9) * exposure;
      const mapped = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14);
      bytes[index * 4 + channel] = 255 * clamp(mapped) ** (1 / 2.2);
    }
    bytes[index * 4 + 3] = 255;
  }
  return bytes;
}
