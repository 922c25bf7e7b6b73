import { circle, inside, line, shape, type InkPoint } from '../pen.ts'
import { bands, between, closed, ground, range, ridge, seeded, streak, swell } from './land.ts'
import { person } from './people.ts'
import type { Scene } from './scene.ts'
import { conifer, treeline } from './trees.ts'

/** Warm granite above a hazy valley. Calm side: left. */
export const climbingWall: Scene = () => {
  const chance = seeded(70)
  const sky = bands(['#9cc7c4', '#b5d3c8', '#cfdfcc', '#e6e8d2', '#f5ecd5', '#f9e6c8'], 0, 620, 7, 12)
  const clouds =
    shape(streak(330, 180, 560, 34) + streak(640, 120, 300, 16), '#fbf6e4', { opacity: 0.85 }) +
    shape(streak(420, 250, 360, 10), '#fbf6e4', { opacity: 0.6 })
  const far = range(
    'climbing-far',
    [
      [-20, 500],
      [120, 430],
      [230, 470],
      [360, 372],
      [450, 420],
      [560, 400],
      [700, 490],
      [900, 440],
      [1100, 500],
      [1620, 480],
    ],
    { lit: '#c3cfc2', shade: '#a5b8b4', foot: 800, rough: 0.26, gullies: 14 },
    25,
  )
  const middle = range(
    'climbing-mid',
    [
      [-20, 560],
      [160, 600],
      [360, 560],
      [560, 640],
      [800, 600],
      [1100, 640],
      [1620, 620],
    ],
    { lit: '#8fb0a2', shade: '#719a92', foot: 860, rough: 0.14, gullies: 10 },
    26,
  )
  const valley = swell([
    [-20, 720],
    [300, 700],
    [620, 736],
    [900, 740],
    [1620, 700],
  ])
  const near = swell([
    [-20, 850],
    [260, 832],
    [520, 866],
    [800, 900],
    [1200, 940],
  ])
  const river = shape(
    'M330 1000C360 930 470 880 430 836C400 806 300 800 320 770C330 752 372 744 400 738L410 744C390 752 350 764 346 776C344 798 470 806 490 842C506 880 440 930 430 1000Z',
    '#e8ecd8',
    { opacity: 0.9 },
  )
  const trees = [
    conifer(60, 1010, 230, chance, 0.18),
    conifer(140, 1015, 150, chance, 0.18),
    conifer(-10, 1010, 300, chance, 0.17),
    conifer(220, 1020, 110, chance, 0.19),
  ]
  return (
    sky +
    clouds +
    far +
    middle +
    ground(valley, '#4f8079') +
    treeline(valley, '#4f8079', { gap: 9, height: [16, 40], seed: 4 }) +
    river +
    ground(near, '#2c5d54') +
    treeline(near, '#2c5d54', { from: -20, to: 900, gap: 15, height: [40, 96], seed: 8 }) +
    shape(trees.map(({ d }) => d).join(''), '#1f4a3a') +
    wall()
  )
}

function wall() {
  const chance = seeded(15)
  const edge = ridge(
    [
      [690, 1010],
      [742, 900],
      [736, 800],
      [800, 690],
      [792, 600],
      [860, 470],
      [852, 390],
      [920, 290],
      [916, 220],
      [990, 120],
      [1040, -20],
    ]
      .map(([x = 0, y = 0]): InkPoint => [y, x])
      .toReversed(),
    0.62,
    6,
    46,
  ).map(([y, x]): InkPoint => [x, y])
  const body = closed([...edge, [1620, 1010], [1620, -20]])
  // Broad planes, each bounded by the cracks that run up and to the right.
  const crack = (x: number, seed: number, lean = 0.34) =>
    ridge(
      [
        [-20, x + 1010 * lean],
        [300, x + 700 * lean + 30],
        [620, x + 380 * lean - 26],
        [1020, x],
      ],
      0.42,
      seed,
      74,
    ).map(([y, px]): InkPoint => [px, y])
  const cracks = [
    crack(800, 1),
    crack(900, 2, 0.3),
    crack(1020, 3, 0.26),
    crack(1170, 4, 0.2),
    crack(1300, 5, 0.2),
    crack(1440, 9, 0.16),
  ]
  const tones = ['#f0b07a', '#d9824f', '#e59a63', '#bf6840', '#d27b4b', '#a9573a', '#8f4631']
  const planes = cracks
    .map((left, i) => shape(closed([...left, [1700, 1020], [1700, -20]]), tones[i + 1] ?? '#8f4631'))
    .join('')
  const ledges = Array.from({ length: 26 }, () => {
    const [x, y, w] = [between(chance, 820, 1580), between(chance, 40, 960), between(chance, 50, 170)]
    return {
      top: closed([
        [x, y],
        [x + w * 0.4, y - 10],
        [x + w, y - 16],
        [x + w * 0.7, y],
      ]),
      low: closed([
        [x, y],
        [x + w * 0.7, y],
        [x + w, y - 16],
        [x + w * 0.86, y + between(chance, 20, 64)],
        [x + w * 0.45, y + 12],
        [x + w * 0.2, y + between(chance, 14, 50)],
      ]),
    }
  })
  const streaks = Array.from({ length: 12 }, () => {
    const [x, y, h] = [between(chance, 960, 1560), between(chance, -20, 500), between(chance, 120, 340)]
    return closed([
      [x, y],
      [x + 18, y - 6],
      [x + 10 - h * 0.12, y + h],
      [x - 3 - h * 0.13, y + h * 0.8],
    ])
  })
  return (
    shape(body, '#f0b07a') +
    inside(
      'climbing-wall-face',
      body,
      planes +
        shape(streaks.join(''), '#f7c793', { opacity: 0.5 }) +
        shape(ledges.map(({ low }) => low).join(''), '#7a3a2c', { opacity: 0.6 }) +
        shape(ledges.map(({ top }) => top).join(''), '#fbd9a8', { opacity: 0.85 }) +
        cracks
          .map((c) =>
            line(c.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join(''), '#6b3026', 4, {
              opacity: 0.75,
            }),
          )
          .join('') +
        shape(
          closed([...edge, ...edge.toReversed().map(([x, y], i): InkPoint => [x + 12 + (i % 4) * 15, y + 6])]),
          '#fbdcae',
        ),
    ) +
    climbers()
  )
}

function climbers() {
  const lead = person(
    1065,
    520,
    180,
    'climb',
    { jacket: '#1f6f6a', trousers: '#23363a', helmet: true, hat: '#eceee9', skin: '#c98f67', boots: '#b92b18' },
    { held: line('M-8 -46H4', '#b92b18', 4) + shape('M-12 -44l-7 2l1 10l8 0Z', '#dba524') },
  )
  const second = person(
    960,
    872,
    158,
    'climb',
    { jacket: '#12332a', trousers: '#3b2a22', helmet: true, hat: '#b92b18', skin: '#8f5d3f', boots: '#12332a' },
    { held: line('M-8 -46H4', '#dba524', 4) },
  )
  return (
    shape('M1040 520l110 -14l-20 12l-84 10Z', '#fbd9a8') +
    line('M1060 438C1052 520 1068 600 1030 660C1000 716 968 740 954 800', '#b92b18', 4) +
    line('M1066 438C1100 380 1110 330 1126 250C1136 190 1150 120 1180 -10', '#b92b18', 4) +
    circle(1126, 250, 6, '#eceee9') +
    circle(1030, 660, 6, '#eceee9') +
    lead +
    second
  )
}
