import { box, circle, group, inside, line, path, shape, times } from '../pen.ts'
import { between, seeded } from './land.ts'
import { glow } from './props.ts'
import { conifer } from './trees.ts'

/**
 * What every store of the shop has, whatever its house: the sign, the awning, the lit window and the red door. Each is
 * placed by its upper left corner.
 */

/** The sign, 62 high: a canoe and its paddle between two gold lines. */
export function sign(x: number, y: number, w: number): string {
  const middle = w / 2
  return group(
    box(0, 0, w, 62, 3, '#12332a') +
      line(`M12 12H${w - 12}M12 50H${w - 12}`, '#dba524', 3) +
      shape(
        `M${middle - 45} 28C${middle - 23} 38 ${middle + 23} 38 ${middle + 45} 28C${middle + 41} 44 ${middle - 41} 44 ${middle - 45} 28Z`,
        '#eceee9',
      ) +
      line(`M${middle - 23} 19L${middle + 23} 45`, '#dba524', 4),
    `translate(${x} ${y})`,
  )
}

/** A striped awning, 50 high. */
export function awning(
  x: number,
  y: number,
  w: number,
  [one, other]: readonly [string, string] = ['#b92b18', '#eceee9'],
): string {
  const count = Math.round(w / 70) * 2 + 1
  const stripe = w / count
  return group(
    times(count, (i) =>
      shape(`M${i * stripe} 0h${stripe}l6 50q${-stripe * 0.6} 16 ${-stripe * 1.18} 0Z`, i % 2 ? other : one),
    ) + shape(`M0 0h${w}v10h${-w}Z`, '#5a120a', { opacity: 0.3 }),
    `translate(${x} ${y})`,
  )
}

/** A lit shop window, 212 high with its sill; `content` stands on its floor at 156. `name` is of its own in a scene. */
export function showcase(
  name: string,
  x: number,
  y: number,
  w: number,
  content: string,
  frame = '#f3efe2',
  sill = '#12332a',
): string {
  const d = `M10 10H${w - 10}V178H10Z`
  return group(
    box(0, 0, w, 188, 2, frame) +
      inside(
        name,
        d,
        shape(d, '#ffdf9a') +
          shape(path`M10 10H${w * 0.486}L${w * 0.211} 178H10Z`, '#fff0c4') +
          shape(`M10 156H${w - 10}V178H10Z`, '#b9884e') +
          content,
      ) +
      box(0, 188, w, 24, 0, sill),
    `translate(${x} ${y})`,
  )
}

/** The window of every store, 218 wide: a tent, a pack, skis and lamps. */
export function display(name: string, x: number, y: number): string {
  const tent =
    shape('M26 158L72 82L122 158Z', '#b92b18') +
    shape('M72 82L122 158H86Z', '#84190f') +
    shape('M72 82L84 158H60Z', '#fbe0a0')
  const gear =
    box(134, 100, 40, 58, 10, '#2f7f8a') +
    box(140, 126, 28, 24, 6, '#1f5a66') +
    line('M186 160L194 34M198 160L188 34', '#12332a', 6)
  const lamps = line('M10 44H208', '#7d5530', 3) + shape('M30 44h34l-4 36h-26ZM116 44h30l4 30h-38Z', '#dba524')
  return showcase(name, x, y, 218, tent + gear + lamps + line('M109 10V178', '#f3efe2', 5))
}

/** The door, 84 by 210. */
export const door = (x: number, y: number, hue = '#b92b18'): string =>
  group(
    box(0, 0, 84, 210, 1, '#f3efe2') +
      box(8, 8, 68, 202, 1, hue) +
      box(18, 20, 48, 104, 1, '#ffe6ad') +
      shape('M18 20h22v104h-22Z', '#fff3cf') +
      circle(66, 146, 5, '#dba524'),
    `translate(${x} ${y})`,
  )

/** A street lamp that is lit, 268 high, by its foot. */
export const lamp = (x: number, y: number): string =>
  line(`M${x} ${y}V${y - 236}`, '#1b2a2f', 8) +
  shape(`M${x - 16} ${y - 250}l5 34h22l5 -34Z`, '#ffe6ad') +
  shape(`M${x - 20} ${y - 248}l20 -20l20 20Z`, '#1b2a2f') +
  glow(x, y - 232, 110, '#ffd98a', 0.6)

/** A little fir with lights in a clay tub, by its foot. */
export function tub(x: number, y: number, h: number, seed: number): string {
  const chance = seeded(seed)
  const fir = conifer(x, y - 30, h, chance, 0.3)
  return (
    shape(fir.d, '#12332a') +
    shape(fir.light, '#3d6f56') +
    shape(`M${x - 20} ${y - 36}h40l-5 40h-30Z`, '#b4532f') +
    circle(x + between(chance, -6, 6), y - h * 0.5, 3, '#ffe6ad') +
    circle(x - 10, y - h * 0.35 - 20, 3, '#ffe6ad') +
    circle(x + 12, y - h * 0.3 - 16, 3, '#ffe6ad')
  )
}
