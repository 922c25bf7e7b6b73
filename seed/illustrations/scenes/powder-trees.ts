import { group, line, shape, type InkPoint } from '../pen.ts'
import { bands, between, closed, ground, heightAt, range, seeded, swell } from './land.ts'
import { person } from './people.ts'
import { flakes } from './props.ts'
import type { Scene } from './scene.ts'
import { conifer, crown, treeline } from './trees.ts'

/** Deep snow between loaded firs. Calm side: left. */
export const powderTrees: Scene = () => {
  const sky = bands(['#8fb8cf', '#a9c8d6', '#c3d7dc', '#dbe4e2', '#f2ebdf', '#fbe3cf'], 0, 560, 29, 12)
  const far = range(
    'powder-trees',
    [
      [-20, 420],
      [180, 340],
      [340, 400],
      [500, 300],
      [640, 380],
      [820, 330],
      [1000, 420],
      [1200, 360],
      [1620, 420],
    ],
    { lit: '#f5e3d8', shade: '#a3b9d1', foot: 640, rough: 0.24, gullies: 20 },
    9,
  )
  const ridgeLine = swell([
    [-20, 520],
    [300, 500],
    [640, 520],
    [1000, 470],
    [1300, 380],
    [1620, 300],
  ])
  const slope = swell([
    [-20, 640],
    [300, 632],
    [640, 640],
    [960, 600],
    [1260, 500],
    [1620, 400],
  ])
  const mid = swell([
    [-20, 760],
    [300, 770],
    [640, 764],
    [940, 720],
    [1240, 640],
    [1620, 540],
  ])
  const near = swell([
    [-20, 890],
    [320, 900],
    [640, 890],
    [960, 850],
    [1260, 780],
    [1620, 690],
  ])
  const haze = stand2(
    slope,
    [
      [70, 110],
      [130, 84],
      [600, 96],
      [668, 130],
      [1010, 160],
      [1070, 120],
      [1150, 190],
      [1230, 150],
      [1310, 230],
      [1400, 190],
      [1480, 250],
      [1560, 220],
    ],
    '#6f93b3',
    '#cfdfe8',
    '#f3eee8',
    4,
  )
  return (
    sky +
    far +
    ground(ridgeLine, '#c9dbe6') +
    treeline(ridgeLine, '#9ab6cc', { from: -20, to: 1620, gap: 17, height: [30, 70], seed: 6 }) +
    ground(slope, '#dfe9ee') +
    haze +
    ground(mid, '#eef3f3') +
    stand2(
      mid,
      [
        [-6, 280],
        [96, 210],
        [182, 150],
        [820, 170],
        [1180, 240],
        [1262, 330],
        [1370, 300],
        [1470, 400],
        [1580, 440],
      ],
      '#2f5f7a',
      '#c6d9e6',
      '#fbf8f2',
      9,
    ) +
    ground(near, '#fafbf9') +
    wind(near) +
    line1() +
    group(skier(), 'translate(0 -50)') +
    stand2(
      swell([
        [-20, 1030],
        [1620, 1000],
      ]),
      [
        [1420, 330],
        [1530, 620],
        [1612, 520],
      ],
      '#17405a',
      '#bdd3e2',
      '#ffffff',
      14,
    ) +
    shape(flakes(90, seeded(3), [0, 40, 1600, 960], 1.6, 4.4), '#ffffff', { opacity: 0.9 })
  )
}

/** Firs bent under their load: the dark of the tree, the snow in shade, the snow in light. */
function stand2(
  line: readonly InkPoint[],
  at: readonly (readonly [number, number])[],
  dark: string,
  cool: string,
  warm: string,
  seed: number,
) {
  const chance = seeded(seed)
  const trees = at.map(([x, h]) => conifer(x, heightAt(line, x) + 8, h, chance, 0.21))
  const mounds = at.map(([x, h]) => {
    const [y, w] = [heightAt(line, x) + 12, h * 0.24]
    return `M${(x - w).toFixed(0)} ${y.toFixed(0)}Q${x} ${(y - h * 0.13).toFixed(0)} ${(x + w).toFixed(0)} ${y.toFixed(0)}Z`
  })
  return (
    shape(trees.map(({ d }) => d).join(''), dark) +
    shape(trees.map(({ weight }) => weight).join(''), cool) +
    shape(trees.map(({ light }) => light).join(''), warm) +
    shape(mounds.join(''), warm)
  )
}

/** Blue folds in the untouched snow. */
function wind(near: readonly InkPoint[]) {
  const fold = (dx: number, dy: number, from: number, to: number, deep: number) => {
    const points = near.filter(([x]) => x > from && x < to).map(([x, y]): InkPoint => [x + dx, y + dy])
    return closed([
      ...points,
      ...points
        .toReversed()
        .map(([x, y], i, all): InkPoint => [x, y + Math.sin((Math.PI * i) / (all.length - 1)) * deep]),
    ])
  }
  return (
    shape(fold(0, 36, -30, 620, 26) + fold(60, 80, 200, 900, 22), '#d5e2ea') +
    shape(fold(0, 70, 1100, 1640, 60) + fold(-80, 130, 900, 1640, 44), '#c3d6e3')
  )
}

/** The track that comes down between the trees. */
const line1 = () =>
  shape(
    'M1322 560C1270 596 1250 610 1282 636C1330 670 1330 700 1262 720C1210 736 1190 750 1196 784L1236 772C1232 752 1250 744 1290 734C1362 710 1356 664 1304 630C1284 614 1300 600 1338 566Z',
    '#b3cadb',
  ) +
  shape(
    'M1318 562C1262 600 1240 612 1276 640C1320 672 1316 700 1254 718C1204 734 1186 752 1192 786L1206 780C1202 756 1220 742 1270 726C1334 706 1334 672 1288 640C1258 614 1276 600 1330 564Z',
    '#8fb0c9',
  )

function skier() {
  const chance = seeded(21)
  const cloud = (seed: number, shift: number, size: number) => {
    const puff = seeded(seed)
    return shape(
      Array.from({ length: 22 }, (_, i) => {
        const t = i / 21
        const lift = Math.sin(t * 2.5) * 112 * puff()
        return crown(
          1090 + t * 210 - shift,
          838 - lift - t * 70,
          size * (0.5 + Math.sin(t * 2.8) * 0.8) * between(puff, 0.6, 1.1),
          puff,
          0.9,
        )
      }).join(''),
      ['#c3d6e3', '#e4edf1', '#ffffff'][seed - 1] ?? '#ffffff',
    )
  }
  const rider = person(
    0,
    0,
    100,
    'ski',
    {
      jacket: '#b92b18',
      trousers: '#1d3f5a',
      helmet: true,
      hat: '#dba524',
      skin: '#c98f67',
      boots: '#12262f',
      pack: '#1f6f6a',
    },
    { held: line('M31 -47L8 -24M38 -54L60 -42', '#2b3c48', 1.9) },
  )
  const grains = shape(flakes(70, chance, [1060, 640, 1340, 830], 1.6, 7), '#ffffff')
  return (
    shape('M840 920C960 890 1100 880 1240 850C1180 900 980 950 840 920Z', '#b3cadb') +
    cloud(1, 0, 42) +
    cloud(2, 14, 34) +
    cloud(3, 28, 24) +
    group(
      line('M-40 8L66 -8Q78 -11 82 -20', '#dba524', 6) + rider,
      'translate(1048 862) rotate(-16) scale(-2.35 2.35)',
    ) +
    shape(
      'M880 884C900 850 930 864 950 846C980 822 1010 852 1040 838C1080 820 1100 852 1150 836C1190 824 1216 850 1250 846C1190 900 980 920 880 884Z',
      '#ffffff',
    ) +
    shape('M900 890C960 878 1040 880 1120 864C1160 858 1200 858 1230 854C1180 896 1000 916 900 890Z', '#d5e2ea') +
    grains
  )
}
