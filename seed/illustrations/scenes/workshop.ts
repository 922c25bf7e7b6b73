import { box, circle, ellipse, group, inside, line, mix, polar, shape, times } from '../pen.ts'
import { between, ground, ridge, seeded, swell } from './land.ts'
import { person } from './people.ts'
import { bicycle, glow } from './props.ts'
import type { Scene } from './scene.ts'
import { treeline } from './trees.ts'

/** The repair bench after closing time. Calm side: left. */
export const workshop: Scene = () => {
  const wall = '#214a3c'
  const boards = line(
    times(15, (i) => `M${-20 + i * 112} 0V720`),
    '#1a3c31',
    3,
  )
  const floor =
    shape('M-20 800H1620V1010H-20Z', '#8a6038') +
    line(
      times(5, (i) => `M-20 ${812 + i * i * 12}H1620`),
      '#6b4828',
      3,
    ) +
    line(
      times(14, (i) => `M${800 + (i - 6.5) * 150} 800L${800 + (i - 6.5) * 260} 1010`),
      '#74502d',
      2.5,
    )
  const lamplight =
    shape('M1046 250L560 1010H1560L1120 250Z', '#f4d58a', { opacity: 0.13 }) +
    shape('M1056 250L760 1010H1390L1110 250Z', '#f9e2a6', { opacity: 0.14 }) +
    ellipse(1080, 900, 470, 70, '#f4d58a', { opacity: 0.25 })
  return (
    shape('M-20 -20H1620V1010H-20Z', wall) +
    boards +
    shape('M-20 -20H560L260 800H-20Z', '#12332a', { opacity: 0.35 }) +
    shape('M-20 700H1620V800H-20Z', '#17382d') +
    shape('M-20 700H1620v8H-20Z', '#2f6350') +
    floor +
    window() +
    glow(1080, 380, 620, '#f0c564', 0.42) +
    pegboard() +
    bench() +
    lamplight +
    stand() +
    lamp()
  )
}

/** A window on a blue winter evening, far left, so that the warm side stays on the right. */
function window() {
  const d = 'M150 190H470V520H150Z'
  const hill = swell([
    [130, 430],
    [240, 410],
    [360, 424],
    [490, 396],
  ])
  const peak = ridge(
    [
      [130, 400],
      [220, 330],
      [270, 352],
      [350, 272],
      [420, 350],
      [490, 330],
    ],
    0.2,
    5,
  )
  const snow = seeded(4)
  return (
    box(130, 170, 360, 370, 3, '#6b4a2c') +
    inside(
      'workshop-window',
      d,
      shape(d, '#3b5f86') +
        shape('M150 330H470V520H150Z', '#5d80a0') +
        ground(peak, '#86a3b8', 520) +
        ground(hill, '#24455c', 520) +
        treeline(hill, '#24455c', { from: 140, to: 480, gap: 12, height: [24, 70], seed: 3 }) +
        shape('M150 470Q310 440 470 466V520H150Z', '#c3d3dc') +
        shape(
          times(40, () => `M${between(snow, 150, 470).toFixed(0)} ${between(snow, 190, 510).toFixed(0)}h3.4v3.4h-3.4Z`),
          '#eef3f1',
        ),
    ) +
    line('M310 190V520M150 355H470', '#6b4a2c', 12) +
    box(116, 536, 388, 18, 2, '#8a6038') +
    shape('M206 536v-34h56v34q-28 10 -56 0Z', '#b4532f') +
    line(
      'M234 504C226 470 206 462 198 446M234 504C236 466 244 452 240 430M234 504C246 474 262 470 274 456',
      '#3d7a4c',
      7,
    )
  )
}

function pegboard() {
  const [x, y] = [690, 250]
  const iron = '#cfd4cd'
  const wrench = (wx: number, h: number) =>
    line(`M${wx} ${y + 56}v${h}`, iron, 11) +
    circle(wx, y + 50, 13, iron) +
    circle(wx, y + 44, 6, '#a9763f') +
    circle(wx, y + 60 + h, 10, iron) +
    circle(wx, y + 64 + h, 4.6, '#a9763f')
  const driver = (dx: number, colour: string) =>
    box(dx - 8, y + 44, 16, 52, 6, colour) + line(`M${dx} ${y + 94}v62`, iron, 5)
  const dots = line(
    times(8, (i) => `M${x + 22} ${y + 24 + i * 30}H${x + 790}`),
    '#8d5f31',
    3.4,
    { dash: '0.1 26' },
  )
  const ring = (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, 'none', { stroke: '#2a2f2d', width: 9 }) +
    circle(cx, cy, r - 9, 'none', { stroke: '#4d5552', width: 3 })
  const cog = (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, 'none', { stroke: iron, width: 6, dash: '5 4', cap: 'butt' }) +
    circle(cx, cy, r - 6, 'none', { stroke: iron, width: 5 }) +
    line(
      times(5, (i) => `M${cx} ${cy}L${polar(cx, cy, r - 5, i * 72)}`),
      iron,
      5,
    ) +
    circle(cx, cy, 6, '#7f8983')
  return (
    box(x - 10, y - 10, 830, 270, 4, '#6b4828') +
    box(x, y, 810, 250, 2, '#b9884e') +
    shape(`M${x} ${y}h810l-40 40H${x}Z`, '#c99a5d') +
    dots +
    [0, 1, 2, 3].map((i) => wrench(x + 60 + i * 42, 118 - i * 22)).join('') +
    driver(x + 262, '#b92b18') +
    driver(x + 296, '#dba524') +
    driver(x + 330, '#1f4a3a') +
    ring(x + 700, y + 116, 82) +
    ring(x + 716, y + 124, 60) +
    cog(x + 560, y + 70, 34) +
    cog(x + 570, y + 170, 44) +
    line(`M${x + 400} ${y + 60}h72M${x + 436} ${y + 60}v96`, '#8c6038', 12) +
    box(x + 398, y + 46, 76, 28, 4, iron)
  )
}

function bench() {
  const jars = times(
    5,
    (i) =>
      box(712 + i * 46, 548, 36, 50, 5, ['#b92b18', '#e8dcc0', '#dba524', '#7fa79a', '#e8dcc0'][i] ?? '#dba524') +
      box(714 + i * 46, 542, 32, 10, 3, '#3a3f3c'),
  )
  return (
    box(640, 598, 980, 34, 3, '#c9934f') +
    box(640, 598, 980, 10, 3, '#e5b673') +
    box(640, 632, 980, 12, 0, '#5a3c20') +
    box(668, 640, 36, 180, 2, '#7d5530') +
    box(1540, 640, 36, 180, 2, '#7d5530') +
    box(704, 720, 836, 16, 2, '#6b4828') +
    jars +
    box(750, 648, 150, 62, 4, '#9a2516') +
    box(750, 648, 150, 20, 4, '#b92b18') +
    line('M806 658h38', '#e8dcc0', 5) +
    box(930, 660, 110, 60, 3, '#a9763f') +
    box(1376, 548, 120, 50, 4, '#2f5f7a') +
    box(1376, 548, 120, 14, 4, '#4a86a3') +
    box(1400, 530, 70, 20, 4, 'none', { stroke: '#24465a', width: 6 }) +
    ellipse(1310, 584, 30, 14, '#2a2f2d') +
    ellipse(1306, 580, 20, 9, '#4d5552')
  )
}

function stand() {
  const post =
    line('M1230 906V470', '#2a2f2d', 13) +
    line('M1226 906V470', '#59625e', 4) +
    line('M1230 900L1160 934M1230 900L1306 934', '#2a2f2d', 12) +
    line('M1230 486H1150', '#2a2f2d', 12) +
    box(1128, 470, 34, 34, 5, '#b92b18')
  const bike = group(bicycle('#dba524', '#1b2220', '#c7cec9', 4.2), 'translate(1142 806) rotate(-6) scale(4.2)')
  const keeper = person(
    838,
    918,
    430,
    'stand',
    { jacket: '#7c2a1c', trousers: '#25303a', hat: '#e8dcc0', skin: '#b97f57', boots: '#1b1f1f', hair: '#2a1d16' },
    {
      held:
        shape('M-7 -76L8 -76L9 -34Q1 -30 -7 -34Z', '#3d5a66') +
        line('M-6 -78L-1 -84M7 -78L3 -84', '#3d5a66', 2) +
        line('M9 -50l12 -6', '#cfd4cd', 2.6),
    },
  )
  return (
    ellipse(1140, 926, 300, 16, '#2c1d10', { opacity: 0.4 }) +
    ellipse(838, 926, 110, 12, '#2c1d10', { opacity: 0.4 }) +
    post +
    bike +
    keeper
  )
}

function lamp() {
  const warm = mix('#dba524', '#ffffff', 0.6)
  return (
    line('M1083 -10V176', '#141b18', 6) +
    shape('M1006 250C1010 206 1040 176 1062 174H1104C1126 176 1156 206 1160 250Z', '#b92b18') +
    shape('M1083 174H1104C1126 176 1156 206 1160 250H1110C1112 214 1100 190 1083 174Z', '#84190f') +
    ellipse(1083, 250, 77, 13, warm) +
    circle(1083, 254, 18, '#fffbe8')
  )
}
