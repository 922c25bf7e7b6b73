import { circle, line, mix, polar, times, type Ink } from '../pen.ts'
import type { Geometry, BikePoint } from './bike-geometry.ts'

/** A spoked wheel; the rear one carries the sprockets. */
export const wheel = (ink: Ink, g: Geometry, [x, y]: BikePoint, rear: boolean) => {
  const { radius: r, tyre, spokes } = g
  const rim = r - tyre * 0.36
  const deep = mix(ink.rubber, '#0d1512', 0.35)
  const shine = mix(ink.rubber, '#ffffff', 0.24)
  const wall = ink.cut === 'gravel' || ink.cut === 'city' ? mix(ink.wood, '#ffffff', 0.15) : ink.rubber
  // crossed spokes leave the hub sideways, two by two
  const wires = Array.from({ length: spokes * 2 }, (_, i) => {
    const at = (i * 360) / (spokes * 2)
    return `M${polar(x, y, 13, at + (i % 2 ? 74 : -74))}L${polar(x, y, rim - 8, at)}`
  }).join('')
  return [
    g.knobs > 0 &&
      circle(x, y, r + tyre * 0.42, 'none', {
        stroke: deep,
        width: tyre * 0.4,
        cap: 'butt',
        dash: `${((Math.PI * 2 * (r + tyre * 0.42)) / g.knobs / 2).toFixed(2)}`,
      }),
    circle(x, y, r + tyre * 0.06, 'none', { stroke: deep, width: tyre * 0.94 }),
    circle(x - 1, y - 1, r - tyre * 0.06, 'none', { stroke: wall, width: tyre * 0.6 }),
    line(
      `M${polar(x, y, r + tyre * 0.26, 190)}A${r + tyre * 0.26} ${r + tyre * 0.26} 0 0 1 ${polar(x, y, r + tyre * 0.26, 292)}`,
      shine,
      tyre * 0.16,
    ),
    circle(x, y, rim - 4, 'none', { stroke: ink.metalDark, width: 10 }),
    circle(x, y, rim - 2, 'none', { stroke: ink.metal, width: 3 }),
    line(wires, ink.metalDark, 1.8, { opacity: 0.85 }),
    g.disc &&
      circle(x, y, r * 0.33, 'none', { stroke: ink.metal, width: 8 }) +
        circle(x, y, r * 0.33, 'none', { stroke: ink.metalDark, width: 3, dash: '5 7', cap: 'butt' }) +
        line(
          times(5, (i) => `M${polar(x, y, 12, i * 72)}L${polar(x, y, r * 0.31, i * 72 + 20)}`),
          ink.metal,
          5,
        ),
    rear &&
      circle(x, y, r * 0.25, ink.metalDark) +
        circle(x, y, r * 0.2, 'none', { stroke: ink.metal, width: 4, dash: '4 4', cap: 'butt' }) +
        circle(x, y, r * 0.14, ink.rubber),
    rear && ink.cut === 'e-bike' && circle(x, y, r * 0.3, ink.rubber) + circle(x, y, r * 0.22, shine, { opacity: 0.5 }),
    circle(x, y, 12, ink.metal),
    circle(x - 2, y - 2, 6, ink.metalLight),
    line(`M${polar(x, y, rim - 14, 60)}L${polar(x, y, rim - 34, 60)}`, ink.rubber, 5),
  ]
    .filter(Boolean)
    .join('')
}
