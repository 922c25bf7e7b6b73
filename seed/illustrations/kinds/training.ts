import {
  box,
  circle,
  fallShadow,
  group,
  groundShadow,
  inside,
  line,
  markOn,
  mix,
  seamOf,
  shape,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const black = (ink: Ink) => [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.32)] as const
const own = (ink: Ink) => [ink.dark, ink.base, ink.light] as const
const other = (ink: Ink) => [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.3)] as const

/** A flat loop of rubber, seen a little from the side so that its inside shows. */
const loop = (ink: Ink, [dark, base, light]: readonly [string, string, string], y: number, h: number, name: string) => {
  const outer = `M140 ${y}C140 ${y - 130} 860 ${y - 130} 860 ${y}V${y + h}C860 ${y + h + 130} 140 ${y + h + 130} 140 ${y + h}Z`
  const inner = `M170 ${y}C170 ${y - 100} 830 ${y - 100} 830 ${y}C830 ${y + 100} 170 ${y + 100} 170 ${y}Z`
  return (
    shape(outer, base) +
    inside(
      name,
      outer,
      shape(`M120 ${y}H290V${y + h + 140}H120Z`, light) +
        shape(`M700 ${y}H880V${y + h + 140}H680Z`, dark) +
        line(`M140 ${y + 8}C140 ${y + 140} 860 ${y + 140} 860 ${y + 8}`, light, 9) +
        line(`M440 ${y + h * 0.6 + 90}l34 -46l24 32l16 -20l34 38`, base === ink.base ? markOn(ink) : ink.paper, 10),
    ) +
    shape(inner, dark) +
    inside(
      `${name}-in`,
      inner,
      shape(`M160 ${y - 110}H500C300 ${y - 60} 240 ${y - 30} 200 ${y + 40}H160Z`, mix(dark, '#0d1512', 0.35)) +
        line(`M170 ${y + 20}C190 ${y + 90} 810 ${y + 90} 830 ${y + 20}`, '#0d1512', 24, { opacity: 0.2 }),
    )
  )
}

const band: Drawing = (ink) => {
  const h = 110 + ink.vary(0) * 40
  return (
    groundShadow(510, ink.has('set') ? 840 : 700, 390) +
    (ink.has('set')
      ? loop(ink, other(ink), 640, h * 0.8, 'band-c') +
        loop(ink, own(ink), 470, h * 0.8, 'band-b') +
        loop(ink, [ink.metalDark, ink.metal, ink.metalLight], 300, h * 0.8, 'band-a')
      : loop(ink, own(ink), 440, h + 60, 'band-a'))
  )
}

const ball = (
  ink: Ink,
  x: number,
  y: number,
  r: number,
  [dark, base, light]: readonly [string, string, string],
  name: string,
) => {
  const d = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
  const knobs = Array.from({ length: 37 }, (_, i) => {
    const ring = Math.ceil((Math.sqrt(12 * i + 9) - 3) / 6)
    const at = i - 3 * ring * (ring - 1) - 1
    const a = ring ? (at / (6 * ring)) * Math.PI * 2 + ink.vary(0) : 0
    const s = Math.sin((ring / 3.5) * 1.57)
    return [x + Math.cos(a) * r * s, y + Math.sin(a) * r * s, r * 0.13 * (1.05 - ring * 0.16)] as const
  })
  return (
    shape(d, base) +
    inside(
      name,
      d,
      circle(x - r * 0.28, y - r * 0.32, r * 0.74, light) +
        circle(x - r * 0.16, y - r * 0.2, r * 0.62, base, { opacity: 0.35 }) +
        shape(
          `M${x + r} ${y - r}V${y + r}H${x - r}C${x + r * 0.1} ${y + r * 0.8} ${x + r * 0.7} ${y + r * 0.2} ${x + r * 0.6} ${y - r * 0.7}Z`,
          dark,
        ) +
        knobs
          .map(
            ([kx, ky, kr]) =>
              circle(kx + kr * 0.25, ky + kr * 0.3, kr, dark) +
              circle(kx, ky, kr, base) +
              circle(kx - kr * 0.3, ky - kr * 0.3, kr * 0.45, light),
          )
          .join(''),
    )
  )
}

const massageBall: Drawing = (ink) =>
  ink.has('set')
    ? groundShadow(500, 800, 400) +
      ball(ink, 350, 580, 220, own(ink), 'ball-a') +
      ball(ink, 690, 650, 150, other(ink), 'ball-b')
    : groundShadow(510, 850, 270) + ball(ink, 500, 520, 330, own(ink), 'ball-a')

const one = (ink: Ink, [dark, base, light]: readonly [string, string, string], y: number, name: string) => {
  const front = `M150 ${y + 60}Q150 ${y + 44} 166 ${y + 46}L676 ${y + 86}Q690 ${y + 88} 690 ${y + 102}V${y + 290}Q690 ${y + 306} 674 ${y + 304}L166 ${y + 250}Q150 ${y + 248} 150 ${y + 232}Z`
  return (
    shape(
      `M690 ${y + 96}L850 ${y + 20}Q862 ${y + 16} 862 ${y + 30}V${y + 210}Q862 ${y + 222} 850 ${y + 228}L690 ${y + 302}Z`,
      dark,
    ) +
    shape(
      `M160 ${y + 46}L330 ${y - 20}Q340 ${y - 24} 352 ${y - 22}L846 ${y + 14}Q860 ${y + 18} 848 ${y + 24}L690 ${y + 94}Z`,
      light,
    ) +
    shape(front, base) +
    inside(
      name,
      front,
      shape(`M140 ${y + 200}L700 ${y + 250}V${y + 320}H140Z`, dark, { opacity: 0.5 }) +
        times(30, (i) =>
          circle(170 + ((i * 113) % 500), y + 80 + ((i * 59) % 190), 4 + (i % 3), i % 2 ? light : dark, {
            opacity: 0.7,
          }),
        ),
    ) +
    line(`M166 ${y + 50}L680 ${y + 92}`, light, 7) +
    line(`M330 ${y + 196}l40 -50l28 40l18 -20l42 50`, base === ink.base ? markOn(ink) : ink.paper, 11)
  )
}

const block: Drawing = (ink) =>
  groundShadow(520, 800, 380) +
  (ink.has('set')
    ? one(ink, other(ink), 500, 'block-b') + group(one(ink, own(ink), 0, 'block-a'), 'translate(-10 270)')
    : group(one(ink, own(ink), 380, 'block-a'), `translate(${-40 - ink.vary(0) * 20} 2) scale(1.08 1.16)`))

const jumpRope: Drawing = (ink) => {
  const cord = `M250 420C220 ${160 - ink.vary(0) * 30} 480 60 560 260C640 460 340 560 330 760C330 940 620 920 640 760C650 620 560 560 620 420C680 300 760 300 750 420`
  const grip = (x: number, turn: number) =>
    turned(
      fallShadow(`M${x - 36} 400H${x + 36}V760H${x - 36}Z`, 14, 18) +
        tube(`M${x} 430V740`, 66, own(ink)) +
        times(6, (i) => line(`M${x - 30} ${530 + i * 32}h56`, seamOf(ink), 7, { opacity: 0.6 })) +
        box(x - 38, 400, 76, 50, 14, ink.rubber) +
        box(x - 28, 408, 16, 34, 6, mix(ink.rubber, '#ffffff', 0.3)) +
        box(x - 38, 722, 76, 50, 18, ink.accent) +
        tube(`M${x} 400V372`, 26, [ink.metalDark, ink.metal, ink.metalLight]),
      turn,
      x,
      420,
    )
  return [
    line(cord, '#17201c', 15, { opacity: 0.13, transform: 'translate(12 20)' }),
    tube(cord, 15, black(ink)),
    ink.has('set') && line(cord, ink.accent, 26, { dash: '40 28', cap: 'butt' }),
    grip(250, 14),
    grip(750, -16),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = {
  'resistance-band': band,
  'massage-ball': massageBall,
  block,
  'jump-rope': jumpRope,
}

export const training: Drawing = (ink) => (cuts[ink.cut] ?? band)(ink)
