import {
  along,
  circle,
  group,
  inside,
  isDark,
  isPale,
  line,
  mix,
  path,
  seamOf,
  shape,
  times,
  type Ink,
  type InkPoint,
} from '../pen.ts'
import { rim, type Curve } from './garment-parts.ts'

/** What boots and shoes share: seen from the outer side, toe to the right, standing on y = 880. */

export const curveText = ([a, b, c, e]: Curve) =>
  path`M${a[0]} ${a[1]} C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${e[0]} ${e[1]}`

/** A rounded body: `content` on the cloth or leather, lit from the upper left, shaded below and to the right. */
export const rounded = (ink: Ink, name: string, d: string, fill: string, content = '', depth = 1) =>
  inside(
    name,
    d,
    shape(d, fill) +
      content +
      line(d, '#0d1512', 110 * depth, { opacity: isDark(ink) ? 0.3 : 0.1, transform: 'translate(-26 -34)' }) +
      line(d, '#0d1512', 54 * depth, { opacity: isDark(ink) ? 0.35 : 0.13, transform: 'translate(-16 -20)' }) +
      line(d, '#ffffff', 64 * depth, {
        opacity: isPale(ink) ? 0.4 : isDark(ink) ? 0.09 : 0.14,
        transform: 'translate(18 22)',
      }) +
      line(d, '#ffffff', 22 * depth, {
        opacity: isPale(ink) ? 0.4 : isDark(ink) ? 0.13 : 0.2,
        transform: 'translate(10 12)',
      }) +
      rim(ink, d),
  )

/** An overlay sewn on: its own tone, a seam, a row of stitches. */
export const overlay = (ink: Ink, d: string, fill: string) =>
  shape(d, fill) +
  line(d, seamOf(ink), 3.5, { opacity: 0.65 }) +
  line(d, '#ffffff', 3, { opacity: 0.16, transform: 'translate(3 4)' }) +
  line(d, seamOf(ink), 2.2, { dash: '7 6', cap: 'butt', opacity: 0.55, transform: 'translate(-7 8)' })

/** A tone of the body that stands apart from it, lighter on dark bodies. */
export const apart = (ink: Ink, by = 0.16) =>
  isDark(ink) ? mix(ink.base, '#ffffff', by * 0.7) : mix(ink.base, '#0d1512', by)

/** Fine holes or weave over the whole upper. */
export const mesh = (ink: Ink, x1: number, y1: number, x2: number, y2: number, step = 20) => {
  const d = times(Math.floor((y2 - y1) / step), (r) => path`M${x1 + (r % 2) * step * 0.7} ${y1 + r * step} H${x2} `)
  return line(d, isDark(ink) ? ink.light : ink.dark, 5, { dash: '0.1 14', opacity: isDark(ink) ? 0.6 : 0.55 })
}

const offset = (curve: Curve, t: number, by: number): InkPoint => {
  const { at, normal } = along(curve, t)
  return [at[0] + normal[0] * by, at[1] + normal[1] * by]
}

/** Laces across the throat: eyelets (or hooks for the upper ones) joined over the tongue, with a bow. */
export function laces(
  ink: Ink,
  throat: Curve,
  count: number,
  tone: string,
  { hooks = 0, from = 0.06, to = 0.92, inset = 42, bow = true } = {},
): string {
  const at = (i: number, by: number) => offset(throat, from + (i / (count - 1)) * (to - from), by)
  const text = ([x, y]: InkPoint) => path`${x} ${y}`
  const dark = mix(tone, '#0d1512', 0.4)
  const rows = Array.from({ length: count }, (_, i) => `M${text(at(i, -inset))} L${text(at(i + 0.16, 10))} `).join('')
  const crossings = Array.from(
    { length: count - 1 },
    (_, i) => `M${text(at(i + 0.2, -2))} L${text(at(i + 0.86, -inset * 0.55))} `,
  ).join('')
  const rings = times(count, (i) => {
    const [x, y] = at(i, -inset - 4)
    return i < hooks
      ? circle(x, y, 10, ink.metalDark) + circle(x - 2, y - 2, 6, ink.metalLight)
      : circle(x, y, 10, ink.metalDark) + circle(x, y, 5, '#1a1f20')
  })
  const [kx, ky] = at(0.15, -6)
  const knot = bow
    ? path`M${kx} ${ky} C${kx - 40} ${ky - 4} ${kx - 96} ${ky + 26} ${kx - 86} ${ky + 58} C${kx - 78} ${ky + 72} ${kx - 30} ${ky + 34} ${kx} ${ky} M${kx} ${ky} C${kx + 30} ${ky + 18} ${kx + 62} ${ky + 44} ${kx + 58} ${ky + 66} C${kx + 44} ${ky + 74} ${kx + 14} ${ky + 34} ${kx} ${ky} M${kx - 4} ${ky + 2} Q${kx - 28} ${ky + 60} ${kx - 22} ${ky + 112} M${kx} ${ky + 4} Q${kx + 14} ${ky + 58} ${kx + 34} ${ky + 96}`
    : ''
  return (
    line(crossings, dark, 11) +
    line(rows, dark, 16) +
    line(rows, tone, 11, { transform: 'translate(-1 -2)' }) +
    rings +
    (bow
      ? line(knot, dark, 12) + line(knot, tone, 8, { transform: 'translate(-1 -2)' }) + circle(kx, ky, 11, tone)
      : '')
  )
}

/** A dial with its steel wires across the throat. */
export function dial(ink: Ink, throat: Curve, count = 4): string {
  const text = ([x, y]: InkPoint) => path`${x} ${y}`
  const wires = Array.from(
    { length: count },
    (_, i) => `M${text(offset(throat, 0.26 + i * 0.17, -64))} L${text(offset(throat, 0.34 + i * 0.17, 8))} `,
  ).join('')
  const [x, y] = offset(throat, 0.12, -26)
  return (
    line(wires, '#14181a', 7) +
    line(wires, ink.metalLight, 3) +
    circle(x + 3, y + 5, 42, '#0d1512', { opacity: 0.25 }) +
    circle(x, y, 40, '#22282a') +
    line(path`M${x - 32} ${y} A32 32 0 1 1 ${x} ${y + 32}`, ink.metalDark, 9, { dash: '7 6', cap: 'butt' }) +
    circle(x, y, 23, ink.accent) +
    circle(x - 6, y - 7, 8, '#ffffff', { opacity: 0.3 })
  )
}

/** A quick lace: one thin cord, a lock, and the loose loop. */
export function speedLace(ink: Ink, throat: Curve): string {
  const [x, y] = offset(throat, 0.1, -20)
  return (
    laces(ink, throat, 6, ink.accent, { bow: false, inset: 34 }) +
    line(
      path`M${x} ${y} C${x - 60} ${y + 30} ${x - 60} ${y + 130} ${x - 18} ${y + 140} C${x + 20} ${y + 140} ${x + 10} ${y + 60} ${x} ${y}`,
      ink.accent,
      7,
    ) +
    shape(path`M${x - 20} ${y - 14} L${x + 16} ${y - 20} L${x + 24} ${y + 16} L${x - 12} ${y + 24} Z`, '#22282a') +
    circle(x + 2, y + 2, 8, ink.metalLight)
  )
}

export type Sole = {
  x0: number
  x1: number
  top: readonly [number, number, number]
  mid: string
  out: string
  lugs?: number
  outHigh?: number
  heel?: boolean
  spring?: number
}

/** Midsole and outsole: `top` is the height of the upper edge at heel, arch and toe; `spring` how far the toe lifts. */
export function sole(
  ink: Ink,
  { x0, x1, top, mid, out, lugs = 0, outHigh = 26, heel = false, spring = 36 }: Sole,
): string {
  const [a, b, c] = top
  const long = x1 - x0
  const x = (f: number) => x0 + long * f
  const lift = (f: number) => spring * Math.max(0, (f - 0.66) / 0.34) ** 2
  const floor = 880 - lugs
  const body = path`M${x0} ${a} C${x(0.16)} ${a + 24} ${x(0.3)} ${b - 6} ${x(0.46)} ${b} C${x(0.66)} ${b + 10} ${x(0.86)} ${c + 34} ${x1} ${c} C${x1 + 22} ${c + 30} ${x1 + 4} ${floor - spring - 4} ${x1 - 46} ${floor - spring * 0.74} C${x(0.86)} ${floor - 8} ${x(0.74)} ${floor} ${x(0.66)} ${floor} L${x(heel ? 0.42 : 0.14)} ${floor} ${heel ? path`L${x(0.36)} ${floor - 30} L${x(0.33)} ${floor - 30} L${x(0.31)} ${floor} L${x(0.1)} ${floor}` : ''} C${x(0.05)} ${floor} ${x0 - 4} ${floor - 16} ${x0 - 8} ${floor - 50} Z`
  const rubber = path`M${x0 - 30} ${floor - outHigh} L${x(0.62)} ${floor - outHigh} C${x(0.78)} ${floor - outHigh - 4} ${x(0.9)} ${floor - outHigh - spring * 0.6} ${x1 + 30} ${floor - outHigh - spring * 1.5} L${x1 + 30} 1000 L${x0 - 30} 1000 Z`
  const count = Math.round(long / 54)
  const tread = lugs
    ? times(count, (i) => {
        const f = 0.03 + (i / count) * 0.93
        if (heel && f > 0.3 && f < 0.42) return ''
        const y = floor - lift(f + 0.02) - 5
        const drop = lugs + 5 - (i === 0 ? 6 : 0)
        return path`M${x(f) - 2} ${y} L${x(f + 0.052)} ${y - (lift(f + 0.052) - lift(f)) * 0.9} l-3 ${drop} q-1 3 -5 3 l-24 0 q-5 0 -6 -4 Z `
      })
    : ''
  return (
    (tread ? shape(tread, mix(out, '#0d1512', 0.3)) : '') +
    inside(
      'sole-' + Math.round(x0 + a),
      body,
      shape(body, mid) +
        shape(rubber, out) +
        line(
          path`M${x0 - 20} ${a + 6} C${x(0.16)} ${a + 30} ${x(0.3)} ${b} ${x(0.46)} ${b + 6} C${x(0.66)} ${b + 16} ${x(0.86)} ${c + 40} ${x1 + 10} ${c + 4}`,
          '#0d1512',
          16,
          { opacity: 0.22 },
        ) +
        line(
          path`M${x0 - 8} ${floor - outHigh} L${x(0.62)} ${floor - outHigh} C${x(0.78)} ${floor - outHigh - 4} ${x(0.9)} ${floor - outHigh - spring * 0.6} ${x1 + 30} ${floor - outHigh - spring * 1.5}`,
          '#0d1512',
          4,
          { opacity: 0.4 },
        ) +
        line(body, '#0d1512', 34, { opacity: 0.16, transform: 'translate(-8 -10)' }) +
        line(path`M${x0 + 4} ${a + 26} C${x(0.16)} ${a + 48} ${x(0.3)} ${b + 20} ${x(0.44)} ${b + 26}`, '#ffffff', 8, {
          opacity: 0.35,
        }),
    )
  )
}

/** Fur standing along a collar's edge. */
export const furEdge = (ink: Ink, edge: Curve, reach = 34) =>
  (['#a58d6c', '#cdb893', '#e6d8bb'] as const)
    .map((tone, row) => {
      const count = 26
      const spread = reach - row * 9
      const outer = Array.from(
        { length: count + 1 },
        (_, i) =>
          path`L${offset(edge, i / count, spread + ((i * 7 + row * 3) % 4) * 4).join(' ')} L${offset(edge, Math.min(1, (i + 0.5) / count), spread - 10).join(' ')}`,
      ).join(' ')
      const inner = Array.from(
        { length: count + 1 },
        (_, i) =>
          path`L${offset(edge, 1 - i / count, -spread - ((i * 5 + row) % 4) * 4).join(' ')} L${offset(edge, Math.max(0, 1 - (i + 0.5) / count), -spread + 9).join(' ')}`,
      ).join(' ')
      return shape(path`M${offset(edge, 0, -spread).join(' ')} ${outer} ${inner} Z`, tone)
    })
    .join('')

/** A strap across the foot with a ratchet buckle, from `a` (sole side) to `b` (over the front). */
export function buckleStrap(ink: Ink, a: InkPoint, b: InkPoint, width = 34, tone = ink.webbing): string {
  const at = (t: number): InkPoint => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  const [x, y] = at(0.42)
  const d = path`M${a[0]} ${a[1]} L${b[0]} ${b[1]}`
  const plate = path`M${x - 44} ${y - width * 0.5} h76 q14 0 14 14 v${width - 28} q0 14 -14 14 h-76 q-10 0 -10 -10 v${20 - width} q0 -10 10 -10 Z`
  return (
    line(d, '#0d1512', width, { opacity: 0.25, transform: 'translate(3 7)', cap: 'butt' }) +
    line(d, tone, width, { cap: 'butt' }) +
    line(path`M${at(0.55).join(' ')} L${b[0]} ${b[1]}`, mix(tone, '#ffffff', 0.3), width * 0.5, {
      dash: '5 7',
      cap: 'butt',
    }) +
    `<g transform="${path`rotate(${angle} ${x} ${y})`}">` +
    shape(plate, ink.metalDark) +
    shape(plate, ink.metal, { transform: 'translate(-2 -4)' }) +
    line(path`M${x - 36} ${y - 4} h52`, ink.metalLight, 7) +
    line(path`M${x + 24} ${y - width * 0.3} v${width * 0.5}`, ink.metalDark, 6) +
    '</g>'
  )
}

/**
 * The same foot once more behind and above: a pair fills the canvas better than one low shoe. `drawn` stands on y =
 * 880.
 */
export const pair = (drawn: string) =>
  group(drawn.replace(/(id="|url\(#)/g, '$1far-'), 'translate(112 -160) scale(0.87)') +
  group(drawn, 'translate(-16 18) scale(0.98)')
