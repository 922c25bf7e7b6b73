import { circle, group, line, path, polar, times } from '../pen.ts'
import { person, type Wear } from './people.ts'

/** Things several scenes use. Each is drawn around its own origin and then placed, like people. */

/** A bicycle on its wheels at (0, 0), 100 units matching a rider 100 high. */
export const bicycle = (frame: string, tyre: string, metal: string, fat = 3.6) =>
  [-34, 36]
    .map(
      (x) =>
        circle(x, -20, 20, 'none', { stroke: tyre, width: fat }) +
        line(
          times(7, (i) => `M${x} -20L${polar(x, -20, 18, i * 51 + 12)}`),
          metal,
          0.7,
        ) +
        circle(x, -20, 2.4, metal),
    )
    .join('') +
  line('M-34 -20L-12 -48L25 -50L0 -20L-34 -20M-12 -50L0 -20M25 -54L36 -20', frame, 3.6) +
  line('M-13 -49L-14 -55', metal, 2.6) +
  line('M-20 -56L-8 -56', tyre, 4) +
  line('M25 -52L27 -60L37 -58', metal, 2.8) +
  circle(0, -20, 5, 'none', { stroke: metal, width: 2.2 }) +
  line('M0 -20L3 -12', metal, 2.2)

export const rider = (
  x: number,
  y: number,
  size: number,
  wear: Wear,
  frame: string,
  { turn = 0, flip = false, tyre = '#1d2422', metal = '#aab4b4', fat = 3.6, more = '' } = {},
) =>
  group(
    bicycle(frame, tyre, metal, fat) + person(0, 0, 100, 'ride', wear) + more,
    `translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) ${flip ? 'scale(-1 1)' : ''}`,
  )

/** Rain, snow or spray: slanting strokes as one path. */
export function strokes(
  count: number,
  chance: () => number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  length: number,
  slant: number,
): string {
  return times(count, () => {
    const [x, y, l] = [x0 + chance() * (x1 - x0), y0 + chance() * (y1 - y0), length * (0.4 + chance() * 0.9)]
    return path`M${x} ${y}l${-l * slant} ${l}`
  })
}

export function flakes(
  count: number,
  chance: () => number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  low: number,
  top: number,
): string {
  return times(count, () => {
    const [x, y, r] = [x0 + chance() * (x1 - x0), y0 + chance() * (y1 - y0), low + chance() ** 2 * (top - low)]
    return path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`
  })
}

/** Smoke or steam: a wavering ribbon that rises from (x, y). */
export const plume = (x: number, y: number, h: number, w: number) =>
  path`M${x} ${y}C${x - w} ${y - h * 0.25} ${x + w * 1.6} ${y - h * 0.4} ${x + w * 0.4} ${y - h * 0.66}C${x - w * 0.4} ${y - h * 0.82} ${x + w * 1.5} ${y - h * 0.9} ${x + w * 1.4} ${y - h}C${x + w * 2.2} ${y - h * 0.86} ${x + w * 0.9} ${y - h * 0.78} ${x + w * 1.3} ${y - h * 0.62}C${x + w * 2.4} ${y - h * 0.4} ${x - w * 0.1} ${y - h * 0.26} ${x + w * 0.35} ${y}Z`

/** Lamplight as printed rings, each a thin film over the one outside it. */
export const glow = (x: number, y: number, r: number, colour: string, opacity = 0.6) =>
  times(9, (i) =>
    circle(x, y, Math.round(r * 0.86 * (1 - i / 9.5) ** 1.25), colour, {
      opacity: +(opacity * (0.07 + i * 0.016)).toFixed(3),
    }),
  )
