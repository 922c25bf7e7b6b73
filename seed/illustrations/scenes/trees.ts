import { line, path, shape, times, type InkPoint } from '../pen.ts'
import { between, closed, heightAt, seeded, type Chance } from './land.ts'

type Tree = { d: string; light: string; weight: string }

/**
 * A spruce: `d` is its outline, `light` the lit side of its boughs, `weight` what lies on all of them (snow). Stands
 * at (x, y).
 */
export function conifer(x: number, y: number, h: number, chance: Chance, girth = 0.2): Tree {
  const tiers = h < 36 ? 4 : h < 90 ? 6 : h < 200 ? 9 : 13
  const half = h * girth * between(chance, 0.82, 1.18)
  const lean = h * between(chance, -0.015, 0.015)
  const top: InkPoint = [x + lean, y - h]
  const sides = [-1, 1].map((side) =>
    Array.from({ length: tiers }, (_, i) => {
      const t = (i + 1) / tiers
      const reach = half * (t ** 0.92 * 0.94 + 0.06) * between(chance, 0.72, 1.16)
      const tip = y - h + h * 0.05 + t * h * 0.87 + between(chance, -0.3, 0.3) * (h / tiers) * 0.5
      const axis = x + lean * (1 - t)
      return {
        tip: [axis + side * reach, tip] as InkPoint,
        notch: [
          axis + side * reach * between(chance, 0.42, 0.62),
          tip - (h / tiers) * between(chance, 0.12, 0.3),
        ] as InkPoint,
        root: [axis, tip - (h / tiers) * 1.2] as InkPoint,
        low: [axis + side * reach * 0.34, tip - (h / tiers) * between(chance, 0.02, 0.16)] as InkPoint,
      }
    }),
  )
  const [left = [], right = []] = sides
  const trunk = Math.max(1, h * 0.018)
  const d = closed([
    top,
    ...right.flatMap(({ tip, notch }) => [tip, notch]),
    [x + trunk, y - h * 0.07],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, y - h * 0.07],
    ...left.toReversed().flatMap(({ tip, notch }) => [notch, tip]),
  ])
  const blade = ({ tip, root, low }: { tip: InkPoint; root: InkPoint; low: InkPoint }) => closed([root, low, tip])
  return { d, light: left.map(blade).join(''), weight: [...left, ...right].map(blade).join('') }
}

type Stand = {
  from?: number
  to?: number
  gap: number
  height: readonly [number, number]
  seed: number
  girth?: number
  sink?: number
  skip?: (x: number) => boolean
}

/** Many spruces along a line, as one outline (with the lit boughs, and the snow on them, as outlines of their own). */
export function stand(
  points: readonly InkPoint[],
  { from = -20, to = 1620, gap, height, seed, girth, sink = 3, skip }: Stand,
): Tree {
  const chance = seeded(seed)
  const trees: Tree[] = []
  let swing = chance() * 9
  for (let x = from; x < to; x += gap * between(chance, 0.5, 1.5)) {
    swing += between(chance, 0.1, 0.5)
    const tall = height[0] + (height[1] - height[0]) * (0.5 + 0.32 * Math.sin(swing) + between(chance, -0.2, 0.2))
    if (!skip?.(x))
      trees.push(
        conifer(
          x,
          heightAt(points, x) + sink + tall * (tall < 90 ? 0.09 : 0),
          tall,
          chance,
          (girth ?? 0.17) * between(chance, 0.75, 1.2),
        ),
      )
  }
  return {
    d: trees.map(({ d }) => d).join(''),
    light: trees.map(({ light }) => light).join(''),
    weight: trees.map(({ weight }) => weight).join(''),
  }
}

export const treeline = (points: readonly InkPoint[], fill: string, options: Stand) =>
  shape(stand(points, options).d, fill)

/** A weathered white pine leaning with the wind (`wind` −1 or 1): trunk, dark pads of needles, their lit tops. */
export function pine(
  x: number,
  y: number,
  h: number,
  [trunk, dark, light]: readonly [string, string, string],
  seed: number,
  wind = 1,
): string {
  const chance = seeded(seed)
  const lean = h * 0.1 * wind
  const axis = (t: number) => x + lean * t * t
  const pads = Array.from({ length: 8 }, (_, i) => {
    const t = 0.36 + (i / 7) * 0.62
    const reach = h * (0.3 - 0.22 * ((t - 0.36) / 0.62)) * between(chance, 0.7, 1.15)
    const side = i % 2 ? 0.62 : 1.15
    return {
      t,
      left: reach * (wind < 0 ? side : 1.5 - side * 0.5),
      right: reach * (wind < 0 ? 1.5 - side * 0.5 : side),
      y: y - h * t + between(chance, -0.02, 0.02) * h,
      thick: h * between(chance, 0.05, 0.085),
    }
  })
  const pad = ({ t, left, right, y: py, thick }: (typeof pads)[number], top: boolean) => {
    const cx = axis(t)
    const upper: InkPoint[] = Array.from({ length: 9 }, (_, i) => [
      cx - left + ((left + right) * i) / 8,
      py - thick * Math.sin((Math.PI * i) / 8) ** 0.7 * between(chance, 0.65, 1.2),
    ])
    const lower: InkPoint[] = Array.from({ length: 7 }, (_, i) => [
      cx + right - ((left + right) * (i + 0.6)) / 7.4,
      py + (top ? -thick * 0.35 : thick * 0.32) * between(chance, 0.3, 1.3),
    ])
    return closed([...upper, ...lower])
  }
  const stem = closed([
    [x - h * 0.022, y],
    [axis(0.5) - h * 0.014, y - h * 0.5],
    [axis(1), y - h * 0.98],
    [axis(0.5) + h * 0.012, y - h * 0.5],
    [x + h * 0.026, y],
  ])
  const boughs = pads
    .map(
      ({ t, left, right, y: py }) =>
        path`M${axis(t - 0.07)} ${py + h * 0.07}L${axis(t) + (right > left ? right : -left) * 0.7} ${py}`,
    )
    .join('')
  return (
    shape(stem, trunk) +
    line(boughs, trunk, Math.max(1.5, h * 0.011)) +
    shape(pads.map((each) => pad(each, false)).join(''), dark) +
    shape(
      pads
        .map((each) =>
          pad(
            {
              ...each,
              left: each.left * 0.86,
              right: each.right * 0.6,
              y: each.y - each.thick * 0.22,
              thick: each.thick * 0.7,
            },
            true,
          ),
        )
        .join(''),
      light,
    )
  )
}

/** A leafy crown as a lumpy outline around (x, y). */
export function crown(x: number, y: number, r: number, chance: Chance, tall = 1.15): string {
  const count = Math.max(7, Math.min(13, Math.round(r / 3)))
  const points = Array.from({ length: count }, (_, i): InkPoint => {
    const angle = (i / count) * Math.PI * 2 + between(chance, -0.12, 0.12)
    const reach = r * between(chance, 0.82, 1.08)
    return [x + reach * Math.cos(angle), y + reach * tall * Math.sin(angle)]
  })
  const [start = [x, y]] = points
  return (
    path`M${start[0]} ${start[1]}` +
    points
      .map((from, i) => {
        const to = points[(i + 1) % count] ?? start
        const bulge = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56
        return path`A${bulge} ${bulge} 0 0 1 ${to[0]} ${to[1]}`
      })
      .join('') +
    'Z'
  )
}

/** A birch: a pale trunk with dark marks, shaded on its right. */
export function birch(
  x: number,
  top: number,
  foot: number,
  w: number,
  [bark, shade, mark]: readonly [string, string, string],
  seed: number,
): string {
  const chance = seeded(seed)
  const lean = between(chance, -0.03, 0.03) * (foot - top)
  const at = (t: number, side: number): InkPoint => [
    x + lean * t + side * w * (0.5 - 0.16 * t),
    foot - (foot - top) * t,
  ]
  const marks = times(Math.round((foot - top) / 34), () => {
    const t = chance()
    const [px, py] = at(t, chance() < 0.6 ? -1 : 0.2)
    const reach = w * between(chance, 0.2, 0.62)
    return path`M${px} ${py}Q${px + reach * 0.5} ${py - 3} ${px + reach} ${py + 1}Q${px + reach * 0.5} ${py + 5} ${px} ${py + between(chance, 3, 7)}Z`
  })
  return (
    shape(closed([at(0, -1.15), at(0.06, -1), at(1, -1), at(1, 1), at(0.06, 1), at(0, 1.2)]), bark) +
    shape(closed([at(0, 0.2), at(1, 0.25), at(1, 1), at(0.06, 1), at(0, 1.2)]), shade) +
    shape(marks, mark)
  )
}

/** Bare branches growing from (x, y): one stroke path per thickness. */
export function bare(x: number, y: number, h: number, colour: string, seed: number, width = h * 0.035): string {
  const chance = seeded(seed)
  const levels = ['', '', '', '']
  const grow = (px: number, py: number, length: number, angle: number, level: number) => {
    const [nx, ny] = [px + length * Math.cos(angle), py + length * Math.sin(angle)]
    levels[level] += path`M${px} ${py}L${nx} ${ny}`
    if (level < 3)
      for (const turn of [-0.5, 0.08, 0.55])
        grow(
          px + (nx - px) * between(chance, 0.7, 1),
          py + (ny - py) * between(chance, 0.75, 1),
          length * between(chance, 0.5, 0.74),
          angle + turn * between(chance, 0.6, 1.3),
          level + 1,
        )
  }
  grow(x, y, h * 0.42, -Math.PI / 2 + between(chance, -0.08, 0.08), 0)
  return levels.map((d, level) => line(d, colour, Math.max(1, width * 0.6 ** level))).join('')
}

/** Tufts of grass along a line. */
export function grass(
  points: readonly InkPoint[],
  from: number,
  to: number,
  gap: number,
  tall: number,
  seed: number,
  lean = 0.35,
): string {
  const chance = seeded(seed)
  let d = ''
  for (let x = from; x < to; x += gap * between(chance, 0.4, 1.6)) {
    const y = heightAt(points, x) + 4
    const h = tall * between(chance, 0.5, 1.2)
    const tip = x + h * (lean + between(chance, -0.35, 0.35))
    d += path`M${x - 2} ${y}Q${x + (tip - x) * 0.2} ${y - h * 0.6} ${tip} ${y - h}Q${x + (tip - x) * 0.4} ${y - h * 0.5} ${x + 3} ${y}Z`
  }
  return d
}

/** A fern: fronds arching out of one root. */
export function fern(x: number, y: number, size: number, chance: Chance): string {
  return times(9, (i) => {
    const angle = -2.75 + (i / 8) * 2.36 + between(chance, -0.1, 0.1)
    const reach = size * between(chance, 0.75, 1.05)
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8]
    const [tx, ty] = [x + dx * 1.25, y + dy * 0.62 + Math.abs(dx) * 0.12]
    return path`M${x} ${y}Q${x + dx * 0.5 - size * 0.05} ${y + dy * 1.25} ${tx} ${ty}Q${x + dx * 0.62} ${y + dy * 0.86} ${x + 4} ${y}Z`
  })
}
