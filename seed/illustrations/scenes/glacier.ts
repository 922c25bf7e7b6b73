import { group, line, shape, times, type InkPoint } from '../pen.ts'
import { bands, between, closed, ground, heightAt, range, ridge, seeded, streak, swell } from './land.ts'
import { person, type Wear } from './people.ts'
import type { Scene } from './scene.ts'

/** A rope team above an icefall. Calm side: right. */
export const glacier: Scene = () => {
  const sky = bands(['#5fa8bf', '#86c0cb', '#acd5d4', '#cfe5da', '#ebeed9', '#f8f0d8'], 0, 560, 27, 12)
  const clouds = shape(streak(1180, 150, 620, 26) + streak(1420, 90, 320, 14) + streak(760, 110, 360, 14), '#fdfaf0', {
    opacity: 0.8,
  })
  const far = range(
    'glacier-far',
    [
      [-20, 440],
      [140, 360],
      [300, 420],
      [480, 330],
      [660, 430],
      [900, 380],
      [1080, 430],
      [1260, 360],
      [1440, 420],
      [1620, 370],
    ],
    {
      lit: '#9fc0c8',
      shade: '#7aa5b5',
      snow: '#e9f0e8',
      snowShade: '#b4d0d6',
      snowline: 440,
      foot: 700,
      rough: 0.26,
      gullies: 18,
    },
    14,
  )
  const peaks = range(
    'glacier',
    [
      [-20, 300],
      [90, 214],
      [190, 290],
      [300, 236],
      [450, 420],
      [620, 520],
      [820, 548],
      [1000, 520],
      [1180, 452],
      [1320, 380],
      [1420, 410],
      [1540, 330],
      [1640, 300],
    ],
    {
      lit: '#6d7f86',
      shade: '#3d5664',
      snow: '#fbf9ee',
      snowShade: '#8fbccb',
      snowline: 430,
      foot: 840,
      rough: 0.32,
      gullies: 28,
      crest: '#dcecea',
    },
    51,
  )
  const snow = swell([
    [-20, 560],
    [200, 566],
    [420, 590],
    [640, 640],
    [860, 700],
    [1100, 756],
    [1360, 790],
    [1620, 800],
  ])
  const front = swell([
    [-20, 764],
    [240, 746],
    [460, 756],
    [700, 802],
    [960, 880],
    [1240, 948],
    [1620, 1000],
  ])
  return (
    sky +
    clouds +
    far +
    peaks +
    icefall() +
    ground(snow, '#dcedea') +
    crevasses(snow) +
    ground(front, '#fbfaf2') +
    shape('M-20 900C240 850 460 860 700 920C860 960 960 990 1040 1010H-20Z', '#e3efec') +
    shape('M-20 960C200 920 420 940 640 1010H-20Z', '#c4dee0') +
    team(front) +
    edge(front)
  )
}

/** The tongue of broken ice between the peaks: blocks that grow towards the viewer. */
function icefall() {
  const chance = seeded(9)
  const top = swell([
    [540, 640],
    [640, 596],
    [800, 560],
    [1000, 536],
    [1240, 500],
    [1640, 470],
  ])
  const body = closed([...top, [1640, 900], [540, 900]])
  const row = (i: number) => {
    const y = 566 + i * i * 5 + i * 14
    const from = 700 + i * 26
    const line = ridge(
      [
        [from, y + 14],
        [(from + 1640) / 2, y - 4 + between(chance, -8, 8)],
        [1640, y - 56 - i * 4],
      ],
      0.2,
      60 + i,
      44 + i * 9,
    )
    return line.slice(0, -1).map(([x, py], k) => {
      const [nx, ny] = line[k + 1] ?? [x, py]
      const grown = Math.min(1, (k + 0.5) / 5)
      const h = (9 + i * 5) * between(chance, 0.5, 1.3) * grown
      const cut = between(chance, 0.3, 0.7)
      return {
        top: closed([
          [x, py],
          [x + (nx - x) * 0.15, py - h],
          [x + (nx - x) * cut, py - h * between(chance, 0.7, 1.1)],
          [nx - 3, ny - h * 0.55],
          [nx, ny],
        ]),
        face: closed([
          [x, py],
          [nx, ny],
          [x + (nx - x) * 0.8, ny + h * between(chance, 0.5, 1.2)],
          [x + (nx - x) * cut, py + h * 0.6],
          [x + (nx - x) * 0.2, py + h * between(chance, 0.7, 1.4)],
        ]),
      }
    })
  }
  const rows = Array.from({ length: 7 }, (_, i) => row(i))
  return (
    shape(body, '#cfe6e6') +
    rows
      .map(
        (blocks, i) =>
          shape(blocks.map(({ face }) => face).join(''), i % 2 ? '#3f9fb5' : '#6dbcc8', { opacity: 0.9 }) +
          shape(blocks.map(({ top: lid }) => lid).join(''), i % 2 ? '#f7faf3' : '#e6f2ee'),
      )
      .join('')
  )
}

function crevasses(snow: readonly InkPoint[]) {
  const chance = seeded(31)
  const crack = (x: number, y: number, w: number) => {
    const upper = ridge(
      [
        [x - w, y],
        [x - w * 0.3, y - w * 0.07],
        [x + w * 0.4, y - w * 0.02],
        [x + w, y + w * 0.06],
      ],
      0.14,
      Math.round(x),
      22,
    )
    const lower = upper.map(([px, py], i): InkPoint => [
      px + 4,
      py + Math.sin((Math.PI * i) / (upper.length - 1)) * w * between(chance, 0.12, 0.2),
    ])
    const floor = upper.map(([px, py], i): InkPoint => [
      px,
      py + Math.sin((Math.PI * i) / (upper.length - 1)) * w * 0.08,
    ])
    return (
      shape(closed([...upper, ...lower.toReversed()]), '#1d6f8a') +
      shape(closed([...upper, ...floor.toReversed()]), '#6fc3cf')
    )
  }
  const at = [
    [760, 120],
    [980, 150],
    [1190, 120],
    [1420, 170],
    [560, 90],
    [1290, 200],
    [1540, 150],
  ] as const
  return at.map(([x, w], i) => crack(x, heightAt(snow, x) + 34 + (i % 3) * 46, w)).join('')
}

function team(snow: readonly InkPoint[]) {
  const gear =
    line('M14 -56L22 -2', '#33434a', 2) + line('M18 -57L9 -54', '#33434a', 3) + line('M-8 -47H5', '#eceee9', 3)
  const wears: Wear[] = [
    {
      jacket: '#e0561f',
      trousers: '#22333d',
      pack: '#12332a',
      helmet: true,
      hat: '#f7f3e4',
      skin: '#dcab84',
      boots: '#2a2a2a',
    },
    {
      jacket: '#dba524',
      trousers: '#2b3a34',
      pack: '#b92b18',
      helmet: true,
      hat: '#b92b18',
      skin: '#8f5d3f',
      boots: '#2a2a2a',
    },
    {
      jacket: '#1f4a3a',
      trousers: '#3b3a44',
      pack: '#dba524',
      helmet: true,
      hat: '#dba524',
      skin: '#c98f67',
      boots: '#2a2a2a',
    },
  ]
  const at = [
    [740, 166],
    [576, 178],
    [412, 190],
  ] as const
  const y = (x: number) => heightAt(snow, x) + 16
  const rope = at.slice(1).map(([x, s], i) => {
    const [nx, ns] = at[i] ?? [x, s]
    return `M${x + 8} ${(y(x) - s * 0.47).toFixed(0)}Q${(x + nx) / 2} ${((y(x) + y(nx)) / 2 - 26).toFixed(0)} ${nx - 8} ${(y(nx) - ns * 0.47).toFixed(0)}`
  })
  const shadows = shape(
    at.map(([x, s]) => `M${x - 20} ${y(x).toFixed(0)}l${s * 0.2} -4l${s * 1.1} ${s * 0.52}l${-s * 0.22} 2Z`).join(''),
    '#9ccbd4',
    { opacity: 0.8 },
  )
  const trail = shape(
    times(
      16,
      (i) => `M${384 - i * 25} ${(heightAt(snow, 384 - i * 25) + 22 + (i % 2) * 7).toFixed(0)}q8 -5 16 0q-8 5 -16 0Z`,
    ),
    '#9ccbd4',
  )
  return (
    trail +
    shadows +
    at
      .map(([x, s], i) =>
        person(x, y(x), s, 'walk', wears[i] ?? { jacket: '#b92b18', trousers: '#22333d' }, { held: gear }),
      )
      .join('') +
    line(rope.join(''), '#b92b18', 3.2)
  )
}

const edge = (front: readonly InkPoint[]) =>
  group(
    shape(
      closed([
        ...front.filter(([x]) => x > 700),
        ...front
          .filter(([x]) => x > 700)
          .toReversed()
          .map(([x, y], i): InkPoint => [x, y + 12 + (i % 3) * 7]),
      ]),
      '#ffffff',
    ),
    'translate(0 -2)',
  )
