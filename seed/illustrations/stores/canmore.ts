import { box, circle, ellipse, group, line, mix, path, shape, times } from '../pen.ts'
import { bands, between, boulder, ground, range, seeded, streak, swell } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import { glow, plume } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, display, door, lamp, sign, tub } from '../scenes/shop-parts.ts'
import { stand } from '../scenes/trees.ts'
import { brick, chimney, lightPool, sash, snowBank, snowCap, street } from './houses.ts'

const snow = ['#eef0f4', '#b3c1d8'] as const

/**
 * Canmore at sunrise, clear and cold: first light on three sister peaks, skis waxed on the bench by the door. Calm
 * side: left.
 */
export const canmore: Scene = () => {
  const sky = bands(['#5c7fae', '#7e9bc0', '#a6b6cf', '#cfc6d3', '#edcbc4', '#f8dcc0'], 0, 600, 9, 12)
  const clouds = shape(streak(820, 120, 560, 18) + streak(1180, 70, 380, 12) + streak(1080, 200, 300, 10), '#f6c9bd', {
    opacity: 0.7,
  })
  return (
    sky +
    clouds +
    peaks() +
    forest() +
    cabin() +
    postOffice() +
    bakery() +
    shop() +
    street('store-canmore-road', '#a9adb8', '#868c9b', ['#cdd6e4', '#b3c0d6']) +
    snowyStreet() +
    bench() +
    people() +
    lamp(424, 846)
  )
}

/** Three peaks that grow to the right, steep towards the sun; another across the gap. */
function peaks() {
  const rock = { lit: '#d98d7c', shade: '#566a92', snow: '#fcdcc6', snowShade: '#8ba0c4', crest: '#f4b79c', foot: 640 }
  const others = range(
    'store-canmore-gap',
    [
      [1000, 520],
      [1110, 420],
      [1190, 452],
      [1320, 262],
      [1366, 214],
      [1400, 230],
      [1520, 372],
      [1640, 440],
    ],
    { ...rock, snowline: 372, rough: 0.24, gullies: 20 },
    23,
  )
  const sisters = range(
    'store-canmore-sisters',
    [
      [-40, 480],
      [10, 432],
      [60, 340],
      [96, 268],
      [116, 276],
      [206, 378],
      [232, 336],
      [270, 220],
      [294, 230],
      [386, 350],
      [416, 300],
      [458, 172],
      [484, 164],
      [560, 262],
      [700, 360],
      [900, 430],
      [1100, 510],
    ],
    { ...rock, snowline: 400, rough: 0.22, gullies: 26 },
    47,
  )
  return others + sisters
}

function forest() {
  const back = swell([
    [-20, 560],
    [220, 536],
    [480, 552],
    [760, 540],
    [1100, 556],
    [1640, 530],
  ])
  const front = swell([
    [-20, 690],
    [300, 676],
    [700, 690],
    [1640, 680],
  ])
  const [far, near] = [
    stand(back, { gap: 11, height: [24, 62], seed: 7 }),
    stand(front, { gap: 26, height: [90, 200], seed: 21, girth: 0.15, to: 620 }),
  ]
  return (
    ground(back, '#3d5a74', 800) +
    shape(far.d, '#3d5a74') +
    shape(streak(260, 600, 640, 22) + streak(1360, 590, 520, 18), '#c8cfe0', { opacity: 0.55 }) +
    shape(near.d, '#21404e') +
    shape(near.weight, '#c9d6e6', { opacity: 0.7 }) +
    ground(front, '#d6deea', 820)
  )
}

/** A log cabin of the mining days, smoke over it. */
function cabin() {
  const [x, w] = [96, 300]
  return (
    shape(plume(150, 546, 190, 18), '#eef0f4', { opacity: 0.75 }) +
    chimney(138, 547, 80, '#7d6a62') +
    box(x, 660, w, 140, 0, '#8a6244') +
    line(
      times(7, (i) => `M${x} ${676 + i * 20}h${w}`),
      '#5d3f2b',
      4,
    ) +
    times(6, (i) => circle(x + 4, 668 + i * 22, 9, '#a87c58') + circle(x + w - 4, 668 + i * 22, 9, '#7a5438')) +
    shape(`M${x - 34} 672L${x + 34} 592H${x + w - 34}L${x + w + 34} 672Z`, '#4c4a52') +
    snowCap(x - 36, 668, w + 72, 26, 3, snow) +
    shape(`M${x - 30} 654L${x + 34} 584H${x + w - 34}L${x + w + 30} 654Z`, snow[0]) +
    shape(`M${x + w - 34} 584L${x + w + 30} 654H${x + w - 90}Z`, snow[1], { opacity: 0.5 }) +
    sash(x + 36, 706, 62, 60, { lit: true, trim: '#e8dcc4' }) +
    sash(x + 202, 706, 62, 60, { trim: '#e8dcc4' }) +
    box(x + 122, 690, 60, 110, 1, '#e8dcc4') +
    box(x + 129, 697, 46, 103, 1, '#2f5f6a') +
    circle(x + 166, 750, 3.5, '#dba524')
  )
}

/** Two doors on: the post office, plain brick, with its red box outside. */
function postOffice() {
  const [x, w, top] = [1316, 320, 430]
  return (
    brick(x, top, w, '#a8694e', 5) +
    box(x - 8, top - 16, w + 20, 26, 1, '#e5dccb') +
    snowCap(x - 8, top - 14, w + 20, 22, 8, snow) +
    sash(x + 40, 484, 76, 92, { trim: '#e5dccb', dark: '#4a6480' }) +
    sash(x + 170, 484, 76, 92, { lit: true, trim: '#e5dccb' }) +
    box(x, 610, w, 16, 0, '#e5dccb') +
    box(x + 26, 648, 96, 152, 1, '#e5dccb') +
    box(x + 34, 656, 38, 144, 0, '#2c4a5a') +
    box(x + 76, 656, 38, 144, 0, '#2c4a5a') +
    box(x + 39, 664, 28, 70, 0, '#ffdf9a') +
    box(x + 81, 664, 28, 70, 0, '#ffdf9a') +
    sash(x + 170, 664, 96, 84, { lit: true, trim: '#e5dccb' })
  )
}

/** The house between: a bakery under a shed roof. */
function bakery() {
  const [x, w, top] = [1102, 214, 436]
  return (
    box(x, top, w, 364, 0, '#5f7f86') +
    line(
      times(24, (i) => `M${x} ${top + 15 * i}h${w}`),
      '#44626a',
      1.6,
      { opacity: 0.6 },
    ) +
    shape(`M${x - 10} ${top + 16}V${top - 10}L${x + w + 10} ${top - 46}V${top + 16}Z`, '#44626a') +
    shape(
      `M${x - 14} ${top - 4}V${top - 24}Q${x + w / 2} ${top - 62} ${x + w + 14} ${top - 66}V${top - 40}Z`,
      snow[0],
    ) +
    sash(x + 30, 480, 60, 84, { trim: '#f3efe2', dark: '#3d5a74' }) +
    sash(x + 124, 480, 60, 84, { lit: true }) +
    box(x + 18, 624, 104, 128, 1, '#f3efe2') +
    box(x + 26, 632, 88, 112, 0, '#ffd98a') +
    shape(`M${x + 26} 632h38l-22 112h-16Z`, '#fff0c4') +
    box(x + 26, 712, 88, 8, 0, '#b9884e') +
    times(4, (i) => ellipse(x + 40 + i * 20, 706, 9, 7, i % 2 ? '#b4783c' : '#8f5a2c')) +
    box(x + 138, 616, 58, 184, 1, '#f3efe2') +
    box(x + 145, 623, 44, 177, 1, '#dba524') +
    box(x + 152, 634, 30, 70, 1, '#ffe6ad') +
    shape(`M${x + 8} 606h${w - 16}l8 26h${-w}Z`, '#1f4a3a') +
    snowCap(x + 4, 608, w - 8, 12, 12, snow)
  )
}

/** A gable of heavy timber on a stone foot, snow on the roof. */
function shop() {
  const [x, w, top] = [498, 596, 402]
  const [middle, peak] = [x + w / 2, 190]
  const chance = seeded(41)
  const stones = times(15, (i) =>
    boulder(
      x + 22 + i * 39.5,
      802,
      between(chance, 42, 56),
      between(chance, 34, 44),
      ['#5d6470', '#868c94', '#b3b5b6'],
      i + 60,
    ),
  )
  const beam = (d: string, width = 20) =>
    line(d, '#5f3d25', width, { cap: 'butt', join: 'miter' }) +
    line(d, '#8a5c38', width * 0.5, { cap: 'butt', join: 'miter' })
  const gable =
    shape(`M${x - 10} ${top + 6}L${middle} ${peak}L${x + w + 10} ${top + 6}Z`, '#b98450') +
    line(
      times(30, (i) => {
        const px = x + 14 + i * 19.5
        return path`M${px} ${top + 4}V${peak + (Math.abs(px - middle) / (w / 2)) * (top - peak) + 6}`
      }),
      '#8f6138',
      2,
      { opacity: 0.6 },
    )
  const glass =
    shape(`M${middle - 92} 378V322L${middle} 262L${middle + 92} 322V378Z`, '#5f3d25') +
    shape(`M${middle - 82} 370V328L${middle} 274L${middle + 82} 328V370Z`, '#ffd98a') +
    shape(`M${middle - 82} 370V328L${middle - 26} 291L${middle - 60} 370Z`, '#fff0c4') +
    line(`M${middle} 270V372M${middle - 44} 300V372M${middle + 44} 300V372`, '#5f3d25', 6)
  const roof =
    shape(
      `M${x - 62} ${top + 32}L${middle} ${peak - 42}L${x + w + 62} ${top + 32}L${x + w + 36} ${top + 40}L${middle} ${peak + 4}L${x - 36} ${top + 40}Z`,
      '#5f3d25',
    ) +
    shape(
      `M${x - 70} ${top + 30}Q${x - 66} ${top + 2} ${x - 40} ${top - 12}L${middle - 22} ${peak - 74}Q${middle} ${peak - 92} ${middle + 22} ${peak - 74}L${x + w + 40} ${top - 12}Q${x + w + 66} ${top + 2} ${x + w + 70} ${top + 30}L${middle} ${peak - 40}Z`,
      snow[0],
    ) +
    shape(
      `M${x + w + 70} ${top + 30}L${middle} ${peak - 40}V${peak - 54}L${x + w + 52} ${top + 4}Q${x + w + 66} ${top + 14} ${x + w + 70} ${top + 30}Z`,
      snow[1],
      { opacity: 0.8 },
    ) +
    shape(`M${x - 70} ${top + 30}L${middle} ${peak - 40}V${peak - 48}L${x - 60} ${top + 14}Z`, snow[1], {
      opacity: 0.6,
    })
  const racked = times(5, (i) =>
    line(
      `M${x + 404 + i * 34} 792L${x + 410 + i * 34} 640q1 -8 5 -10`,
      ['#b92b18', '#dba524', '#2f7f8a', '#eceee9', '#b92b18'][i] ?? '#b92b18',
      7,
    ),
  )
  return (
    glow(x + 170, 690, 370, '#ffcf70', 0.4) +
    box(x, top, w, 400, 0, '#a8743f') +
    line(
      times(30, (i) => `M${x + 14 + i * 19.5} ${top}V800`),
      '#7f5530',
      2,
      { opacity: 0.6 },
    ) +
    gable +
    beam(`M${x - 8} ${top}H${x + w + 8}`) +
    beam(`M${x + 130} ${top}L${middle - 104} 330M${x + w - 130} ${top}L${middle + 104} 330`, 14) +
    glass +
    roof +
    times(4, (i) =>
      sash(x + 62 + i * 126, 424, 92, 46, { lit: i !== 1, trim: '#e8dcc4', sill: '#5f3d25', dark: '#3d5a74' }),
    ) +
    box(x - 8, 412, 24, 388, 0, '#6f4829') +
    box(x + w - 16, 412, 24, 388, 0, '#5f3d25') +
    sign(x + 26, 492, w - 52) +
    stones +
    box(x + 380, 640, 190, 6, 0, '#5f3d25') +
    racked +
    box(x + 390, 702, 180, 8, 0, '#6f4829') +
    display('store-canmore-window', x + 30, 590) +
    door(x + 268, 590) +
    awning(x + 26, 562, w - 58) +
    snowCap(x + 24, 566, w - 52, 18, 14, snow)
  )
}

/** Snow along the kerb and on the street, ski tracks in it, a rabbit. */
function snowyStreet() {
  const rabbit = group(
    shape('M-22 0Q-26 -20 -6 -22Q4 -22 10 -16Q14 -26 22 -24Q32 -20 30 -10Q26 -6 20 -6L22 0Z', '#8a7468') +
      shape('M16 -22Q8 -40 14 -42Q20 -38 21 -24ZM22 -23Q20 -40 26 -40Q30 -36 26 -22Z', '#75604f') +
      circle(-23, -7, 5, '#f3f4f0') +
      circle(24, -17, 1.6, '#1b1412'),
    'translate(226 838) scale(0.9)',
  )
  const tracks = line(
    'M-20 930C300 912 620 900 900 912S1400 944 1640 936M-20 942C300 924 620 912 900 924S1400 956 1640 948',
    '#98a9c6',
    4,
  )
  return (
    lightPool(530, 216, 0.3) +
    lightPool(768, 84, 0.3) +
    tracks +
    snowBank(-30, 470, 866, 36, 2, snow) +
    snowBank(1120, 1640, 866, 40, 6, snow) +
    rabbit +
    box(1304, 742, 58, 86, 6, '#b92b18') +
    shape('M1304 752Q1304 724 1333 724Q1362 724 1362 752Z', '#d2492f') +
    box(1314, 756, 38, 8, 2, '#5a120a') +
    box(1310, 826, 8, 16, 0, '#2a3640') +
    box(1348, 826, 8, 16, 0, '#2a3640') +
    snowCap(1304, 732, 58, 14, 4, snow) +
    tub(520, 826, 100, 7)
  )
}

/** The bench with a ski clamped to it. */
const bench = () =>
  person(
    944,
    832,
    144,
    'walk',
    { jacket: '#2f7f8a', trousers: '#26364a', hat: '#b92b18', skin: '#8f5d3f' },
    { held: box(10, -58, 15, 5, 1.5, '#3a4044') + line('M13 -58q4 -8 9 0', '#b92b18', 2.4) },
  ) +
  line('M904 838V790M1062 838V790', '#4a3220', 10) +
  box(886, 782, 194, 12, 2, '#8a5c38') +
  box(886, 792, 194, 5, 0, '#5f3d25') +
  box(922, 760, 12, 22, 1, '#2a3640') +
  box(1036, 760, 12, 22, 1, '#2a3640') +
  line('M846 762H1092q16 0 26 -12', '#dba524', 7) +
  line('M960 757h40', '#b92b18', 6)

function people() {
  const pair = line('M16 -2V-128q0 -8 5 -11M21 -2V-128q0 -8 5 -11', '#b92b18', 3) + line('M18 -46h5', '#eceee9', 3)
  return (
    ellipse(1150, 842, 44, 4, '#4c566c', { opacity: 0.5 }) +
    person(
      1158,
      840,
      140,
      'stand',
      { jacket: '#dba524', trousers: '#3a3440', hat: '#eceee9', skin: '#dcab84' },
      { flip: true, held: pair },
    ) +
    ellipse(684, 842, 46, 4, '#4c566c', { opacity: 0.5 }) +
    person(684, 840, 144, 'walk', {
      jacket: mix('#b92b18', '#5a4a62', 0.3),
      trousers: '#26364a',
      hair: '#5a3a24',
      hat: '#1f4a3a',
      pack: '#2f5f7a',
      skin: '#dcab84',
    })
  )
}
