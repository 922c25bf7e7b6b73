import { box, line, mix, shape, times, type InkPoint } from '../pen.ts'
import { bands, between, closed, ground, heap, heightAt, seeded, swell } from './land.ts'
import { rider } from './props.ts'
import type { Scene } from './scene.ts'
import { crown, grass } from './trees.ts'

/** A summer sky over wheat, an elevator and two touring cyclists. Calm side: left. */
export const prairieSky: Scene = () => {
  const horizon = 690
  const sky = bands(['#2c6fa3', '#3f83b2', '#5a9ac0', '#7fb3cb', '#a9cdd3', '#d3e3d6', '#f1ecd0'], 0, horizon, 2, 8)
  const wheat = swell([
    [-20, 690],
    [500, 694],
    [1000, 690],
    [1620, 692],
  ])
  return (
    sky +
    clouds() +
    far(horizon) +
    ground(wheat, '#d9a93a') +
    crops() +
    elevator(1130, 704) +
    farm() +
    road() +
    riders() +
    front()
  )
}

/** Cumulus heaped over the horizon: a shaded foot, a warm middle, lit heads. */
function clouds() {
  const chance = seeded(14)
  const tower = (x: number, y: number, s: number) => {
    const at = (dx: number, dy: number, w: number, h: number) => heap(x + dx * s, y + dy * s, w * s, h * s, chance)
    return (
      shape(at(0, 0, 700, 150) + at(-60, -90, 520, 190) + at(60, -190, 400, 200) + at(20, -310, 250, 150), '#a9c0cf') +
      shape(
        at(-30, -26, 620, 130) + at(-90, -120, 430, 160) + at(30, -220, 330, 170) + at(0, -330, 200, 120),
        '#dfe6e2',
      ) +
      shape(
        at(-130, -70, 330, 110) + at(-120, -170, 290, 140) + at(-10, -270, 240, 150) + at(-20, -370, 140, 84),
        '#fbf5e4',
      ) +
      shape(at(-190, -86, 150, 60) + at(-170, -206, 130, 70) + at(-60, -310, 120, 76), '#ffffff') +
      shape(
        `M${x - 350 * s} ${y}Q${x} ${y + 16 * s} ${x + 350 * s} ${y}Q${x + 180 * s} ${y - 36 * s} ${x} ${y - 24 * s}Q${x - 180 * s} ${y - 34 * s} ${x - 350 * s} ${y}Z`,
        '#8fabc0',
      )
    )
  }
  const small = (x: number, y: number, w: number, h: number) =>
    shape(heap(x, y, w, h, chance), '#dfe6e2') +
    shape(heap(x - w * 0.08, y - h * 0.16, w * 0.72, h * 0.8, chance), '#fbf5e4')
  return (
    tower(1180, 560, 0.98) +
    small(520, 590, 260, 46) +
    small(240, 630, 190, 26) +
    small(760, 640, 170, 26) +
    small(1540, 600, 220, 50) +
    small(60, 560, 180, 30)
  )
}

function far(y: number) {
  const chance = seeded(3)
  const clump = (x: number, w: number) =>
    times(Math.round(w / 9), () =>
      crown(x + between(chance, 0, w), y - between(chance, 2, 14), between(chance, 7, 15), chance),
    )
  return (
    shape(`M-20 ${y - 8}C300 ${y - 14} 900 ${y - 4} 1620 ${y - 12}V${y + 10}H-20Z`, '#7f9a7a') +
    shape(clump(40, 130) + clump(330, 90) + clump(700, 120) + clump(1330, 200), '#3f6a55')
  )
}

function crops() {
  const chance = seeded(6)
  const band = (y: number, h: number, fill: string) => {
    const top = swell(Array.from({ length: 8 }, (_, i): InkPoint => [i * 236 - 20, y + between(chance, -5, 5)]))
    return shape(
      closed([...top, ...top.toReversed().map(([x, py]): InkPoint => [x, py + h * between(chance, 0.7, 1.3)])]),
      fill,
    )
  }
  return (
    band(704, 7, '#a9b05a') +
    band(722, 12, '#e9c35a') +
    band(746, 9, '#c08c2a') +
    band(766, 20, '#efd07a') +
    band(800, 14, '#c9952e') +
    band(832, 30, '#e6bb4e') +
    band(880, 24, '#bf8a2a') +
    band(926, 40, '#dba83c')
  )
}

/** A wooden grain elevator in its old red, with its annex. */
function elevator(x: number, y: number) {
  const [red, dark, light] = ['#b92b18', '#7f1a10', '#d2492f']
  const boards = (bx: number, by: number, w: number, h: number) =>
    line(
      times(Math.floor(h / 13), (i) => `M${bx} ${by + 10 + i * 13}h${w}`),
      dark,
      1.4,
      { opacity: 0.4 },
    )
  return (
    shape(`M${x - 60} ${y + 8}L${x + 330} ${y + 26}L${x + 250} ${y + 38}L${x - 70} ${y + 16}Z`, '#8a6420', {
      opacity: 0.5,
    }) +
    box(x + 92, y - 120, 130, 126, 0, dark) +
    shape(`M${x + 84} ${y - 118}L${x + 108} ${y - 156}H${x + 206}L${x + 230} ${y - 118}Z`, '#4a2a24') +
    box(x + 112, y - 40, 60, 46, 0, '#3a1c16') +
    box(x - 62, y - 250, 96, 256, 0, red) +
    box(x + 34, y - 250, 60, 256, 0, dark) +
    boards(x - 62, y - 250, 96, 256) +
    shape(`M${x - 62} ${y - 250}L${x - 40} ${y - 318}H${x + 20}L${x + 34} ${y - 250}Z`, light) +
    shape(`M${x + 20} ${y - 318}H${x + 62}L${x + 94} ${y - 250}H${x + 34}Z`, '#4a2a24') +
    box(x - 40, y - 372, 60, 66, 0, red) +
    box(x + 20, y - 372, 42, 66, 0, dark) +
    boards(x - 40, y - 372, 60, 66) +
    shape(`M${x - 48} ${y - 370}L${x - 10} ${y - 404}L${x + 28} ${y - 370}Z`, light) +
    shape(`M${x - 10} ${y - 404}H${x + 32}L${x + 70} ${y - 370}H${x + 28}Z`, '#4a2a24') +
    box(x - 20, y - 350, 18, 24, 0, '#f2e3b8') +
    shape(`M${x - 62} ${y - 190}h96v16h-96Z`, '#eceee9') +
    shape(`M${x + 34} ${y - 190}h60v16h-60Z`, '#b9b4a8') +
    box(x - 44, y - 62, 54, 68, 0, '#3a1c16')
  )
}

const farm = () =>
  box(1326, 668, 70, 38, 0, '#eceee9') +
  shape('M1318 670L1340 642H1382L1404 670Z', '#5f6a6a') +
  box(1412, 640, 26, 66, 0, '#b9c3c0') +
  shape('M1412 640Q1425 620 1438 640Z', '#8c9690')

function road() {
  return (
    shape(
      'M1046 692C1070 716 1058 748 1000 776C920 812 700 920 580 1010H1230C1170 950 1110 900 1100 850C1094 806 1128 768 1110 734C1098 714 1074 704 1056 692Z',
      '#cdb98f',
    ) +
    shape(
      'M1046 692C1070 716 1058 748 1000 776C920 812 700 920 580 1010H720C800 930 900 850 990 806C1060 770 1084 750 1078 724C1074 710 1060 700 1050 692Z',
      '#e5d6b0',
    ) +
    line(
      times(14, (i) => `M${(800 - i * i * 2.2).toFixed(0)} ${800 + i * 15}v${-26 - i * 3.4}`),
      '#6d5026',
      4,
    ) +
    line(
      times(7, (i) => `M${1240 + i * 66} ${760 + i * 6}v${-70 - i * 10}`),
      '#5a4426',
      5,
    ) +
    line('M1240 692C1300 700 1400 690 1470 676C1540 664 1590 650 1640 640', '#5a4426', 2)
  )
}

function riders() {
  const bag = shape('M-52 -34h28v20q-14 6 -28 0Z', '#b92b18') + shape('M30 -30h20v16q-10 5 -20 0Z', '#b92b18')
  const shadow = (x: number, y: number, s: number) =>
    shape(
      `M${x - 90 * s} ${y}L${x + 90 * s} ${y - 4 * s}L${x + 220 * s} ${y + 30 * s}L${x + 20 * s} ${y + 26 * s}Z`,
      '#8a6a34',
      { opacity: 0.5 },
    )
  return (
    shadow(1090, 760, 0.34) +
    rider(
      1086,
      762,
      62,
      { jacket: '#1f4a3a', trousers: '#2a2f36', helmet: true, hat: '#eceee9', skin: '#8f5d3f' },
      '#dba524',
      { flip: true, tyre: '#2a2622', more: bag.replaceAll('#b92b18', '#2f5f7a') },
    ) +
    shadow(886, 834, 0.95) +
    rider(
      882,
      838,
      178,
      { jacket: '#f3efe2', trousers: '#26364a', helmet: true, hat: '#b92b18', skin: '#dcab84' },
      '#1f4a3a',
      { flip: true, tyre: '#2a2622', more: bag },
    )
  )
}

function front() {
  const left = swell([
    [-20, 860],
    [200, 880],
    [420, 930],
    [560, 1010],
  ])
  const right = swell([
    [1180, 1010],
    [1300, 940],
    [1460, 890],
    [1640, 870],
  ])
  const chance = seeded(10)
  const ears = (line1: readonly InkPoint[], from: number, to: number, colour: string) =>
    shape(
      times(70, () => {
        const x = between(chance, from, to)
        const y = heightAt(line1, x) - between(chance, 10, 70)
        return `M${x.toFixed(0)} ${y.toFixed(0)}q9 -14 5 -34q-14 12 -5 34Z`
      }),
      colour,
    )
  return [left, right]
    .map((bank, i) => {
      const [from, to] = i ? [1200, 1620] : [-10, 520]
      return (
        shape(grass(bank, from, to, 7, 90, 4 + i, 0.18), '#c08c2a') +
        ground(bank, '#b07d22') +
        ears(bank, from, to, '#f3dc90') +
        ears(bank, from, to, mix('#dba524', '#ffffff', 0.2)) +
        shape(
          grass(
            bank.map(([x, y]): InkPoint => [x, y + 40]),
            from,
            to,
            8,
            70,
            14 + i,
            0.1,
          ),
          '#8a5f1a',
        )
      )
    })
    .join('')
}
