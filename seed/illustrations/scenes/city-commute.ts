import { box, circle, ellipse, line, mix, shape, times, type InkPoint } from '../pen.ts'
import { bands, between, glints, ground, ridge, seeded, streak, swell, wash } from './land.ts'
import { glow, rider } from './props.ts'
import type { Scene } from './scene.ts'
import { bare, crown } from './trees.ts'

const street = 792

/** A Montréal street of outside staircases after rain. Calm side: left. */
export const cityCommute: Scene = () => {
  const sky = bands(['#2f6471', '#457983', '#65918f', '#93ab99', '#c7c3a0', '#ecd2a0', '#f6d59b'], 0, 700, 22, 14)
  const clouds =
    shape(streak(330, 170, 620, 26) + streak(620, 300, 460, 16), '#e9cfa4', { opacity: 0.5 }) +
    shape(streak(220, 260, 420, 14), '#2f6471', { opacity: 0.35 })
  const hill = ground(
    ridge(
      [
        [-20, 560],
        [120, 520],
        [280, 478],
        [420, 462],
        [560, 492],
        [720, 540],
        [900, 580],
      ],
      0.05,
      4,
    ),
    '#54797a',
    720,
  )
  const cross = line('M300 476v-46M286 448h28', '#3f666b', 4)
  const chance = seeded(9)
  const city =
    shape(
      times(26, (i) => {
        const [x, h, w] = [-20 + i * 34, between(chance, 26, 120), between(chance, 24, 46)]
        return `M${x} 720v${(-h - 40).toFixed(0)}h${w.toFixed(0)}v${(h + 40).toFixed(0)}Z`
      }),
      '#3c6469',
    ) +
    shape('M120 720v-150l20 -70l20 70v150Z', '#3c6469') +
    shape(
      times(70, () => `M${(chance() * 820).toFixed(0)} ${between(chance, 610, 700).toFixed(0)}h5v6h-5Z`),
      '#f2c873',
      { opacity: 0.75 },
    )
  const road = wash('city-commute-road', ['#6f7f7c', '#3d5559', '#233c42'], street, 1000)
  const walk =
    shape(`M-20 742H1620V${street}H-20Z`, '#7d8a80') + shape(`M-20 ${street - 8}H1620V${street + 8}H-20Z`, '#4a5f60')
  return (
    sky +
    clouds +
    hill +
    cross +
    city +
    park() +
    triplex(700, 268, 3, 0) +
    triplex(968, 300, 3, 1) +
    triplex(1268, 350, 3, 2) +
    walk +
    road +
    wet() +
    tree(640, 780, 420, 3) +
    lamp(600) +
    lamp(1330) +
    ellipse(1090, 836, 165, 10, '#14262b', { opacity: 0.5 }) +
    rider(
      1090,
      836,
      226,
      {
        jacket: '#dba524',
        trousers: '#1d2f3a',
        helmet: true,
        hat: '#eceee9',
        skin: '#8f5d3f',
        pack: '#b92b18',
        boots: '#12181a',
      },
      '#1f4a3a',
      {
        flip: true,
        tyre: '#10191c',
        fat: 3.2,
        more:
          circle(-40, -38, 2.6, '#ff6a4a') +
          circle(40, -58, 3, '#fff4cf') +
          line('M-52 -24A22 22 0 0 1 -16 -33', '#10191c', 2.6),
      },
    ) +
    shape('M994 702L790 776L800 830L1004 720Z', '#fff0bf', { opacity: 0.2 })
  )
}

/** Three floors of flats behind balconies, with a staircase to the second. */
function triplex(x: number, w: number, floors: number, kind: number) {
  const brick = ['#a4523b', '#7c3f38', '#c08a5e'][kind] ?? '#a4523b'
  const trim = ['#1f4a3a', '#e3cf9d', '#7c1c12'][kind] ?? '#1f4a3a'
  const top = [230, 204, 244][kind] ?? 230
  const floor = (742 - top - 40) / floors
  const dark = mix(brick, '#182428', 0.35)
  const chance = seeded(kind + 3)
  const courses = line(
    times(22, (i) => `M${x} ${top + 40 + i * 22}h${w}`),
    dark,
    1.5,
    { opacity: 0.35 },
  )
  const roof =
    [
      shape(`M${x - 8} ${top + 34}v-30h${w * 0.3}l${w * 0.1} -34h${w * 0.2}l${w * 0.1} 34h${w * 0.3 + 16}v30Z`, trim),
      shape(`M${x - 6} ${top + 34}L${x + 18} ${top - 60}H${x + w - 18}L${x + w + 6} ${top + 34}Z`, '#4a5c66') +
        box(x + w * 0.2, top - 40, 46, 62, 3, trim) +
        box(x + w * 0.62, top - 40, 46, 62, 3, trim) +
        box(x + w * 0.2 + 8, top - 30, 30, 44, 1, '#ffd98a') +
        box(x + w * 0.62 + 8, top - 30, 30, 44, 1, '#35525c'),
      shape(`M${x - 8} ${top + 34}v-34h${w + 16}v34Z`, trim) +
        line(
          times(12, (i) => `M${x + 8 + i * (w / 12)} ${top + 8}v20`),
          mix(trim, '#ffffff', 0.25),
          5,
        ),
    ][kind] ?? ''
  const rows = times(floors, (i) => {
    const y = top + 62 + i * floor
    return (
      times(3, (k) => {
        const wx = x + w * (0.09 + k * 0.31)
        const lit = chance() < 0.5
        const door = k === 1
        return (
          box(wx - 5, y - 8, w * 0.2 + 10, (door ? 112 : 90) + 10, 2, mix(brick, '#f4e3c0', 0.35)) +
          box(wx, y, w * 0.2, door ? 110 : 84, 1, door ? trim : lit ? '#ffd98a' : '#35525c') +
          (door
            ? box(wx + 8, y + 8, w * 0.2 - 16, 46, 1, lit ? '#ffe6ad' : '#48656c')
            : line(`M${wx + w * 0.1} ${y}v84M${wx} ${y + 38}h${w * 0.2}`, '#efe2c2', 4)) +
          (lit && !door ? shape(`M${wx} ${y}h${w * 0.07}v84h${-w * 0.07}Z`, '#fff0c9') : '')
        )
      }) +
      (i < floors - 1
        ? box(x + w * 0.26, y + 116, w * 0.66, 8, 1, '#24353a') +
          line(
            times(15, (k) => `M${x + w * 0.27 + k * w * 0.0457} ${y + 116}v-36`) +
              `M${x + w * 0.26} ${y + 80}h${w * 0.66}`,
            '#24353a',
            2.4,
          )
        : '')
    )
  })
  const y2 = top + 62 + (floors - 2) * floor + 116
  const stair =
    line(
      `M${x + w * 0.3} ${y2 + 4}C${x + w * 0.16} ${y2 + 40} ${x - w * 0.02} ${y2 + 60} ${x + w * 0.04} 752`,
      '#1b2a2f',
      15,
      { cap: 'butt' },
    ) +
    line(
      `M${x + w * 0.3} ${y2 - 32}C${x + w * 0.16} ${y2 + 4} ${x - w * 0.02} ${y2 + 24} ${x + w * 0.04} 714`,
      '#1b2a2f',
      3.5,
    ) +
    line(
      times(9, (i) => {
        const t = i / 9
        const [px, py] = [x + w * (0.3 - 0.29 * Math.sin(t * 1.5)), y2 + (748 - y2) * t ** 0.9]
        return `M${px.toFixed(0)} ${py.toFixed(0)}v-34M${(px - 12).toFixed(0)} ${(py - 4).toFixed(0)}h24`
      }),
      '#1b2a2f',
      2.4,
    )
  return (
    box(x, top, w, 742 - top + 6, 0, brick) +
    courses +
    shape(`M${x + w * 0.94} ${top}h${w * 0.06}V748h${-w * 0.06}Z`, dark, { opacity: 0.8 }) +
    roof +
    rows +
    stair
  )
}

function park() {
  const chance = seeded(44)
  const leaves = (y: number, low: number, top: number, count: number) =>
    times(count, () =>
      crown(between(chance, -20, 700), y + between(chance, -20, 16), between(chance, low, top), chance, 0.9),
    )
  return (
    shape(leaves(716, 30, 54, 22), '#365a52') +
    shape(leaves(742, 20, 40, 22), '#274a44') +
    shape('M-20 720H720V760H-20Z', '#274a44')
  )
}

function tree(x: number, y: number, h: number, seed: number) {
  const chance = seeded(seed)
  const at = (count: number, spread: number, up: number, r: number) =>
    times(count, () =>
      crown(
        x + between(chance, -spread, spread),
        y - h * up + between(chance, -spread * 0.8, spread * 0.7),
        between(chance, r * 0.6, r),
        chance,
        0.9,
      ),
    )
  return (
    bare(x, y, h * 0.9, '#2a2626', seed, 20) +
    shape(at(16, 92, 0.72, 44), '#a8431f') +
    shape(at(12, 84, 0.77, 34), '#d9782a') +
    shape(at(9, 66, 0.83, 24), '#eeb04a') +
    shape(
      times(
        16,
        () =>
          `M${(x + between(chance, -150, 190)).toFixed(0)} ${between(chance, 800, 880).toFixed(0)}q9 -7 18 0q-9 6 -18 0Z`,
      ),
      '#d9782a',
    )
  )
}

const lamp = (x: number) =>
  glow(x, 452, 130, '#ffd98a', 0.6) +
  line(`M${x} ${street - 6}V450`, '#1b2a2f', 8) +
  box(x - 9, street - 66, 18, 64, 3, '#1b2a2f') +
  shape(`M${x - 17} 434L${x - 12} 470H${x + 12}L${x + 17} 434Z`, '#ffe6ad') +
  shape(`M${x - 22} 436L${x} 416L${x + 22} 436Z`, '#1b2a2f')

/** Windows and lamps on the wet street, and the lane's own line. */
function wet() {
  const column = (x: number, w: number, seed: number, colour: string, opacity: number) =>
    shape(glints(x, w, street + 14, 990, 26, seed, 0.7), colour, { opacity })
  const lane: InkPoint[] = swell([
    [-20, 914],
    [700, 904],
    [1620, 910],
  ])
  return (
    column(760, 70, 1, '#ffd98a', 0.5) +
    column(1010, 90, 2, '#c9694a', 0.55) +
    column(1330, 90, 3, '#ffd98a', 0.6) +
    column(1480, 120, 4, '#dca273', 0.5) +
    column(600, 40, 5, '#ffe6ad', 0.6) +
    column(240, 300, 6, '#c7c3a0', 0.35) +
    line(lane.map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(0)} ${py.toFixed(0)}`).join(''), '#e3dcc0', 7, {
      dash: '90 60',
      cap: 'butt',
      opacity: 0.7,
    })
  )
}
