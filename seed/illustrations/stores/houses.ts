import { box, line, mix, path, shape, times, type InkPoint } from '../pen.ts'
import { between, closed, seeded, swell, wash } from '../scenes/land.ts'

/**
 * The houses along the streets of the stores, the snow on them and the pavement before them. Houses stand on y = 800.
 */

const night = '#14202a'

/** A brick wall: courses, a few darker and paler bricks, a lit edge on its left and a shaded one on its right. */
export function brick(x: number, top: number, w: number, hue: string, seed: number): string {
  const chance = seeded(seed)
  const [h, dark, light] = [800 - top, mix(hue, night, 0.36), mix(hue, '#ffffff', 0.18)]
  const rows = Math.floor(h / 14)
  const odd = () =>
    times(
      Math.round((w * h) / 5000),
      () => path`M${x + 12 + chance() * (w - 54)} ${top + 14 * Math.floor(between(chance, 1, rows))}h26v14h-26Z`,
    )
  return (
    box(x, top, w, h, 0, hue) +
    shape(odd(), dark, { opacity: 0.2 }) +
    shape(odd(), light, { opacity: 0.2 }) +
    line(
      times(rows, (i) => `M${x} ${top + 14 * (i + 1)}h${w}`),
      dark,
      1.4,
      { opacity: 0.34 },
    ) +
    box(x, top, 10, h, 0, light, { opacity: 0.5 }) +
    box(x + w - 14, top, 14, h, 0, dark, { opacity: 0.6 })
  )
}

type Sash = { lit?: boolean; trim?: string; arch?: number; dark?: string; sill?: string }

/** A sash window whose glass is at (x, y), in its frame and on its sill; `arch` is the rise of its head. */
export function sash(
  x: number,
  y: number,
  w: number,
  h: number,
  { lit = false, trim = '#f3efe2', arch = 0, dark = '#33516a', sill = mix(trim, night, 0.18) }: Sash = {},
): string {
  const opening = (by: number) =>
    path`M${x - by} ${y + h + by}V${y - by}Q${x + w / 2} ${y - by - arch * 2} ${x + w + by} ${y - by}V${y + h + by}Z`
  const gleam = lit
    ? path`M${x} ${y + h}V${y}Q${x + w * 0.17} ${y - arch * 0.68} ${x + w * 0.34} ${y - arch * 0.9}V${y + h}Z`
    : path`M${x} ${y}Q${x + w / 4} ${y - arch} ${x + w / 2} ${y - arch}L${x + w * 0.8} ${y - arch * 0.64}L${x} ${y + h * 0.6}Z`
  return (
    shape(opening(7), trim) +
    shape(opening(0), lit ? '#ffd98a' : dark) +
    shape(gleam, lit ? '#fff0c4' : mix(dark, '#ffffff', 0.16)) +
    line(path`M${x} ${y + h / 2}h${w}M${x + w / 2} ${y - arch}V${y + h}`, trim, 4) +
    box(x - 12, y + h + 4, w + 24, 9, 1, sill)
  )
}

/** A cornice on brackets, 46 high, for a wall `w` wide; (x, y) is its upper left corner without the overhang. */
export function cornice(x: number, y: number, w: number, hue: string): string {
  const [dark, light] = [mix(hue, night, 0.35), mix(hue, '#ffffff', 0.2)]
  const gap = (w - 22) / (Math.round(w / 34) - 1)
  return (
    box(x - 2, y + 14, w + 4, 32, 0, hue) +
    box(x - 2, y + 40, w + 4, 6, 0, dark) +
    shape(
      times(Math.round(w / 34), (i) => path`M${x + 4 + i * gap} ${y + 12}h14v16l-8 14h-6Z`),
      dark,
    ) +
    box(x - 10, y, w + 20, 15, 2, hue) +
    box(x - 10, y, w + 20, 5, 2, light)
  )
}

/** A chimney of brick, 30 wide, by its upper left corner. */
export const chimney = (x: number, y: number, h: number, hue = '#7c3f38'): string =>
  box(x, y, 30, h, 1, hue) +
  box(x + 20, y, 10, h, 1, mix(hue, night, 0.32)) +
  box(x - 4, y - 5, 38, 10, 1, mix(hue, night, 0.32))

/** Snow in the light and in the shade. */
type Snow = readonly [lit: string, shade: string]
const white: Snow = ['#f6f6f2', '#b6c5d6']

/** Snow lying `h` deep on a ledge, its foot at `y`. */
export function snowCap(x: number, y: number, w: number, h: number, seed: number, [lit, shade] = white): string {
  const chance = seeded(seed)
  const count = Math.max(2, Math.round(w / 60))
  const top = swell(
    [
      [x, y - h * 0.2],
      ...Array.from({ length: count }, (_, i): InkPoint => [
        x + (w * (i + 0.5)) / count,
        y - h * between(chance, 0.75, 1.1),
      ]),
      [x + w, y - h * 0.2],
    ],
    8,
  )
  const foot = swell(
    [
      [x + w, y],
      ...Array.from({ length: count }, (_, i): InkPoint => [
        x + w - (w * (i + 0.5)) / count,
        y + h * between(chance, 0, 0.28),
      ]),
      [x, y],
    ],
    8,
  )
  return (
    shape(closed([...top, ...foot]), lit) +
    shape(closed([...foot, ...foot.toReversed().map(([px, py]): InkPoint => [px, py - h * 0.26])]), shade, {
      opacity: 0.6,
    })
  )
}

/** A bank of ploughed snow along the street, from `from` to `to`; `y` is its foot. */
export function snowBank(from: number, to: number, y: number, h: number, seed: number, [lit, shade] = white): string {
  const chance = seeded(seed)
  const count = Math.max(3, Math.round((to - from) / 80))
  const crest = (share: number) =>
    swell([
      [from, y],
      ...Array.from({ length: count }, (_, i): InkPoint => [
        from + ((to - from) * (i + 0.5)) / count,
        y - h * share * between(chance, 0.6, 1.15),
      ]),
      [to, y],
    ])
  return shape(closed(crest(1)), lit) + shape(closed(crest(0.5)), shade, { opacity: 0.75 })
}

/**
 * The pavement before the houses, its kerb, and the street to the foot of the picture in the tones of `road`. `name`
 * is of its own in a scene.
 */
export const street = (name: string, walk: string, kerb: string, road: readonly string[]): string =>
  box(-20, 800, 1640, 48, 0, walk) +
  box(-20, 800, 1640, 7, 0, mix(walk, '#ffffff', 0.25)) +
  box(-20, 846, 1640, 16, 0, kerb) +
  wash(name, road, 862, 1010)

/** The light of a window or a door on the street, `w` wide at the wall. */
export const lightPool = (x: number, w: number, opacity = 0.22): string =>
  shape(path`M${x} 862h${w}l${w * 0.34} 148h${-w * 1.64}Z`, '#ffd98a', { opacity }) +
  shape(path`M${x - 4} 808h${w + 8}l10 38h${-w - 28}Z`, '#ffd98a', { opacity: opacity * 1.2 })
