import { inside, line, shape, type InkPoint } from '../pen.ts'
import { bands, between, closed, ground, heightAt, heap, ridge, seeded, swell } from './land.ts'
import { person } from './people.ts'
import type { Scene } from './scene.ts'
import { grass } from './trees.ts'

/** Hoodoos of the Alberta badlands in the afternoon. Calm side: right. */
export const desertHoodoos: Scene = () => {
  const chance = seeded(12)
  const sky = bands(['#2f8a94', '#4ca0a3', '#74b7b1', '#a3cfc0', '#d3e4cc', '#f0ebcf'], 0, 600, 3, 10)
  const clouds =
    shape(
      heap(1180, 250, 380, 90, chance) + heap(1480, 190, 260, 60, chance) + heap(820, 168, 240, 50, chance),
      '#f8f1dc',
    ) +
    shape(
      'M990 250C1120 226 1250 232 1370 250C1260 262 1100 264 990 250ZM1350 190C1440 176 1540 178 1610 190C1540 198 1440 200 1350 190ZM700 168C780 156 860 156 940 168C880 176 760 176 700 168Z',
      '#dcdcc6',
    )
  const butte = (
    anchors: readonly InkPoint[],
    seed: number,
    tones: readonly string[],
    name: string,
    step: number,
    foot = 760,
  ) => layered(name, ridge(anchors, 0.14, seed), tones, step, seed, foot)
  const far = butte(
    [
      [-20, 520],
      [200, 500],
      [260, 470],
      [520, 466],
      [580, 506],
      [900, 520],
      [980, 470],
      [1240, 460],
      [1300, 490],
      [1620, 480],
    ],
    5,
    ['#d9c6a8', '#c9ad93', '#d6bd9c', '#bf9d88'],
    'hoodoos-far',
    22,
  )
  const middle = butte(
    [
      [-20, 600],
      [100, 586],
      [330, 620],
      [700, 640],
      [900, 604],
      [960, 570],
      [1180, 560],
      [1260, 600],
      [1420, 590],
      [1620, 540],
    ],
    9,
    ['#e3bd8a', '#c98a5c', '#e0b07a', '#b9714c', '#d39a68'],
    'hoodoos-mid',
    30,
    860,
  )
  const floor = swell([
    [-20, 770],
    [300, 752],
    [640, 776],
    [1000, 790],
    [1340, 762],
    [1620, 740],
  ])
  const front = swell([
    [-20, 920],
    [300, 884],
    [640, 906],
    [1000, 948],
    [1620, 900],
  ])
  const brush =
    shape(grass(front, -10, 1610, 17, 34, 6, 0.1), '#5a6b45') + shape(grass(floor, 620, 1600, 24, 20, 16, 0), '#8a8a52')
  return (
    sky +
    clouds +
    far +
    middle +
    ground(floor, '#e8b878') +
    shape(
      'M-20 800C260 776 520 800 760 826C1020 850 1300 820 1620 790L1620 860C1300 880 1000 900 700 876C440 856 200 850 -20 872Z',
      '#d69a5d',
    ) +
    gullies() +
    hoodoo(250, 800, 330, 64, 1) +
    hoodoo(390, 826, 470, 96, 2) +
    hoodoo(545, 800, 360, 74, 3) +
    hoodoo(648, 786, 230, 48, 4) +
    hoodoo(146, 820, 220, 56, 5) +
    person(
      760,
      824,
      116,
      'walk',
      { jacket: '#1f4a3a', trousers: '#3a3d3a', pack: '#b92b18', hat: '#f0e2bd', skin: '#b97f57' },
      { flip: true, held: shape('M12 -60L15 -60L24 -1L22 -1Z', '#3a2a20') },
    ) +
    shape('M756 824C830 820 900 832 960 842C880 842 800 836 748 830Z', '#8f5a36', { opacity: 0.5 }) +
    ground(front, '#7a4a2c') +
    shape('M-20 926C300 890 640 912 1000 954L1000 962C640 930 300 908 -20 948Z', '#b0713f') +
    brush +
    line(`M1180 ${heightAt(front, 1180) + 40}q60 -8 130 2M220 ${heightAt(front, 220) + 60}q90 -8 180 6`, '#5f3822', 5)
  )
}

/** Land of flat strata: bands of `tones` that follow no ridge but the old sea floor. */
function layered(
  name: string,
  top: readonly InkPoint[],
  tones: readonly string[],
  step: number,
  seed: number,
  foot: number,
) {
  const chance = seeded(seed)
  const strata = Array.from({ length: Math.ceil((foot - 440) / step) }, (_, i) => {
    const y = 440 + i * step + between(chance, -6, 6)
    return ground(
      ridge(
        [
          [-20, y],
          [400, y + between(chance, -6, 6)],
          [900, y],
          [1620, y + between(chance, -6, 6)],
        ],
        0.03,
        seed + i,
        40,
      ),
      tones[i % tones.length] ?? '',
      foot,
    )
  })
  const folds = top
    .filter(() => chance() < 0.3)
    .map(([x, y]) => {
      const [w, h] = [between(chance, 10, 70), between(chance, 40, 220)]
      return closed([
        [x, y - 4],
        [x + w * 0.5, y + h * 0.3],
        [x + w * 1.4, y + h],
        [x + w * 0.2, y + h],
        [x - w * 0.1, y + h * 0.4],
      ])
    })
  return inside(
    name,
    closed([...top, [1620, foot], [-20, foot]]),
    ground(top, tones[0] ?? '', foot) + strata.join('') + shape(folds.join(''), '#7a4632', { opacity: 0.24 }),
  )
}

/** A pillar of soft clay under its cap of hard stone. */
function hoodoo(x: number, y: number, h: number, w: number, seed: number) {
  const chance = seeded(seed * 31)
  const waist = (t: number) => (0.62 + 0.5 * (1 - t) ** 3 + 0.1 * Math.sin(t * 9 + seed) - 0.1 * t) * w
  const side = (s: number) =>
    Array.from({ length: 16 }, (_, i): InkPoint => [
      x + s * waist(i / 15) * between(chance, 0.9, 1.1),
      y - h * 0.86 * (i / 15),
    ])
  const [left, right] = [side(-1), side(1)]
  const body = closed([...left, ...right.toReversed()])
  const tones = ['#cf8a55', '#e8bd86', '#c27848', '#eccb98', '#b5663f', '#e0a870']
  const bands = Array.from({ length: 12 }, (_, i) => {
    const top = y - h * 0.88 + (i * h * 0.88) / 12 + between(chance, -6, 6)
    return ground(
      ridge(
        [
          [x - w * 2, top + 5],
          [x, top - 3],
          [x + w * 2, top + 6],
        ],
        0.12,
        seed * 50 + i,
        12,
      ),
      tones[(i + seed) % tones.length] ?? '',
      y + 10,
    )
  })
  const shade = closed([
    ...right.map(([px, py], i): InkPoint => [x + (px - x) * (i % 2 ? 0.16 : 0.34), py]),
    ...right.toReversed().map(([px, py]): InkPoint => [px + 10, py]),
  ])
  const cy = y - h * 0.84
  const cap = closed([
    [x - w * 1.02, cy],
    [x - w * 1.08, cy - h * 0.05],
    [x - w * 0.72, cy - h * 0.13],
    [x - w * 0.1, cy - h * 0.16],
    [x + w * 0.64, cy - h * 0.13],
    [x + w * 1.05, cy - h * 0.06],
    [x + w * 0.9, cy + h * 0.015],
    [x, cy + h * 0.03],
  ])
  return (
    shape(
      closed([
        [x, y - 6],
        [x + w * 1.1, y - 8],
        [x + h * 0.9, y + 20],
        [x + h * 0.5, y + 30],
      ]),
      '#9c6237',
      { opacity: 0.45 },
    ) +
    shape(
      closed([
        [x - w * 1.9, y + 12],
        [x - w * 1.1, y - h * 0.1],
        [x + w * 1.1, y - h * 0.1],
        [x + w * 2, y + 12],
      ]),
      '#d69a5d',
    ) +
    shape(
      closed([
        [x + w * 0.2, y - h * 0.1],
        [x + w * 1.1, y - h * 0.1],
        [x + w * 2, y + 12],
        [x + w * 0.4, y + 12],
      ]),
      '#a9683f',
    ) +
    inside(
      `hoodoo-${seed}`,
      body,
      shape(body, '#d9965f') + bands.join('') + shape(shade, '#7c4028', { opacity: 0.55 }),
    ) +
    shape(cap, '#8a5238') +
    shape(
      closed([
        [x - w * 1.08, cy - h * 0.05],
        [x - w * 0.72, cy - h * 0.13],
        [x - w * 0.1, cy - h * 0.16],
        [x + w * 0.64, cy - h * 0.13],
        [x + w * 0.2, cy - h * 0.08],
      ]),
      '#c98d62',
    ) +
    shape(
      closed([
        [x + w * 0.2, cy - h * 0.08],
        [x + w * 0.64, cy - h * 0.13],
        [x + w * 1.05, cy - h * 0.06],
        [x + w * 0.9, cy + h * 0.015],
        [x + w * 0.3, cy + h * 0.02],
      ]),
      '#5f3426',
    )
  )
}

const gullies = () =>
  line(
    'M900 880C960 850 1060 850 1120 826M1240 870C1300 846 1400 846 1500 812M980 900C1100 890 1180 876 1260 880',
    '#b9793f',
    6,
    { opacity: 0.7 },
  )
