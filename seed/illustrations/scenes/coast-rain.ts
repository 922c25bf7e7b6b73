import { box, circle, group, inside, line, shape, times, type InkPoint } from '../pen.ts'
import { bands, between, closed, glints, ground, heightAt, ridge, seeded, streak, swell, wash } from './land.ts'
import { person } from './people.ts'
import { strokes } from './props.ts'
import type { Scene } from './scene.ts'
import { grass } from './trees.ts'

/** A wet day on the Atlantic shore. Calm side: left. */
export const coastRain: Scene = () => {
  const sea = 520
  const chance = seeded(3)
  const sky = bands(['#5f7580', '#758a91', '#8c9ea0', '#a6b3b0', '#c2c8bf', '#d9d9c8'], 0, sea, 12, 20)
  const clouds =
    shape(streak(300, 130, 900, 60) + streak(900, 70, 800, 50) + streak(760, 240, 620, 34), '#566b76', {
      opacity: 0.7,
    }) + shape(streak(420, 300, 700, 20) + streak(120, 206, 520, 30), '#b9c3bf', { opacity: 0.6 })
  const capes =
    ground(
      ridge(
        [
          [620, 522],
          [700, 496],
          [840, 470],
          [980, 452],
          [1120, 420],
          [1620, 380],
        ],
        0.12,
        4,
      ),
      '#8b9c9c',
      sea + 4,
    ) +
    ground(
      ridge(
        [
          [820, 524],
          [880, 486],
          [1010, 470],
          [1100, 440],
          [1620, 400],
        ],
        0.16,
        14,
      ),
      '#6d8286',
      sea + 6,
    )
  const water =
    wash('coast-rain-sea', ['#a9b7b2', '#6f8a8c', '#3f626a', '#29484f'], sea) +
    shape(glints(500, 700, sea + 8, 760, 120, 6), '#d8ddd2', { opacity: 0.5 }) +
    shape(glints(400, 700, sea + 30, 900, 80, 16, 1.3), '#2a4a52', { opacity: 0.45 })
  const waves = [640, 716, 812].map((y, i) => wave(y, 10 + i * 9, 90 + i, [880, 800, 690][i] ?? 700)).join('')
  const line1: InkPoint[] = ridge(
    [
      [800, 640],
      [838, 596],
      [880, 588],
      [930, 548],
      [1010, 520],
      [1110, 492],
      [1180, 478],
      [1290, 486],
      [1420, 452],
      [1620, 430],
    ],
    0.05,
    20,
  )
  const cliff = headland(line1)
  const meadow = swell([
    [560, 1010],
    [640, 930],
    [780, 868],
    [940, 800],
    [1100, 742],
    [1320, 690],
    [1620, 640],
  ])
  const rain =
    line(strokes(170, chance, [-100, -60, 1700, 1000], 52, 0.26), '#e8ebe2', 1.6, { opacity: 0.4 }) +
    line(strokes(60, chance, [-100, -60, 1700, 1000], 90, 0.26), '#f4f4ea', 2.6, { opacity: 0.32 })
  const walker = person(
    932,
    812,
    164,
    'walk',
    { jacket: '#dba524', trousers: '#2d3f45', hood: true, boots: '#b92b18', skin: '#d9a98a' },
    { flip: true },
  )
  return (
    sky +
    clouds +
    capes +
    water +
    waves +
    cliff +
    group(lighthouse(1180, 484), 'translate(118 48) scale(0.9)') +
    ground(meadow, '#37574a') +
    ground(
      meadow.map(([x, y]): InkPoint => [x + 30, y + 34]),
      '#2a463d',
    ) +
    shape(grass(meadow, 600, 1620, 13, 34, 5, -0.5), '#37574a') +
    fence(meadow) +
    shape('M908 818C862 868 780 930 740 1010L1010 1010C990 930 960 870 958 814Z', '#8d8a6d') +
    shape('M932 816C920 880 900 950 900 1010L1010 1010C990 930 960 870 958 814Z', '#716f58') +
    shape(
      'M846 900C880 894 910 896 930 904C900 912 866 910 846 900ZM800 958C850 948 900 950 950 964C900 976 840 972 800 958Z',
      '#b9c3bf',
    ) +
    walker +
    rain
  )
}

function wave(y: number, size: number, seed: number, to: number) {
  const chance = seeded(seed)
  const points: InkPoint[] = []
  for (let x = -40; x < to; x += between(chance, 50, 120))
    points.push([x, y + between(chance, -size * 0.5, size * 0.5)])
  const top = swell([...points, [to + 90, y + size * 0.3]])
  const body = (lift: number, thick: number) =>
    closed([
      ...top.map(([x, py]): InkPoint => [x, py + lift]),
      ...top
        .toReversed()
        .map(([x, py], i): InkPoint => [x, py + lift + size * thick * Math.min(1, i / 9) * between(chance, 0.4, 1.1)]),
    ])
  return shape(body(size * 0.7, 1.4), '#24444c', { opacity: 0.5 }) + shape(body(0, 1), '#eceee9', { opacity: 0.9 })
}

function headland(top: readonly InkPoint[]) {
  const chance = seeded(8)
  const foot = ridge(
    [
      [776, 690],
      [860, 704],
      [960, 742],
      [1200, 800],
      [1620, 900],
    ],
    0.16,
    5,
    30,
  )
  const rock = closed([...top, [1620, 1000], ...foot.toReversed()])
  const plane = (x: number, w: number, slant: number, seed: number) => {
    const y = heightAt(top, x)
    const h = heightAt(foot, x) - y + 40
    const left = ridge(
      [
        [y, x],
        [y + h * 0.5, x - slant * 0.4],
        [y + h, x - slant],
      ],
      0.5,
      seed,
      34,
    ).map(([py, px]): InkPoint => [px, py])
    return closed([
      ...left,
      [x - slant + w * between(chance, 0.5, 1.1), y + h],
      [x + w * between(chance, 0.3, 1), y + h * between(chance, 0.4, 0.6)],
      [x + w, y],
    ])
  }
  const [light, dark]: [string[], string[]] = [[], []]
  for (let x = 806; x < 1620;) {
    const w = between(chance, 26, 74)
    light.push(plane(x, w * 0.6, 26, Math.round(x)))
    dark.push(plane(x + w * 0.55, w * 0.75, 18, Math.round(x) + 1))
    x += w * 1.5
  }
  const cracks = Array.from({ length: 16 }, () => {
    const x = between(chance, 800, 1600)
    const y = between(chance, heightAt(top, x) + 60, heightAt(foot, x))
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${between(chance, 20, 70).toFixed(0)} ${between(chance, -8, 12).toFixed(0)}l${between(chance, 10, 40).toFixed(0)} ${between(chance, -10, 4).toFixed(0)}`
  })
  const turf = closed([
    ...top,
    ...top
      .toReversed()
      .map(([x, y], i): InkPoint => [x - 4, y + 14 + (i % 3) * 8 + ((i * 7) % 5) * 4 + (x - 800) * 0.03]),
  ])
  const foam =
    'M700 700C760 676 820 704 866 700C900 694 930 746 980 740C1020 734 1060 776 1140 770C1080 800 1010 764 976 764C920 768 896 722 862 722C820 728 780 704 700 712Z'
  return (
    inside(
      'coast-rain-cliff',
      rock,
      shape(rock, '#50575a') +
        shape(light.join(''), '#7d837e') +
        shape(dark.join(''), '#2f383c') +
        line(cracks.join(''), '#252d31', 3),
    ) +
    shape(turf, '#6f8150') +
    shape(foam, '#eceee9', { opacity: 0.92 })
  )
}

function lighthouse(x: number, y: number) {
  const at = (t: number, s: number) => `${(x + s * (46 - 18 * t)).toFixed(0)} ${(y - 250 * t).toFixed(0)}`
  const band = (a: number, b: number, fill: string, dark: string) =>
    shape(`M${at(a, -1)}L${at(b, -1)}L${at(b, 1)}L${at(a, 1)}Z`, fill) +
    shape(`M${at(a, 0.25)}L${at(b, 0.25)}L${at(b, 1)}L${at(a, 1)}Z`, dark)
  const beam =
    shape(`M${x - 8} ${y - 278}L-320 110L-320 360Z`, '#f6e3a0', { opacity: 0.26 }) +
    shape(`M${x - 8} ${y - 278}L-320 180L-320 296Z`, '#fdf2c9', { opacity: 0.3 })
  const house =
    shape(`M${x + 60} ${y + 14}v-74l64 -44l64 44v74Z`, '#eceee9') +
    shape(`M${x + 124} ${y - 104}l64 44v74h-64Z`, '#c2c8c2') +
    shape(
      `M${x + 48} ${y - 54}L${x + 124} ${y - 112}L${x + 200} ${y - 54}L${x + 188} ${y - 54}L${x + 124} ${y - 98}L${x + 60} ${y - 54}Z`,
      '#b92b18',
    ) +
    box(x + 78, y - 44, 26, 30, 1, '#f2cd6a') +
    box(x + 144, y - 44, 24, 58, 1, '#84190f')
  return (
    beam +
    house +
    band(-0.08, 0.26, '#f3f2ea', '#c5cbc6') +
    band(0.26, 0.5, '#c9341f', '#8c1d12') +
    band(0.5, 0.76, '#f3f2ea', '#c5cbc6') +
    band(0.76, 1, '#c9341f', '#8c1d12') +
    box(x - 10, y - 36, 20, 46, 8, '#2b3438') +
    box(x - 7, y - 156, 14, 22, 6, '#2b3438') +
    box(x - 40, y - 262, 80, 12, 2, '#24332f') +
    line(times(7, (i) => `M${x - 36 + i * 12} ${y - 262}v-16`) + `M${x - 38} ${y - 278}H${x + 38}`, '#24332f', 3) +
    box(x - 20, y - 300, 40, 42, 2, '#fbe9ac') +
    line(`M${x - 7} ${y - 300}v40M${x + 7} ${y - 300}v40`, '#7c520f', 2.5) +
    shape(`M${x - 28} ${y - 298}L${x} ${y - 334}L${x + 28} ${y - 298}Z`, '#b92b18') +
    shape(`M${x} ${y - 334}L${x + 28} ${y - 298}H${x + 6}Z`, '#84190f') +
    circle(x, y - 338, 5, '#24332f') +
    circle(x, y - 280, 9, '#ffffff')
  )
}

const fence = (meadow: readonly InkPoint[]) =>
  line(
    [1080, 1170, 1265, 1365, 1470, 1580]
      .map((x, i) => `M${x} ${(heightAt(meadow, x) + 46 + i * 7).toFixed(0)}v${-54 - i * 6}`)
      .join(''),
    '#1c332c',
    8,
  ) +
  line(
    [-34, -14]
      .map(
        (up) =>
          `M1060 ${(heightAt(meadow, 1060) + 44 + up).toFixed(0)}L1170 ${(heightAt(meadow, 1170) + 50 + up).toFixed(0)}L1365 ${(heightAt(meadow, 1365) + 58 + up).toFixed(0)}L1620 ${(heightAt(meadow, 1620) + 76 + up).toFixed(0)}`,
      )
      .join(''),
    '#1c332c',
    4,
  )
