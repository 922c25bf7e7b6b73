import { box, circle, ellipse, group, line, mix, path, shape, times } from '../pen.ts'
import { curtain } from '../scenes/aurora.ts'
import { between, ground, seeded, stars, swell, wash } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import { glow, plume } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, display, door, lamp, showcase, sign, tub } from '../scenes/shop-parts.ts'
import { bare } from '../scenes/trees.ts'
import { brick, cornice, lightPool, sash, snowBank, snowCap, street } from './houses.ts'
import { wheeler } from './passers.ts'

const snow = ['#c3d2e4', '#7f97b8'] as const

/**
 * Saskatoon, an early winter night at thirty below: the corner store, northern lights, a bridge over the river. Calm
 * side: left.
 */
export const saskatoon: Scene = () => {
  const sky = wash('store-saskatoon-sky', ['#0f2140', '#1a3558', '#2c5070', '#4a6f86', '#7a8f98'], 0, 660)
  return (
    sky +
    stars(170, 420, 15) +
    lights() +
    farBank() +
    river() +
    bridge() +
    nearBank() +
    fronts() +
    shop() +
    street('store-saskatoon-road', '#8796ad', '#5f7190', ['#6f84a3', '#556a8b']) +
    snowyStreet() +
    frosted(1288, 520, 5) +
    lamp(270, 846) +
    lamp(1200, 848) +
    people()
  )
}

/** Northern lights: a curtain of rays over the roofs. */
const lights = () =>
  group(
    curtain(
      [
        [-40, 340],
        [160, 270],
        [340, 310],
        [540, 230],
        [760, 180],
        [1000, 220],
        [1240, 140],
        [1640, 200],
      ],
      260,
      ['#2a7f8a', '#3fb48a', '#9be8a9'],
      5,
    ),
    'translate(0 6)',
    0.8,
  )

/** The far bank: trees, roofs with lit windows, the railway hotel like a castle. */
function farBank() {
  const chance = seeded(22)
  const roofs = times(14, (i) => path`M${-20 + i * 46} 640v${-between(chance, 30, 84)}h${between(chance, 26, 40)}V640Z`)
  const [stone, roof] = ['#6a7690', '#3f8a80']
  const turret = (x: number, y: number, w: number, h: number) =>
    box(x, y, w, 640 - y, 0, stone) + shape(path`M${x - 3} ${y}L${x + w / 2} ${y - h}L${x + w + 3} ${y}Z`, roof)
  const castle =
    box(92, 520, 184, 120, 0, stone) +
    box(128, 474, 112, 60, 0, stone) +
    shape('M86 522L106 492H262L282 522ZM120 478L146 432H222L248 478Z', roof) +
    turret(90, 508, 24, 46) +
    turret(254, 508, 24, 46) +
    turret(126, 462, 22, 50) +
    turret(220, 462, 22, 50) +
    box(168, 430, 32, 40, 0, stone) +
    shape('M164 432L184 376L204 432Z', roof) +
    line('M184 378V362', roof, 3)
  const windows = times(
    40,
    () => path`M${Math.round(between(chance, 9, 26)) * 10 + 3} ${486 + Math.floor(between(chance, 0, 8)) * 18}h5v9h-5Z`,
  )
  return (
    shape(roofs, '#3d5170') +
    shape(
      times(40, () => path`M${between(chance, -10, 600)} ${between(chance, 590, 634)}h5v6h-5Z`),
      '#ffd98a',
      { opacity: 0.8 },
    ) +
    castle +
    shape(windows, '#ffdf9a', { opacity: 0.9 }) +
    ground(
      swell([
        [-20, 628],
        [140, 620],
        [320, 630],
        [640, 622],
      ]),
      '#33496a',
      680,
    ) +
    shape(plume(330, 590, 150, 14) + plume(60, 584, 120, 12), '#a9bccb', { opacity: 0.35 })
  )
}

/** The river, half ice, with the steam of open water. */
const river = () =>
  box(-20, 652, 720, 120, 0, '#2f4d6f') +
  shape(
    'M-20 672Q140 662 330 676T640 680V690Q400 690 260 686T-20 694ZM-20 716Q200 704 420 718T660 716V740H-20Z',
    '#a9bccf',
    { opacity: 0.75 },
  ) +
  shape('M20 664q60 -16 130 -4q80 -18 170 2q60 -10 110 4q-120 12 -220 8q-110 4 -190 -10Z', '#c3d2dc', {
    opacity: 0.5,
  }) +
  shape(
    times(9, (i) => `M${30 + i * 44} 698h20l-4 5h-12Z`),
    '#ffd98a',
    { opacity: 0.5 },
  )

/** The bridge of concrete arches that climbs to this side, its lamps lit. */
function bridge() {
  const deck = (x: number) => 612 - x * 0.1
  const piers = [-110, 20, 150, 280, 410]
  const ring = (x: number) =>
    path`M${x + 8} 712C${x + 14} ${deck(x) + 34} ${x + 42} ${deck(x) + 20} ${x + 65} ${deck(x) + 20}C${x + 88} ${deck(x) + 20} ${x + 116} ${deck(x) + 34} ${x + 122} 712`
  const rise = (x: number, i: number) =>
    path`M${x + 22 + i * 17} ${deck(x) + 12}v${34 - 30 * Math.sin(((i + 0.5) / 6) * Math.PI)}`
  const lamps = Array.from({ length: 6 }, (_, i) => 10 + i * 84)
  return (
    line(piers.map((x) => times(6, (i) => rise(x, i))).join(''), '#7f8ca4', 4) +
    line(piers.map(ring).join(''), '#8c99b0', 12) +
    shape(piers.map((x) => path`M${x - 9} ${deck(x)}h18v${718 - deck(x)}h-18Z`).join(''), '#7f8ca4') +
    shape(`M-20 ${deck(-20)}L520 ${deck(520)}v18L-20 ${deck(-20) + 18}Z`, '#98a4b8') +
    line(`M-20 ${deck(-20) - 12}L520 ${deck(520) - 12}`, '#98a4b8', 3) +
    lamps
      .map(
        (x) =>
          line(path`M${x} ${deck(x)}v-40`, '#2a3a56', 3) +
          circle(x, deck(x) - 42, 4, '#ffe6ad') +
          glow(x, deck(x) - 42, 36, '#ffd98a', 0.6),
      )
      .join('')
  )
}

/** This side of the valley: snow and bushes down to the ice. */
function nearBank() {
  const bank = swell([
    [-20, 742],
    [140, 728],
    [300, 716],
    [420, 700],
    [560, 690],
  ])
  return (
    ground(bank, snow[1], 820) +
    ground(
      swell([
        [-20, 770],
        [200, 758],
        [420, 748],
        [600, 760],
      ]),
      snow[0],
      820,
    ) +
    bare(36, 800, 150, '#b4c4d8', 3, 5) +
    bare(420, 790, 170, '#b4c4d8', 14, 5)
  )
}

const frosted = (x: number, h: number, seed: number) =>
  bare(x, 830, h, '#8296b3', seed, 14) + group(bare(x, 830, h, '#d3deea', seed, 7), 'translate(-2 -4)')

/** The next fronts along the avenue, with flats over them. */
function fronts() {
  const [x, w, top] = [1090, 550, 366]
  const front = (fx: number, hue: string, lit: boolean) =>
    box(fx, 600, 170, 200, 0, hue) +
    box(fx + 14, 628, 88, 132, 1, '#d8dbe0') +
    box(fx + 21, 635, 74, 118, 0, lit ? '#ffd98a' : '#2c4466') +
    (lit ? shape(`M${fx + 21} 635h34l-20 118h-14Z`, '#fff0c4') : '') +
    box(fx + 112, 622, 46, 178, 1, '#d8dbe0') +
    box(fx + 118, 628, 34, 172, 1, mix(hue, '#0f2140', 0.4)) +
    box(fx + 124, 638, 22, 62, 1, lit ? '#ffe6ad' : '#2c4466') +
    box(fx, 592, 170, 14, 0, mix(hue, '#0f2140', 0.4)) +
    snowCap(fx, 594, 170, 12, fx, snow)
  return (
    brick(x, top, w, '#6f5560', 9) +
    cornice(x, top - 12, w, '#53496a') +
    snowCap(x - 8, top - 10, w + 16, 24, 6, snow) +
    [true, false, true, true, false]
      .map(
        (on, i) =>
          sash(x + 40 + i * 104, 432, 54, 92, { lit: on, trim: '#c3c8d4', dark: '#2c4466' }) +
          snowCap(x + 28 + i * 104, 536, 78, 10, i + 40, snow),
      )
      .join('') +
    front(x + 20, '#2f5f7a', true) +
    front(x + 200, '#7a3f48', false) +
    front(x + 380, '#3f6a5c', true)
  )
}

/** The corner store: the door across the corner, one wall on the avenue, the other on the side street. */
function shop() {
  const [x, w, top] = [646, 444, 318]
  const [side, cut] = [460, 546]
  const hue = '#9a4a38'
  const wall = (dark: number) => mix(hue, '#0f2140', dark)
  const facet =
    shape(`M${cut} 800V${top}H${x}V800Z`, mix(hue, '#ffffff', 0.04)) +
    line(
      times(33, (i) => `M${cut} ${top + 14 * (i + 1)}H${x}`),
      '#5a2c2a',
      1.4,
      { opacity: 0.4 },
    )
  const street =
    shape(`M${side} 786V${top + 34}L${cut} ${top}V800Z`, wall(0.38)) +
    line(
      times(32, (i) => `M${side} ${top + 46 + 13 * (i + 1)}L${cut} ${top + 14 * (i + 1)}`),
      '#2c1f30',
      1.4,
      { opacity: 0.4 },
    ) +
    shape(`M${side + 18} 470V412L${cut - 22} 404V466ZM${side + 18} 740V610L${cut - 22} 606V744Z`, '#d8dbe0') +
    shape(`M${side + 23} 464V418L${cut - 27} 411V460ZM${side + 23} 734V616L${cut - 27} 613V738Z`, '#ffd98a') +
    shape(`M${side - 8} ${top + 36}L${cut} ${top - 2}V${top - 20}L${side - 8} ${top + 20}Z`, '#1f4a3a') +
    shape(`M${side - 10} ${top + 24}Q${side + 20} ${top - 8} ${cut} ${top - 34}V${top - 14}Z`, snow[0])
  const gable =
    shape(
      `M${cut - 8} ${top}V${top - 24}H${cut + 4}L${(cut + x) / 2} ${top - 116}L${x - 4} ${top - 24}H${x + 8}V${top}Z`,
      '#1f4a3a',
    ) +
    circle((cut + x) / 2, top - 46, 17, '#f3efe2') +
    circle((cut + x) / 2, top - 46, 11, '#ffd98a') +
    shape(
      `M${cut - 10} ${top - 22}L${(cut + x) / 2} ${top - 134}L${x + 10} ${top - 22}H${x - 10}L${(cut + x) / 2} ${top - 104}L${cut + 10} ${top - 22}Z`,
      snow[0],
    )
  const windows = times(
    4,
    (i) =>
      sash(x + 36 + i * 104, 376, 58, 88, { lit: i !== 2, trim: '#e8e2d6', dark: '#2c4466' }) +
      snowCap(x + 26 + i * 104, 470, 78, 9, i + 50, snow),
  )
  return (
    glow(x + 130, 690, 400, '#ffcf70', 0.5) +
    street +
    brick(x, top, w, hue, 19) +
    facet +
    cornice(x, top - 14, w, '#1f4a3a') +
    snowCap(x + 2, top - 12, w + 4, 24, 3, snow) +
    gable +
    sash(cut + 24, 376, 52, 88, { lit: true, trim: '#e8e2d6' }) +
    windows +
    box(cut, 486, 100, 72, 0, '#12332a') +
    line(`M${cut + 8} 504H${x - 8}M${cut + 8} 542H${x - 8}`, '#dba524', 3) +
    door(cut + 8, 590) +
    mitts(x + 262, 590) +
    sign(x + 14, 492, w - 28) +
    display('store-saskatoon-window', x + 24, 590) +
    awning(cut, 562, 96) +
    awning(x + 14, 562, w - 32) +
    snowCap(cut - 2, 566, 102, 14, 8, snow) +
    snowCap(x + 10, 566, w - 22, 18, 4, snow)
  )
}

/** A second window: mitts pegged out on a line, parkas below. */
function mitts(x: number, y: number) {
  const mitt = (mx: number, hue: string) =>
    shape(`M${mx} 44h18v16q8 -6 10 0q0 8 -10 14v8q-9 8 -18 0Z`, hue) +
    box(mx - 1, 42, 20, 8, 2, mix(hue, '#ffffff', 0.5))
  const parka = (px: number, hue: string) =>
    shape(`M${px} 118q8 -12 20 -12t20 12l8 60H${px - 8}Z`, hue) +
    ellipse(px + 20, 112, 15, 10, '#c9a27c') +
    line(`M${px + 20} 122v56`, mix(hue, '#0f2140', 0.4), 2)
  return showcase(
    'store-saskatoon-mitts',
    x,
    y,
    166,
    line('M10 36Q84 48 156 36', '#7d5530', 3) +
      mitt(20, '#b92b18') +
      mitt(54, '#2f7f8a') +
      mitt(88, '#1f4a3a') +
      mitt(122, '#dba524') +
      parka(28, '#26364a') +
      parka(96, '#b92b18'),
  )
}

function snowyStreet() {
  return (
    lightPool(670, 216, 0.3) +
    lightPool(908, 160, 0.26) +
    shape('M548 806H640L600 846H500ZM500 862H596L540 1010H380Z', '#ffd98a', { opacity: 0.26 }) +
    line('M-20 926C400 908 900 912 1640 932M-20 944C400 926 900 930 1640 950', '#4a5f82', 5, { opacity: 0.7 }) +
    snowBank(-30, 440, 872, 46, 2, snow) +
    snowBank(1110, 1640, 874, 54, 6, snow) +
    tub(1076, 828, 104, 7)
  )
}

/** A parent with a child on a sled, somebody with a cup, a fat bike. */
function people() {
  const steam = shape(plume(16, -56, 26, 3), '#e6edf2', { opacity: 0.7 }) + box(12, -56, 8, 8, 1, '#b92b18')
  const sled =
    shape('M-44 -8H36q14 0 16 -14', 'none', { stroke: '#8a5a38', width: 5 }) +
    box(-42, -16, 72, 6, 2, '#b4783c') +
    person(-4, -12, 74, 'sit', { jacket: '#2f7f8a', trousers: '#4a3a54', hat: '#b92b18', skin: '#dcab84' })
  return (
    ellipse(710, 843, 110, 4, '#3a4a68', { opacity: 0.5 }) +
    group(sled, 'translate(664 842)') +
    line('M716 826L782 768', '#8a5a38', 2.4) +
    person(790, 840, 146, 'walk', { jacket: '#b92b18', trousers: '#26304a', hood: true, skin: '#8f5d3f' }) +
    ellipse(900, 842, 36, 4, '#3a4a68', { opacity: 0.5 }) +
    person(
      906,
      840,
      142,
      'stand',
      { jacket: '#dba524', trousers: '#2a3448', hat: '#12332a', skin: '#dcab84' },
      { flip: true, held: steam },
    ) +
    ellipse(424, 843, 110, 6, '#3a4a68', { opacity: 0.5 }) +
    wheeler(
      428,
      842,
      144,
      { jacket: '#1f4a3a', trousers: '#26304a', hood: true, skin: '#dcab84', boots: '#1a2030' },
      '#dba524',
      { fat: 7, tyre: '#141c2a', more: circle(36, -60, 3, '#fff4cf') },
    )
  )
}
