import { ellipse, group, line, shape, type InkPoint } from '../pen.ts'
import { bands, between, boulder, closed, ground, range, ridge, seeded, swell, wash } from './land.ts'
import { person } from './people.ts'
import { flakes } from './props.ts'
import type { Scene } from './scene.ts'
import { conifer, stand, treeline } from './trees.ts'

/** White water in a spruce valley. Calm side: left. */
export const riverRapids: Scene = () => {
  const sky = bands(['#8cc7d0', '#a9d6d6', '#c6e2d8', '#e2ecd9'], 0, 460, 41, 14)
  const peaks = range(
    'river-rapids',
    [
      [-20, 380],
      [160, 330],
      [340, 380],
      [520, 300],
      [640, 340],
      [800, 210],
      [900, 270],
      [980, 232],
      [1140, 372],
      [1320, 320],
      [1620, 380],
    ],
    {
      lit: '#a9c1ba',
      shade: '#7ba3a6',
      snow: '#f6f7ee',
      snowShade: '#b5d0d2',
      snowline: 318,
      foot: 640,
      rough: 0.3,
      gullies: 18,
    },
    19,
  )
  const slopeL = ridge(
    [
      [-20, 300],
      [180, 372],
      [400, 440],
      [620, 510],
      [760, 552],
    ],
    0.06,
    2,
  )
  const slopeR = ridge(
    [
      [700, 552],
      [900, 500],
      [1120, 420],
      [1340, 320],
      [1620, 220],
    ],
    0.06,
    4,
  )
  const nearL = ridge(
    [
      [-20, 470],
      [200, 520],
      [420, 566],
      [600, 600],
    ],
    0.06,
    12,
  )
  const nearR = ridge(
    [
      [930, 606],
      [1100, 560],
      [1300, 490],
      [1620, 380],
    ],
    0.06,
    14,
  )
  const woods =
    ground(slopeL, '#5f9283', 620) +
    treeline(slopeL, '#5f9283', { to: 760, gap: 9, height: [30, 66], seed: 3 }) +
    ground(slopeR, '#4f8677', 620) +
    treeline(slopeR, '#4f8677', { from: 700, gap: 10, height: [34, 80], seed: 5 }) +
    ground(nearL, '#2f6a5a', 640) +
    treeline(nearL, '#2f6a5a', { to: 610, gap: 15, height: [60, 130], seed: 7 }) +
    wood(nearR)
  const water = wash('river-rapids-water', ['#8fcfc6', '#4faaa6', '#1f7f84', '#12585f'], 590, 1000)
  return sky + peaks + woods + water + currents() + banks() + kayaker() + spray()
}

function wood(line: readonly InkPoint[]) {
  const trees = stand(line, { from: 930, gap: 20, height: [80, 190], seed: 9 })
  return ground(line, '#245a4a', 660) + shape(trees.d, '#245a4a') + shape(trees.light, '#3f7a5f', { opacity: 0.8 })
}

/** The tongue of smooth water and the folds of foam on both its sides. */
function currents() {
  const chance = seeded(50)
  const fold = (x: number, y: number, w: number, h: number) => {
    const top = swell(
      [
        [x - w, y + h * 0.5],
        [x - w * 0.55, y - h * 0.2],
        [x - w * 0.1, y - h * between(chance, 0.6, 1)],
        [x + w * 0.4, y - h * 0.3],
        [x + w, y + h * 0.4],
      ],
      12,
    )
    return closed([
      ...top,
      ...top
        .toReversed()
        .map(([px, py], i): InkPoint => [
          px + between(chance, -3, 3),
          py + h * Math.sin((Math.PI * i) / top.length) * between(chance, 0.35, 0.95),
        ]),
    ])
  }
  const rows = (count: number, low: number, top: number, size: number) =>
    Array.from({ length: count }, () => {
      const depth = chance()
      const y = low + depth * (top - low)
      const near = (y - 590) / 410
      return fold(
        between(chance, 520 - near * 300, 1560 + near * 80),
        y,
        between(chance, 30, 110) * (0.3 + near * 1.4) * size,
        between(chance, 6, 13) * (0.4 + near * 1.3),
      )
    }).join('')
  const calm = Array.from({ length: 26 }, () => {
    const y = between(chance, 640, 990)
    const [x, w] = [between(chance, -20, 620), between(chance, 40, 170)]
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 2).toFixed(0)} -7 ${w.toFixed(0)} 0q${(-w / 2).toFixed(0)} 6 ${(-w).toFixed(0)} 0Z`
  })
  return (
    shape(calm.join(''), '#a9ddd2', { opacity: 0.5 }) +
    shape(rows(34, 602, 700, 0.8), '#e4f2ec', { opacity: 0.85 }) +
    shape(rows(30, 680, 960, 1), '#0f5560', { opacity: 0.5 }) +
    shape(rows(26, 690, 980, 0.9), '#7cc8c0', { opacity: 0.8 }) +
    shape(rows(28, 690, 985, 0.8), '#f4f8f2')
  )
}

function banks() {
  const chance = seeded(6)
  const tones = ['#23403f', '#4a6b66', '#a3b7a4'] as const
  const rocks = [
    [628, 640, 90, 46],
    [1010, 636, 120, 62],
    [700, 700, 76, 36],
    [1330, 700, 200, 120],
    [1480, 760, 240, 170],
    [1210, 660, 90, 44],
    [40, 690, 220, 80],
    [220, 656, 120, 40],
    [390, 640, 80, 26],
  ] as const
  const foot = rocks.map(([x, y, w]) => ellipse(x, y + 2, w * 0.6, w * 0.07, '#f4f8f2', { opacity: 0.9 })).join('')
  const trees = [
    conifer(1560, 700, 520, chance, 0.18),
    conifer(1450, 680, 360, chance, 0.18),
    conifer(1620, 720, 600, chance, 0.18),
  ]
  const bank = ridge(
    [
      [1380, 1010],
      [1430, 930],
      [1520, 890],
      [1620, 860],
    ],
    0.12,
    3,
  )
  return (
    shape(trees.map(({ d }) => d).join(''), '#12332a') +
    shape(trees.map(({ light }) => light).join(''), '#2f6650') +
    foot +
    rocks.map(([x, y, w, h], i) => boulder(x, y, w, h, tones, 20 + i)).join('') +
    ground(bank, '#12332a') +
    boulder(1480, 960, 180, 90, ['#0d2621', '#23483f', '#5f8270'], 9)
  )
}

function kayaker() {
  const hull = 'M-120 -6C-84 -24 -40 -28 0 -28C40 -28 92 -26 128 -22C120 -2 84 14 10 16C-50 17 -100 10 -120 -6Z'
  const rower = person(
    -4,
    -14,
    118,
    'kayak',
    { jacket: '#b92b18', trousers: '#12332a', helmet: true, hat: '#f4f1e4', skin: '#c98f67' },
    {
      held:
        line('M-64 -4L62 -58', '#26302e', 3.6) +
        shape('M56 -60L82 -72Q92 -70 88 -60L64 -50Z', '#12332a') +
        shape('M-58 -2L-84 12Q-94 10 -88 0L-66 -12Z', '#12332a'),
    },
  )
  const boat =
    shape(hull, '#dba524') +
    shape('M-120 -6C-60 6 60 4 128 -22C120 -2 84 14 10 16C-50 17 -100 10 -120 -6Z', '#a7741a') +
    shape('M-44 -26C-30 -34 20 -36 40 -26C30 -18 -30 -18 -44 -26Z', '#26302e')
  return (
    group(boat + rower, 'translate(1090 800) rotate(-13) scale(1.25)') +
    shape(
      'M900 834C940 800 990 826 1020 812C1060 796 1090 834 1130 812C1170 792 1200 760 1262 770C1240 786 1250 800 1284 806C1250 820 1230 836 1190 842C1120 862 960 866 900 834Z',
      '#f4f8f2',
    ) +
    shape('M940 838C990 826 1030 838 1080 832C1130 826 1180 812 1220 812C1180 846 1020 868 940 838Z', '#9fd6cc')
  )
}

const spray = () =>
  shape(flakes(60, seeded(8), [1150, 700, 1330, 800], 1.5, 6), '#f4f8f2') +
  shape(flakes(26, seeded(9), [880, 770, 1000, 830], 1.5, 5), '#f4f8f2')
