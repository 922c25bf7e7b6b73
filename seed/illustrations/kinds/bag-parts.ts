import {
  box,
  group,
  inside,
  isDark,
  isPale,
  line,
  mix,
  ownTones,
  path,
  seamOf,
  shape,
  stitch,
  type Ink,
} from '../pen.ts'

/** What bags, straps and other sewn or moulded goods share. */

export type Tones = readonly [deep: string, dark: string, base: string, light: string, pale: string]
/** Left, top, right, bottom of a form, for placing its light and shade. */
export type Frame = readonly [number, number, number, number]

export const tonesOf = (hex: string): Tones => [
  mix(hex, '#0d1512', 0.5),
  mix(hex, '#0d1512', 0.25),
  hex,
  mix(hex, '#ffffff', 0.18),
  mix(hex, '#ffffff', 0.42),
]
/** A near-black cloth or plastic, a little lifted so that it shows beside a black product. */
export const blackCloth = (ink: Ink): Tones => tonesOf(mix(ink.webbing, '#ffffff', isDark(ink) ? 0.14 : 0.03))

/** A full, soft body within the outline `d`: lit on the left, shaded to the right and below. */
export const form = (
  ink: Ink,
  name: string,
  d: string,
  [l, t, r, b]: Frame,
  more = '',
  [deep, dark, base, light, pale]: Tones = ownTones(ink),
) => {
  const [w, h] = [r - l, b - t]
  return inside(
    name,
    d,
    shape(d, base) +
      shape(
        path`M${l - 30} ${t - 30} H${l + w * 0.46} C${l + w * 0.3} ${t + h * 0.24} ${l + w * 0.24} ${t + h * 0.66} ${l + w * 0.3} ${b + 30} H${l - 30} Z`,
        light,
        { opacity: 0.8 },
      ) +
      shape(
        path`M${l + w * 0.07} ${t + h * 0.2} C${l + w * 0.1} ${t + h * 0.04} ${l + w * 0.24} ${t - 10} ${l + w * 0.3} ${t - 10} C${l + w * 0.17} ${t + h * 0.16} ${l + w * 0.13} ${t + h * 0.42} ${l + w * 0.13} ${t + h * 0.72} C${l + w * 0.09} ${t + h * 0.6} ${l + w * 0.06} ${t + h * 0.4} ${l + w * 0.07} ${t + h * 0.2} Z`,
        pale,
        { opacity: isDark(ink) ? 0.35 : 0.5 },
      ) +
      shape(
        path`M${r + 30} ${t - 30} H${r - w * 0.16} C${r - w * 0.24} ${t + h * 0.3} ${r - w * 0.22} ${t + h * 0.7} ${r - w * 0.34} ${b + 30} H${r + 30} Z`,
        dark,
        { opacity: 0.75 },
      ) +
      shape(
        path`M${r + 30} ${t + h * 0.1} H${r - w * 0.05} C${r - w * 0.1} ${t + h * 0.4} ${r - w * 0.08} ${t + h * 0.76} ${r - w * 0.2} ${b + 30} H${r + 30} Z`,
        deep,
        { opacity: 0.5 },
      ) +
      shape(
        path`M${l - 30} ${b - h * 0.07} Q${l + w * 0.5} ${b + h * 0.01} ${r + 30} ${b - h * 0.12} V${b + 30} H${l - 30} Z`,
        deep,
        { opacity: 0.35 },
      ) +
      more +
      line(d, seamOf(ink), 6, { opacity: isPale(ink) ? 0.5 : 0.28 }),
  )
}

/** A flat piece sewn on: a pocket, a patch, a panel, with its shadow, lit edge and stitching. */
export const panel = (ink: Ink, name: string, d: string, frame: Frame, more = '', tones: Tones = ownTones(ink)) =>
  shape(d, '#0d1512', { opacity: 0.22, transform: 'translate(6 9)' }) +
  form(ink, name, d, frame, more, tones) +
  line(d, isDark(ink) ? mix(tones[2], '#ffffff', 0.16) : tones[4], 3, { opacity: 0.55 })

/** Flat webbing along `d`. */
export const strap = (d: string, width: number, [deep, dark, base, light]: Tones, sewn = true) =>
  line(d, dark, width, { cap: 'butt' }) +
  line(d, base, width * 0.74, { cap: 'butt' }) +
  line(d, light, width * 0.26, { cap: 'butt', opacity: 0.6 }) +
  (sewn ? stitch(d, deep, 2.5) : '')

/** A padded strap or handle along `d`: round, with an edge binding. */
export const padded = (ink: Ink, d: string, width: number, [deep, dark, base, light]: Tones = ownTones(ink)) =>
  line(d, isDark(ink) ? light : deep, width, { cap: 'butt' }) +
  line(d, dark, width * 0.88, { cap: 'butt' }) +
  line(d, base, width * 0.66, { cap: 'butt' }) +
  line(d, light, width * 0.26, { cap: 'butt', opacity: 0.8 })

/** A coil zip along `d` with its puller hanging at (x, y), turned by `angle`. */
export const zipper = (ink: Ink, d: string, x: number, y: number, angle = 0, cord = ink.accent) =>
  line(d, isDark(ink) ? '#0b0d0e' : ink.deep, 15, { cap: 'butt' }) +
  line(d, isDark(ink) ? '#596064' : mix(ink.deep, '#ffffff', 0.24), 5, { dash: '5 5', cap: 'butt' }) +
  group(
    box(-10, -12, 20, 24, 5, ink.metalDark) +
      box(-8, -11, 9, 20, 4, ink.metalLight) +
      line('M0 10V26', ink.metal, 5) +
      line('M0 26V58', cord, 11) +
      line('M-2 30V54', mix(cord, '#ffffff', 0.4), 3),
    path`translate(${x} ${y}) rotate(${angle})`,
  )

/** A side-release buckle, `size` 1 is 52 wide, lying across a strap that runs up and down. */
export const buckle = (ink: Ink, x: number, y: number, size = 1, angle = 0) => {
  const tone = mix(ink.rubber, '#ffffff', isDark(ink) ? 0.16 : 0.04)
  return group(
    box(-24, -42, 48, 84, 8, mix(tone, '#0d1512', 0.45)) +
      box(-26, -44, 48, 38, 7, tone) +
      shape('M-26 -6H22V34Q22 42 14 42H-18Q-26 42 -26 34Z', mix(tone, '#ffffff', 0.12)) +
      line('M-22 4q8 12 0 26M18 4q-8 12 0 26', mix(tone, '#0d1512', 0.6), 5) +
      box(-18, -38, 32, 7, 3, mix(tone, '#ffffff', 0.34)) +
      line('M-6 8v24', mix(tone, '#ffffff', 0.34), 5),
    path`translate(${x} ${y}) rotate(${angle}) scale(${size})`,
  )
}

/** A ladder lock: the small slider a strap runs through. */
export const slider = (ink: Ink, x: number, y: number, w: number, angle = 0) =>
  group(
    box(-w / 2, -13, w, 26, 6, ink.rubber) +
      box(-w / 2 + 3, -11, w - 6, 6, 3, mix(ink.rubber, '#ffffff', 0.3)) +
      line(path`M${-w / 2 + 8} 4 H${w / 2 - 8}`, '#0d1512', 4),
    path`translate(${x} ${y}) rotate(${angle})`,
  )

/** Tape that throws light back. */
export const reflector = (d: string, width = 18) =>
  line(d, '#a3adb1', width, { cap: 'butt' }) +
  line(d, '#dfe5e7', width * 0.62, { cap: 'butt' }) +
  line(d, '#f4f7f8', width * 0.2, { cap: 'butt' })

/** A maker's mark: two peaks, in a field `w` wide from (x, y). No name: many brands wear it. */
export const makersMark = (x: number, y: number, w: number, colour: string, weight = 2.2) =>
  group(
    line('M26 10 L42 -6 L51 3 L57 -3 L68 10', colour, weight),
    path`translate(${x} ${y}) scale(${(w / 94).toFixed(3)})`,
  )

/** A woven label with peaks, sewn on. */
export const label = (ink: Ink, x: number, y: number, w: number, ground = ink.accent) =>
  box(x, y, w, w * 0.56, 5, ground) +
  shape(
    path`M${x + w * 0.18} ${y + w * 0.42} L${x + w * 0.42} ${y + w * 0.13} L${x + w * 0.55} ${y + w * 0.29} L${x + w * 0.64} ${y + w * 0.2} L${x + w * 0.82} ${y + w * 0.42} Z`,
    mix(ground, '#0d1512', 0.55),
  ) +
  line(path`M${x + 4} ${y + 4} H${x + w - 4} V${y + w * 0.56 - 4} H${x + 4} Z`, mix(ground, '#0d1512', 0.35), 2, {
    dash: '4 4',
    cap: 'butt',
  })

/** Soft folds: thin leaves of shade from each [x, y] down to its end. */
export const folds = (ink: Ink, ...from: readonly (readonly [number, number, number, number])[]) =>
  from
    .map(
      ([x1, y1, x2, y2]) =>
        shape(
          path`M${x1} ${y1} Q${(x1 + x2) / 2 + (y2 - y1) * 0.09} ${(y1 + y2) / 2} ${x2} ${y2} Q${(x1 + x2) / 2 - 4} ${(y1 + y2) / 2 + 6} ${x1} ${y1} Z`,
          isDark(ink) ? '#05080a' : ink.deep,
          { opacity: 0.32 },
        ) +
        line(
          path`M${x1 + 8} ${y1 + 4} Q${(x1 + x2) / 2 + (y2 - y1) * 0.09 + 9} ${(y1 + y2) / 2} ${x2 + 5} ${y2 - 8}`,
          ink.pale,
          3.5,
          { opacity: 0.35 },
        ),
    )
    .join('')
