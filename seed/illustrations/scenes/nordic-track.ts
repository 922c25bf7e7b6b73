import { group, line, shape, type InkPoint } from '../pen.ts'
import { bands, between, closed, ground, heightAt, range, seeded, sun, swell } from './land.ts'
import { person } from './people.ts'
import type { Scene } from './scene.ts'
import { conifer, treeline } from './trees.ts'

/** Set tracks through a winter plain before noon. Calm side: right. */
export const nordicTrack: Scene = () => {
  const sky = bands(['#b7b3d3', '#c9bfd6', '#dccbd6', '#ecd8d2', '#f7e5d3', '#fdf1dd'], 0, 600, 33, 12)
  const light = sun(470, 420, 46, ['#f9e3cf', '#fcebd6', '#fff4e2', '#fffaf0'], 0.9)
  const far = range(
    'nordic-far',
    [
      [-20, 540],
      [180, 490],
      [380, 520],
      [620, 470],
      [860, 520],
      [1080, 420],
      [1240, 476],
      [1400, 396],
      [1620, 450],
    ],
    { lit: '#d9cfdf', shade: '#b3acca', foot: 720, rough: 0.16, gullies: 16 },
    8,
  )
  const hills = swell([
    [-20, 566],
    [300, 552],
    [640, 580],
    [980, 566],
    [1300, 540],
    [1620, 556],
  ])
  const plain = swell([
    [-20, 612],
    [400, 604],
    [800, 618],
    [1200, 602],
    [1620, 596],
  ])
  const mid = swell([
    [-20, 668],
    [300, 650],
    [640, 664],
    [1000, 690],
    [1340, 676],
    [1620, 648],
  ])
  const near = swell([
    [-20, 800],
    [260, 770],
    [560, 770],
    [900, 800],
    [1260, 800],
    [1620, 752],
  ])
  return (
    sky +
    light +
    far +
    ground(hills, '#8f93b4') +
    treeline(hills, '#8f93b4', { gap: 9, height: [18, 52], seed: 3 }) +
    ground(plain, '#e9e4ee') +
    treeline(plain, '#5e7390', { gap: 15, height: [30, 84], seed: 6, skip: (x) => x > 360 && x < 640 }) +
    ground(mid, '#f3eff2') +
    snowTrees(mid, [60, 150, 215, 905, 985, 1380, 1460, 1540], [120, 230], '#35566a', 12) +
    ground(near, '#fbf9f6') +
    shadows() +
    tracks() +
    skiers() +
    snowTrees(
      swell([
        [-20, 900],
        [300, 980],
        [1200, 990],
        [1620, 930],
      ]),
      [-6, 86, 1530, 1610],
      [330, 520],
      '#1f4a4a',
      4,
    )
  )
}

function snowTrees(
  line: readonly InkPoint[],
  at: readonly number[],
  [low, top]: readonly [number, number],
  dark: string,
  seed: number,
) {
  const chance = seeded(seed)
  const trees = at.map((x) => conifer(x, heightAt(line, x) + 10, between(chance, low, top), chance, 0.2))
  return (
    shape(trees.map(({ d }) => d).join(''), dark) +
    shape(trees.map(({ weight }) => weight).join(''), '#d3d3e4', { opacity: 0.95 }) +
    shape(trees.map(({ light }) => light).join(''), '#fdf3e6')
  )
}

/** Long morning shadows of trees outside the picture. */
function shadows() {
  const chance = seeded(7)
  const bars = Array.from({ length: 9 }, (_, i) => {
    const y = 790 + i * 26
    const x = between(chance, 640, 900)
    return closed([
      [1640, y - 40 + i * 4],
      [x, y + between(chance, -4, 8)],
      [1640, y - 22 + i * 8],
    ])
  })
  return (
    shape('M-20 880C300 830 620 850 900 900C1160 944 1400 950 1620 930L1620 1010L-20 1010Z', '#ece9f1') +
    shape(bars.join(''), '#d6d3e6', { opacity: 0.75 })
  )
}

/** Two grooves that swing out of the woods to the viewer. */
function tracks() {
  const groove = (far: number, near: number, w: number) =>
    shape(
      `M${500 + far} 652C${540 + far} 676 ${640 + far * 1.5} 690 ${600 + far * 2} 716C${556 + far * 3} 744 ${380 + far * 5} 770 ${400 + near * 0.4} 830C${420 + near * 0.7} 890 ${620 + near} 940 ${760 + near} 1010L${760 + near + w} 1010C${620 + near + w} 940 ${420 + near * 0.7 + w * 0.7} 890 ${400 + near * 0.4 + w * 0.5} 830C${380 + far * 5 + w * 0.4} 772 ${558 + far * 3 + w * 0.2} 746 ${604 + far * 2} 717C${646 + far * 1.5} 690 ${542 + far} 676 ${500 + far} 652Z`,
      '#b9b6d3',
    )
  return (
    shape(
      'M490 652C530 676 610 690 570 716C520 744 330 770 330 830C330 890 440 940 520 1010L1010 1010C860 940 640 890 560 830C520 790 600 750 640 716C670 690 560 676 510 652Z',
      '#f1eef4',
    ) +
    groove(0, -60, 26) +
    groove(4, 40, 26)
  )
}

function skiers() {
  const gear = (jacket: string, trousers: string, hat: string, skin: string) =>
    group(
      line('M-18 0L42 0Q50 0 54 -6', '#b92b18', 3) + line('M-60 -3L2 -5Q8 -5 12 -9', '#7c1c12', 3),
      'translate(0 1)',
    ) +
    person(
      0,
      0,
      100,
      'stride',
      { jacket, trousers, hat, skin, boots: '#2a2430' },
      { held: line('M38 -62L10 0', '#3a3a44', 1.7) },
    ) +
    line('M-18 -58L-54 -8', '#3a3a44', 1.7)
  return (
    shape('M440 806C560 798 700 812 860 834C720 834 560 828 440 818Z', '#c3c0da', { opacity: 0.9 }) +
    group(gear('#b92b18', '#23405a', '#eceee9', '#dcab84'), 'translate(500 812) scale(2.05)') +
    group(gear('#2f7a6c', '#2b2f40', '#dba524', '#8f5d3f'), 'translate(634 694) scale(-0.7 0.7)')
  )
}
