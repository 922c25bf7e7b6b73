import { box, line, shape, type InkPoint } from '../pen.ts'
import { bands, between, closed, ground, range, seeded, streak, sun, swell } from './land.ts'
import { person } from './people.ts'
import type { Scene } from './scene.ts'
import { grass, treeline } from './trees.ts'

/** An early run on a foothills road between canola fields. Calm side: right. */
export const runningRoad: Scene = () => {
  const sky = bands(['#6f9fc4', '#92b9cf', '#b7d0d3', '#d9e0cd', '#f5e6bd', '#fbdfa0'], 0, 560, 6, 12)
  const light = sun(420, 452, 50, ['#fbe3a8', '#fdebbd', '#fff3d3', '#fffbec'], 0.85)
  const clouds =
    shape(streak(1120, 140, 700, 26) + streak(1420, 230, 420, 16) + streak(760, 90, 360, 14), '#fdf4df', {
      opacity: 0.8,
    }) + shape(streak(1200, 172, 420, 10), '#d9b98f', { opacity: 0.45 })
  const far = range(
    'running-road',
    [
      [-20, 500],
      [140, 470],
      [320, 490],
      [520, 430],
      [640, 452],
      [800, 376],
      [900, 420],
      [1020, 340],
      [1120, 398],
      [1260, 320],
      [1380, 392],
      [1500, 350],
      [1620, 400],
    ],
    {
      lit: '#8fa9c4',
      shade: '#5d7fa6',
      snow: '#f5efe2',
      snowShade: '#a9bfd3',
      snowline: 404,
      foot: 640,
      rough: 0.3,
      gullies: 24,
    },
    36,
  )
  const foot = swell([
    [-20, 530],
    [300, 520],
    [620, 540],
    [960, 510],
    [1300, 520],
    [1620, 490],
  ])
  const f1 = swell([
    [-20, 566],
    [400, 576],
    [800, 560],
    [1200, 572],
    [1620, 548],
  ])
  const f2 = swell([
    [-20, 640],
    [360, 612],
    [760, 622],
    [1180, 650],
    [1620, 612],
  ])
  const f3 = swell([
    [-20, 720],
    [400, 700],
    [820, 710],
    [1240, 740],
    [1620, 716],
  ])
  const road =
    'M640 622C720 640 760 656 700 676C620 704 430 712 380 760C330 812 420 880 560 1010H1180C960 900 700 830 640 786C590 746 720 720 790 690C840 664 740 636 652 621Z'
  const verge =
    'M632 622C708 640 742 656 684 676C600 704 396 708 344 760C290 814 360 890 480 1010H1260C1010 900 740 830 672 786C620 746 750 724 812 692C866 662 754 634 660 620Z'
  return (
    sky +
    light +
    clouds +
    far +
    ground(foot, '#577f86') +
    treeline(foot, '#577f86', { gap: 14, height: [14, 34], seed: 3, girth: 0.26 }) +
    ground(f1, '#a9b25f') +
    field(f1, 34, '#8f9f52', 3) +
    ground(f2, '#e9bf33') +
    rows(f2, '#cf9f22', 5) +
    hedge(f2) +
    ground(f3, '#f4d24a') +
    rows(f3, '#e0b22c', 8) +
    shape(verge, '#7d8f45') +
    shape(road, '#77868c') +
    shape(
      'M640 622C720 640 760 656 700 676C620 704 430 712 380 760C330 812 420 880 560 1010H700C540 880 440 812 470 762C510 716 650 706 730 678C776 656 730 636 646 622Z',
      '#98a5a6',
    ) +
    line('M648 624C740 644 790 660 716 684C640 710 500 722 486 764C476 812 620 890 840 1010', '#f6e6b2', 6, {
      dash: '34 26',
      cap: 'butt',
      opacity: 0.9,
    }) +
    posts() +
    runner() +
    front()
  )
}

const field = (top: readonly InkPoint[], deep: number, fill: string, seed: number) => {
  const chance = seeded(seed)
  return shape(
    closed([
      ...top.map(([x, y]): InkPoint => [x, y + deep]),
      ...top.toReversed().map(([x, y]): InkPoint => [x, y + deep + between(chance, 8, 16)]),
    ]),
    fill,
  )
}

/** Rows of a crop that run over the swell of the land. */
const rows = (top: readonly InkPoint[], fill: string, seed: number) => {
  const chance = seeded(seed)
  return Array.from({ length: 5 }, (_, i) => {
    const deep = 14 + i * i * 6 + i * 10
    const wave = top.map(([x, y], k): InkPoint => [x, y + deep + Math.sin(k * 0.22 + i) * 3])
    return shape(
      closed([
        ...wave,
        ...wave.toReversed().map(([x, y]): InkPoint => [x, y + (2 + i * 2) * between(chance, 0.5, 1.3)]),
      ]),
      fill,
      { opacity: 0.8 },
    )
  }).join('')
}

const hedge = (top: readonly InkPoint[]) =>
  treeline(top, '#3f6a5a', { from: 1080, to: 1640, gap: 20, height: [22, 50], seed: 12, girth: 0.34, sink: 6 }) +
  box(1252, 592, 76, 44, 1, '#b92b18') +
  shape('M1244 594L1266 566H1314L1336 594Z', '#7c1c12') +
  box(1280, 606, 20, 30, 0, '#f3efe2') +
  box(1338, 572, 26, 64, 10, '#c3c9c2') +
  shape('M1338 584Q1351 562 1364 584Z', '#8c9690')

function posts() {
  const at = [
    [250, 760, 92],
    [300, 716, 56],
    [470, 684, 36],
    [586, 664, 24],
  ] as const
  return (
    line(at.map(([x, y, h]) => `M${x} ${y}v${-h}`).join(''), '#4a3a2c', 7) +
    line('M-20 740L250 690L300 676L470 656L586 644', '#4a3a2c', 2.4) +
    line('M-20 790L250 722L300 696L470 670L586 652', '#4a3a2c', 2.4) +
    line('M60 830v-140', '#4a3a2c', 11)
  )
}

function runner() {
  const shadow = shape('M556 826C680 820 830 838 950 866C820 872 650 858 540 836Z', '#4f6066', { opacity: 0.6 })
  return (
    shadow +
    person(545, 826, 228, 'run', {
      jacket: '#b92b18',
      trousers: '#1f3a4a',
      skin: '#8f5d3f',
      hat: '#eceee9',
      hair: '#241a16',
      boots: '#dba524',
    })
  )
}

function front() {
  const bank = swell([
    [880, 1010],
    [1040, 968],
    [1300, 930],
    [1620, 880],
  ])
  const left = swell([
    [-20, 880],
    [160, 910],
    [320, 960],
    [420, 1010],
  ])
  const chance = seeded(3)
  const blooms = (line: readonly InkPoint[], low: number, top: number, fill: string, size: number) =>
    shape(
      Array.from({ length: 120 }, () => {
        const x = between(chance, low, top)
        const at = line.reduce((best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best), line[0] ?? [0, 0])
        const [y, r] = [at[1] + between(chance, -34, 60), between(chance, 3, 7) * size]
        return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0`
      }).join(''),
      fill,
    )
  return (
    ground(bank, '#4d6a38') +
    shape(grass(bank, 890, 1620, 10, 50, 6), '#5f7c3c') +
    blooms(bank, 940, 1620, '#e9bf33', 1.1) +
    blooms(bank, 940, 1620, '#fbe27a', 0.8) +
    ground(left, '#4d6a38') +
    shape(grass(left, -20, 400, 10, 54, 9), '#5f7c3c') +
    blooms(left, -20, 330, '#e9bf33', 1.1) +
    blooms(left, -20, 330, '#fbe27a', 0.8)
  )
}
