import { group, mix, shape, type InkPoint } from '../pen.ts'
import { between, boulder, closed, ground, seeded, swell, wash } from './land.ts'
import { person } from './people.ts'
import { wave, type Scene } from './scene.ts'
import { conifer, fern, grass } from './trees.ts'

/** Morning light through old forest. Calm side: left. */
export const forestTrail: Scene = (at = 0) => {
  const air = '#f1e7b4'
  const tones = [mix('#8fae7c', air, 0.35), '#86a878', '#54845f', '#2f6149', '#1f4a3a', '#12332a']
  const floor = (y: number, dip: number): InkPoint[] =>
    swell([
      [-20, y - 20],
      [300, y],
      [700, y + dip * 0.5],
      [1050, y + dip],
      [1330, y],
      [1620, y - 30],
    ])
  const layers = [
    [520, 10, 0.5, 26],
    [560, 16, 0.75, 40],
    [612, 22, 1.1, 62],
    [680, 26, 1.6, 112],
  ] as const
  const woods = layers.map(([y, dip, size, gap], i) => {
    const line = floor(y, dip)
    return (
      trunks(y + 8, gap, size, tones[i] ?? '', 40 + i) +
      ground(line, tones[i] ?? '') +
      bushes(line, tones[i] ?? '', 60 + i, 20 + i * 8)
    )
  })
  const rays = Array.from({ length: 7 }, (_, i) => {
    const x = 700 + i * 104
    return shape(
      closed([
        [x + 190, -20],
        [x + 190 + 34 + (i % 3) * 26, -20],
        [x - 210 + (i % 3) * 40, 800],
        [x - 330 + (i % 2) * 30, 800],
      ]),
      '#fff6cf',
      { opacity: (i % 2 ? 0.16 : 0.24) * (1 - 0.4 * wave(at, 4 + i)) },
    )
  })
  const near = swell([
    [-20, 760],
    [300, 778],
    [660, 806],
    [1000, 800],
    [1300, 776],
    [1620, 742],
  ])
  const trail =
    'M1064 640C1050 668 1112 690 1092 724C1064 766 940 800 860 856C800 900 760 950 740 1010L1200 1010C1180 930 1196 870 1176 816C1160 772 1150 740 1136 706C1122 676 1086 668 1084 640Z'
  const lit =
    'M1064 640C1050 668 1112 690 1092 724C1064 766 940 800 860 856C800 900 760 950 740 1010L900 1010C930 940 990 880 1056 826C1116 778 1128 742 1112 712C1096 684 1078 668 1084 640Z'
  const closer = 1 + at * 0.085
  const [x, y] = [1088 - at * 17, 700 + 106 * closer + 2 * Math.abs(Math.sin(at * 4.5))]
  const hiker = person(
    x,
    y,
    204 * closer,
    at !== 0 && Math.sin(at * 4.5) < 0 ? 'stand' : 'walk',
    { jacket: '#b92b18', trousers: '#2a3d4a', pack: '#dba524', hat: '#12332a', skin: '#b97f57' },
    { flip: true, held: shape('M12 -60L15 -60L24 -1L22 -1Z', '#12332a') },
  )
  const shade =
    '<linearGradient id="forest-trail-shade"><stop offset="0" stop-color="#12332a" stop-opacity="0.92"/><stop offset="0.55" stop-color="#1f4a3a" stop-opacity="0.72"/><stop offset="1" stop-color="#2f6149" stop-opacity="0"/></linearGradient><rect width="800" height="1000" fill="url(#forest-trail-shade)"/>'
  return (
    wash('forest-trail-air', ['#dfe0a0', '#f3eab9', '#fbf3cf', '#e8e2a6'], 0, 700) +
    woods.slice(0, 3).join('') +
    rays.slice(0, 4).join('') +
    (woods[3] ?? '') +
    rays.slice(4).join('') +
    ground(near, tones[4] ?? '') +
    shape(grass(near, -10, 1610, 16, 40, 8), tones[4] ?? '') +
    shape(trail, '#8a6a3c') +
    shape(lit, '#d9b36a') +
    shape('M1046 808C1006 816 906 842 866 866C936 852 1056 832 1112 816Z', '#12332a', {
      opacity: 0.45,
      transform: `translate(${(x - 1088).toFixed(1)} ${(y - 806).toFixed(1)})`,
    }) +
    hiker +
    shade +
    foreground(tones)
  )
}

/** Upright trunks of one distance, some of them carrying boughs. */
function trunks(foot: number, gap: number, size: number, colour: string, seed: number) {
  const chance = seeded(seed)
  let d = ''
  for (let x = -30; x < 1640; x += gap * between(chance, 0.5, 1.5)) {
    if (x > 960 && x < 1190 && chance() < 0.8) continue
    const w = between(chance, 6, 13) * size
    const lean = between(chance, -12, 12)
    d += closed([
      [x - w, foot + 20],
      [x - w * 0.6, foot - 60],
      [x - w * 0.45 + lean, -20],
      [x + w * 0.45 + lean, -20],
      [x + w * 0.6, foot - 60],
      [x + w, foot + 20],
    ])
    let side = chance() < 0.5 ? -1 : 1
    for (let y = between(chance, -20, 60); y < foot - 200 * size; y += between(chance, 34, 90) * Math.sqrt(size)) {
      side = -side
      const reach = between(chance, 22, 66) * size * (0.6 + (y / foot) * 0.7)
      const fringe = Array.from({ length: 5 }, (_, k): InkPoint => [
        x + side * reach * (0.92 - k * 0.18),
        y + reach * (0.62 - k * 0.1) + (k % 2 ? -0.06 : 0.16) * reach * between(chance, 0.6, 1.3),
      ])
      d += closed(
        side > 0
          ? [
              [x, y],
              [x + reach * 0.6, y + reach * 0.22],
              [x + reach * 1.06, y + reach * 0.7],
              ...fringe,
              [x, y + 14 * size],
            ]
          : [
              [x, y + 14 * size],
              ...fringe.toReversed(),
              [x - reach * 1.06, y + reach * 0.7],
              [x - reach * 0.6, y + reach * 0.22],
              [x, y],
            ],
      )
    }
  }
  return shape(d, colour)
}

function bushes(line: readonly InkPoint[], colour: string, seed: number, size: number) {
  const chance = seeded(seed)
  const young = line
    .filter(() => chance() < 0.3)
    .map(([x, y]) => (x > 980 && x < 1190 ? '' : conifer(x, y + 6, size * between(chance, 1, 3.4), chance, 0.3).d))
  return shape(young.join('') + grass(line, -10, 1610, 14, size * 0.7, seed + 3), colour)
}

function foreground(tones: readonly string[]) {
  const dark = tones[5] ?? ''
  const chance = seeded(91)
  const trunk = (x: number, w: number) =>
    shape(
      closed([
        [x - w * 1.6, 1010],
        [x - w, 880],
        [x - w * 0.8, -10],
        [x + w * 0.8, -10],
        [x + w, 890],
        [x + w * 1.7, 1010],
      ]),
      dark,
    ) +
    shape(
      closed([
        [x + w * 0.1, -10],
        [x + w * 0.8, -10],
        [x + w, 890],
        [x + w * 1.2, 960],
        [x + w * 0.5, 880],
      ]),
      mix(dark, '#dba524', 0.28),
    )
  const ferns = (x: number, y: number, size: number, colour: string) => shape(fern(x, y, size, chance), colour)
  return (
    trunk(1420, 44) +
    trunk(60, 34) +
    trunk(1565, 26) +
    ground(
      swell([
        [-20, 900],
        [240, 920],
        [560, 968],
        [760, 1008],
      ]),
      dark,
    ) +
    ground(
      swell([
        [1190, 1008],
        [1340, 940],
        [1620, 892],
      ]),
      dark,
    ) +
    ferns(170, 950, 150, mix(dark, '#3d7a4c', 0.5)) +
    ferns(360, 985, 110, mix(dark, '#3d7a4c', 0.32)) +
    ferns(1350, 975, 130, mix(dark, '#7a9a3c', 0.5)) +
    ferns(1510, 950, 140, mix(dark, '#3d7a4c', 0.45)) +
    boulder(640, 1000, 150, 62, [dark, '#2c5a48', '#7d9a63'], 3) +
    group(shape(conifer(560, 940, 130, chance, 0.28).d, dark), 'translate(-20 40)')
  )
}
