import {
  along,
  fallShadow,
  flip,
  inside,
  isDark,
  isPale,
  line,
  path,
  seamOf,
  shape,
  stitch,
  whole,
  type Ink,
  type InkPoint,
} from '../pen.ts'

/** What the upper-body garments share: the cut of body and sleeves, their light and shade, folds, zips, collars. */

export type Curve = readonly [InkPoint, InkPoint, InkPoint, InkPoint]

/** Measures of a garment laid flat; each point is [distance from the middle line, y]. */
export type GarmentFit = {
  neck: number
  top: number
  shoulder: InkPoint
  armpit: InkPoint
  waist: number
  hem: InkPoint
  /** How much lower the hem hangs in the middle. */
  drop: number
  sleeve?: { cuff: InkPoint; width: number; bow: number }
  /** Baffles down the body and along the sleeve: their edges bulge. */
  baffles?: { body: number; sleeve: number; bulge: number }
}

const cubic = ([, b, c, e]: Curve) => path` C${b[0]} ${b[1]} ${c[0]} ${c[1]} ${e[0]} ${e[1]}`
const start = ([a]: Curve) => path`M${a[0]} ${a[1]}`

/** The curve as `count` outward bumps. */
export function bumps(curve: Curve, count: number, bulge: number): string {
  return Array.from({ length: count }, (_, i) => {
    const middle = along(curve, (i + 0.5) / count)
    const end = along(curve, (i + 1) / count).at
    return path` Q${middle.at[0] + middle.normal[0] * bulge * 2} ${middle.at[1] + middle.normal[1] * bulge * 2} ${end[0]} ${end[1]}`
  }).join('')
}

export function cutOut(fit: GarmentFit) {
  const x = (half: number) => 500 - half
  const [sx, sy] = [x(fit.shoulder[0]), fit.shoulder[1]]
  const [ax, ay] = [x(fit.armpit[0]), fit.armpit[1]]
  const [hx, hy] = [x(fit.hem[0]), fit.hem[1]]
  const fall = hy - ay
  const side: Curve = [
    [ax, ay],
    [x(fit.waist) - 2, ay + fall * 0.32],
    [x(fit.waist) + 2, ay + fall * 0.7],
    [hx, hy],
  ]
  const armhole: Curve = [
    [sx, sy],
    [sx + 26, sy + 62],
    [ax + 30, ay - 66],
    [ax, ay],
  ]
  const [run, slope] = [fit.shoulder[0] - fit.neck, sy - fit.top]
  const shoulder: Curve = [
    [x(fit.neck), fit.top],
    [x(fit.neck) - run * 0.33, fit.top + slope * 0.33],
    [sx + run * 0.4, sy - slope * 0.36],
    [sx, sy],
  ]
  const hem = path` C${hx + 60} ${hy + fit.drop} 430 ${hy + fit.drop} 500 ${hy + fit.drop}`
  const soft = fit.baffles
  const sideText = soft ? bumps(side, soft.body, -soft.bulge) : cubic(side)
  const body = whole(
    path`M500 ${fit.top + 46} C468 ${fit.top + 46} ${x(fit.neck)} ${fit.top + 26} ${x(fit.neck)} ${fit.top}${cubic(shoulder)}${cubic(armhole)}${sideText}${hem}`,
  )

  const { cuff, width, bow } = fit.sleeve ?? { cuff: [fit.shoulder[0] + 60, ay], width: 60, bow: 0 }
  const [cx, cy] = [x(cuff[0]), cuff[1]]
  const short = cy < ay + 80
  const bicep: InkPoint = short ? [sx + (cx - sx) * 0.5, sy + (cy - sy) * 0.42] : [sx - 58, sy + 128]
  const cap: Curve = [
    [sx + 20, sy - 11],
    [sx - 22, sy + 9],
    short ? [bicep[0] + 22, bicep[1] - 34] : [sx - 47, sy + 56],
    bicep,
  ]
  const arm: Curve = [
    bicep,
    short ? [bicep[0] - 14, bicep[1] + 22] : [bicep[0] - 22 - bow, bicep[1] + (cy - bicep[1]) * 0.32],
    [cx - 4, cy - (cy - bicep[1]) * 0.36],
    [cx, cy],
  ]
  const inner: Curve = [
    [cx + width, cy + width * (short ? 0.34 : 0.24)],
    [cx + width + 6, cy - (cy - ay) * 0.3],
    [ax - 16 - bow * 0.3, ay + (cy - ay) * 0.34],
    [ax + 6, ay + 4],
  ]
  const edge = soft ? bumps(cap, 2, -soft.bulge) + bumps(arm, soft.sleeve, -soft.bulge) : cubic(cap) + cubic(arm)
  const inseam = soft ? bumps(inner, soft.sleeve, -soft.bulge) : cubic(inner)
  const sleeve = path`${start(cap)}${edge} Q${cx + width * 0.46} ${cy + width * (short ? 0.26 : 0.24)} ${inner[0][0]} ${inner[0][1]}${inseam} L${ax + 40} ${ay - 30} L${sx + 50} ${sy + 20} Z`
  return {
    body,
    sleeve,
    side,
    armhole,
    shoulder,
    cap,
    arm,
    inner,
    edges: {
      side: start(armhole) + cubic(armhole) + cubic(side),
      outer: start(cap) + cubic(cap) + cubic(arm),
      inner: start(inner) + cubic(inner),
      armhole: start(armhole) + cubic(armhole),
    },
  }
}
export type Pattern = ReturnType<typeof cutOut>

/** A leaf-shaped crease from `a` to `b`, bending sideways. */
export function crease(a: InkPoint, b: InkPoint, bend: number, width: number, fill: string, opacity = 0.4): string {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [nx, ny] = [(b[1] - a[1]) / length, (a[0] - b[0]) / length]
  return shape(
    path`M${a[0]} ${a[1]} Q${mx + nx * (bend + width)} ${my + ny * (bend + width)} ${b[0]} ${b[1]} Q${mx + nx * bend} ${my + ny * bend} ${a[0]} ${a[1]} Z`,
    fill,
    { opacity },
  )
}

/** Body tone for shade and for light: very dark and very pale cloth need the opposite end stronger. */
export const shadeOf = (ink: Ink) => (isDark(ink) ? '#05090a' : ink.dark)
export const lightOf = (ink: Ink) => (isPale(ink) ? '#fbfbf7' : ink.light)

type Sewing = {
  bodyFill?: string
  sleeveFill?: string
  body?: string
  sleeve?: string
  under?: string
  smooth?: boolean
}

/** Sleeves and body with form: `body` and `sleeve` are drawn on the cloth, under light and shade. */
export function sewn(
  ink: Ink,
  fit: GarmentFit,
  { bodyFill = ink.base, sleeveFill = bodyFill, body = '', sleeve = '', under = '', smooth = false }: Sewing,
): string {
  const cut = cutOut(fit)
  // neutral tones, so that they also suit a second colour on the same cloth
  const dark = (d: string, width: number, strength: number, transform?: string) =>
    line(d, '#0d1512', width, { opacity: strength * (isDark(ink) ? 0.9 : 0.32), transform })
  const light = (d: string, width: number, strength: number, transform?: string) =>
    line(d, '#ffffff', width, { opacity: strength * (isPale(ink) ? 0.5 : isDark(ink) ? 0.17 : 0.24), transform })
  const elbow = along(cut.arm, 0.42).at
  const crook = along(cut.inner, 0.55).at
  const { outer, inner, armhole } = cut.edges
  const [left, right] = [cut.sleeve, flip(cut.sleeve)]
  const arms = fit.sleeve
    ? inside(
        'arm-left',
        left,
        shape(left, sleeveFill) +
          sleeve +
          light(outer, 64, 0.8) +
          light(outer, 26, 0.7) +
          dark(inner, 84, 0.5) +
          dark(inner, 36, 0.6) +
          (smooth ? '' : armCreases(ink, elbow, crook)) +
          dark(armhole, 40, 0.6) +
          rim(ink, left),
      ) +
      inside(
        'arm-right',
        right,
        shape(right, sleeveFill) +
          mirror(sleeve) +
          dark(flip(outer), 92, 0.6) +
          dark(flip(outer), 36, 0.5) +
          light(flip(inner), 46, 0.6, 'translate(30 0)') +
          dark(flip(inner), 34, 0.6) +
          (smooth ? '' : mirror(armCreases(ink, elbow, crook))) +
          dark(flip(armhole), 36, 0.6) +
          rim(ink, right),
      )
    : ''
  const side = cut.edges.side
  const [ax, ay] = cut.armhole[3]
  const folds =
    crease([ax + 4, ay + 6], [ax + 96, ay + 74], -14, 20, ...soft(ink, 0.6)) +
    crease([1000 - ax - 4, ay + 6], [1000 - ax - 92, ay + 86], 14, -22, ...soft(ink, 0.7)) +
    crease([ax + 2, ay + 40], [ax + 60, ay + 120], -8, 12, '#ffffff', 0.12)
  const torso = inside(
    'torso',
    cut.body,
    shape(cut.body, bodyFill) +
      body +
      light(side, 150, 0.6, 'translate(24 0)') +
      light(side, 70, 0.4, 'translate(30 0)') +
      dark(side, 30, 0.45) +
      dark(flip(side), 190, 0.42) +
      dark(flip(side), 80, 0.5) +
      (smooth ? '' : folds) +
      rim(ink, cut.body),
  )
  return (
    fallShadow(cut.body + (fit.sleeve ? left + right : '')) +
    under +
    arms +
    torso +
    (fit.sleeve ? line(armhole + flip(armhole), seamOf(ink), 3, { opacity: 0.6, cap: 'butt' }) : '')
  )
}

const soft = (ink: Ink, strength: number) => ['#0d1512', strength * (isDark(ink) ? 0.9 : 0.32)] as const
const armCreases = (ink: Ink, [ex, ey]: InkPoint, [cx, cy]: InkPoint) =>
  crease([cx + 4, cy - 10], [ex + 18, ey + 34], 12, 20, ...soft(ink, 0.6)) +
  crease([cx, cy + 34], [ex + 40, ey + 60], 6, 14, ...soft(ink, 0.5)) +
  crease([ex + 8, ey - 24], [cx - 24, cy - 30], -6, 12, '#ffffff', 0.14) +
  crease([ex + 14, ey + 78], [cx - 18, cy + 66], -4, 10, '#ffffff', 0.12)

const mirror = (content: string) => (content ? `<g transform="translate(1000 0) scale(-1 1)">${content}</g>` : '')

/** The edge of cloth against the ground: a breath darker, lighter on near-black cloth. */
export const rim = (ink: Ink, d: string) =>
  line(d, isDark(ink) ? ink.pale : ink.dark, isPale(ink) ? 7 : 4, {
    opacity: isPale(ink) ? 0.6 : isDark(ink) ? 0.35 : 0.5,
  })

/** A vertical zip: tape, teeth, puller at the top. */
export function zip(
  ink: Ink,
  y1: number,
  y2: number,
  { x = 500, colour = ink.deep, flap = false, puller = ink.accent } = {},
): string {
  if (ink.back) return ''
  const tape = flap
    ? shape(path`M${x - 19} ${y1} L${x + 19} ${y1} L${x + 19} ${y2} L${x - 19} ${y2} Z`, ink.base) +
      line(path`M${x + 19} ${y1 + 4} L${x + 19} ${y2}`, seamOf(ink), 4, { opacity: 0.8 }) +
      line(path`M${x - 19} ${y1 + 4} L${x - 19} ${y2}`, lightOf(ink), 4, { opacity: 0.8 }) +
      stitch(path`M${x + 9} ${y1 + 10} L${x + 9} ${y2}`, seamOf(ink), 2)
    : line(path`M${x} ${y1} L${x} ${y2}`, colour, 17, { cap: 'butt' }) +
      line(path`M${x} ${y1} L${x} ${y2}`, isDark(ink) ? ink.pale : ink.light, 5, {
        dash: '4 4',
        cap: 'butt',
        opacity: 0.8,
      }) +
      line(path`M${x - 15} ${y1 + 6} L${x - 15} ${y2}`, seamOf(ink), 2.5, { opacity: 0.6 }) +
      line(path`M${x + 15} ${y1 + 6} L${x + 15} ${y2}`, seamOf(ink), 2.5, { opacity: 0.6 })
  return tape + shape(path`M${x - 6} ${y1 + 10} h12 l3 34 q-9 9 -18 0 Z`, puller)
}

/** A slanting zipped pocket from `a` to `b`. */
export function pocketZip(ink: Ink, a: InkPoint, b: InkPoint, colour = ink.deep): string {
  if (ink.back) return ''
  const d = path`M${a[0]} ${a[1]} L${b[0]} ${b[1]}`
  return (
    line(d, lightOf(ink), 22, { opacity: 0.5, transform: 'translate(-3 0)' }) +
    line(d, seamOf(ink), 19, { opacity: 0.55 }) +
    line(d, colour, 13) +
    line(d, ink.light, 3.5, { dash: '4 4', cap: 'butt', opacity: 0.7 }) +
    shape(path`M${a[0] - 5} ${a[1] + 2} h10 l3 26 q-8 7 -16 0 Z`, ink.accent)
  )
}

/** A standing collar of height `high` on the neck seam; from the front, with the inside of its back showing. */
export function collar(ink: Ink, fit: GarmentFit, high: number, fill = ink.base, lining = ink.deep): string {
  const [l, t] = [500 - fit.neck, fit.top]
  const front = whole(
    path`M500 ${t - high + 20} C470 ${t - high + 18} ${l + 24} ${t - high + 8} ${l + 9} ${t - high} C${l + 4} ${t - high * 0.6} ${l + 3} ${t - 10} ${l - 8} ${t + 4} C${l + 16} ${t + 30} 464 ${t + 40} 500 ${t + 42}`,
  )
  const back = whole(
    path`M500 ${t - high - 20} C462 ${t - high - 20} ${l + 22} ${t - high - 12} ${l + 9} ${t - high} C${l + 22} ${t - high + 12} 470 ${t - high + 24} 500 ${t - high + 24}`,
  )
  const seam = path`M${l - 4} ${t + 8} C${l + 18} ${t + 31} 464 ${t + 41} 500 ${t + 42}`
  return (
    shape(back, ink.back ? fill : lining) +
    (ink.back
      ? ''
      : line(path`M${l + 18} ${t - high - 5} Q500 ${t - high - 26} ${982 - l} ${t - high - 5}`, shadeOf(ink), 6)) +
    inside(
      'collar',
      front,
      shape(front, fill) +
        line(flip(path`M${l + 9} ${t - high} L${l - 6} ${t + 10}`), '#0d1512', 74, { opacity: 0.17 }) +
        line(path`M${l + 20} ${t - high} L${l + 6} ${t + 10}`, '#ffffff', 44, { opacity: 0.15 }) +
        (ink.back ? '' : rim(ink, front)),
    ) +
    line(seam + flip(seam), seamOf(ink), 4, { opacity: 0.7 })
  )
}
