import { box, group, inside, line, mix, shape, times, type Point } from '../pen.ts'
import { between, closed, seeded, swell, wash } from '../scenes/land.ts'

/** The parts of the houses along a store's street, seen straight on. Houses stand on the pavement, which begins at `pavement`. */
export const pavement = 800

/** A brick wall: courses, odd bricks, a lit edge on its left and a shaded one on its right. */
export function wall(x: number, top: number, w: number, hue: string, seed: number): string {
  const chance = seeded(seed + 200)
  const [dark, light] = [mix(hue, '#14202a', 0.32), mix(hue, '#ffffff', 0.16)]
  const rows = Math.floor((pavement - top - 8) / 14)
  const odd = times(Math.round((w * rows) / 260), () => `M${x + 12 + Math.floor((chance() * (w - 44)) / 20) * 20} ${top + 9 + Math.floor(chance() * rows) * 14}h19v12h-19Z`)
  return box(x, top, w, pavement - top, 0, hue) + shape(odd, dark, { opacity: 0.16 }) + line(times(rows, (i) => `M${x} ${top + 8 + i * 14}h${w}`), dark, 1.4, { opacity: 0.35 }) + box(x, top, 10, pavement - top, 0, light, { opacity: 0.5 }) + box(x + w - 14, top, 14, pavement - top, 0, dark, { opacity: 0.6 })
}

/** A sash window whose glass is at (x, y), under a lintel that rises by `arch`. */
export function sash(x: number, y: number, w: number, h: number, lit: boolean, { trim = '#f3efe2', arch = 0 } = {}): string {
  const opening = (by: number) => `M${x - by} ${y + h + by}V${y - by * 0.4}Q${x + w / 2} ${y - arch * 2 - by * 1.6} ${x + w + by} ${y - by * 0.4}V${y + h + by}Z`
  const light = lit ? shape(`M${x} ${y + h}V${y}L${x + w * 0.36} ${y - arch}V${y + h}Z`, '#fff0c4') : shape(`M${x} ${y}L${x + w * 0.8} ${y - arch * 0.5}L${x} ${y + h * 0.6}Z`, '#4f7189')
  return shape(opening(7), trim) + shape(opening(0), lit ? '#ffd98a' : '#33516a') + light + line(`M${x} ${y + h / 2}h${w}M${x + w / 2} ${y - arch}V${y + h}`, trim, 4) + box(x - 11, y + h + 4, w + 22, 8, 1, mix(trim, '#14202a', 0.18))
}

/** A cornice on brackets, 46 high. */
export function cornice(x: number, y: number, w: number, hue: string): string {
  const [dark, light] = [mix(hue, '#0d1512', 0.35), mix(hue, '#ffffff', 0.2)]
  const count = Math.round(w / 34)
  return box(x - 2, y + 14, w + 4, 32, 0, hue) + box(x - 2, y + 40, w + 4, 6, 0, dark) + times(count, (i) => shape(`M${x + 4 + (i * (w - 22)) / (count - 1)} ${y + 12}h14v16l-8 14h-6Z`, dark)) + box(x - 10, y, w + 20, 15, 2, hue) + box(x - 10, y, w + 20, 5, 2, light)
}

/** Snow that lies along an edge from (x, y), `h` deep. */
export function drift(x: number, y: number, w: number, h: number, seed: number, [lit, shade]: readonly [string, string] = ['#fbf9f6', '#cdd6e4']): string {
  const chance = seeded(seed + 400)
  const count = Math.max(3, Math.round(w / 46))
  const top = swell(Array.from({ length: count + 1 }, (_, i): Point => [x + (w * i) / count, i % count ? y - h * between(chance, 0.72, 1.1) : y - h * 0.35]), 9)
  const foot = (by: number) => Array.from({ length: count * 2 + 1 }, (_, i): Point => [x + w - (w * i) / (count * 2), y + h * by * between(chance, 0.1, 0.6)])
  return shape(closed([...top, ...foot(1)]), shade) + shape(closed([...top, ...foot(-0.4)]), lit)
}

/** A lit window of a shop like the store's own, 212 high with its sill; `content` stands on its floor at 156. */
export function showcase(name: string, x: number, y: number, w: number, content: string, frame = '#f3efe2', sill = '#12332a'): string {
  const d = `M10 10H${w - 10}V178H10Z`
  return group(box(0, 0, w, 188, 2, frame) + inside(name, d, shape(d, '#ffdf9a') + shape(`M10 10H${w * 0.48}L${w * 0.2} 178H10Z`, '#fff0c4') + shape(`M10 156H${w - 10}V178H10Z`, '#b9884e') + content) + box(0, 188, w, 24, 0, sill), `translate(${x} ${y})`)
}

/** Pavement, kerb and street to the foot of the picture. */
export const street = (name: string, walk: string, kerb: string, road: readonly string[]): string => box(-20, pavement, 1640, 46, 0, walk) + box(-20, pavement, 1640, 7, 0, mix(walk, '#ffffff', 0.25)) + box(-20, 846, 1640, 16, 0, kerb) + wash(name, road, 862, 1010)

/** A chimney of brick, by its upper left corner. */
export const chimney = (x: number, y: number, h: number): string => box(x, y, 30, h, 1, '#7c3f38') + box(x + 20, y, 10, h, 1, '#5a2c28') + box(x - 4, y - 5, 38, 10, 1, '#5a2c28')
