import { shape, type InkPoint } from '../pen.ts'
import { bands, boulder, ground, heightAt, range, ridge, streak, sun, swell } from './land.ts'
import { rider } from './props.ts'
import type { Scene } from './scene.ts'
import { grass, stand, treeline } from './trees.ts'

/** A rider on the skyline in front of the setting sun. Calm side: right. */
export const bikeRidge: Scene = () => {
  const sky = bands(['#7a2f4a', '#9a3d4d', '#bb5148', '#d56b45', '#e98f4c', '#f3b264'], 0, 640, 18, 16)
  const light = sun(520, 430, 190, ['#e08247', '#ec9d52', '#f5bd6c', '#fbdc98'], 0.3)
  const clouds =
    shape(streak(1180, 170, 760, 26) + streak(820, 96, 460, 18) + streak(1400, 300, 420, 14), '#f3b264', {
      opacity: 0.55,
    }) +
    shape(streak(1060, 206, 420, 12) + streak(250, 150, 420, 16) + streak(860, 300, 420, 12), '#5f2745', {
      opacity: 0.5,
    })
  const far = range(
    'bike-ridge-far',
    [
      [-20, 560],
      [180, 500],
      [360, 560],
      [620, 520],
      [860, 560],
      [1040, 470],
      [1180, 522],
      [1330, 440],
      [1470, 500],
      [1620, 460],
    ],
    { lit: '#c9634c', shade: '#9c4650', foot: 760, rough: 0.26, gullies: 14 },
    3,
  )
  const second = range(
    'bike-ridge-mid',
    [
      [-20, 640],
      [220, 590],
      [480, 630],
      [780, 600],
      [1000, 640],
      [1260, 560],
      [1440, 610],
      [1620, 560],
    ],
    { lit: '#87374a', shade: '#6b2c46', foot: 860, rough: 0.2, gullies: 14 },
    4,
  )
  const wood = swell([
    [-20, 700],
    [400, 690],
    [800, 716],
    [1200, 690],
    [1620, 640],
  ])
  const crest = ridge(
    [
      [-20, 790],
      [120, 742],
      [260, 700],
      [400, 636],
      [500, 600],
      [600, 604],
      [720, 650],
      [860, 706],
      [1040, 746],
      [1260, 800],
      [1440, 834],
      [1620, 850],
    ],
    0.05,
    22,
    26,
  )
  const front = swell([
    [-20, 900],
    [240, 862],
    [520, 872],
    [860, 914],
    [1240, 950],
    [1620, 930],
  ])
  const pines = stand(crest, { from: 940, to: 1640, gap: 74, height: [70, 190], seed: 31, girth: 0.17 })
  const left = stand(crest, { from: -20, to: 230, gap: 60, height: [90, 230], seed: 35, girth: 0.17 })
  const path: InkPoint[] = crest.map(([x, y]): InkPoint => [x, y + 6])
  return (
    sky +
    light +
    clouds +
    far +
    second +
    ground(wood, '#4a2440') +
    treeline(wood, '#4a2440', { gap: 12, height: [24, 70], seed: 5 }) +
    shape(pines.d + left.d, '#22252f') +
    ground(crest, '#22252f') +
    shape(`${outline(path.filter(([x]) => x < 900))}`, '#c9634c', { opacity: 0.85 }) +
    shape(facets(crest), '#3a2a38') +
    shape(grass(crest, 20, 1600, 17, 24, 9, -0.4), '#22252f') +
    rider(
      500,
      heightAt(crest, 500) - 3,
      218,
      {
        jacket: '#b92b18',
        trousers: '#16262b',
        helmet: true,
        hat: '#eceee9',
        skin: '#c07c50',
        pack: '#1f4a3a',
        boots: '#12181a',
      },
      '#dba524',
      { turn: 3, flip: false, tyre: '#140f18', fat: 4.6, metal: '#5a4450' },
    ) +
    boulder(690, 672, 90, 44, ['#22202c', '#43303c', '#9c5a50'], 3) +
    boulder(770, 700, 52, 26, ['#22202c', '#43303c', '#9c5a50'], 6) +
    ground(front, '#141a1f') +
    shape(grass(front, -10, 1610, 12, 38, 13), '#141a1f')
  )
}

/** The thin lit rim of the ground. */
const outline = (points: readonly InkPoint[]) =>
  `${points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(0)} ${(y - 7).toFixed(0)}`).join('')}${points
    .toReversed()
    .map(([x, y], i) => `L${x.toFixed(0)} ${(y + (i % 2 ? 1 : 5)).toFixed(0)}`)
    .join('')}Z`

const facets = (crest: readonly InkPoint[]) =>
  crest
    .filter((_, i) => i % 3 === 0)
    .map(
      ([x, y], i) =>
        `M${x.toFixed(0)} ${(y + 22).toFixed(0)}l${34 + (i % 4) * 16} ${20 + (i % 3) * 10}l${-20 + (i % 5) * 12} ${60 + (i % 4) * 26}l-26 -30Z`,
    )
    .join('')
