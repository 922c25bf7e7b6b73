import { ellipse, group, line, mix, shape, turned, type InkPoint } from '../pen.ts'
import { bands, glints, ground, reflection, ridge, seeded, streak, sun, swell, wash } from './land.ts'
import { person } from './people.ts'
import { wave, type Scene } from './scene.ts'
import { conifer, pine, stand, treeline } from './trees.ts'

/** Sunrise on a boreal lake. Calm side: left. */
export const lakeCanoe: Scene = (at = 0) => {
  const shore = 560
  const sky = bands(['#f3c98a', '#f5d59b', '#f8e0af', '#fae9c4', '#fbeecf'], 0, shore, 4, 18)
  const light = sun(1130, 452 - at * 4, 62, ['#f9dfa6', '#fbe7b8', '#fdf0cf', '#fff8e6'], 0.8)
  const clouds =
    shape(streak(420, 190, 720, 26) + streak(1380, 120, 560, 20) + streak(860, 286, 420, 14), '#fdf3dc', {
      opacity: 0.8,
    }) + shape(streak(560, 216, 480, 14) + streak(1270, 250, 360, 12), '#e9a868', { opacity: 0.5 })
  const far = ground(
    ridge(
      [
        [-20, 470],
        [180, 412],
        [420, 446],
        [650, 400],
        [860, 462],
        [1100, 494],
        [1340, 440],
        [1620, 470],
      ],
      0.07,
      3,
    ),
    '#c9b48d',
    shore,
  )
  const middle = swell([
    [-20, 486],
    [240, 464],
    [500, 500],
    [780, 516],
    [1000, 528],
    [1300, 506],
    [1620, 470],
  ])
  const near = swell([
    [-20, 530],
    [300, 538],
    [640, 550],
    [900, 556],
    [1200, 552],
    [1400, 530],
    [1620, 500],
  ])
  const land =
    far +
    ground(middle, '#7f937a', shore) +
    treeline(middle, '#7f937a', { gap: 8, height: [16, 40], seed: 11 }) +
    treeline(near, '#40665a', { gap: 9, height: [26, 72], seed: 23, skip: (x) => x > 700 && x < 1180 }) +
    ground(near, '#40665a', shore + 2)
  const path =
    shape(glints(1130, 60, shore + 4, 960, 70, 5, 0.9), '#fff3d4', { opacity: 1 - 0.5 * wave(at, 2.4) }) +
    shape(glints(1130, 80, shore + 4, 960, 50, 6, 0.9), '#fff3d4', { opacity: 0.8 * wave(at, 2.4) }) +
    shape(glints(1130, 130, shore + 6, 980, 60, 9, 1.1), '#fbd991', { opacity: 0.8 - 0.4 * wave(at, 3.4) })
  const water =
    wash('lake-canoe-water', ['#f6dca6', '#dcb98a', '#7f9a8b', '#2f5f57', '#17443c'], shore) +
    reflection(land, shore, 0.7, 0.62) +
    path +
    shape(glints(500, 700, 590, 990, 70, 31), '#f4dcae', { opacity: 0.45 }) +
    shape(glints(700, 900, 640, 1000, 60, 37, 1.3), '#12332a', { opacity: 0.35 })
  return (
    sky +
    light +
    clouds +
    water +
    land +
    canoe(1000 + at * 44, 742 + 3 * Math.sin(at * 1.6), Math.sin(at * 3.2)) +
    frame()
  )
}

/** `stroke` swings the paddles, from -1 to 1. */
function canoe(x: number, y: number, stroke: number) {
  const hull =
    'M-182 -44C-186 -52 -176 -56 -170 -50C-150 -26 -110 -17 0 -16C110 -17 150 -26 170 -50C176 -56 186 -52 182 -44C178 -16 160 6 124 10C60 15 -60 15 -124 10C-160 6 -178 -16 -182 -44Z'
  const boat =
    shape(hull, '#b92b18') +
    shape(
      'M-180 -38C-150 -6 -80 -2 0 -2C80 -2 150 -6 180 -38C176 -14 158 6 124 10C60 15 -60 15 -124 10C-158 6 -176 -14 -180 -38Z',
      '#84190f',
    ) +
    line('M-172 -48C-150 -25 -110 -15 0 -14C110 -15 150 -25 172 -48', '#eec27a', 5)
  const paddleA = line('M10 -58L34 16', '#e7b86e', 3.4) + shape('M30 6L42 4L46 26Q42 32 36 28Z', '#c98d3c')
  const paddleB = line('M20 -56L30 14', '#e7b86e', 3.4) + shape('M26 4L37 4L40 26Q34 31 29 26Z', '#c98d3c')
  const crew =
    person(
      -96,
      -10,
      120,
      'paddle',
      { jacket: '#1f4a3a', trousers: '#12332a', hat: '#dba524', skin: '#c98f67' },
      { held: turned(paddleB, stroke * 16, 21, -50) },
    ) +
    person(
      76,
      -10,
      116,
      'paddle',
      { jacket: '#dba524', trousers: '#5a3d22', hat: '#b92b18', skin: '#8f5d3f' },
      { held: turned(paddleA, stroke * 16, 14, -50) },
    )
  const load =
    shape('M-30 -14L-34 -46Q-32 -56 -20 -55L14 -54Q24 -54 24 -46L22 -14Z', '#2c5a49') +
    shape('M-34 -40L24 -42L23 -32L-33 -30Z', '#d9cba4')
  const all = load + crew + boat
  const glow = ellipse(0, 10, 176, 9, '#0d2b24', { opacity: 0.5 })
  return group(
    group(all, 'translate(0 14) scale(1 -0.62)', 0.4) +
      glow +
      all +
      line(
        'M-260 22C-210 14 -180 16 -150 18M-240 36C-180 26 -120 30 -60 32M186 14C210 18 230 18 262 16',
        '#fbe7bd',
        3,
        { opacity: 0.7 },
      ),
    `translate(${x} ${y})`,
  )
}

/** The near shore: a dark point with pines on the right, a little grass of rock on the left. */
function frame() {
  const chance = seeded(77)
  const rock: InkPoint[] = ridge(
    [
      [1180, 1010],
      [1300, 936],
      [1420, 884],
      [1530, 850],
      [1640, 830],
    ],
    0.1,
    8,
  )
  const small = conifer(1325, 930, 150, chance)
  const dark = '#0f2b24'
  const edge = stand(
    [
      [1420, 890],
      [1640, 830],
    ],
    { from: 1400, to: 1620, gap: 34, height: [50, 110], seed: 5 },
  )
  return (
    pine(1482, 880, 640, [dark, '#12332a', '#23513f'], 12, -1) +
    pine(1600, 860, 780, [dark, '#0f2b24', '#1b4435'], 19, -1) +
    shape(edge.d, '#143a2f') +
    shape(small.d, '#143a2f') +
    shape(small.light, '#2d6350') +
    ground(rock, '#0f2b24') +
    shape('M1300 938L1420 886L1530 852L1470 900L1360 950Z', mix('#0f2b24', '#f3c98a', 0.25))
  )
}
