import { circle, inside, mix, path, shape, times, type InkPoint } from '../pen.ts'

/**
 * What every scene is built from: a seeded generator, ridgelines, shaded mountains, skies and water.
 * Light comes from the upper left unless a scene's own sun says otherwise; what is far takes on the colour of the air.
 */
export const wide = 1600
export const high = 1000

export type Chance = () => number

/** Mulberry32: the same seed always draws the same land. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (chance: Chance, low: number, top: number) => low + (top - low) * chance()

// ——— lines ———

/** A broken rock line through `anchors`, roughened by midpoint displacement; the anchors themselves stay. */
export function ridge(anchors: readonly InkPoint[], rough: number, seed: number, step = 16): InkPoint[] {
  const chance = seeded(seed)
  const split = (a: InkPoint, b: InkPoint): InkPoint[] => {
    const length = b[0] - a[0]
    if (length < step) return [b]
    const share = between(chance, 0.36, 0.64)
    const middle: InkPoint = [
      a[0] + length * share,
      a[1] + (b[1] - a[1]) * share + (chance() - 0.5) * rough * Math.min(length, 220),
    ]
    return [...split(a, middle), ...split(middle, b)]
  }
  return anchors.flatMap((anchor, i) => (i === 0 ? [anchor] : split(anchors[i - 1] ?? anchor, anchor)))
}

/** A smooth line through `anchors`: snow, hills, beaches. */
export function swell(anchors: readonly InkPoint[], step = 18): InkPoint[] {
  const at = (i: number) => anchors[Math.max(0, Math.min(anchors.length - 1, i))] ?? ([0, 0] as const)
  return anchors.slice(0, -1).flatMap((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const count = Math.max(2, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / step))
    const curve = (axis: 0 | 1, t: number) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
    return Array.from({ length: count + (i === anchors.length - 2 ? 1 : 0) }, (_, k): InkPoint => [
      curve(0, k / count),
      curve(1, k / count),
    ])
  })
}

/** The height of a line at `x`. */
export function heightAt(points: readonly InkPoint[], x: number): number {
  const next = points.findIndex(([px]) => px >= x)
  if (next < 0) return points.at(-1)?.[1] ?? 0
  const [a, b] = [points[Math.max(0, next - 1)] ?? [0, 0], points[next] ?? [0, 0]]
  return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

export const trace = (points: readonly InkPoint[]) =>
  points.map(([x, y], i) => path`${i ? 'L' : 'M'}${x} ${y}`).join('')
export const closed = (points: readonly InkPoint[]) => `${trace(points)}Z`
/** The land under a line, down to `foot`. */
export const under = (points: readonly InkPoint[], foot = high + 120) =>
  `${trace(points)}L${points.at(-1)?.[0].toFixed(0) ?? 0} ${foot}L${points[0]?.[0].toFixed(0) ?? 0} ${foot}Z`
export const ground = (points: readonly InkPoint[], fill: string, foot = high + 120) => shape(under(points, foot), fill)

// ——— mountains ———

type Rock = {
  lit: string
  shade: string
  snow?: string
  snowShade?: string
  snowline?: number
  foot?: number
  rough?: number
  gullies?: number
  crest?: string
}

/** A broken way downhill from `start` to `foot`: the edge between the lit and the shaded side. */
function spine(start: InkPoint, foot: number, drift: number, chance: Chance): InkPoint[] {
  const points: InkPoint[] = [start]
  let [x, y] = start
  let slant = between(chance, -0.3, 0.5)
  for (let left = 3; y < foot; left--) {
    if (left < 0)
      [slant, left] = [(slant > drift ? -1 : 1) * between(chance, 0.1, 0.75) + drift, Math.floor(between(chance, 1, 5))]
    const drop = between(chance, 7, 26)
    y += drop
    x += drop * (slant + between(chance, -0.7, 0.7))
    points.push([x, Math.min(y, foot)])
  }
  return points
}

/** The spurs that leave a spine downhill: a shadow behind each on the lit side, a light on each on the dark side. */
function spurs(way: readonly InkPoint[], side: number, chance: Chance): string {
  return way
    .slice(2)
    .map(([x, y], i) => {
      if (chance() > 0.3) return ''
      const length = between(chance, 36, 120) * Math.min(1.3, 0.5 + i * 0.08)
      const [mx, my] = [x + side * length * between(chance, 0.28, 0.45), y + length * 0.55]
      const [tx, ty] = [x + side * length * between(chance, 0.5, 0.8), y + length * between(chance, 0.95, 1.2)]
      return closed([
        [x, y - 8],
        [mx, my],
        [tx, ty],
        [mx + between(chance, -4, 10), my + length * 0.24],
        [x - side * 4, y + length * between(chance, 0.34, 0.6)],
      ])
    })
    .join('')
}

/**
 * A mountain range: every high anchor is a peak, lit on its left and shaded on its right, with snow above `snowline`.
 */
export function range(name: string, anchors: readonly InkPoint[], rock: Rock, seed: number): string {
  const { foot = high, rough = 0.26, gullies = 10 } = rock
  const line = ridge(anchors, rough, seed)
  const chance = seeded(seed + 7)
  const tops = anchors.flatMap(([, y], i) =>
    i > 0 && i < anchors.length - 1 && y < (anchors[i - 1]?.[1] ?? 0) && y <= (anchors[i + 1]?.[1] ?? 0) ? [i] : [],
  )
  const [dim, glow]: [string[], string[]] = [[], []]
  const shades = tops
    .map((i) => {
      const peak = anchors[i] ?? [0, 0]
      const valley =
        anchors.slice(i + 1).find(([, y], k, rest) => y > (rest[k + 1]?.[1] ?? Infinity)) ?? anchors.at(-1) ?? peak
      const slope = line.filter(([x]) => x > peak[0] && x <= valley[0])
      const way = spine(peak, foot, 0.08, chance)
      dim.push(spurs(way, -1, chance))
      glow.push(spurs(way, 1, chance))
      return closed([...slope, ...spine(valley, foot, 0.1, chance), ...way.toReversed()])
    })
    .join('')
  const sliver = (from: InkPoint, side: number) => {
    const length = between(chance, 40, 190)
    const points: InkPoint[] = [from]
    const back: InkPoint[] = []
    for (let y = 0, x = 0, turn = 1; y < length; turn = -turn) {
      const drop = between(chance, 12, 34)
      y += drop
      x += drop * (side * 0.42 + turn * 0.4)
      points.push([from[0] + x, from[1] + y])
      back.unshift([from[0] + x + (1 - y / (length + 40)) * between(chance, 8, 26), from[1] + y - 6])
    }
    return closed([...points, ...back])
  }
  const picks = (side: number) =>
    times(gullies, () => {
      const at = line[Math.floor(chance() * (line.length - 2)) + 1] ?? [0, 0]
      const top =
        anchors[
          tops.reduce(
            (best, i) =>
              Math.abs((anchors[i]?.[0] ?? 0) - at[0]) < Math.abs((anchors[best]?.[0] ?? 0) - at[0]) ? i : best,
            tops[0] ?? 0,
          )
        ] ?? at
      return side < 0 === at[0] < top[0] ? sliver([at[0], at[1] + between(chance, 4, 60)], side) : ''
    })
  const [left, right] = [picks(-1), picks(1)]
  const spread = (shade: string, lit: string) =>
    shape(dim.join(''), shade) + shape(glow.join(''), mix(shade, lit, 0.45))
  const low = rock.snowline ?? 0
  const edge = ridge(
    Array.from({ length: 13 }, (_, i): InkPoint => [i * 140 - 40, low + between(chance, -44, 40)]),
    1.15,
    seed + 3,
    12,
  )
  const body =
    shape(under(line, foot), rock.lit) +
    shape(shades, rock.shade) +
    spread(rock.shade, rock.lit) +
    shape(left, rock.shade, { opacity: 0.55 }) +
    shape(right, rock.lit, { opacity: 0.5 })
  if (!rock.snow) return inside(`${name}-line`, under(line, foot), body)
  const above = `${trace(edge)}L1660 -60L-60 -60Z`
  return inside(
    `${name}-line`,
    under(line, foot),
    body +
      inside(
        `${name}-snow`,
        above,
        shape(under(line, foot), rock.snow) +
          shape(shades, rock.snowShade ?? rock.shade) +
          spread(rock.snowShade ?? rock.shade, rock.snow) +
          shape(left, rock.snowShade ?? rock.shade, { opacity: 0.7 }) +
          shape(right, rock.crest ?? rock.snow, { opacity: 0.6 }),
      ),
  )
}

// ——— skies ———

/** A sky (or a water) of smooth tones from `top` to `foot`. */
export const wash = (name: string, stops: readonly string[], top = 0, foot = high) =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops.map((colour, i) => `<stop offset="${(i / (stops.length - 1)).toFixed(3)}" stop-color="${colour}"/>`).join('')}</linearGradient><rect x="-2" y="${top}" width="1604" height="${foot - top}" fill="url(#${name})"/>`

/** A printed sky: flat bands with soft waves between them, from `top` to `foot`. */
export function bands(colours: readonly string[], top: number, foot: number, seed: number, wave = 14): string {
  const chance = seeded(seed)
  const step = (foot - top) / colours.length
  return colours
    .map((colour, i) => {
      if (i === 0) return `<rect x="-2" y="${top}" width="1604" height="${foot - top}" fill="${colour}"/>`
      const y = top + i * step
      return shape(
        under(
          swell(Array.from({ length: 6 }, (_, k): InkPoint => [k * 330 - 20, y + between(chance, -wave, wave)])),
          foot,
        ),
        colour,
      )
    })
    .join('')
}

/** The sun and the rings of lit air around it, from the outermost in. */
export const sun = (x: number, y: number, r: number, rings: readonly string[], spread = 0.75) =>
  rings.map((colour, i) => circle(x, y, r * (1 + (rings.length - 1 - i) * spread), colour)).join('')

/** Long flat clouds, thicker towards their middle. */
export const streak = (x: number, y: number, w: number, h: number) =>
  path`M${x - w / 2} ${y}C${x - w * 0.3} ${y - h * 0.3} ${x - w * 0.2} ${y - h} ${x - w * 0.02} ${y - h}C${x + w * 0.1} ${y - h} ${x + w * 0.16} ${y - h * 0.5} ${x + w * 0.24} ${y - h * 0.55}C${x + w * 0.34} ${y - h * 0.6} ${x + w * 0.4} ${y - h * 0.1} ${x + w / 2} ${y}C${x + w * 0.2} ${y + h * 0.22} ${x - w * 0.2} ${y + h * 0.26} ${x - w / 2} ${y}Z`

/** A heaped cloud on a flat foot. */
export function heap(x: number, y: number, w: number, h: number, chance: Chance): string {
  const count = Math.max(4, Math.round(w / 60))
  const tops = Array.from({ length: count + 1 }, (_, i): InkPoint => [
    x - w / 2 + (w * i) / count,
    y - h * Math.sin((Math.PI * (i + 0.15)) / (count + 0.3)) ** 0.8 * between(chance, 0.62, 1),
  ])
  return (
    tops.reduce((d, [px, py], i) => {
      const [ox, oy] = tops[i - 1] ?? [px, py]
      const r = Math.hypot(px - ox, py - oy) * between(chance, 0.52, 0.66)
      return d + (i ? path`A${r} ${r} 0 0 1 ${px} ${py}` : path`M${px} ${y}L${px} ${py}`)
    }, '') + path`L${x + w / 2} ${y}Q${x} ${y + h * 0.07} ${x - w / 2} ${y}Z`
  )
}

/** Stars, most of them small, thinning out towards `foot`. */
export function stars(count: number, foot: number, seed: number, colour = '#eceee9'): string {
  const chance = seeded(seed)
  const dots = (share: number, low: number, top: number) =>
    times(Math.round(count * share), () => {
      const [x, y, r] = [chance() * wide, chance() ** 1.4 * foot, between(chance, low, top)]
      return path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`
    })
  return (
    shape(dots(0.6, 0.9, 1.5), colour, { opacity: 0.55 }) +
    shape(dots(0.3, 1.3, 2.1), colour, { opacity: 0.85 }) +
    shape(dots(0.1, 2.2, 3.4), colour)
  )
}

// ——— water ———

/**
 * Lens-shaped glints between two heights, longer and sparser towards the viewer; `pull` draws them together around
 * `x`.
 */
export function glints(
  x: number,
  spread: number,
  top: number,
  foot: number,
  count: number,
  seed: number,
  size = 1,
): string {
  const chance = seeded(seed)
  return times(count, () => {
    const depth = chance() ** 1.3
    const y = top + depth * (foot - top)
    const w = between(chance, 14, 60) * (0.35 + depth * 1.5) * size
    const h = (1.1 + depth * 3.6) * between(chance, 0.6, 1.1) * Math.sqrt(size)
    const cx = x + (chance() + chance() - 1) * spread * (0.55 + depth * 0.75)
    return path`M${cx - w} ${y}Q${cx} ${y - h} ${cx + w} ${y}Q${cx} ${y + h} ${cx - w} ${y}Z`
  })
}

/** `content` seen in still water that begins at `y`. */
export const reflection = (content: string, y: number, squash = 0.8, opacity = 0.45) =>
  `<g transform="translate(0 ${(y * (1 + squash)).toFixed(1)}) scale(1 ${-squash})" opacity="${opacity}">${content.replace(/id="([^"]+)"/g, 'id="$1-water"').replace(/url\(#([^)]+)\)/g, 'url(#$1-water)')}</g>`

/** Colours from near to far: `near` fading into the colour of the `air`. */
export const distances = (near: string, air: string, count: number, furthest = 0.8) =>
  Array.from({ length: count }, (_, i) => mix(near, air, (furthest * i) / Math.max(1, count - 1)))

/** A boulder lit from the upper left. */
export function boulder(
  x: number,
  y: number,
  w: number,
  h: number,
  [dark, base, light]: readonly [string, string, string],
  seed: number,
): string {
  const chance = seeded(seed)
  const off = () => between(chance, -0.05, 0.05)
  const p = (px: number, py: number): InkPoint => [x + (px + off()) * w, y - (py + off()) * h]
  const [a, b, c, d, e, f] = [p(-0.48, 0.3), p(-0.26, 0.84), p(0.08, 1), p(0.36, 0.7), p(0.5, 0.22), p(0.02, 0.52)]
  return (
    shape(closed([[x - w * 0.5, y], a, b, c, d, e, [x + w * 0.5, y]]), base) +
    shape(closed([f, c, d, e, [x + w * 0.5, y], [x + w * 0.12, y]]), dark) +
    shape(closed([a, b, c, f]), light)
  )
}
