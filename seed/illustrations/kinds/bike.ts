import type { BikePoint, Geometry } from './bike-geometry.ts'
import { circle, group, groundShadow, line, mix, shape, times, tube, type Drawing, type Ink } from '../pen.ts'
import { basket, battery, fenders, rack } from './bike-extras.ts'
import { bars, chainset, fork, saddle } from './bike-parts.ts'
import { wheel } from './bike-wheel.ts'

const ground = 842

const geometries: Record<string, Geometry> = {
  mountain: {
    rear: [236, 672],
    front: [766, 672],
    radius: 146,
    tyre: 34,
    knobs: 46,
    bottom: [440, 694],
    seat: [374, 532],
    headTop: [642, 420],
    headLow: [668, 494],
    post: [344, 446],
    frame: 27,
    spokes: 14,
    disc: true,
    bar: 'flat',
    ring: 42,
    shock: 1,
  },
  gravel: {
    rear: [238, 678],
    front: [758, 678],
    radius: 148,
    tyre: 26,
    knobs: 60,
    bottom: [434, 694],
    seat: [372, 504],
    headTop: [644, 436],
    headLow: [672, 520],
    post: [352, 436],
    frame: 22,
    spokes: 14,
    disc: true,
    bar: 'drop',
    ring: 46,
  },
  road: {
    rear: [243, 682],
    front: [754, 682],
    radius: 152,
    tyre: 15,
    knobs: 0,
    bottom: [434, 698],
    seat: [370, 482],
    headTop: [648, 446],
    headLow: [674, 520],
    post: [354, 420],
    frame: 19,
    spokes: 12,
    disc: false,
    bar: 'drop',
    ring: 52,
  },
  city: {
    rear: [236, 676],
    front: [770, 676],
    radius: 148,
    tyre: 22,
    knobs: 0,
    bottom: [440, 692],
    seat: [374, 486],
    headTop: [640, 390],
    headLow: [672, 500],
    post: [354, 420],
    frame: 22,
    spokes: 18,
    disc: false,
    bar: 'city',
    ring: 46,
    step: true,
  },
  kids: {
    rear: [252, 696],
    front: [736, 696],
    radius: 122,
    tyre: 28,
    knobs: 40,
    bottom: [448, 700],
    seat: [400, 572],
    headTop: [630, 470],
    headLow: [652, 560],
    post: [378, 490],
    frame: 28,
    spokes: 10,
    disc: false,
    bar: 'flat',
    ring: 44,
  },
  'e-bike': {
    rear: [230, 678],
    front: [776, 678],
    radius: 144,
    tyre: 28,
    knobs: 0,
    bottom: [442, 692],
    seat: [376, 500],
    headTop: [640, 400],
    headLow: [674, 504],
    post: [352, 424],
    frame: 26,
    spokes: 16,
    disc: true,
    bar: 'city',
    ring: 42,
    step: true,
  },
  fat: {
    rear: [238, 666],
    front: [766, 666],
    radius: 138,
    tyre: 62,
    knobs: 34,
    bottom: [440, 686],
    seat: [380, 528],
    headTop: [644, 424],
    headLow: [668, 488],
    post: [356, 444],
    frame: 26,
    spokes: 12,
    disc: true,
    bar: 'flat',
    ring: 40,
  },
}

const to = (...points: BikePoint[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
const along = (a: BikePoint, b: BikePoint, share: number): BikePoint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

const frame = (ink: Ink, g: Geometry) => {
  const own = [ink.dark, ink.base, ink.pale] as const
  const shade = [ink.deep, ink.dark, ink.base] as const
  const seatTop = along(g.bottom, g.seat, 1.03)
  const stays =
    tube(to(g.rear, g.bottom), g.frame * 0.62, shade) +
    tube(to(g.rear, along(g.bottom, g.seat, g.shock ? 0.72 : 0.94)), g.frame * 0.56, shade)
  const post = tube(
    to(along(g.bottom, g.seat, 0.9), g.post),
    g.frame * 0.66,
    g.shock ? [ink.rubber, ink.metalDark, ink.metalLight] : [ink.metalDark, ink.metal, ink.metalLight],
  )
  const low = along(g.bottom, g.seat, 0.34)
  // a low step-through bends close to the down tube; a straight top tube slopes by the product
  const top = g.step
    ? `M${g.headLow[0] - 8} ${g.headLow[1] - 40}C${g.headLow[0] - 80} ${g.headLow[1] + 70} ${g.bottom[0] + 90} ${low[1]} ${low[0]} ${low[1]}`
    : to(along(g.bottom, g.seat, 0.9 + ink.vary(0) * 0.08), along(g.headTop, g.headLow, 0.2))
  const down =
    g.step || ink.cut === 'kids'
      ? `M${g.headLow[0] - 4} ${g.headLow[1] - 12}C${g.headLow[0] - 60} ${g.headLow[1] + 110} ${g.bottom[0] + 70} ${g.bottom[1] - 10} ${g.bottom[0]} ${g.bottom[1]}`
      : to(along(g.headTop, g.headLow, 0.84), g.bottom)
  const pivot = along(g.bottom, g.seat, 0.66)
  const shock = g.shock
    ? tube(to(pivot, along(along(g.bottom, g.seat, 0.92), g.headTop, 0.36)), 24, [
        ink.rubber,
        ink.metalDark,
        ink.metalLight,
      ]) +
      tube(to(along(pivot, g.headTop, 0.1), along(pivot, g.headTop, 0.2)), 32, [
        ink.accentDark,
        ink.accent,
        ink.paper,
      ]) +
      circle(pivot[0], pivot[1], 14, ink.metalDark) +
      circle(pivot[0], pivot[1], 6, ink.metalLight)
    : ''
  const band = along(g.headLow, g.bottom, 0.3 + ink.vary(1) * 0.25)
  const decal = g.step
    ? ''
    : line(to(along(g.headLow, g.bottom, 0.24), band), ink.accent, g.frame * 0.36) +
      line(to(along(g.headLow, g.bottom, 0.68), along(g.headLow, g.bottom, 0.74)), ink.paper, g.frame * 0.3, {
        cap: 'butt',
      })
  return (
    stays +
    post +
    tube(down, g.frame * 1.15, own) +
    tube(to(g.bottom, seatTop), g.frame, own) +
    tube(top, g.frame, own) +
    shock +
    decal +
    tube(to(along(g.headTop, g.headLow, -0.06), along(g.headTop, g.headLow, 1.04)), g.frame * 1.3, own) +
    line(to(along(g.headTop, g.headLow, 0.42), along(g.headTop, g.headLow, 0.56)), ink.accent, g.frame * 0.7, {
      cap: 'butt',
    }) +
    line(to(along(g.bottom, g.seat, 0.985), along(g.bottom, g.seat, 1.02)), ink.rubber, g.frame * 1.2, { cap: 'butt' })
  )
}

/** Keeps trouser legs off the chain of city and children's bikes. */
const chainGuard = (ink: Ink, g: Geometry) =>
  shape(
    `M${g.rear[0] + 16} ${g.rear[1] - 26}L${g.bottom[0]} ${g.bottom[1] - g.ring - 16}A${g.ring + 16} ${g.ring + 16} 0 0 1 ${g.bottom[0] + g.ring + 16} ${g.bottom[1]}L${g.bottom[0] + 10} ${g.bottom[1] - 4}L${g.rear[0] + 20} ${g.rear[1] - 4}Z`,
    ink.accent,
  ) + line(`M${g.rear[0] + 30} ${g.rear[1] - 15}L${g.bottom[0]} ${g.bottom[1] - g.ring}`, ink.accentDark, 6)

export const bike: Drawing = (ink) => {
  const g = geometries[ink.cut] ?? geometries.mountain
  if (!g) return ''
  const springy = ink.has('suspension') || ink.cut === 'mountain'
  const parts = [
    groundShadow(500, ground, 390),
    wheel(ink, g, g.rear, true),
    wheel(ink, g, g.front, false),
    ink.has('fenders') && fenders(ink, g),
    ink.has('rack') && rack(ink, g),
    fork(ink, g, springy),
    frame(ink, g),
    ink.cut === 'e-bike' && battery(ink, g),
    saddle(ink, g),
    chainset(ink, g),
    (ink.cut === 'kids' || ink.cut === 'city') && chainGuard(ink, g),
    ink.has('basket') && basket(ink, g),
    bars(ink, g),
    ink.cut === 'mountain' &&
      ink.has('suspension') &&
      times(3, (i) =>
        line(`M${g.front[0] - 62 + i * 3} ${g.headLow[1] + 58 + i * 14}h34`, mix(ink.rubber, '#ffffff', 0.2), 5),
      ),
  ]
  // its wide tyres need more room
  return group(
    parts.filter(Boolean).join(''),
    ink.cut === 'fat' ? 'translate(25 21) scale(0.95)' : 'translate(-22 -58) scale(1.044)',
  )
}
