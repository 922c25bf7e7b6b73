import { group, line, shape, times, type InkPoint } from '../pen.ts'
import { bands, between, closed, glints, ground, range, reflection, ridge, seeded, streak, wash } from './land.ts'
import { person, type Wear } from './people.ts'
import type { Scene } from './scene.ts'
import { treeline } from './trees.ts'

/** Two sea kayaks between the walls of a fjord. Calm side: right. */
export const kayakFjord: Scene = () => {
  const shore = 600
  const sky = bands(['#7fa3a8', '#9ab7b4', '#b7cabd', '#d3dbc6', '#eae8d0', '#f5ecd2'], 0, shore, 44, 14)
  const clouds = shape(streak(1080, 130, 720, 30) + streak(760, 220, 420, 14) + streak(1380, 240, 360, 12), '#f8f3e0', {
    opacity: 0.75,
  })
  const back = range(
    'fjord-back',
    [
      [420, 600],
      [600, 470],
      [720, 400],
      [820, 440],
      [930, 372],
      [1040, 450],
      [1180, 520],
      [1300, 590],
    ],
    {
      lit: '#b3c6bd',
      shade: '#93b0ae',
      snow: '#f3f1e2',
      snowShade: '#c3d3cc',
      snowline: 420,
      foot: shore,
      rough: 0.2,
      gullies: 12,
    },
    6,
  )
  const right2 = range(
    'fjord-right-far',
    [
      [820, 604],
      [960, 560],
      [1080, 440],
      [1180, 380],
      [1280, 410],
      [1420, 320],
      [1620, 300],
    ],
    { lit: '#7fa39f', shade: '#5f8b8c', foot: shore, rough: 0.28, gullies: 18 },
    9,
  )
  const left2 = range(
    'fjord-left-far',
    [
      [-20, 300],
      [200, 260],
      [330, 330],
      [440, 380],
      [560, 500],
      [680, 604],
    ],
    { lit: '#6f9a98', shade: '#4f7f83', foot: shore, rough: 0.28, gullies: 18 },
    15,
  )
  const right1 = range(
    'fjord-right',
    [
      [1110, 604],
      [1220, 560],
      [1296, 440],
      [1330, 476],
      [1400, 336],
      [1446, 372],
      [1530, 180],
      [1580, 232],
      [1660, 150],
    ],
    { lit: '#3f7476', shade: '#28595f', foot: shore + 4, rough: 0.34, gullies: 20 },
    19,
  )
  const left1 = range(
    'fjord-left',
    [
      [-40, 90],
      [44, 16],
      [112, 150],
      [150, 122],
      [226, 270],
      [262, 240],
      [330, 408],
      [366, 392],
      [420, 540],
      [480, 604],
    ],
    { lit: '#357073', shade: '#1d4d55', foot: shore + 4, rough: 0.34, gullies: 26 },
    22,
  )
  const skirtL = ridge(
    [
      [-20, 556],
      [200, 566],
      [400, 590],
      [520, 602],
    ],
    0.05,
    3,
  )
  const skirtR = ridge(
    [
      [1040, 602],
      [1200, 588],
      [1400, 560],
      [1620, 520],
    ],
    0.05,
    4,
  )
  const woods =
    ground(skirtL, '#163f40', shore + 4) +
    treeline(skirtL, '#163f40', { to: 520, gap: 11, height: [26, 66], seed: 5 }) +
    ground(skirtR, '#1f4d4c', shore + 4) +
    treeline(skirtR, '#1f4d4c', { from: 1040, gap: 11, height: [24, 62], seed: 6 })
  const mist = shape(
    streak(760, 556, 620, 16) + streak(1120, 500, 520, 16) + streak(420, 480, 420, 14) + streak(1340, 430, 380, 12),
    '#f5f0de',
    { opacity: 0.55 },
  )
  const land = back + right2 + left2 + fall(1236, 400, 176, 3) + right1 + left1 + woods
  const water =
    wash('fjord-water', ['#dcdcc2', '#8fb0a8', '#3f7c7e', '#175158', '#0d3a42'], shore) +
    reflection(land, shore, 0.8, 0.6) +
    shape(glints(780, 240, shore + 4, 900, 70, 8), '#f5ecd2', { opacity: 0.6 }) +
    shape(glints(800, 900, shore + 20, 990, 80, 18, 1.2), '#0d3a42', { opacity: 0.35 }) +
    shape(glints(800, 900, shore + 20, 990, 60, 28), '#9cc3b8', { opacity: 0.4 })
  return sky + clouds + land + mist + water + boats() + birds()
}

/** A waterfall that drops down the far wall in broken threads. */
function fall(x: number, y: number, h: number, seed: number) {
  const chance = seeded(seed)
  const side = (s: number) =>
    Array.from({ length: 9 }, (_, i): InkPoint => [
      x + i * 3 + s * (4 + i * 0.9) * between(chance, 0.5, 1.3),
      y + (h * i) / 8,
    ])
  return (
    shape(closed([...side(-1), ...side(1).toReversed()]), '#f5f3e6', { opacity: 0.92 }) +
    line(`M${x + 4} ${y + 20}l8 60l10 70`, '#b3cdc8', 2)
  )
}

function boats() {
  const boat = (hull: string, dark: string, wear: Wear) => {
    const paddle =
      line('M-66 -12L68 -50', '#2a2622', 3) +
      shape('M60 -50L86 -62Q96 -62 92 -52L66 -43Z', '#f3efe2') +
      shape('M-58 -14L-86 -2Q-96 -4 -90 -12L-64 -22Z', '#f3efe2')
    const rower = person(-6, -12, 108, 'kayak', wear, { held: paddle })
    const body =
      shape('M-196 -20C-130 -26 -60 -30 0 -28C70 -30 130 -28 206 -26C150 2 80 12 0 12C-80 12 -150 4 -196 -20Z', hull) +
      shape('M-196 -20C-100 -6 110 -8 206 -26C150 2 80 12 0 12C-80 12 -150 4 -196 -20Z', dark) +
      shape('M-44 -27C-30 -36 24 -36 38 -28C24 -20 -30 -20 -44 -27Z', '#1c2426') +
      line('M66 -27L120 -20M84 -29L132 -24', '#1c2426', 2) +
      line('M-84 -25L-130 -16', '#1c2426', 2)
    return (
      group(rower + body, 'translate(0 10) scale(1 -0.7)', 0.4) +
      shape('M-190 8C-90 22 110 22 200 4C110 32 -110 32 -190 8Z', '#0d3a42', { opacity: 0.6 }) +
      rower +
      body +
      line(
        'M-320 30C-270 16 -220 18 -186 10M-300 44C-220 26 -140 30 -70 24M208 6C240 12 270 12 300 18M150 22C200 26 230 28 270 36',
        '#e6ead6',
        3,
        { opacity: 0.65 },
      )
    )
  }
  const near = boat('#dba524', '#a7741a', { jacket: '#b92b18', trousers: '#12332a', hat: '#12332a', skin: '#dcab84' })
  const far = boat('#c9341f', '#84190f', { jacket: '#e6e0c8', trousers: '#12332a', hat: '#dba524', skin: '#8f5d3f' })
  return group(far, 'translate(742 690) scale(0.56)') + group(near, 'translate(520 800) scale(1.16)')
}

const birds = () =>
  line(
    times(5, (i) => `M${1010 + i * 44} ${300 + ((i * 37) % 50)}q9 -10 18 -1q9 -9 18 1`),
    '#2f5f62',
    3,
  )
