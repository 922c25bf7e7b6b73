import { box, line, shape, type InkPoint } from '../pen.ts'
import { between, closed, glints, ground, range, reflection, seeded, stars, swell, wash } from './land.ts'
import { person } from './people.ts'
import { glow, plume } from './props.ts'
import type { Scene } from './scene.ts'
import { conifer, stand, treeline } from './trees.ts'

/** Northern lights above a frozen bay and a lit cabin. Calm side: left. */
export const aurora: Scene = () => {
  const shore = 690
  const sky = wash('aurora-sky', ['#071a26', '#0b2a38', '#124447', '#1f6256'], 0, shore)
  const lights =
    curtain(
      [
        [-40, 500],
        [200, 420],
        [420, 470],
        [700, 380],
        [980, 300],
        [1240, 360],
        [1640, 250],
      ],
      300,
      ['#1f8f6a', '#3fc48a', '#9be8a9'],
      5,
    ) +
    curtain(
      [
        [500, 300],
        [760, 210],
        [1000, 130],
        [1240, 190],
        [1480, 110],
        [1640, 140],
      ],
      240,
      ['#2f7f8a', '#4fb99a', '#b7efb4'],
      8,
    ) +
    curtain(
      [
        [-40, 260],
        [180, 220],
        [420, 270],
        [640, 190],
      ],
      200,
      ['#5a4f8f', '#5f8fa0', '#8fd7b0'],
      12,
    )
  const far = range(
    'aurora-far',
    [
      [-20, 600],
      [180, 560],
      [420, 600],
      [680, 540],
      [900, 590],
      [1120, 520],
      [1300, 570],
      [1480, 510],
      [1620, 560],
    ],
    { lit: '#2d6660', shade: '#1b4a4c', foot: shore, rough: 0.2, gullies: 14 },
    6,
  )
  const hill = swell([
    [-20, 640],
    [300, 656],
    [700, 668],
    [1000, 650],
    [1300, 610],
    [1620, 570],
  ])
  const land = far + ground(hill, '#0e2f33', shore) + treeline(hill, '#0e2f33', { gap: 10, height: [24, 70], seed: 8 })
  const lake =
    wash('aurora-lake', ['#3f9a7c', '#246f66', '#12444a', '#0a2a35'], shore) +
    reflection(lights + land, shore, 0.8, 0.5) +
    shape(glints(700, 900, 700, 990, 80, 4), '#8fe0b0', { opacity: 0.32 })
  const ice = shape(
    Array.from(
      { length: 9 },
      (_, i) =>
        `M${-40 + i * 190} ${720 + ((i * 53) % 160)}l${90 + (i % 3) * 60} ${14 + (i % 4) * 6}l${60 + (i % 2) * 40} ${-8 - (i % 3) * 5}l-${70 + (i % 4) * 30} 2Z`,
    ).join(''),
    '#cfeee0',
    { opacity: 0.16 },
  )
  return sky + stars(240, 520, 41, '#f0f4e6') + lights + land + lake + ice + shoreSide()
}

/** A curtain of light: tall rays of uneven height that hang on a swinging line. */
export function curtain(
  anchors: readonly InkPoint[],
  height: number,
  [low, mid, core]: readonly [string, string, string],
  seed: number,
) {
  const chance = seeded(seed)
  const foot = swell(anchors, 13)
  const id = `aurora-ray-${seed}`
  const ray = (tall: number, share: number) =>
    foot.flatMap(([x, y], i) => {
      if (i === 0 || chance() > share) return []
      const [px, py] = foot[i - 1] ?? [x, y]
      const h = height * tall * between(chance, 0.55, 1.1) * (0.7 + 0.3 * Math.sin(i * 0.21 + seed))
      const reach = between(chance, 5, 15)
      return [
        closed([
          [px - reach, py - 2],
          [x + reach, y - 2],
          [x + reach * 0.5 + h * 0.1, y - h * 0.55],
          [x + 12 + h * 0.12, y - h],
          [px - reach * 0.5 + h * 0.07, py - h * 0.5],
        ]),
      ]
    })
  const gradient = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${Math.max(...anchors.map(([, y]) => y))}" x2="0" y2="${Math.min(...anchors.map(([, y]) => y)) - height}"><stop offset="0" stop-color="${mid}" stop-opacity="0.85"/><stop offset="0.5" stop-color="${low}" stop-opacity="0.5"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></linearGradient>`
  const hem = closed([
    ...foot,
    ...foot.toReversed().map(([x, y], i): InkPoint => [x + 4, y - 14 - 10 * Math.sin(i * 0.5)]),
  ])
  return (
    gradient +
    shape(ray(1, 1.1).join(''), `url(#${id})`, { opacity: 0.8 }) +
    shape(ray(0.62, 0.6).join(''), `url(#${id})`, { opacity: 0.75 }) +
    shape(ray(0.3, 0.5).join(''), core, { opacity: 0.35 }) +
    shape(hem, core, { opacity: 0.75 })
  )
}

function shoreSide() {
  const chance = seeded(3)
  const bank = swell([
    [560, 1010],
    [700, 900],
    [860, 830],
    [1060, 786],
    [1300, 770],
    [1620, 740],
  ])
  const trees = stand(bank, { from: 1280, to: 1640, gap: 52, height: [170, 330], seed: 6 })
  const more = [
    conifer(890, 826, 150, chance, 0.18),
    conifer(1240, 790, 290, chance, 0.17),
    conifer(952, 812, 220, chance, 0.18),
  ]
  const [x, y] = [1090, 800]
  const cabin =
    shape(`M${x - 110} ${y}v-96h190v96Z`, '#3a2a24') +
    line([0, 1, 2, 3, 4].map((i) => `M${x - 110} ${y - 10 - i * 20}h190`).join(''), '#231a1a', 3) +
    shape(`M${x + 80} ${y}v-96l36 -8v96Z`, '#231a1a') +
    shape(`M${x - 132} ${y - 88}L${x - 84} ${y - 160}H${x + 74}L${x + 104} ${y - 88}Z`, '#dfe9e0') +
    shape(`M${x + 74} ${y - 160}L${x + 104} ${y - 88}L${x + 134} ${y - 98}L${x + 96} ${y - 160}Z`, '#8fb3a8') +
    shape(`M${x - 132} ${y - 88}H${x + 104}v9H${x - 130}Z`, '#a9c7b9') +
    box(x + 28, y - 196, 26, 52, 2, '#4a3a34') +
    box(x + 24, y - 200, 34, 9, 2, '#dfe9e0') +
    shape(plume(x + 36, y - 202, 150, 16), '#a9c7b9', { opacity: 0.5 }) +
    box(x - 84, y - 72, 52, 44, 1, '#ffd677') +
    line(`M${x - 58} ${y - 72}v44M${x - 84} ${y - 50}h52`, '#5a3a1a', 4) +
    box(x + 12, y - 78, 40, 78, 1, '#b92b18') +
    box(x + 20, y - 70, 24, 22, 1, '#ffd677')
  const watcher =
    person(918, 840, 108, 'rear', { jacket: '#b92b18', trousers: '#12262c', hat: '#dba524', hair: '#2a2020' }) +
    person(970, 836, 68, 'rear', { jacket: '#dba524', trousers: '#12262c', hat: '#b92b18', hair: '#2a2020' })
  return (
    ground(bank, '#a9c9bd') +
    ground(
      bank.map(([px, py]): InkPoint => [px + 60, py + 46]),
      '#7fa79f',
    ) +
    ground(
      bank.map(([px, py]): InkPoint => [px + 150, py + 110]),
      '#4f7f7c',
    ) +
    shape(trees.d + more.map(({ d }) => d).join(''), '#0a2226') +
    shape(trees.light, '#7fb79f', { opacity: 0.35 }) +
    glow(x - 58, y - 40, 200, '#ffc45a', 0.55) +
    cabin +
    shape(`M${x - 90} ${y + 4}L${x - 26} ${y + 4}L${x - 60} ${y + 70}L${x - 190} ${y + 70}Z`, '#ffe2a0', {
      opacity: 0.4,
    }) +
    watcher
  )
}
