import {
  box,
  circle,
  ellipse,
  fallShadow,
  group,
  inside,
  line,
  mix,
  shape,
  stitch,
  times,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { peaks, waves } from './skis-graphics.ts'

type Model = {
  top: number
  bottom: number
  shovel: number
  waist: number
  tail: number
  tip: 'round' | 'pointed' | 'notched'
  gap: number
  turn: number
  boot: number
  scale: number
}

/** Half widths at the widest point in front, under the boot and behind; `boot` is the middle of the binding. */
const models: Record<string, Model> = {
  alpine: {
    top: 40,
    bottom: 960,
    shovel: 66,
    waist: 44,
    tail: 60,
    tip: 'round',
    gap: 176,
    turn: 14,
    boot: 545,
    scale: 1,
  },
  touring: {
    top: 50,
    bottom: 950,
    shovel: 80,
    waist: 58,
    tail: 70,
    tip: 'notched',
    gap: 204,
    turn: -12,
    boot: 545,
    scale: 1,
  },
  nordic: {
    top: 10,
    bottom: 990,
    shovel: 29,
    waist: 25,
    tail: 27,
    tip: 'pointed',
    gap: 118,
    turn: 24,
    boot: 510,
    scale: 1.02,
  },
  kids: {
    top: 130,
    bottom: 880,
    shovel: 84,
    waist: 62,
    tail: 78,
    tip: 'round',
    gap: 218,
    turn: 10,
    boot: 540,
    scale: 1,
  },
}

const outline = ({ top, bottom, shovel: s, waist: w, tail: t, tip, boot }: Model, x: number) => {
  const rise = tip === 'pointed' ? 120 : s * 1.5
  const point =
    tip === 'pointed'
      ? `C${x - s * 0.5} ${top + 30} ${x - 8} ${top} ${x} ${top}C${x + 8} ${top} ${x + s * 0.5} ${top + 30} ${x + s} ${top + rise}`
      : `C${x - s} ${top + 30} ${x - s * 0.6} ${top} ${x} ${top}C${x + s * 0.6} ${top} ${x + s} ${top + 30} ${x + s} ${top + rise}`
  const end =
    tip === 'notched'
      ? `C${x + t * 0.8} ${bottom} ${x + 22} ${bottom + 4} ${x} ${bottom - 20}C${x - 22} ${bottom + 4} ${x - t * 0.8} ${bottom} ${x - t} ${bottom - 60}`
      : `C${x + t} ${bottom - 16} ${x + t * 0.6} ${bottom} ${x} ${bottom}C${x - t * 0.6} ${bottom} ${x - t} ${bottom - 16} ${x - t} ${bottom - 50}`
  const down = bottom - (tip === 'notched' ? 60 : 50)
  return `M${x - s} ${top + rise}${point}C${x + s} ${top + rise + 120} ${x + w} ${boot - 120} ${x + w} ${boot}C${x + w} ${boot + 130} ${x + t} ${down - 90} ${x + t} ${down}${end}C${x - t} ${down - 90} ${x - w} ${boot + 130} ${x - w} ${boot}C${x - w} ${boot - 120} ${x - s} ${top + rise + 120} ${x - s} ${top + rise}Z`
}

const alpineBinding = (ink: Ink, x: number, y: number, w: number) => {
  const half = w * 0.82
  return (
    box(x - half * 0.7, y - 130, half * 1.4, 270, 14, ink.webbing) +
    shape(
      `M${x - half} ${y - 96}C${x - half} ${y - 150} ${x - half * 0.5} ${y - 166} ${x} ${y - 166}C${x + half * 0.5} ${y - 166} ${x + half} ${y - 150} ${x + half} ${y - 96}L${x + half * 0.5} ${y - 74}H${x - half * 0.5}Z`,
      ink.rubber,
    ) +
    shape(
      `M${x - half * 0.6} ${y - 120}Q${x} ${y - 156} ${x + half * 0.6} ${y - 120}L${x + half * 0.3} ${y - 100}H${x - half * 0.3}Z`,
      ink.accent,
    ) +
    ellipse(x - half * 0.3, y - 142, half * 0.24, 5, ink.metalLight) +
    line(`M${x - w * 1.35} ${y + 96}V${y + 30}M${x + w * 1.35} ${y + 96}V${y + 30}`, ink.metalDark, 10) +
    box(x - w * 1.36, y + 84, w * 2.72, 14, 6, ink.metal) +
    shape(
      `M${x - half * 0.66} ${y + 66}H${x + half * 0.66}L${x + half} ${y + 110}C${x + half} ${y + 190} ${x + half * 0.6} ${y + 212} ${x} ${y + 212}C${x - half * 0.6} ${y + 212} ${x - half} ${y + 190} ${x - half} ${y + 110}Z`,
      ink.rubber,
    ) +
    box(x - half * 0.5, y + 150, half, 46, 12, ink.accent) +
    line(`M${x - half * 0.7} ${y + 112}Q${x} ${y + 92} ${x + half * 0.7} ${y + 112}`, ink.metalLight, 6)
  )
}

const pinBinding = (ink: Ink, x: number, y: number, w: number) =>
  box(x - w * 0.55, y - 150, w * 1.1, 66, 12, ink.rubber) +
  line(
    `M${x - w * 0.8} ${y - 96}L${x - w * 0.3} ${y - 128}M${x + w * 0.8} ${y - 96}L${x + w * 0.3} ${y - 128}`,
    ink.metal,
    15,
  ) +
  box(x - w * 0.26, y - 176, w * 0.52, 46, 8, ink.accent) +
  circle(x - w * 0.78, y - 92, 8, ink.metalLight) +
  circle(x + w * 0.78, y - 92, 8, ink.metalDark) +
  box(x - w * 0.4, y + 74, w * 0.8, 120, 14, ink.rubber) +
  box(x - w * 0.62, y + 96, w * 1.24, 36, 10, ink.metal) +
  line(`M${x - w * 0.22} ${y + 84}V${y + 62}M${x + w * 0.22} ${y + 84}V${y + 62}`, ink.metalLight, 9) +
  box(x - w * 0.26, y + 146, w * 0.52, 34, 8, ink.accent)

const nordicBinding = (ink: Ink, x: number, y: number, w: number) =>
  box(x - w * 0.78, y - 70, w * 1.56, 232, 12, ink.rubber) +
  line(
    `M${x - w * 0.26} ${y + 4}V${y + 148}M${x + w * 0.26} ${y + 4}V${y + 148}`,
    mix(ink.rubber, '#ffffff', 0.22),
    5,
  ) +
  box(x - w * 0.6, y - 60, w * 1.2, 46, 8, ink.metal) +
  box(x - w * 0.34, y - 92, w * 0.68, 54, 8, ink.accent)

const topSheet = (ink: Ink, m: Model, x: number, name: string, flip: boolean) => {
  const d = outline(m, x)
  const w = m.shovel
  const low = m.boot + 150 + ink.vary(0) * 60
  const slant = flip ? -60 : 60
  const art =
    shape(`M${x - 120} ${low}L${x + 120} ${low - slant}V1000H${x - 120}Z`, ink.dark) +
    shape(`M${x - 120} ${low}L${x + 120} ${low - slant}v26L${x - 120} ${low + 26}Z`, ink.accent) +
    (ink.has('stripe')
      ? shape(`M${x - w * 0.3} ${m.top}H${x + w * 0.06}V1000H${x - w * 0.3}Z`, ink.accent) +
        shape(`M${x + w * 0.2} ${m.top}H${x + w * 0.34}V1000H${x + w * 0.2}Z`, ink.paper, { opacity: 0.85 })
      : '') +
    (ink.has('peaks')
      ? peaks(ink, flip ? x - w * 1.2 : x - w, w * 2.2, m.boot - 200, 170 + ink.vary(1) * 40) +
        shape(`M${x - 120} ${m.boot - 190}H${x + 120}V${m.boot + 190}H${x - 120}Z`, ink.accentDark, { opacity: 0.5 })
      : '') +
    (ink.has('waves')
      ? waves(ink, x - w, w * 2, m.boot + 210, 9, Math.max(20, w * 0.42)) +
        waves(ink, x - w, w * 2, m.top + 150, 4, Math.max(18, w * 0.36))
      : '')
  const plain = !ink.has('peaks') && !ink.has('waves')
  const mark = !plain
    ? ''
    : box(x - w * 0.16, m.top + (m.tip === 'pointed' ? 190 : 110), w * 0.32, 78, 4, ink.paper, { opacity: 0.9 }) +
      line(`M${x} ${m.top + (m.tip === 'pointed' ? 204 : 124)}v50`, ink.dark, w * 0.1, { cap: 'butt' })
  return (
    fallShadow(d, flip ? 16 : 12, 18) +
    shape(d, ink.base) +
    inside(
      name,
      d,
      art +
        mark +
        shape(`M${x - w - 4} 0H${x - w * 0.62}V1000H${x - w - 4}Z`, ink.pale, { opacity: 0.45 }) +
        shape(`M${x + w * 0.56} 0H${x + w + 4}V1000H${x + w * 0.56}Z`, ink.deep, { opacity: 0.4 }) +
        shape(`M${x - 120} ${m.top}H${x + 120}V${m.top + 46}Q${x} ${m.top + 92} ${x - 120} ${m.top + 46}Z`, ink.pale, {
          opacity: 0.55,
        }) +
        line(d, ink.metalDark, 7) +
        line(d, ink.metalLight, 3, { transform: 'translate(2 2)' }),
    )
  )
}

const underside = (ink: Ink, m: Model, x: number) => {
  const d = outline(m, x)
  const skin = mix(ink.accent, ink.dark, 0.15)
  return (
    fallShadow(d, 16, 18) +
    shape(d, ink.rubber) +
    inside(
      'skis-skin',
      d,
      group(shape(d, skin), `translate(${x * 0.14} 66) scale(0.86 0.96)`) +
        shape(`M${x + 16} 0H${x + 120}V1000H${x + 16}Z`, '#0d1512', { opacity: 0.16 }) +
        stitch(`M${x - 20} 170V900M${x + 20} 170V900`, mix(skin, '#ffffff', 0.25), 4) +
        line(d, ink.metal, 7),
    ) +
    shape(
      `M${x - 24} ${m.top - 8}Q${x} ${m.top - 24} ${x + 24} ${m.top - 8}L${x + 12} ${m.top + 70}H${x - 12}Z`,
      ink.metal,
    ) +
    line(`M${x} ${m.top + 66}V${m.top + 130}`, ink.metalLight, 8) +
    box(x - 26, m.bottom - 74, 52, 80, 8, ink.webbing) +
    box(x - 14, m.bottom - 34, 28, 14, 4, ink.metal)
  )
}

export const skis: Drawing = (ink) => {
  const m = models[ink.cut] ?? models.alpine
  if (!m) return ''
  const [left, right] = [500 - m.gap / 2, 500 + m.gap / 2]
  const binding = ink.cut === 'touring' ? pinBinding : ink.cut === 'nordic' ? nordicBinding : alpineBinding
  const bindings = ink.has('bindings')
  const holes = (x: number) =>
    times(4, (i) => circle(x + (i % 2 ? 10 : -10), m.boot - 60 + Math.floor(i / 2) * 130, 3.4, ink.deep))
  const on = (x: number) => (bindings ? binding(ink, x, m.boot, m.waist) : holes(x))
  const pair =
    topSheet(ink, m, left, 'skis-a', false) +
    on(left) +
    (ink.cut === 'touring'
      ? underside(ink, m, right)
      : group(topSheet(ink, m, right, 'skis-b', true) + on(right), 'translate(0 26)'))
  return group(
    turned(pair, m.turn),
    `translate(${500 - 500 * m.scale * 0.96} ${500 - 500 * m.scale * 0.96}) scale(${m.scale * 0.96})`,
  )
}
