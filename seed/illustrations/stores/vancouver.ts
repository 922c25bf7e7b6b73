import { box, circle, ellipse, group, line, mix, path, shape, times } from '../pen.ts'
import { bands, between, glints, ground, range, seeded, streak, swell } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import { bicycle, glow, plume, strokes } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, display, door, showcase, sign } from '../scenes/shop-parts.ts'
import { bare, treeline } from '../scenes/trees.ts'
import { brick, chimney, cornice, sash, street } from './houses.ts'
import { wheeler } from './passers.ts'

/**
 * Vancouver, a November afternoon of rain: the old printing shop, bikes, trolley wires, the North Shore in cloud. Calm
 * side: left.
 */
export const vancouver: Scene = () => {
  const sky = bands(['#536a76', '#647b84', '#7a8f93', '#94a4a2', '#b0b8b0', '#c6c8b8'], 0, 640, 18, 14)
  const chance = seeded(5)
  const rain = line(strokes(150, chance, [-20, -20, 1640, 1000], 42, 0.2), '#dfe8e6', 1.8, { opacity: 0.34 })
  return (
    sky +
    mountains() +
    city() +
    brewery() +
    neighbour() +
    flats() +
    shop() +
    walk() +
    wires() +
    bare(478, 846, 330, '#2b2a2c', 6, 11) +
    leaves() +
    rack() +
    people() +
    rain
  )
}

/** The ridge over the inlet with its two lions, snow on the upper half, cloud lying across. */
function mountains() {
  const far = range(
    'store-vancouver-shore',
    [
      [-20, 470],
      [40, 440],
      [96, 420],
      [140, 404],
      [176, 352],
      [196, 346],
      [222, 392],
      [244, 396],
      [270, 338],
      [292, 342],
      [322, 410],
      [380, 396],
      [450, 440],
      [520, 404],
      [640, 450],
      [800, 420],
      [1000, 470],
      [1300, 430],
      [1640, 480],
    ],
    { lit: '#6d838c', shade: '#586f7b', snow: '#d7dedd', snowShade: '#a3b4bb', snowline: 440, foot: 640, rough: 0.16 },
    15,
  )
  const slope = swell([
    [-20, 520],
    [160, 500],
    [330, 520],
    [520, 488],
    [760, 520],
    [1640, 520],
  ])
  return (
    far +
    shape(streak(180, 470, 560, 30) + streak(430, 426, 420, 22) + streak(20, 420, 260, 18), '#c3cbc8', {
      opacity: 0.8,
    }) +
    ground(slope, '#52696f', 680) +
    treeline(slope, '#52696f', { gap: 9, height: [10, 26], seed: 3 }) +
    shape(streak(300, 540, 620, 26) + streak(80, 566, 380, 20), '#b4bfbc', { opacity: 0.6 })
  )
}

/** Glass towers by the water, pale with rain. */
function city() {
  const chance = seeded(31)
  const blocks = times(
    15,
    (i) => path`M${-20 + i * 27} 700v${-between(chance, 70, 150)}h${between(chance, 14, 24)}V700Z`,
  )
  const panes = times(46, () => path`M${chance() * 360} ${between(chance, 590, 680)}h5v7h-5Z`)
  return (
    shape(blocks, '#62797f') +
    shape(panes, '#ffdf9a', { opacity: 0.7 }) +
    ground(
      swell([
        [-20, 672],
        [160, 664],
        [360, 676],
        [600, 668],
      ]),
      '#3f5654',
      760,
    )
  )
}

/** A brewery behind the street: steel tanks, a chimney, steam. */
function brewery() {
  const tank = (x: number, top: number) =>
    box(x, top, 54, 800 - top, 0, '#9aa9ac') +
    box(x, top, 14, 800 - top, 0, '#c3cdcd') +
    box(x + 40, top, 14, 800 - top, 0, '#74858a') +
    shape(path`M${x} ${top}Q${x + 27} ${top - 34} ${x + 54} ${top}Z`, '#b4c0c1') +
    line(path`M${x} ${top + 46}h54M${x} ${top + 110}h54`, '#74858a', 2)
  return (
    shape(plume(92, 536, 210, 22), '#d6dcd8', { opacity: 0.6 }) +
    chimney(78, 536, 260, '#7c4a3e') +
    tank(118, 612) +
    tank(180, 596) +
    brick(-20, 664, 300, '#7a5a4c', 4) +
    box(-20, 656, 304, 14, 0, '#4c3a34') +
    times(
      4,
      (i) =>
        box(4 + i * 68, 700, 46, 50, 1, '#2c3d42') +
        box(8 + i * 68, 704, 38, 42, 0, i % 3 ? '#4f666c' : '#ffd98a') +
        line(`M${27 + i * 68} 704v42M${8 + i * 68} 725h38`, '#2c3d42', 3),
    )
  )
}

/** A low shop of the twenties with a stepped front. */
function neighbour() {
  const [x, w] = [276, 290]
  const window = (wx: number, ww: number, lit: boolean) =>
    box(wx, 612, ww, 150, 1, '#e9e2d0') +
    box(wx + 7, 619, ww - 14, 136, 0, lit ? '#ffd98a' : '#3c5560') +
    shape(`M${wx + 7} 619h${ww * 0.4}l-30 136h${-ww * 0.4 + 30}Z`, lit ? '#fff0c4' : '#54707a')
  return (
    shape(`M${x} 800V520H${x + 70}V496H${x + 110}V474H${x + 180}V496H${x + 220}V520H${x + w}V800Z`, '#b8a88a') +
    line(`M${x} 520H${x + 70}V496H${x + 110}V474H${x + 180}V496H${x + 220}V520H${x + w}`, '#8b7c62', 10, {
      join: 'miter',
      cap: 'butt',
    }) +
    shape(`M${x + 24} 560h${w - 48}v34h${-w + 48}Z`, '#2f5f6a') +
    box(x + 24, 594, w - 48, 8, 0, '#234a54') +
    window(x + 22, 92, true) +
    window(x + 186, 84, false) +
    box(x + 126, 612, 50, 188, 1, '#e9e2d0') +
    box(x + 132, 618, 38, 182, 1, '#2f5f6a') +
    box(x + 139, 628, 24, 80, 1, '#ffe6ad') +
    box(x, 770, w, 30, 0, '#8b7c62')
  )
}

/** New flats above a café, on the other side. */
function flats() {
  const [x, w, top] = [1150, 490, 246]
  const floor = (y: number, lit: readonly boolean[]) =>
    lit.map((on, i) => sash(x + 34 + i * 118, y, 76, 84, { lit: on, trim: '#2c3a40', dark: '#48626c' })).join('')
  const balcony = (y: number, i: number) =>
    box(x + 24 + i * 118, y + 66, 98, 36, 0, '#8fb0b4', { opacity: 0.75 }) +
    line(`M${x + 24 + i * 118} ${y + 66}h98`, '#2c3a40', 4)
  return (
    box(x, top, w, 560, 0, '#6b7c7e') +
    box(x + 124, top - 30, 136, 590, 0, '#9a6a44') +
    line(
      times(11, (i) => `M${x + 124} ${top + i * 48}h136`),
      '#744c30',
      2,
      { opacity: 0.5 },
    ) +
    box(x - 8, top - 6, w + 16, 16, 0, '#2c3a40') +
    box(x + 118, top - 40, 148, 14, 0, '#2c3a40') +
    floor(302, [true, false, true, true]) +
    floor(450, [false, true, false, true]) +
    balcony(302, 1) +
    balcony(450, 1) +
    balcony(302, 3) +
    balcony(450, 3) +
    box(x, 576, w, 18, 0, '#2c3a40') +
    box(x + 24, 612, w, 188, 0, '#2c3a40') +
    times(
      4,
      (i) =>
        box(x + 34 + i * 118, 622, 106, 140, 0, '#ffd98a') +
        shape(`M${x + 34 + i * 118} 622h48l-34 140h-14Z`, '#fff0c4'),
    ) +
    times(
      3,
      (i) =>
        line(`M${x + 90 + i * 118} 622v46`, '#2c3a40', 3) + shape(`M${x + 72 + i * 118} 684q18 -30 36 0Z`, '#b4532f'),
    )
  )
}

/**
 * The printing shop: brick, wide steel windows where the menders work, a salmon in the gable, wet coats behind glass.
 */
function shop() {
  const [x, w, top] = [566, 584, 268]
  const salmon = group(
    circle(0, 0, 42, '#e3d3ac') +
      circle(0, 0, 34, '#2f5f6a') +
      shape('M-27 2Q-6 -17 16 -3L28 -13Q25 0 28 12L16 5Q-6 17 -27 2Z', '#e98f6a') +
      shape('M-27 2Q-6 17 16 5L14 1Q-6 8 -27 2Z', '#f3c6a4') +
      circle(-18, 0, 2, '#12332a'),
    `translate(${x + w / 2} ${top - 22})`,
  )
  const steel = (wx: number, ww: number) =>
    box(wx - 8, 336, ww + 16, 134, 1, mix('#8f4636', '#14202a', 0.4)) +
    box(wx, 344, ww, 118, 0, '#ffd98a') +
    shape(`M${wx} 344h${ww * 0.34}l-30 118h${-ww * 0.34 + 30}Z`, '#fff0c4')
  const bars = (wx: number, ww: number) =>
    line(times(4, (i) => `M${wx + (ww / 5) * (i + 1)} 344v118`) + `M${wx} 383h${ww}M${wx} 422h${ww}`, '#24353a', 3) +
    box(wx - 14, 466, ww + 28, 10, 0, '#e3d3ac')
  const mender = (mx: number, hue: string, flip: boolean) =>
    person(
      mx,
      506,
      122,
      'stand',
      { jacket: hue, trousers: '#26364a', hair: flip ? '#3a2a20' : '#8a5a34', skin: flip ? '#8f5d3f' : '#dcab84' },
      { flip },
    )
  const bench = (wx: number, ww: number) => box(wx, 446, ww, 16, 0, '#8a5a38')
  const windows = (
    [
      [x + 34, 150, '#2f7f8a', '#b92b18'],
      [x + 217, 150, '#1f4a3a', '#5a4a62'],
      [x + 400, 150, '#b4532f', '#26364a'],
    ] as const
  )
    .map(
      ([wx, ww, one, other], i) =>
        steel(wx, ww) +
        (i === 1
          ? line(`M${wx + 10} 366h${ww - 20}`, '#7d5530', 3) +
            shape(`M${wx + 26} 366l-8 46h30l-8 -46ZM${wx + 98} 366l-6 40h34l-8 -40Z`, '#2f7f8a') +
            shape(`M${wx + 62} 366l-8 50h32l-8 -50Z`, '#dba524')
          : `<g clip-path="url(#store-vancouver-sash-${i})">${mender(wx + 48, one, false)}${mender(wx + 106, other, true)}</g><clipPath id="store-vancouver-sash-${i}"><path d="M${wx} 344h${ww}v118h${-ww}Z"/></clipPath>`) +
        bench(wx, ww) +
        bars(wx, ww),
    )
    .join('')
  const coat = (cx: number, hue: string) =>
    line(`M${cx + 9} 38v8`, '#24353a', 2) +
    shape(`M${cx} 56q4 -10 9 -10q5 0 9 10l12 12l-4 62h-34l-4 -62Z`, hue) +
    line(`M${cx + 9} 60v68`, mix(hue, '#14202a', 0.35), 2)
  const coats =
    line('M10 38H186', '#24353a', 4) +
    coat(24, '#dba524') +
    coat(64, '#2f7f8a') +
    coat(108, '#b92b18') +
    coat(150, '#26364a') +
    box(10, 158, 176, 20, 0, '#9aa09c') +
    shape(
      times(5, (i) => path`M${26 + i * 36} 138l3 7a3 3 0 1 1 -6 0Z`),
      '#5f8fa0',
    )
  return (
    glow(x + 260, 690, 380, '#ffcf70', 0.4) +
    brick(x, top, w, '#8f4636', 11) +
    shape(
      `M${x + w * 0.3} ${top}V${top - 40}Q${x + w / 2} ${top - 110} ${x + w * 0.7} ${top - 40}V${top}Z`,
      '#8f4636',
    ) +
    line(`M${x + w * 0.3} ${top - 40}Q${x + w / 2} ${top - 110} ${x + w * 0.7} ${top - 40}`, '#e3d3ac', 10) +
    cornice(x, top, w, '#d3bf92') +
    salmon +
    windows +
    sign(x + 16, 492, w - 32) +
    display('store-vancouver-window', x + 20, 590) +
    door(x + 262, 590) +
    showcase('store-vancouver-coats', x + 372, 590, 196, coats) +
    box(x, 770, 20, 30, 0, '#c9b78c') +
    awning(x + 16, 562, w - 34)
  )
}

/** Wet pavement, and a street that shines with the windows. */
function walk() {
  const column = (x: number, w: number, seed: number, hue: string, opacity: number) =>
    shape(glints(x, w, 872, 992, 28, seed, 0.7), hue, { opacity })
  return (
    street('store-vancouver-road', '#7f8a88', '#566367', ['#6d7f83', '#48606a', '#2b434d']) +
    shape('M586 807H820L840 846H560ZM826 807H916L930 846H820ZM936 807H1140L1170 846H930Z', '#ffd98a', {
      opacity: 0.3,
    }) +
    column(690, 120, 1, '#ffdf9a', 0.6) +
    column(870, 60, 2, '#d9604a', 0.7) +
    column(1040, 110, 3, '#ffd98a', 0.55) +
    column(1400, 200, 4, '#ffd98a', 0.45) +
    column(340, 90, 5, '#ffd98a', 0.4) +
    column(140, 200, 6, '#c6cfc8', 0.4) +
    ellipse(980, 936, 150, 9, '#93a6a8', { opacity: 0.5 }) +
    ellipse(330, 958, 190, 10, '#93a6a8', { opacity: 0.45 })
  )
}

/** The wires of the trolley buses and the pole that carries them. */
const wires = () =>
  line(
    'M-20 140C400 158 800 158 1180 126C1340 142 1500 144 1640 140M-20 154C400 172 800 172 1180 140C1340 156 1500 158 1640 154',
    '#2b3940',
    2,
  ) +
  line('M1180 846V92M1180 118H1120M1180 140L1120 118', '#24323a', 7) +
  shape('M1106 116l5 28h20l5 -28Z', '#ffe6ad') +
  glow(1122, 136, 100, '#ffd98a', 0.5)

/** The last leaves on the street tree and under it. */
function leaves() {
  const chance = seeded(17)
  const leaf = (x: number, y: number) => path`M${x} ${y}q7 -7 14 0q-7 6 -14 0Z`
  return shape(
    times(16, () => leaf(between(chance, 410, 550), between(chance, 590, 690))) +
      times(22, () => leaf(between(chance, 360, 640), between(chance, 812, 884))),
    '#dba524',
  )
}

/** A rack with two bicycles. */
const rack = () =>
  [232, 296, 370, 434].map((x) => line(`M${x} 836v-44q0 -14 14 -14t14 14v44`, '#33454c', 6)).join('') +
  group(bicycle('#2f7f8a', '#151d20', '#c3cdcd'), 'translate(264 834) scale(1.4)') +
  group(bicycle('#dba524', '#151d20', '#c3cdcd'), 'translate(404 838) scale(-1.4 1.4)')

function people() {
  const umbrella =
    line('M3 -48L9 -116', '#24323a', 2.4) +
    shape(
      'M-36 -108Q-26 -142 9 -144Q44 -142 54 -108Q46 -114 39 -107Q30 -114 24 -107Q14 -114 4 -107Q-6 -114 -14 -107Q-26 -114 -36 -108Z',
      '#b92b18',
    ) +
    shape('M9 -144Q44 -142 54 -108Q46 -114 39 -107Q32 -132 9 -144Z', '#84190f')
  const lights =
    circle(-16, -50, 2.6, '#ff6a4a') +
    circle(36, -60, 3, '#fff4cf') +
    line('M-54 -20A22 22 0 0 1 -18 -30M16 -30A22 22 0 0 1 36 -43', '#10191c', 2.4)
  return (
    ellipse(846, 842, 40, 4, '#2c3a42', { opacity: 0.5 }) +
    person(838, 840, 144, 'walk', {
      jacket: '#dba524',
      trousers: '#26364a',
      hood: true,
      pack: '#1f4a3a',
      skin: '#8f5d3f',
    }) +
    ellipse(1222, 842, 40, 4, '#2c3a42', { opacity: 0.5 }) +
    person(
      1222,
      840,
      142,
      'stand',
      { jacket: '#26364a', trousers: '#3a3438', hair: '#2a1c16', skin: '#dcab84' },
      { flip: true, held: umbrella },
    ) +
    ellipse(646, 843, 110, 6, '#1c2c34', { opacity: 0.5 }) +
    wheeler(
      650,
      842,
      144,
      { jacket: '#b92b18', trousers: '#1d2f3a', helmet: true, hat: '#eceee9', skin: '#dcab84', boots: '#12181a' },
      '#1f4a3a',
      { tyre: '#10191c', more: lights },
    )
  )
}
