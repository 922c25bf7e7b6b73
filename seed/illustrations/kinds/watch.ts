import {
  box,
  circle,
  fallShadow,
  inside,
  line,
  mix,
  polar,
  shape,
  stitch,
  times,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { digits } from './digits.ts'

const night = '#15191b'

/** Contour lines with a way across them. */
export const mapFace = (ink: Ink, x: number, y: number, r: number) =>
  box(x - r, y - r, r * 2, r * 2, 0, '#dfe5d6') +
  shape(
    `M${x - r} ${y + r * 0.3}C${x - r * 0.4} ${y} ${x - r * 0.1} ${y + r * 0.7} ${x + r} ${y + r * 0.2}V${y + r}H${x - r}Z`,
    '#a9cdd6',
  ) +
  times(4, (i) =>
    line(
      `M${x - r * 0.75 + i * r * 0.16} ${y - r * 0.2}C${x - r * 0.7 + i * r * 0.14} ${y - r * (0.95 - i * 0.17)} ${x + r * (0.7 - i * 0.14)} ${y - r * (0.95 - i * 0.16)} ${x + r * (0.7 - i * 0.15)} ${y - r * 0.25}C${x + r * (0.6 - i * 0.14)} ${y + r * (0.16 - i * 0.08)} ${x - r * (0.6 - i * 0.12)} ${y + r * (0.2 - i * 0.09)} ${x - r * 0.75 + i * r * 0.16} ${y - r * 0.2}Z`,
      '#8fa77f',
      r * 0.022,
    ),
  ) +
  line(
    `M${x - r * 0.62} ${y + r * 0.5}C${x - r * 0.5} ${y + r * 0.1} ${x - r * 0.1} ${y + r * 0.3} ${x} ${y - r * 0.04}C${x + r * 0.1} ${y - r * 0.3} ${x + r * 0.3} ${y - r * 0.2} ${x + r * 0.44} ${y - r * 0.52}`,
    '#d8432b',
    r * 0.065,
  ) +
  circle(x, y - r * 0.04, r * 0.11, '#ffffff') +
  circle(x, y - r * 0.04, r * 0.075, '#2f6fa8')

const strap = (ink: Ink, half: number, top: number, low: number) => {
  const flare = half * 0.24
  const upper = `M${500 - half} ${top}C${500 - half + 4} ${top - 90} ${500 - half + flare} 200 ${500 - half + flare} 110C${500 - half + flare} 76 ${500 + half - flare} 76 ${500 + half - flare} 110C${500 + half - flare} 200 ${500 + half - 4} ${top - 90} ${500 + half} ${top}Z`
  const lower = `M${500 - half} ${low}C${500 - half + 4} ${low + 90} ${500 - half + flare} 760 ${500 - half + flare} 870C${500 - half + flare + 10} 930 ${500 + half - flare - 10} 930 ${500 + half - flare} 870C${500 + half - flare} 760 ${500 + half - 4} ${low + 90} ${500 + half} ${low}Z`
  const tone = (name: string, d: string, from: number, to: number) =>
    fallShadow(d, 16, 18) +
    shape(d, ink.base) +
    inside(
      name,
      d,
      shape(`M0 0H${500 - half * 0.5}V1000H0Z`, ink.light) +
        shape(`M${500 + half * 0.5} 0H1000V1000H${500 + half * 0.5}Z`, ink.dark) +
        shape(`M0 ${from}H1000V${to}H0Z`, ink.deep, { opacity: 0.4 }) +
        stitch(`M${500 - half * 0.62} 60V940M${500 + half * 0.62} 60V940`, ink.pale, 4),
    )
  return (
    tone('watch-upper', upper, top - 60, top + 20) +
    tone('watch-lower', lower, low - 20, low + 50) +
    times(5, (i) => box(486, 716 + i * 38, 28, 15, 7, ink.deep)) +
    box(500 - half * 0.98 + flare, 118, half * 1.96 - flare * 2, 40, 10, ink.dark) +
    box(500 - half * 0.9 + flare, 80, half * 1.8 - flare * 2, 26, 12, ink.metal) +
    line(`M500 84v44`, ink.metalLight, 9)
  )
}

const button = (ink: Ink, x: number, y: number, turn: number) =>
  box(x - 14, y - 30, 28, 60, 9, ink.metalDark, { transform: `rotate(${turn} ${x} ${y})` }) +
  box(x - 8, y - 24, 9, 48, 4, ink.metalLight, { transform: `rotate(${turn} ${x} ${y})` })

const figures = (ink: Ink, x: number, y: number, s: number) => {
  const time = `${10 + Math.floor(ink.vary(3) * 9)}:${10 + Math.floor(ink.vary(4) * 49)}`
  return (
    digits(time, x - s * 0.78, y - s * 0.36, s * 0.5, '#f2f1e6') +
    digits(
      String(60 + Math.floor(ink.vary(5) * 80)),
      x - s * 0.7,
      y + s * 0.34,
      s * 0.22,
      mix(ink.accent, '#ffffff', 0.35),
    ) +
    line(
      `M${x - s * 0.04} ${y + s * 0.5}l${s * 0.12} ${-s * 0.1}l${s * 0.1} ${s * 0.08}l${s * 0.16} ${-s * 0.18}l${s * 0.12} ${s * 0.1}l${s * 0.16} ${-s * 0.12}`,
      '#7fd08a',
      s * 0.035,
    ) +
    line(`M${x - s * 0.66} ${y - s * 0.58}H${x + s * 0.1}`, mix(ink.accent, '#ffffff', 0.2), s * 0.045) +
    line(`M${x + s * 0.24} ${y - s * 0.58}H${x + s * 0.66}`, ink.metalDark, s * 0.045)
  )
}

const round: Drawing = (ink) => {
  const r = 262 + ink.vary(0) * 20
  const metal = ink.has('metal-bezel')
  const ring = metal
    ? ([ink.metalDark, ink.metal, ink.metalLight] as const)
    : ([ink.rubber, mix(ink.rubber, '#ffffff', 0.1), mix(ink.rubber, '#ffffff', 0.34)] as const)
  const face = r * 0.74
  const glass = `M${500 - face} 500A${face} ${face} 0 1 1 ${500 + face} 500A${face} ${face} 0 1 1 ${500 - face} 500Z`
  return [
    strap(ink, r * 0.66, 330, 670),
    circle(516, 522, r, '#17201c', { opacity: 0.16 }),
    [-34, 0, 34]
      .map((a) => {
        const [x = 0, y = 0] = polar(500, 500, r + 4, a)
          .split(' ')
          .map(Number)
        return button(ink, x, y, a)
      })
      .join(''),
    [-146, 146]
      .map((a) => {
        const [x = 0, y = 0] = polar(500, 500, r + 4, a)
          .split(' ')
          .map(Number)
        return button(ink, x, y, a)
      })
      .join(''),
    circle(500, 500, r, ring[0]),
    circle(497, 497, r - 8, ring[1]),
    line(`M${polar(500, 500, r - 14, 176)}A${r - 14} ${r - 14} 0 0 1 ${polar(500, 500, r - 14, 300)}`, ring[2], 12),
    circle(500, 500, face + 10, '#0d1214'),
    line(
      times(60, (i) => `M${polar(500, 500, r * 0.83, i * 6)}L${polar(500, 500, r * (i % 5 ? 0.86 : 0.9), i * 6)}`),
      metal ? ink.rubber : ink.metal,
      4,
    ),
    line(
      times(4, (i) => `M${polar(500, 500, r * 0.82, i * 90)}L${polar(500, 500, r * 0.93, i * 90)}`),
      ink.accent,
      13,
    ),
    circle(500, 500, face, night),
    inside(
      'watch-glass',
      glass,
      (ink.has('map')
        ? mapFace(ink, 500, 500, face) +
          box(500 - face, 340, face * 2, 78, 0, night, { opacity: 0.9 }) +
          digits(`${10 + Math.floor(ink.vary(3) * 9)}:${10 + Math.floor(ink.vary(4) * 49)}`, 432, 352, 46, '#f2f1e6')
        : figures(ink, 500, 500, face)) +
        shape(`M${500 - face} ${500 - face}H520L${500 - face * 0.5} 760H${500 - face}Z`, '#ffffff', { opacity: 0.07 }),
    ),
    !ink.has('map') &&
      line(
        `M${polar(500, 500, face - 14, 120)}A${face - 14} ${face - 14} 0 0 1 ${polar(500, 500, face - 14, 200 + ink.vary(6) * 60)}`,
        mix(ink.accent, '#ffffff', 0.1),
        12,
      ),
  ]
    .filter(Boolean)
    .join('')
}

const square: Drawing = (ink) => {
  const w = 230 + ink.vary(0) * 16
  const metal = ink.has('metal-bezel')
  const d = `M${500 - w} 330C${500 - w} 262 ${500 - w + 50} 236 ${500 - w + 90} 236H${500 + w - 90}C${500 + w - 50} 236 ${500 + w} 262 ${500 + w} 330V670C${500 + w} 738 ${500 + w - 50} 764 ${500 + w - 90} 764H${500 - w + 90}C${500 - w + 50} 764 ${500 - w} 738 ${500 - w} 670Z`
  const glass = `M${500 - w + 44} 340C${500 - w + 44} 300 ${500 - w + 70} 284 ${500 - w + 100} 284H${500 + w - 100}C${500 + w - 70} 284 ${500 + w - 44} 300 ${500 + w - 44} 340V660C${500 + w - 44} 700 ${500 + w - 70} 716 ${500 + w - 100} 716H${500 - w + 100}C${500 - w + 70} 716 ${500 - w + 44} 700 ${500 - w + 44} 660Z`
  return [
    strap(ink, w * 0.76, 300, 700),
    fallShadow(d, 16, 22),
    button(ink, 500 + w + 6, 420, 0),
    box(500 + w - 6, 520, 22, 110, 9, ink.metalDark),
    box(500 + w, 530, 7, 90, 3, ink.metalLight),
    shape(d, metal ? ink.metal : ink.rubber),
    inside(
      'watch-case',
      d,
      shape(`M0 0H620L${500 - w + 40} 800H0Z`, metal ? ink.metalLight : mix(ink.rubber, '#ffffff', 0.2)) +
        shape(`M${500 + w - 34} 0H900V1000H${500 + w - 34}Z`, metal ? ink.metalDark : '#0d1512', { opacity: 0.6 }),
    ),
    shape(glass, night),
    inside(
      'watch-glass',
      glass,
      (ink.has('map')
        ? mapFace(ink, 500, 500, 226) +
          box(270, 270, 460, 96, 0, night, { opacity: 0.9 }) +
          digits('10:24', 420, 298, 52, '#f2f1e6')
        : figures(ink, 500, 460, 200) +
          times(3, (i) => box(346 + i * 108, 640, 90, 44, 12, i === 0 ? ink.accent : '#2b3235'))) +
        shape('M200 200H560L330 800H200Z', '#ffffff', { opacity: 0.07 }),
    ),
    line(glass, metal ? ink.metalDark : '#0d1214', 8),
  ]
    .filter(Boolean)
    .join('')
}

const band: Drawing = (ink) => {
  const h = 190 + ink.vary(0) * 20
  const d = `M414 ${500 - h}C414 ${450 - h} 586 ${450 - h} 586 ${500 - h}V${500 + h}C586 ${550 + h} 414 ${550 + h} 414 ${500 + h}Z`
  return [
    strap(ink, 96, 500 - h + 20, 500 + h - 20),
    fallShadow(d, 14, 20),
    shape(d, ink.has('metal-bezel') ? ink.metal : ink.rubber),
    inside(
      'watch-case',
      d,
      shape('M380 0H440V1000H380Z', ink.has('metal-bezel') ? ink.metalLight : mix(ink.rubber, '#ffffff', 0.25)) +
        shape('M566 0H640V1000H566Z', '#0d1512', { opacity: 0.4 }),
    ),
    box(432, 490 - h + 6, 136, h * 2 + 8, 44, night),
    ink.has('map')
      ? inside('watch-glass', `M444 ${520 - h}H556V${480 + h}H444Z`, mapFace(ink, 500, 500, 190))
      : digits('10', 458, 400, 66, '#f2f1e6') +
        digits('24', 458, 494, 66, '#f2f1e6') +
        circle(500, 352, 24, 'none', { stroke: ink.accent, width: 9 }) +
        line('M466 610l16 -14l14 18l18 -34l14 22h10', '#7fd08a', 6),
    shape(`M436 ${520 - h}H520L440 ${400 + h}Z`, '#ffffff', { opacity: 0.08 }),
  ].join('')
}

const cuts: Record<string, Drawing> = { round, square, band }

export const watch: Drawing = (ink) => (cuts[ink.cut] ?? round)(ink)
