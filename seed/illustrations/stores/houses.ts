import { box, line, mix, path, shape, times, type Point } from '../pen.ts'
import { between, closed, seeded, swell } from '../scenes/land.ts'

/** Walls, windows, pavements and the snow on them, for the streets of several stores. Houses stand on y = 800. */

/** A brick wall from `top` down to `foot`: courses, a few darker bricks, a lit edge and a shaded one. */
export function brick(x: number, top: number, w: number, foot: number, hue: string, seed: number): string {
  const chance = seeded(seed)
  const [dark, light] = [mix(hue, '#14202a', 0.38), mix(hue, '#ffffff', 0.2)]
  const rows = Math.floor((foot - top) / 14)
  const spots = (count: number) => times(count, () => path`M${x + 12 + chance() * (w - 52)} ${top + 14 * Math.floor(between(chance, 1, rows))}h26v14h-26Z`)
  const count = Math.round((w * (foot - top)) / 5000)
  return box(x, top, w, foot - top, 0, hue) + shape(spots(count), dark, { opacity: 0.22 }) + shape(spots(count), light, { opacity: 0.22 }) + line(times(rows, (i) => `M${x} ${top + 14 * (i + 1)}h${w}`), dark, 1.4, { opacity: 0.32 }) + box(x, top, w * 0.05, foot - top, 0, light, { opacity: 0.35 }) + box(x + w * 0.93, top, w * 0.07, foot - top, 0, dark, { opacity: 0.5 })
}

type Pane = { lit?: boolean; trim?: string; arch?: number; dark?: string; sill?: string }

/** A sash window with its frame and sill; `arch` is the rise of its head. */
export function sash(x: number, y: number, w: number, h: number, { lit = false, trim = '#f3efe2', arch = 0, dark = '#33516a', sill = trim }: Pane = {}): string {
  const opening = (by: number) => path`M${x - by} ${y + h + by}V${y - by}Q${x + w / 2} ${y - by - arch * 2} ${x + w + by} ${y - by}V${y + h + by}Z`
  return shape(opening(7), trim) + shape(opening(0), lit ? '#ffd98a' : dark) + (lit ? box(x, y, w * 0.34, h, 0, '#fff0c4', { opacity: 0.8 }) : shape(path`M${x} ${y}h${w}L${x} ${y + h * 0.6}Z`, mix(dark, '#ffffff', 0.16))) + line(path`M${x} ${y + h / 2}h${w}M${x + w / 2} ${y - arch * 0.9}V${y + h}`, trim, 4) + box(x - 12, y + h + 4, w + 24, 9, 1, sill)
}

/** A cornice `h` high with brackets under it; (x, y) is its upper left corner. */
export function cornice(x: number, y: number, w: number, h: number, hue: string): string {
  const count = Math.round(w / 42)
  const gap = w / count
  return box(x + 4, y + h * 0.5, w - 8, h * 0.7, 0, mix(hue, '#14202a', 0.3)) + shape(times(count, (i) => path`M${x + gap * (i + 0.5) - 8} ${y + h * 0.4}h16v${h * 0.55}q-8 ${h * 0.2} -16 ${-h * 0.1}Z`), mix(hue, '#ffffff', 0.12)) + box(x - 8, y, w + 16, h * 0.42, 2, hue) + box(x - 8, y + h * 0.34, w + 16, h * 0.12, 0, mix(hue, '#14202a', 0.4))
}

/** Snow lying `h` deep on a ledge, its foot at `y`. */
export function snowCap(x: number, y: number, w: number, h: number, seed: number, [snow, shade] = ['#f3f4f0', '#b9c8d4'] as readonly [string, string]): string {
  const chance = seeded(seed)
  const count = Math.max(2, Math.round(w / 60))
  const top = swell([[x, y - h * 0.2], ...Array.from({ length: count }, (_, i): Point => [x + (w * (i + 0.5)) / count, y - h * between(chance, 0.75, 1.1)]), [x + w, y - h * 0.2]], 8)
  const foot = swell([[x + w, y], ...Array.from({ length: count }, (_, i): Point => [x + w - (w * (i + 0.5)) / count, y + h * between(chance, 0, 0.28)]), [x, y]], 8)
  return shape(closed([...top, ...foot]), snow) + shape(closed([...foot, ...foot.toReversed().map(([px, py]): Point => [px, py - h * 0.26])]), shade, { opacity: 0.6 })
}

/** A bank of ploughed snow along the street, from `from` to `to`; `y` is its foot. */
export function snowBank(from: number, to: number, y: number, h: number, seed: number, [snow, shade] = ['#f3f4f0', '#b9c8d4'] as readonly [string, string]): string {
  const chance = seeded(seed)
  const count = Math.max(3, Math.round((to - from) / 80))
  const crest = (share: number) => swell([[from, y], ...Array.from({ length: count }, (_, i): Point => [from + ((to - from) * (i + 0.5)) / count, y - h * share * between(chance, 0.6, 1.15)]), [to, y]])
  return shape(closed(crest(1)), snow) + shape(closed(crest(0.5)), shade, { opacity: 0.75 })
}

type Walk = { walk: string; light: string; kerb: string; road: string; far?: string }

/** The pavement before the houses, its kerb, and the street. */
export const pavement = ({ walk, light, kerb, road, far = mix(road, '#14202a', 0.16) }: Walk): string =>
  box(-20, 800, 1640, 48, 0, walk) + box(-20, 800, 1640, 8, 0, light) + box(-20, 846, 1640, 16, 0, kerb) + box(-20, 862, 1640, 150, 0, road) + shape('M-20 946C400 926 900 936 1640 954V1010H-20Z', far)

/** The light of a window or a door on the street, `w` wide at the wall. */
export const lightPool = (x: number, w: number, opacity = 0.22): string => shape(path`M${x} 862h${w}l${w * 0.34} 148h${-w * 1.64}Z`, '#ffd98a', { opacity }) + shape(path`M${x - 4} 808h${w + 8}l10 38h${-w - 28}Z`, '#ffd98a', { opacity: opacity * 1.2 })
