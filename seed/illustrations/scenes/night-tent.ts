import { circle, ellipse, group, inside, line, shape, type InkPoint } from '../pen.ts'
import { between, closed, ground, range, seeded, stars, swell, wash } from './land.ts'
import { person } from './people.ts'
import { glow } from './props.ts'
import { wave, type Scene } from './scene.ts'
import { conifer, grass, stand, treeline } from './trees.ts'

/** A lit tent under the Milky Way. Calm side: right. */
export const nightTent: Scene = (at = 0) => {
  const chance = seeded(61)
  const sky = wash('night-tent-sky', ['#0b1430', '#14224a', '#23386a', '#3c5681', '#6a7f97'], 0, 720)
  const far = range(
    'night-tent-far',
    [
      [-20, 640],
      [200, 560],
      [380, 610],
      [620, 520],
      [820, 596],
      [1020, 500],
      [1150, 548],
      [1310, 430],
      [1420, 500],
      [1520, 470],
      [1620, 520],
    ],
    {
      lit: '#4a6187',
      shade: '#33496f',
      snow: '#8ea2b8',
      snowShade: '#566d92',
      snowline: 496,
      foot: 780,
      rough: 0.3,
      gullies: 16,
    },
    10,
  )
  const hill = swell([
    [-20, 660],
    [260, 690],
    [560, 712],
    [900, 700],
    [1260, 668],
    [1620, 640],
  ])
  const meadow = swell([
    [-20, 792],
    [300, 800],
    [640, 786],
    [980, 800],
    [1300, 776],
    [1620, 740],
  ])
  const front = swell([
    [-20, 930],
    [320, 900],
    [720, 928],
    [1140, 950],
    [1620, 890],
  ])
  const trees = [
    conifer(150, 820, 620, chance, 0.17),
    conifer(270, 812, 430, chance, 0.17),
    conifer(40, 830, 720, chance, 0.17),
    conifer(745, 800, 300, chance, 0.17),
    conifer(812, 800, 190, chance, 0.18),
  ]
  const edge = stand(meadow, { from: 1380, to: 1640, gap: 60, height: [110, 260], seed: 2 })
  return (
    sky +
    milky() +
    group(stars(420, 640, 9, '#f3ecd6'), 'translate(0 0)', 1 - 0.35 * wave(at, 2.2)) +
    group(stars(160, 600, 21, '#ffffff'), 'translate(0 0)', wave(at, 2.2)) +
    meteor(at) +
    circle(1120, 190, 3.6, '#ffffff') +
    far +
    ground(hill, '#1a2d4d') +
    treeline(hill, '#1a2d4d', { gap: 11, height: [30, 84], seed: 13 }) +
    shape(edge.d, '#10203a') +
    shape(trees.map(({ d }) => d).join(''), '#0b1a2c') +
    shape(
      trees
        .slice(1, 2)
        .map(({ light }) => light)
        .join(''),
      '#7a5a2a',
      { opacity: 0.35 },
    ) +
    ground(meadow, '#142742') +
    pool() +
    tent() +
    ground(front, '#091522') +
    shape(grass(front, -10, 1620, 12, 44, 18), '#091522')
  )
}

/** A shooting star, from the second second on for a moment. */
function meteor(at: number) {
  const way = (at - 2) / 0.7
  if (way <= 0 || way >= 1) return ''
  const [x, y] = [1330 - way * 330, 90 + way * 130]
  return line(
    `M${x.toFixed(1)} ${y.toFixed(1)}l${(120 * (1 - way)).toFixed(1)} ${(-47 * (1 - way)).toFixed(1)}`,
    '#fdf3dc',
    3.4,
    { opacity: +(1 - way).toFixed(2) },
  )
}

/** The Milky Way: torn ribbons of light across the sky, with a dark lane along them. */
function milky() {
  const ribbon = (spread: number, seed: number, colour: string, opacity: number) => {
    const chance = seeded(seed)
    const centre = (t: number): InkPoint => [520 + t * 860 + Math.sin(t * 5) * 40, 700 - t * 760]
    const side = (s: number) =>
      Array.from({ length: 26 }, (_, i): InkPoint => {
        const [x, y] = centre(i / 25)
        const reach = spread * (0.3 + 0.7 * Math.sin((Math.PI * i) / 25)) * between(chance, 0.55, 1.15) * s
        return [x + reach * 0.66, y + reach * 0.75]
      })
    return shape(closed([...swell(side(1)), ...swell(side(-1)).toReversed()]), colour, { opacity })
  }
  const dust = seeded(4)
  const grains = Array.from({ length: 260 }, (): InkPoint => {
    const [t, off] = [dust(), (dust() + dust() + dust() - 1.5) * 110]
    return [520 + t * 860 + Math.sin(t * 5) * 40 + off * 0.66, 700 - t * 760 + off * 0.75]
  })
  return (
    ribbon(190, 1, '#4a6394', 0.2) +
    ribbon(140, 5, '#5c70a0', 0.2) +
    ribbon(94, 2, '#8a93b8', 0.2) +
    ribbon(54, 3, '#d9c7b4', 0.2) +
    ribbon(17, 7, '#1a2a52', 0.4) +
    shape(grains.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h1.8v1.8h-1.8Z`).join(''), '#fdf3dc', {
      opacity: 0.8,
    })
  )
}

const pool = () =>
  ellipse(540, 816, 400, 46, '#5a4a2c', { opacity: 0.2 }) +
  ellipse(540, 816, 310, 34, '#a8752a', { opacity: 0.4 }) +
  ellipse(540, 816, 240, 20, '#e3ab48', { opacity: 0.45 })

function tent() {
  const body = 'M-230 0C-190 -110 -110 -184 0 -196C110 -184 190 -110 230 0Z'
  const sitter = person(
    -56,
    -2,
    124,
    'sit',
    { jacket: '#a86a18', trousers: '#a86a18', skin: '#a86a18', hair: '#a86a18', boots: '#a86a18' },
    { held: shape('M18 -30L32 -40L36 -22L22 -14Z', '#8f5510') },
  )
  return (
    glow(540, 718, 330, '#f0b04a', 0.5) +
    group(
      inside(
        'night-tent-body',
        body,
        shape(body, '#dba524') +
          ellipse(-20, -70, 210, 130, '#efc055') +
          ellipse(-20, -70, 150, 110, '#f8d987') +
          ellipse(-10, -80, 84, 80, '#fff0bf') +
          sitter +
          shape('M0 -196C110 -184 190 -110 230 0H180C160 -100 100 -170 0 -196Z', '#b57413', { opacity: 0.75 }) +
          shape('M-230 0C-190 -110 -110 -184 0 -196C-90 -160 -150 -90 -176 0Z', '#c98a1c', { opacity: 0.55 }),
      ) +
        line(
          'M0 -196C-70 -150 -110 -80 -120 0M0 -196C70 -150 112 -80 122 0M-230 0C-190 -110 -110 -184 0 -196C110 -184 190 -110 230 0',
          '#6b4410',
          4,
        ) +
        line('M-222 -20L-300 8M222 -20L304 10M-150 -132L-250 8M150 -132L262 10', '#e0b566', 1.8, { opacity: 0.8 }) +
        shape('M-236 0H236L228 9H-228Z', '#5a3a12'),
      'translate(540 810)',
    ) +
    shape('M740 804h30l5 14h-38ZM780 810h26l4 10h-32Z', '#b92b18')
  )
}
