import { box, ellipse, group, line, shape, times, type InkPoint } from '../pen.ts'
import { bands, between, boulder, glints, ground, heightAt, reflection, seeded, streak, swell, wash } from './land.ts'
import type { Scene } from './scene.ts'
import { conifer, crown, stand } from './trees.ts'

/** The Laurentians in October from a dock with two chairs. Calm side: left. */
export const autumnLake: Scene = () => {
  const shore = 560
  const sky = bands(['#a9c5c9', '#bfd1cb', '#d6decd', '#ebe6cd', '#f6e7c6'], 0, shore, 17, 12)
  const clouds = shape(streak(380, 150, 640, 30) + streak(900, 90, 420, 18) + streak(1330, 210, 420, 16), '#faf4e2', {
    opacity: 0.85,
  })
  const hills = [
    {
      line: swell([
        [-20, 400],
        [240, 366],
        [520, 400],
        [800, 350],
        [1060, 300],
        [1300, 336],
        [1620, 290],
      ]),
      tones: ['#a9a4a0', '#b3a8a0', '#bcaca0'],
      size: 9,
      seed: 1,
    },
    {
      line: swell([
        [-20, 470],
        [260, 480],
        [560, 452],
        [860, 440],
        [1150, 392],
        [1420, 370],
        [1620, 350],
      ]),
      tones: ['#a8685a', '#c2805a', '#d39c64'],
      size: 12,
      seed: 2,
    },
    {
      line: swell([
        [-20, 520],
        [300, 526],
        [620, 530],
        [900, 510],
        [1180, 468],
        [1420, 420],
        [1620, 384],
      ]),
      tones: ['#9a3a26', '#c9571f', '#e08a2c'],
      size: 17,
      seed: 3,
    },
  ]
  const land = hills.map((hill) => wood(hill, shore)).join('')
  const water =
    wash('autumn-lake-water', ['#d9c7a4', '#a9a08c', '#5f7f84', '#2d5866', '#1c404e'], shore) +
    reflection(land, shore, 0.78, 0.68) +
    shape(glints(760, 900, shore + 6, 980, 110, 7), '#f2e3c0', { opacity: 0.5 }) +
    shape(glints(760, 900, shore + 50, 1000, 70, 17, 1.4), '#1c404e', { opacity: 0.35 })
  const mist = shape(streak(300, shore - 2, 760, 15) + streak(960, shore + 6, 520, 8), '#fbf3df', { opacity: 0.42 })
  return sky + clouds + land + water + mist + dock() + nearShore() + floating()
}

function wood(
  { line: top, tones, size, seed }: { line: InkPoint[]; tones: readonly string[]; size: number; seed: number },
  shore: number,
) {
  const chance = seeded(seed * 19)
  const layers = tones.map((tone, i) =>
    shape(
      times(Math.round(1500 / size), () => {
        const x = between(chance, -20, 1620)
        const y = heightAt(top, x)
        const down = chance() ** (i === 0 ? 2.4 : 1.1) * Math.max(10, Math.min(shore - y - size * 0.5, 150))
        return crown(x, y + down, size * between(chance, 0.55, 1.1), chance)
      }),
      tone,
    ),
  )
  const firs =
    seed === 1
      ? ''
      : stand(
          top.map(([x, y]): InkPoint => [x, y + 18 * seed]),
          { gap: 46, height: [22 * seed, 34 * seed], seed: seed + 8, skip: (x) => Math.sin(x / 71) < 0.1 },
        ).d
  const low = stand(
    [
      [-20, shore - 1],
      [1620, shore - 1],
    ],
    { gap: 30, height: [16 * seed, 26 * seed], seed: seed + 12, skip: () => seed < 3 },
  )
  return (
    ground(top, tones[0] ?? '', shore) +
    layers[0] +
    layers[1] +
    shape(firs, ['', '#5d6f5f', '#2c5044'][seed - 1] ?? '') +
    layers[2] +
    shape(seed === 3 ? low.d : '', '#1f4a3a')
  )
}

/** The dock from the lower right, with the two chairs everyone wants to sit in. */
function dock() {
  const planks = times(18, (i) => {
    const t = i / 12
    const [y, l, r] = [760 + t * t * 260, 980 - t * 130, 1230 + t * 250]
    return `M${l.toFixed(0)} ${y.toFixed(0)}L${r.toFixed(0)} ${y.toFixed(0)}`
  })
  return group(
    shape('M960 776L808 1110H1570L1240 776Z', '#17333f', { opacity: 0.55 }) +
      [
        [992, 740],
        [1216, 740],
        [900, 860],
      ]
        .map(
          ([x = 0, y = 0]) =>
            box(x - 9, y, 18, 130, 3, '#4a3a30') +
            ellipse(x, y, 9, 4, '#b39a78') +
            shape(`M${x - 9} ${y + 120}h18l-3 46h-10Z`, '#17333f', { opacity: 0.4 }),
        )
        .join('') +
      shape('M980 760H1230L1586 1130H795Z', '#b59468') +
      shape('M980 760H1060L989 1130H795Z', '#d3b483') +
      shape('M980 760H1230L1236 772H974Z', '#e8cc9b') +
      line(planks, '#7d6142', 4) +
      shape('M974 772H1236V784H970Z', '#6b5238') +
      chair(1050, 866, '#b92b18', '#84190f', '#d9503a') +
      chair(1186, 876, '#dba524', '#a07416', '#f0cb6a') +
      shape('M1116 842h34l-3 26h-28Z', '#5f4630') +
      ellipse(1133, 842, 19, 6, '#c9a878') +
      box(1126, 822, 13, 19, 3, '#eceee9') +
      line('M1139 827q8 3 0 9', '#eceee9', 3),
    'translate(0 -82)',
  )
}

function chair(x: number, y: number, base: string, dark: string, light: string) {
  const slats = times(5, (i) =>
    shape(
      `M${-32 + i * 13.4} 0L${-42 + i * 17.6} ${-88 - (2 - Math.abs(i - 2)) * 9}h13.4L${-20.6 + i * 13.4} 0Z`,
      i < 2 ? light : i === 2 ? base : dark,
    ),
  )
  return group(
    shape('M-58 48L60 48L90 60L-40 62Z', '#3c2a1c', { opacity: 0.4 }) +
      line('M-44 -6L-50 50M44 -6L52 50', dark, 9) +
      slats +
      shape('M-36 -2H36L44 16H-44Z', base) +
      shape('M-44 16H44L42 26H-42Z', dark) +
      shape('M-66 -24H-36V-14H-70ZM36 -24H66L70 -14H36Z', light) +
      line('M-60 -16L-58 52M60 -16L62 52', base, 9),
    `translate(${x} ${y}) scale(1.05)`,
  )
}

function nearShore() {
  const chance = seeded(13)
  const bank = swell([
    [1270, 1010],
    [1340, 900],
    [1430, 830],
    [1520, 790],
    [1640, 760],
  ])
  const maple = (x: number, y: number, r: number, tones: readonly string[]) =>
    tones
      .map((tone, i) =>
        shape(
          times(20, () => {
            const [dx, dy] = [between(chance, -r, r) * (1 - i * 0.14), between(chance, -r, r) * 0.95]
            return crown(
              x + dx - i * r * 0.1,
              y + dy - i * r * 0.12,
              between(chance, r * 0.2, r * 0.36) * (1 - i * 0.22),
              chance,
            )
          }),
          tone,
        ),
      )
      .join('')
  const firs = [conifer(1420, 850, 330, chance, 0.18), conifer(1350, 910, 160, chance, 0.19)]
  return (
    shape(firs.map(({ d }) => d).join(''), '#163c33') +
    shape(firs.map(({ light }) => light).join(''), '#356a55') +
    line(
      'M1540 900C1550 760 1530 640 1560 480M1546 720C1520 660 1500 640 1470 600M1550 660C1580 620 1600 600 1620 570',
      '#3a2620',
      22,
    ) +
    maple(1550, 400, 170, ['#8a2a1a', '#c2431c', '#e57c24', '#f5b548']) +
    ground(bank, '#26413a') +
    boulder(1400, 950, 130, 70, ['#2b3b40', '#5c6c6c', '#a9ac9c'], 5) +
    boulder(1320, 1000, 90, 46, ['#2b3b40', '#5c6c6c', '#a9ac9c'], 6)
  )
}

function floating() {
  const chance = seeded(21)
  return shape(
    times(34, () => {
      const [x, y] = [between(chance, 60, 900), between(chance, 800, 990)]
      const s = between(chance, 5, 11)
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${s} ${-s * 0.6} ${s * 2} 0q${-s} ${s * 0.5} ${-s * 2} 0Z`
    }),
    '#e08a2c',
  )
}
