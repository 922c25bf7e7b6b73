import {
  box,
  inside,
  isDark,
  isPale,
  line,
  mix,
  path,
  seamOf,
  shape,
  stitch,
  times,
  type Ink,
  type InkPoint,
} from '../pen.ts'
import { rim } from './garment-parts.ts'

/** What packs, duffels and other carried things share: full forms, webbing, buckles, zips, bungee, reflective marks. */

/** A filled form with `content` on its cloth, lit from the upper left. `depth` scales the bands of shade. */
export const form = (ink: Ink, name: string, d: string, fill: string, content = '', depth = 1) =>
  inside(
    name,
    d,
    shape(d, fill) +
      content +
      line(d, '#0d1512', 150 * depth, {
        opacity: isDark(ink) ? 0.28 : 0.09,
        transform: `translate(${-40 * depth} ${-22 * depth})`,
      }) +
      line(d, '#0d1512', 64 * depth, {
        opacity: isDark(ink) ? 0.32 : 0.12,
        transform: `translate(${-18 * depth} ${-14 * depth})`,
      }) +
      line(d, '#ffffff', 80 * depth, {
        opacity: isPale(ink) ? 0.35 : isDark(ink) ? 0.08 : 0.13,
        transform: `translate(${26 * depth} ${16 * depth})`,
      }) +
      line(d, '#ffffff', 26 * depth, {
        opacity: isPale(ink) ? 0.35 : isDark(ink) ? 0.12 : 0.16,
        transform: `translate(${12 * depth} ${8 * depth})`,
      }) +
      rim(ink, d),
  )

/** Cloth of another tone, a touch lighter on dark bodies. */
export const tone = (ink: Ink, by = 0.14) =>
  isDark(ink) ? mix(ink.base, '#ffffff', by * 0.7) : mix(ink.base, '#0d1512', by)

export const panel = (ink: Ink, d: string, fill: string) =>
  shape(d, fill) +
  line(d, seamOf(ink), 4, { opacity: 0.7 }) +
  line(d, '#ffffff', 3, { opacity: 0.16, transform: 'translate(3 4)' })

/** A coil zip along `d` with its puller at `at`, hanging. */
export const zipper = (ink: Ink, d: string, at?: InkPoint) =>
  line(d, seamOf(ink), 17, { opacity: 0.5 }) +
  line(d, isDark(ink) ? '#0b0e0f' : ink.deep, 11) +
  line(d, isDark(ink) ? ink.pale : ink.light, 3, { dash: '4 4', cap: 'butt', opacity: 0.75 }) +
  (at ? puller(ink, at) : '')

export const puller = (ink: Ink, [x, y]: InkPoint) =>
  box(x - 9, y - 6, 18, 14, 4, ink.metal) +
  line(path`M${x} ${y + 4} q-4 22 2 44`, ink.accent, 8) +
  line(path`M${x + 1} ${y + 40} v12`, ink.accentDark, 11)

/** Flat webbing with its woven middle. */
export const strap = (d: string, width = 24, colour = '#34393c') =>
  line(d, '#0d1512', width + 4, { opacity: 0.16, cap: 'butt', transform: 'translate(3 5)' }) +
  line(d, colour, width, { cap: 'butt' }) +
  line(d, '#ffffff', width * 0.62, { opacity: 0.1, cap: 'butt' }) +
  line(d, '#0d1512', 2, { opacity: 0.35, dash: '6 5', cap: 'butt' })

/** A side-release buckle at (x, y), turned by `angle`: 0 for a strap that runs across. */
export const buckle = (x: number, y: number, angle = 0, size = 1) =>
  `<g transform="${path`translate(${x} ${y}) rotate(${angle}) scale(${size})`}">` +
  shape('M-34 -20 h40 l6 6 h20 q8 0 8 8 v12 q0 8 -8 8 h-20 l-6 6 h-40 q-6 0 -6 -6 v-28 q0 -6 6 -6 Z', '#171b1d') +
  shape('M-32 -18 h36 q2 16 0 36 h-36 Z', '#3b4246') +
  line('M-26 -11 h24', '#6c767b', 4) +
  box(10, -10, 22, 20, 4, '#2a3033') +
  line('M-14 -4 v10 M-22 -4 v10', '#171b1d', 4) +
  '</g>'

/** A row of loops sewn down a strip of webbing. */
export const daisyChain = (x: number, y1: number, y2: number, colour = '#34393c') => {
  const count = Math.round((y2 - y1) / 52)
  return (
    strap(path`M${x} ${y1} V${y2}`, 26, colour) +
    times(count, (i) =>
      line(path`M${x - 17} ${y1 + 10 + (i * (y2 - y1 - 20)) / (count - 1)} h34`, '#15191b', 6, { cap: 'butt' }),
    )
  )
}

/** Elastic cord laced in crosses between two columns of loops. */
export function bungee(ink: Ink, x1: number, x2: number, y1: number, y2: number, rows = 3): string {
  const step = (y2 - y1) / rows
  const crosses = times(
    rows,
    (i) =>
      path`M${x1} ${y1 + i * step} L${x2} ${y1 + (i + 1) * step} M${x2} ${y1 + i * step} L${x1} ${y1 + (i + 1) * step} `,
  )
  const loops = times(rows + 1, (i) => path`M${x1 - 10} ${y1 + i * step} h16 M${x2 - 6} ${y1 + i * step} h16 `)
  const mx = (x1 + x2) / 2
  return (
    line(crosses, '#0d1512', 9, { opacity: 0.3, transform: 'translate(4 6)' }) +
    line(crosses + path`M${x1} ${y1} H${x2}`, ink.accent, 8) +
    line(crosses, '#ffffff', 2, { opacity: 0.4, dash: '6 10' }) +
    line(loops, '#1d2224', 14) +
    box(mx - 13, y1 - 16, 26, 30, 8, '#23282a') +
    line(path`M${mx - 5} ${y1 - 14} q-20 -34 5 -40 q24 6 5 40`, ink.accent, 6)
  )
}

/** A trekking bottle standing in a side pocket: only what shows above the pocket. */
export const bottleTop = (ink: Ink, x: number, y: number, w = 74) =>
  box(x - w / 2, y, w, 150, 20, ink.accent) +
  box(x + w * 0.14, y, w * 0.36, 150, 18, ink.accentDark, { opacity: 0.5 }) +
  line(path`M${x - w * 0.3} ${y + 26} v110`, '#ffffff', 8, { opacity: 0.4 }) +
  box(x - w * 0.36, y - 40, w * 0.72, 46, 10, '#2a3033') +
  box(x - w * 0.36, y - 40, w * 0.26, 46, 8, '#ffffff', { opacity: 0.14 }) +
  line(path`M${x - 14} ${y - 42} q14 -34 28 0`, '#2a3033', 10)

export const reflectiveMark = (d: string, width = 16) =>
  line(d, '#9aa4a8', width, { cap: 'butt' }) + line(d, '#eef2f3', width * 0.5, { cap: 'butt' })

/** The maker's patch: a small label with two peaks. */
export const label = (ink: Ink, x: number, y: number, w = 86, fill = ink.accent) => {
  const s = w / 86
  return (
    `<g transform="${path`translate(${x - w / 2} ${y}) scale(${s})`}">` +
    box(0, 0, 86, 48, 6, fill) +
    line('M14 35 L34 15 L46 28 L54 20 L72 35', mix(fill, '#0d1512', 0.62), 5) +
    stitch('M5 5 h76 v38 h-76 Z', mix(fill, '#0d1512', 0.45), 1.6) +
    '</g>'
  )
}

/** Rolled top of a bag: folded cloth ending in a stiff band. */
export const rolledTop = (ink: Ink, x1: number, x2: number, y: number, high = 54) => {
  const d = path`M${x1} ${y + high} C${x1 - 12} ${y + high - 6} ${x1 - 14} ${y + 8} ${x1 + 4} ${y} L${x2 - 4} ${y} C${x2 + 14} ${y + 8} ${x2 + 12} ${y + high - 6} ${x2} ${y + high} Z`
  return (
    shape(d, ink.base) +
    line(path`M${x1} ${y + 14} H${x2}`, '#ffffff', 12, { opacity: isDark(ink) ? 0.14 : 0.26 }) +
    line(path`M${x1} ${y + high - 8} H${x2}`, '#0d1512', 18, { opacity: 0.22, cap: 'butt' }) +
    line(path`M${x1 - 4} ${y + high * 0.46} H${x2 + 4}`, seamOf(ink), 4, { opacity: 0.8 }) +
    rim(ink, d)
  )
}
