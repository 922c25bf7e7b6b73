import {
  box,
  circle,
  fallShadow,
  groundShadow,
  inside,
  line,
  markOn,
  mix,
  shape,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { digits } from './digits.ts'

const black = (ink: Ink) => [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.32)] as const
const bolt = (x: number, y: number, s: number, colour: string) =>
  shape(
    `M${x + 10 * s} ${y - 60 * s}L${x - 36 * s} ${y + 10 * s}H${x - 4 * s}L${x - 12 * s} ${y + 60 * s}L${x + 36 * s} ${y - 14 * s}H${x + 4 * s}Z`,
    colour,
  )
const socket = (ink: Ink, x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, Math.min(10, h / 2), '#0d1214') + box(x + w * 0.16, y + h * 0.36, w * 0.68, h * 0.28, 3, ink.metal)

const powerBank: Drawing = (ink) => {
  const w = 210 + ink.vary(0) * 20
  const d = `M${500 - w} 200C${500 - w} 160 ${500 - w + 30} 150 ${500 - w + 60} 150H${500 + w - 60}C${500 + w - 30} 150 ${500 + w} 160 ${500 + w} 200V830C${500 + w} 870 ${500 + w - 30} 880 ${500 + w - 60} 880H${500 - w + 60}C${500 - w + 30} 880 ${500 - w} 870 ${500 - w} 830Z`
  return turned(
    [
      ink.has('folded') &&
        tube('M560 160C560 60 700 30 780 120C840 200 800 320 820 420', 24, black(ink)) +
          box(792, 400, 56, 96, 14, ink.rubber) +
          box(804, 490, 32, 40, 4, ink.metalLight),
      fallShadow(d, 26, 28),
      shape(d, ink.dark, { transform: 'translate(14 10)' }),
      shape(d, ink.base),
      inside(
        'power-body',
        d,
        shape(`M200 100H${500 - w + 70}V900H200Z`, ink.light) +
          shape(`M${500 + w - 50} 100H800V900H${500 + w - 50}Z`, ink.dark) +
          times(9, (i) => line(`M200 ${690 + i * 20}H800`, ink.dark, 6, { opacity: 0.6 })) +
          shape('M300 100H560L340 900H200Z', '#ffffff', { opacity: 0.07 }),
      ),
      box(500 - w - 8, 140, w * 2 + 16, 96, 34, ink.rubber),
      box(500 - w + 8, 150, w * 2 - 40, 17, 8, mix(ink.rubber, '#ffffff', 0.28)),
      socket(ink, 390, 184, 78, 32),
      socket(ink, 520, 188, 64, 24),
      bolt(500, 430, 1.3, markOn(ink)),
      box(500 - w - 8, 830, w * 2 + 16, 64, 30, ink.rubber),
      times(
        4,
        (i) =>
          circle(434 + i * 44, 590, 13, ink.has('leds') ? (i < 3 ? '#7fd08a' : ink.deep) : ink.dark) +
          (ink.has('leds') && i < 3 ? circle(434 + i * 44, 590, 24, '#7fd08a', { opacity: 0.3 }) : ''),
      ),
      box(500 + w - 6, 330, 22, 90, 9, ink.accent),
    ]
      .filter(Boolean)
      .join(''),
    12,
  )
}

const cells = (x: number, y: number, w: number, h: number, skew: number) => {
  const d = `M${x} ${y}L${x + w} ${y + skew}V${y + skew + h}L${x} ${y + h}Z`
  return (
    shape(d, '#1d2b3f') +
    shape(
      `M${x} ${y}L${x + w * 0.6} ${y + skew * 0.6}L${x + w * 0.2} ${y + h + skew * 0.2}L${x} ${y + h}Z`,
      '#31486a',
      { opacity: 0.7 },
    ) +
    line(
      times(4, (i) => `M${x + (w * (i + 1)) / 5} ${y + (skew * (i + 1)) / 5}v${h}`) +
        times(6, (i) => `M${x} ${y + (h * (i + 1)) / 7}l${w} ${skew}`),
      '#7f97b3',
      3,
      { opacity: 0.8 },
    ) +
    line(d, '#b4bcc0', 4)
  )
}

const solarPanel: Drawing = (ink) => {
  const folded = ink.has('folded')
  const h = 480 + ink.vary(0) * 40
  const panel = (x: number, w: number, skew: number, i: number) => {
    const y = 240 + (skew < 0 ? -skew : 0)
    const d = `M${x} ${y}L${x + w} ${y + skew}V${y + skew + h}L${x} ${y + h}Z`
    return (
      shape(d, skew < 0 ? ink.dark : ink.base) +
      line(`M${x} ${y + 6}L${x + w} ${y + skew + 6}`, ink.pale, 7) +
      cells(x + 24, y + 30 + skew * 0.12, w - 48, h - 96, skew * 0.76) +
      box(x + w / 2 - 30, y + h - 44 + skew / 2, 60, 20, 5, i % 2 ? ink.accent : ink.paper)
    )
  }
  return [
    groundShadow(505, 800, folded ? 250 : 420),
    folded
      ? shape('M320 220H740V820H320Z', ink.deep) +
        shape('M300 230H720V820H300Z', ink.dark) +
        panel(270, 420, 0, 0) +
        line('M400 232C400 110 570 110 570 232', ink.webbing, 34) +
        box(640, 460, 80, 110, 12, ink.rubber) +
        circle(690, 240, 16, ink.metal)
      : panel(70, 220, 50, 0) +
        panel(290, 220, -50, 1) +
        panel(510, 220, 50, 2) +
        panel(730, 200, -50, 3) +
        circle(90, 262, 14, ink.metalDark) +
        circle(910, 262, 14, ink.metalDark),
    tube(folded ? 'M640 790C760 880 820 760 880 840' : 'M800 770C820 900 700 880 640 900', 15, black(ink)),
    box(folded ? 856 : 590, folded ? 820 : 880, 60, 36, 8, ink.rubber),
    ink.has('leds') &&
      box(folded ? 420 : 340, 800 - 34, 130, 54, 14, ink.rubber) +
        times(4, (i) => circle((folded ? 444 : 364) + i * 27, 793, 8, i < 3 ? '#7fd08a' : ink.metalDark)),
  ]
    .filter(Boolean)
    .join('')
}

const powerStation: Drawing = (ink) => {
  const top = 300 + ink.vary(0) * 20
  const front = `M130 ${top + 40}Q130 ${top} 170 ${top}H700V850H170Q130 850 130 810Z`
  const side = `M700 ${top}L830 ${top - 40}Q870 ${top - 46} 870 ${top}V770Q870 800 840 808L700 850Z`
  return [
    groundShadow(505, 850, 390),
    ink.has('folded')
      ? box(220, top - 40, 420, 50, 20, ink.rubber) + box(240, top - 34, 380, 14, 7, mix(ink.rubber, '#ffffff', 0.3))
      : tube(
          `M240 ${top + 10}V${top - 110}C240 ${top - 150} 260 ${top - 160} 300 ${top - 160}H660C720 ${top - 160} 730 ${top - 150} 730 ${top - 110}V${top - 10}`,
          44,
          black(ink),
        ),
    shape(`M130 ${top + 30}L270 ${top - 50}H840Q870 ${top - 40} 870 ${top}L700 ${top + 40}Z`, ink.light),
    shape(side, ink.dark),
    inside(
      'power-side',
      side,
      times(7, (i) => line(`M740 ${460 + i * 44}L840 ${430 + i * 44}`, ink.deep, 17)) +
        shape('M820 200H900V860H810Z', ink.deep, { opacity: 0.4 }),
    ),
    shape(front, ink.base),
    inside(
      'power-front',
      front,
      box(120, top - 10, 70, 600, 0, ink.light) +
        box(120, top - 4, 600, 15, 0, ink.pale) +
        shape('M120 790H720V860H120Z', ink.dark),
    ),
    box(180, top + 50, 470, 420, 30, ink.rubber),
    box(210, top + 80, 220, 150, 16, '#0d1214'),
    digits(`${60 + Math.floor(ink.vary(1) * 39)}`, 240, top + 106, 90, ink.has('leds') ? '#9be3c4' : '#6d8a80'),
    line(`M350 ${top + 126}h56M350 ${top + 156}h40M350 ${top + 186}h50`, ink.has('leds') ? '#9be3c4' : '#6d8a80', 9),
    circle(520, top + 150, 60, ink.has('leds') ? '#f6e3a1' : ink.metalDark),
    circle(516, top + 146, 44, ink.has('leds') ? '#fffaf0' : ink.metal),
    line(`M490 ${top + 120}A50 50 0 0 1 530 ${top + 104}`, '#ffffff', 7),
    socket(ink, 220, top + 270, 80, 34),
    socket(ink, 330, top + 270, 80, 34),
    socket(ink, 220, top + 330, 60, 24),
    socket(ink, 330, top + 330, 60, 24),
    [470, 570]
      .map(
        (x) =>
          circle(x, top + 320, 44, '#0d1214') +
          line(`M${x - 14} ${top + 306}v24M${x + 14} ${top + 306}v24`, ink.metal, 8) +
          circle(x, top + 346, 6, ink.metal),
      )
      .join(''),
    box(220, top + 400, 180, 36, 12, ink.accent),
    bolt(620, top + 520, 0.6, markOn(ink)),
    box(160, 844, 70, 18, 7, ink.rubber),
    box(600, 844, 70, 18, 7, ink.rubber),
    ink.has('leds') && line(`M200 ${top + 500}H480`, '#7fd08a', 9),
  ]
    .filter(Boolean)
    .join('')
}

const cable: Drawing = (ink) => {
  const r = 230 + ink.vary(0) * 20
  const ring = (dr: number, dx: number, dy: number) =>
    `M${500 - r - dr + dx} ${500 + dy}A${r + dr} ${r + dr - 20} 0 1 1 ${500 + r + dr + dx} ${500 + dy}A${r + dr} ${r + dr - 20} 0 1 1 ${500 - r - dr + dx} ${500 + dy}Z`
  const braid = (d: string) =>
    line(d, ink.dark, 32) +
    line(d, ink.base, 25, { transform: 'translate(-2 -3)' }) +
    line(d, ink.pale, 8, { dash: '10 8', cap: 'butt', transform: 'translate(-5 -6)' })
  const plug = (x: number, y: number, turn: number, wide: boolean) =>
    turned(
      box(x - 36, y - 80, 72, 120, 18, ink.rubber) +
        box(x - 28, y - 72, 18, 104, 8, mix(ink.rubber, '#ffffff', 0.28)) +
        box(x - (wide ? 28 : 20), y - 140, wide ? 56 : 40, 66, wide ? 3 : 14, ink.metal) +
        box(x - (wide ? 22 : 14), y - 134, 14, 54, 3, ink.metalLight) +
        times(3, (i) => box(x - 24, y + 42 + i * 16, 48, 11, 4, ink.webbing)) +
        (ink.has('leds') ? circle(x, y - 30, 11, '#7fd08a') + circle(x, y - 30, 22, '#7fd08a', { opacity: 0.3 }) : ''),
      turn,
      x,
      y,
    )
  const tails = ink.has('folded')
    ? 'M300 620C260 740 300 820 360 840M690 620C720 720 680 800 640 830'
    : 'M280 600C200 760 240 860 380 850M720 420C860 300 860 180 760 130'
  return [
    line(ring(0, 14, 24), '#17201c', 60, { opacity: 0.1 }),
    braid(tails),
    braid(ring(0, 0, 0)),
    braid(ring(34, 10, -6)),
    braid(ring(-32, -8, 8)),
    ink.has('folded')
      ? plug(380, 846, 78, true) + plug(620, 838, -74, false)
      : plug(470, 850, 84, true) + plug(690, 106, -64, false),
    turned(
      box(220, 470, 120, 62, 10, ink.accent) + box(228, 478, 104, 14, 5, mix(ink.accent, '#ffffff', 0.4)),
      -6,
      280,
      500,
    ),
    ink.has('folded') && turned(box(660, 470, 120, 62, 10, ink.accent), 6, 720, 500),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = {
  'power-bank': powerBank,
  'solar-panel': solarPanel,
  'power-station': powerStation,
  cable,
}

export const power: Drawing = (ink) => (cuts[ink.cut] ?? powerBank)(ink)
