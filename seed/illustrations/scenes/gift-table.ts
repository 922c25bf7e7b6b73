import { box, circle, ellipse, group, inside, line, mix, shape, times } from '../pen.ts'
import { between, ground, range, seeded, swell } from './land.ts'
import { flakes, glow, plume } from './props.ts'
import type { Scene } from './scene.ts'
import { conifer, treeline } from './trees.ts'

/** Presents by a window on the night before. Calm side: left. */
export const giftTable: Scene = () => {
  const chance = seeded(8)
  const wall =
    shape('M-20 -20H1620V760H-20Z', '#7c2018') +
    shape(
      times(25, (i) => `M${-20 + i * 68} -20h30V760h-30Z`),
      '#86271d',
      { opacity: 0.7 },
    ) +
    shape('M-20 600H1620V760H-20Z', '#5f1812') +
    line('M-20 600H1620', '#a8402f', 8) +
    shape(
      times(7, (i) => `M${20 + i * 232} 630h190v100h-190Z`),
      '#6d1d16',
    )
  const table =
    shape('M-20 752H1620V960H-20Z', '#bd8648') +
    shape('M-20 752H1620v9H-20Z', '#e3bb7c') +
    shape('M-20 960H1620V1010H-20Z', '#7d4f26') +
    shape('M-20 954H1620v9H-20Z', '#d9a862') +
    line(
      'M-20 786C400 780 900 790 1620 782M-20 828C500 818 1100 838 1620 824M-20 880C300 868 1000 896 1620 876M-20 926C500 916 900 934 1620 922',
      '#a9743a',
      3.5,
    )
  const runner =
    shape('M700 752H1470L1530 1010H650Z', '#eceee9') +
    shape('M700 752H1470L1474 768H696Z', '#ffffff') +
    shape('M655 1010L664 960H1516L1525 1010Z', '#c9cfc8') +
    line(
      times(13, (i) => `M${698 + i * 62} 930l16 -13l16 13l-16 13Z`),
      '#b92b18',
      5,
    )
  return (
    wall +
    windowLight() +
    window(chance) +
    garland() +
    glow(840, 560, 430, '#f5c25e', 0.5) +
    table +
    runner +
    mug() +
    lantern() +
    group(presents(), 'translate(0 -30)') +
    needles()
  )
}

const windowLight = () => shape('M980 620L560 760H1360Z', '#d9573f', { opacity: 0.12 })

function window(chance: () => number) {
  const d = 'M930 110H1390V560H930Z'
  const hill = swell([
    [900, 420],
    [1060, 400],
    [1220, 424],
    [1420, 396],
  ])
  const yard = swell([
    [900, 490],
    [1100, 470],
    [1420, 500],
  ])
  const fir = conifer(1270, 520, 250, chance, 0.24)
  const lights = times(16, (i) =>
    circle(
      1270 + Math.sin(i * 2.4) * (10 + i * 2.6),
      300 + i * 12.4,
      3.6,
      ['#f5c25e', '#ff8a6a', '#fff0bf'][i % 3] ?? '#f5c25e',
    ),
  )
  return (
    box(900, 82, 520, 508, 4, '#f0e6d0') +
    inside(
      'gift-window',
      d,
      shape(d, '#1c3358') +
        shape('M930 260H1390V560H930Z', '#2b4a74') +
        circle(1040, 190, 30, '#f4efd8') +
        range(
          'gift-peaks',
          [
            [880, 420],
            [980, 330],
            [1060, 376],
            [1160, 286],
            [1280, 360],
            [1420, 310],
          ],
          { lit: '#6f8bb0', shade: '#4d6a94', foot: 560, rough: 0.24, gullies: 8 },
          3,
        ) +
        ground(hill, '#213f63', 560) +
        treeline(hill, '#213f63', { from: 900, to: 1420, gap: 12, height: [24, 64], seed: 5 }) +
        ground(yard, '#c9d8e4', 560) +
        glow(1270, 420, 130, '#f5c25e', 0.45) +
        shape(fir.d, '#12332a') +
        shape(fir.weight, '#dfe9ee') +
        lights +
        shape('M930 520Q1160 490 1390 526V560H930Z', '#e6eef2') +
        shape(flakes(90, seeded(6), [930, 110, 1390, 540], 1.4, 4.4), '#f6f8f4'),
    ) +
    line('M1160 110V560M930 336H1390', '#f0e6d0', 14) +
    line('M1168 110V560M930 344H1390', '#c9b795', 3) +
    box(878, 580, 564, 26, 3, '#f0e6d0') +
    box(878, 600, 564, 10, 2, '#c9b795') +
    shape(
      'M930 560V540Q1000 556 1050 552Q1100 548 1153 560ZM1390 560V536Q1320 556 1270 552Q1220 550 1167 560Z',
      '#f6f8f4',
    )
  )
}

/** A spruce garland above the window with lamps in it. */
function garland() {
  const chance = seeded(19)
  const at = (t: number) => [860 + t * 600, 76 + Math.sin(t * Math.PI * 2) ** 2 * 46] as const
  const needle = (fill: string, reach: number) =>
    shape(
      times(130, () => {
        const [x, y] = at(chance())
        const [dx, dy] = [between(chance, -reach, reach), between(chance, -reach * 0.5, reach)]
        return `M${(x - 5).toFixed(0)} ${y.toFixed(0)}L${(x + dx).toFixed(0)} ${(y + dy).toFixed(0)}L${(x + 6).toFixed(0)} ${(y + 3).toFixed(0)}Z`
      }),
      fill,
    )
  return (
    needle('#12332a', 40) +
    needle('#1f4a3a', 34) +
    needle('#3d6f56', 24) +
    times(9, (i) => {
      const [x, y] = at((i + 0.5) / 9)
      return circle(x, y + 12, 15, '#f5c25e', { opacity: 0.3 }) + circle(x, y + 12, 7, '#fff0bf')
    })
  )
}

type Wrap = { x: number; y: number; w: number; h: number; paper: string; band: string; pattern?: string }

/** One present: paper, shaded right side, ribbon, bow. */
function present({ x, y, w, h, paper, band, pattern = '' }: Wrap, bow = true) {
  const dark = mix(paper, '#0d1512', 0.28)
  const loop = bow
    ? group(
        shape('M0 0C-18 -34 -58 -40 -56 -14C-54 4 -22 4 0 0Z', band) +
          shape('M0 0C18 -34 58 -40 56 -14C54 4 22 4 0 0Z', mix(band, '#0d1512', 0.18)) +
          shape(
            'M-14 -8C-26 -24 -46 -26 -44 -14C-40 -4 -26 -4 -14 -8ZM14 -8C26 -24 46 -26 44 -14C40 -4 26 -4 14 -8Z',
            mix(band, '#0d1512', 0.35),
          ) +
          circle(0, -4, 11, mix(band, '#ffffff', 0.15)),
        `translate(${x + w / 2} ${y - h}) scale(${Math.min(1, w / 180)})`,
      )
    : ''
  return (
    box(x, y - h, w, h, 3, paper) +
    pattern +
    box(x + w * 0.8, y - h, w * 0.2, h, 3, dark, { opacity: 0.6 }) +
    box(x, y - h, w, 9, 3, mix(paper, '#ffffff', 0.3), { opacity: 0.8 }) +
    box(x + w / 2 - 12, y - h, 24, h, 0, band) +
    box(x + w / 2 + 3, y - h, 9, h, 0, mix(band, '#0d1512', 0.22)) +
    loop
  )
}

function presents() {
  const stars = shape(
    times(
      12,
      (i) =>
        `M${970 + (i % 4) * 66} ${690 + Math.floor(i / 4) * 50}l6 14l14 2l-10 10l3 14l-13 -7l-13 7l3 -14l-10 -10l14 -2Z`,
    ),
    '#dba524',
    { opacity: 0.85 },
  )
  const stripes = inside(
    'gift-stripes',
    'M1010 480H1236V638H1010Z',
    line(
      times(12, (i) => `M${960 + i * 32} 660L${1040 + i * 32} 460`),
      '#d8c59a',
      12,
    ),
  )
  const trees = shape(
    times(8, (i) => `M${1262 + (i % 4) * 50} ${790 - Math.floor(i / 4) * 62}l16 -38l16 38Z`),
    '#3d7560',
  )
  return (
    ellipse(1120, 838, 360, 20, '#4a2c14', { opacity: 0.35 }) +
    present({ x: 936, y: 836, w: 300, h: 198, paper: '#1f4a3a', band: '#b92b18', pattern: stars }, false) +
    present({ x: 1010, y: 638, w: 226, h: 158, paper: '#eee3c4', band: '#1f4a3a', pattern: stripes }) +
    present({ x: 1244, y: 836, w: 216, h: 146, paper: '#2b5a72', band: '#eceee9', pattern: trees }) +
    present({ x: 820, y: 862, w: 168, h: 104, paper: '#dba524', band: '#b92b18' }) +
    present({ x: 1150, y: 872, w: 190, h: 76, paper: '#c9442e', band: '#f5dfae' })
  )
}

const mug = () =>
  shape(plume(668, 720, 130, 12), '#f6e3c8', { opacity: 0.4 }) +
  ellipse(684, 822, 84, 9, '#4a2c14', { opacity: 0.4 }) +
  line('M726 752C770 750 766 800 722 798', '#eceee9', 12) +
  shape('M632 728H734L728 814Q726 822 716 822H650Q640 822 638 814Z', '#eceee9') +
  shape('M704 728H734L728 814Q726 822 716 822H696Z', '#c3c9c2') +
  shape('M633 748H733L731 776H635Z', '#b92b18') +
  shape('M650 776l16 -26l16 26ZM684 776l14 -22l14 22Z', '#eceee9') +
  ellipse(683, 729, 51, 9, '#6b3f22')

const lantern = () =>
  ellipse(836, 768, 60, 8, '#4a2c14', { opacity: 0.35 }) +
  box(792, 740, 92, 18, 4, '#23322d') +
  shape('M800 600H876L884 742H792Z', '#fbe0a0') +
  shape('M816 640H860L868 742H808Z', '#fff3cf') +
  shape('M838 660C852 684 852 704 838 710C824 704 824 684 838 660Z', '#f0932a') +
  box(824, 708, 28, 34, 3, '#f4ead2') +
  line('M800 600L792 742M876 600L884 742M838 600V650', '#23322d', 6) +
  shape('M790 604L814 560H862L886 604Z', '#23322d') +
  line('M820 558C820 520 856 520 856 558', '#23322d', 6)

function needles() {
  const chance = seeded(27)
  const sprig = (x: number, y: number, turn: number) =>
    group(
      line('M0 0L150 0', '#5a3c20', 5) +
        line(
          times(22, (i) => `M${6 + i * 6.6} 0l${(18 + chance() * 14).toFixed(0)} ${i % 2 ? 16 : -16}`),
          '#2f6350',
          5,
        ) +
        line(
          times(22, (i) => `M${10 + i * 6.4} 0l${(16 + chance() * 12).toFixed(0)} ${i % 2 ? 12 : -12}`),
          '#4d8a6b',
          2.6,
        ),
      `translate(${x} ${y}) rotate(${turn})`,
    )
  return (
    sprig(900, 910, 8) +
    sprig(1010, 936, -170) +
    circle(958, 914, 12, '#b92b18') +
    circle(978, 926, 10, '#c9442e') +
    circle(954, 910, 3, '#f5a090')
  )
}
