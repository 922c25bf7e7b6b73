import { group, line, shape, type InkPoint } from '../pen.ts'
import { between, glints, ground, range, seeded, streak, swell, wash, heightAt } from './land.ts'
import { person } from './people.ts'
import type { Scene } from './scene.ts'
import { conifer, crown, treeline } from './trees.ts'

/** A bright day on the piste. Calm side: left. */
export const skiSlope: Scene = () => {
  const sky = wash('ski-slope-sky', ['#1d5a94', '#3f86bb', '#8cc0dc', '#d3e8ec'], 0, 620)
  const clouds = shape(streak(360, 150, 620, 22) + streak(1130, 96, 420, 14) + streak(700, 236, 380, 12), '#ffffff', {
    opacity: 0.55,
  })
  const far = range(
    'ski-slope-far',
    [
      [-20, 420],
      [160, 340],
      [300, 404],
      [470, 322],
      [640, 420],
      [820, 356],
      [980, 420],
      [1180, 330],
      [1400, 410],
      [1620, 330],
    ],
    { lit: '#c6dbe6', shade: '#8fb4cd', foot: 700, rough: 0.22 },
    5,
  )
  const peaks = range(
    'ski-slope',
    [
      [-20, 520],
      [200, 486],
      [420, 440],
      [640, 470],
      [820, 380],
      [1000, 262],
      [1070, 300],
      [1180, 186],
      [1290, 292],
      [1370, 262],
      [1500, 380],
      [1620, 420],
    ],
    {
      lit: '#5c7f9c',
      shade: '#2d5377',
      snow: '#fbfcf8',
      snowShade: '#7fa9cc',
      snowline: 520,
      crest: '#e6f0f3',
      foot: 800,
      rough: 0.36,
      gullies: 34,
    },
    44,
  )
  const forest = swell([
    [-20, 560],
    [260, 548],
    [560, 580],
    [900, 560],
    [1240, 540],
    [1620, 500],
  ])
  const slope = swell([
    [-20, 640],
    [240, 632],
    [560, 612],
    [860, 600],
    [1150, 622],
    [1620, 560],
  ])
  const piste = swell([
    [-20, 720],
    [300, 736],
    [640, 726],
    [980, 672],
    [1300, 606],
    [1620, 520],
  ])
  const front = swell([
    [-20, 885],
    [280, 890],
    [620, 850],
    [960, 780],
    [1280, 690],
    [1620, 570],
  ])
  return (
    sky +
    clouds +
    far +
    peaks +
    ground(forest, '#39657a') +
    treeline(forest, '#39657a', { gap: 11, height: [22, 56], seed: 2 }) +
    ground(slope, '#cfe2ea') +
    treeline(slope, '#214f56', {
      gap: 19,
      height: [40, 96],
      seed: 9,
      skip: (x) => (x > 560 && x < 800) || (x > 1060 && x < 1200),
    }) +
    ground(piste, '#f7f9f5') +
    ground(
      swell([
        [-20, 760],
        [300, 776],
        [640, 766],
        [1000, 716],
        [1300, 652],
        [1620, 566],
      ]),
      '#e3edf0',
    ) +
    gates(piste) +
    ground(front, '#fdfdfa') +
    tracks() +
    skier() +
    corner()
  )
}

function gates(piste: readonly InkPoint[]) {
  const trees = seeded(5)
  const at = [1240, 1330, 1420, 1500, 1580]
  const wood = at.map((x) => conifer(x, heightAt(piste, x) + 10, between(trees, 110, 220), trees, 0.19))
  return (
    shape(wood.map(({ d }) => d).join(''), '#1a4147') +
    shape(wood.map(({ weight }) => weight).join(''), '#eef4f3', { opacity: 0.92 }) +
    shape(wood.map(({ light }) => light).join(''), '#ffffff')
  )
}

/** Two linked turns that lead the eye from the far slope to the skier. */
function tracks() {
  const way = 'M1330 596C1250 620 1196 632 1222 656C1256 684 1330 680 1300 714C1270 740 1200 742 1130 764'
  return (
    shape('M1620 640C1400 760 1200 850 900 920C640 976 300 1000 -20 1010L1620 1010Z', '#dbe8ee') +
    shape('M1620 760C1420 850 1180 930 860 1010L1620 1010Z', '#c5dae6') +
    line(way, '#b8d2e2', 17) +
    line(way, '#8fb6d0', 4, { transform: 'translate(3 5)' }) +
    line(way, '#8fb6d0', 3, { transform: 'translate(-4 -4)' }) +
    shape(glints(500, 700, 930, 995, 30, 12, 0.6), '#ffffff')
  )
}

function skier() {
  const skis =
    line('M-38 10L62 -22', '#14343f', 5.5) +
    line('M-30 20L72 -10', '#b92b18', 5.5) +
    line('M60 -21Q70 -26 72 -32M70 -10Q80 -15 82 -21', '#14343f', 5)
  const poles = line('M31 -47L4 -18M38 -54L20 -20', '#2b3c48', 1.8)
  const rider = person(
    0,
    0,
    100,
    'ski',
    { jacket: '#dba524', trousers: '#b92b18', hat: '#12332a', helmet: true, skin: '#dcb08c', boots: '#14343f' },
    { held: poles },
  )
  const puff = seeded(12)
  const spray = ['#c5dae6', '#e9f1f3', '#ffffff']
    .map((fill, k) =>
      shape(
        Array.from({ length: 16 }, (_, i) =>
          crown(
            -34 - i * 6.4 + k * 5,
            14 - Math.sin(i * 0.2) * 42 * puff() + k * 2,
            (3 + Math.sin(i * 0.2) * 13 - k * 2.6) * between(puff, 0.6, 1.1),
            puff,
            0.9,
          ),
        ).join(''),
        fill,
      ),
    )
    .join('')
  return group(
    shape('M-50 22C0 30 70 16 136 -8C96 22 20 40 -50 22Z', '#7fa9cc', { opacity: 0.6 }) + spray + skis + rider,
    'translate(1060 786) rotate(-30) scale(-1.9 1.9)',
  )
}

function corner() {
  const chance = seeded(17)
  const trees = [
    conifer(1500, 1020, 560, chance, 0.19),
    conifer(1604, 1010, 430, chance, 0.2),
    conifer(40, 1040, 330, chance, 0.2),
    conifer(-30, 1030, 420, chance, 0.2),
  ]
  return (
    shape(trees.map(({ d }) => d).join(''), '#123a40') +
    shape(trees.map(({ weight }) => weight).join(''), '#d7e6ec', { opacity: 0.95 }) +
    shape(trees.map(({ light }) => light).join(''), '#ffffff')
  )
}
