import { box, circle, inside, line, mix, polar, shape, times, tube, type Ink } from '../pen.ts'
import type { Geometry } from './bike-geometry.ts'

export const fenders = (ink: Ink, g: Geometry) => {
  const r = g.radius + g.tyre * 0.95
  const arc = ([x, y]: readonly [number, number], from: number, to: number) =>
    `M${polar(x, y, r, from)}A${r} ${r} 0 0 1 ${polar(x, y, r, to)}`
  const tones =
    ink.cut === 'city' || ink.cut === 'kids'
      ? ([ink.dark, ink.base, ink.pale] as const)
      : ([ink.rubber, mix(ink.rubber, '#ffffff', 0.16), ink.metal] as const)
  const stay = ([x, y]: readonly [number, number], degrees: number) =>
    line(`M${x} ${y}L${polar(x, y, r, degrees)}`, ink.metalDark, 4)
  return (
    stay(g.rear, 172) +
    stay(g.rear, 218) +
    tube(arc(g.rear, 158, 306), 15, tones, { cap: 'butt' }) +
    stay(g.front, 174) +
    stay(g.front, 140) +
    tube(arc(g.front, 132, 304), 15, tones, { cap: 'butt' }) +
    line(arc(g.front, 128, 136), ink.rubber, 20, { cap: 'butt' }) +
    box(g.rear[0] - r - 8, g.rear[1] - 34, 16, 28, 6, '#c63a2b')
  )
}

export const rack = (ink: Ink, g: Geometry) => {
  const [x, y] = g.rear
  const top = y - g.radius - g.tyre - 22
  const end = g.seat[0] - 14
  return (
    line(
      `M${x} ${y - 6}L${x - 40} ${top}M${x + 4} ${y - 6}L${x + 10} ${top}M${x + 8} ${y - 8}L${x + 66} ${top}`,
      ink.metalDark,
      7,
    ) +
    line(`M${end} ${top + 6}L${end + 26} ${top + 2}`, ink.metalDark, 6) +
    tube(`M${x - 118} ${top - 4}H${end}`, 13, [ink.rubber, ink.webbing, ink.metal]) +
    line(`M${x - 110} ${top + 18}H${x + 70}`, ink.webbing, 6) +
    box(x - 134, top - 8, 18, 28, 5, '#c63a2b')
  )
}

export const basket = (ink: Ink, g: Geometry) => {
  const [x, y] = [g.headTop[0] + 34, g.headTop[1] - 76]
  const d = `M${x} ${y}H${x + 168}L${x + 146} ${y + 118}Q${x + 144} ${y + 128} ${x + 134} ${y + 128}H${x + 38}Q${x + 28} ${y + 128} ${x + 26} ${y + 118}Z`
  return (
    shape(d, ink.woodDark) +
    inside(
      'bike-basket',
      d,
      shape(`M${x} ${y}H${x + 100}L${x + 92} ${y + 130}H${x}Z`, ink.wood) +
        times(7, (i) =>
          line(`M${x} ${y + 20 + i * 18}H${x + 170}`, mix(ink.woodDark, '#0d1512', 0.3), 4, { opacity: 0.7 }),
        ) +
        times(9, (i) =>
          line(
            `M${x + 8 + i * 20} ${y}L${x + 30 + i * 14} ${y + 130}`,
            i % 2 ? mix(ink.wood, '#ffffff', 0.25) : ink.woodDark,
            5,
          ),
        ),
    ) +
    tube(`M${x - 4} ${y}H${x + 172}`, 16, [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.35)]) +
    line(`M${x + 34} ${y - 4}v36M${x + 60} ${y - 4}v36`, mix(ink.woodDark, '#3a2418', 0.5), 9)
  )
}

/** The battery on the down tube and the motor at the cranks. */
export const battery = (ink: Ink, g: Geometry) => {
  const [hx, hy] = g.headLow
  const [bx, by] = g.bottom
  return (
    circle(bx + 8, by - 4, 50, ink.rubber) +
    circle(bx + 2, by - 10, 38, mix(ink.rubber, '#ffffff', 0.14)) +
    tube(`M${bx + 66} ${by - 30}C${bx + 120} ${by - 54} ${hx - 66} ${hy + 96} ${hx - 40} ${hy + 54}`, 38, [
      mix(ink.rubber, '#0d1512', 0.4),
      ink.rubber,
      mix(ink.rubber, '#ffffff', 0.3),
    ]) +
    times(4, (i) => circle(bx + 128 + i * 13, by - 72 - i * 12, 3.5, i < 3 ? '#7fd08a' : ink.metalDark))
  )
}
