import { box, circle, ellipse, group, line, shape, times, type InkPoint } from '../pen.ts'
import { bands, closed, glints, ground, heightAt, seeded, streak, swell, wash } from '../scenes/land.ts'
import { bicycle, flakes, glow } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, display, door, lamp, showcase, sign } from '../scenes/shop-parts.ts'
import { bare, conifer, treeline } from '../scenes/trees.ts'
import { skier, withSkis } from './passers.ts'
import { brick, chimney, cornice, lightPool, sash, snowCap, street } from './houses.ts'

/**
 * Richmond Road in Westboro, Ottawa, early on a Saturday: the first real snow falls, and the river lies at the end of
 * the side street.
 */
export const ottawa: Scene = () => {
  const sky = bands(['#9da6c2', '#b0b5ca', '#c4c3d1', '#d8d0d5', '#e9dbd6', '#f4e4d6'], 0, 600, 61, 12)
  const clouds =
    shape(streak(420, 110, 900, 34) + streak(1240, 170, 760, 30) + streak(960, 60, 620, 22), '#8f9ab8', {
      opacity: 0.35,
    }) + shape(streak(1300, 300, 620, 16) + streak(980, 240, 420, 14), '#fbeee0', { opacity: 0.6 })
  return (
    sky +
    clouds +
    river() +
    bank() +
    flatsOver(-30) +
    porch(889) +
    store(404) +
    snowyStreet() +
    lamp(1190, 842) +
    passers() +
    snowfall()
  )
}

/** The wide river, and the hills of its far shore. */
function river() {
  const far = swell([
    [760, 470],
    [960, 448],
    [1120, 410],
    [1280, 436],
    [1440, 400],
    [1620, 430],
  ])
  const near = swell([
    [760, 540],
    [1000, 520],
    [1200, 534],
    [1400, 508],
    [1620, 526],
  ])
  const ice = swell([
    [860, 640],
    [1100, 652],
    [1300, 640],
    [1480, 656],
    [1620, 648],
  ])
  return (
    ground(far, '#b3b7cd', 600) +
    treeline(far, '#b3b7cd', { from: 760, gap: 7, height: [8, 18], seed: 3 }) +
    ground(near, '#929cba', 600) +
    treeline(near, '#929cba', { from: 760, gap: 9, height: [14, 28], seed: 6 }) +
    box(760, 566, 860, 8, 0, '#dcdce6') +
    wash('ottawa-river', ['#c3c7d6', '#94a5bf', '#7d93b2'], 572, 700) +
    shape(glints(1300, 330, 586, 650, 40, 5), '#eceaf0', { opacity: 0.7 }) +
    ground(ice, '#e4e5ee', 760) +
    line('M880 646C1100 658 1300 646 1480 662L1620 654', '#f8f6f4', 5)
  )
}

/** The near shore under the snow: a path down to the water, spruces and bare trees. */
function bank() {
  const land = swell([
    [860, 690],
    [1080, 676],
    [1300, 694],
    [1620, 672],
  ])
  const chance = seeded(17)
  const firs = [1188, 1468, 1530, 1590].map((x, i) =>
    conifer(x, heightAt(land, x) + 22 + i * 8, [150, 210, 270, 230][i] ?? 0, chance, 0.2),
  )
  const path: InkPoint[] = swell([
    [1350, 688],
    [1300, 708],
    [1350, 734],
    [1310, 762],
    [1260, 806],
  ])
  const way = closed([...path, ...path.toReversed().map(([x, y]): InkPoint => [x + 8 + (y - 688) * 0.7, y + 1])])
  return (
    bare(1250, 700, 190, '#6d7392', 3, 6) +
    bare(1424, 690, 220, '#6d7392', 8, 7) +
    ground(land, '#eef0f4', 820) +
    shape('M1130 740C1300 716 1480 722 1620 706V820H1130Z', '#f8f6f4') +
    shape(way, '#d3d7e4') +
    line(
      path.map(([x, y], i) => `${i ? 'L' : 'M'}${(x + 4 + (y - 688) * 0.3).toFixed(0)} ${y.toFixed(0)}`).join(''),
      '#b5bcd2',
      2,
    ) +
    shape(firs.map(({ d }) => d).join(''), '#3b5a6a') +
    shape(firs.map(({ weight }) => weight).join(''), '#dfe3ee', { opacity: 0.95 }) +
    shape(firs.map(({ light }) => light).join(''), '#fbf6f0') +
    skier(1322, 752, 58, { jacket: '#dba524', trousers: '#2f3a54', hat: '#b92b18', skin: '#8f5d3f' }, { flip: true })
  )
}

/** A new house of flats with balconies of glass, a shop of plants below. */
function flatsOver(x: number) {
  const w = 434
  const plants = [
    [40, 74],
    [98, 50],
    [150, 88],
  ]
    .map(
      ([px = 0, h = 0]) =>
        shape(`M${px - 14} 132h28l-4 24h-20Z`, '#b4532f') +
        line(
          `M${px} 132V${140 - h}M${px} 120q-16 -6 -20 -24M${px} 112q16 -8 20 -26M${px} ${150 - h}q-12 -8 -14 -20M${px} ${150 - h}q12 -8 14 -20`,
          '#2f6a4f',
          5,
        ),
    )
    .join('')
  const floors = times(3, (i) => {
    const y = 176 + i * 126
    return times(
      3,
      (k) =>
        box(x + 40 + k * 126, y, 96, 96, 1, '#3a4a5c') +
        ((i + k * 2) % 3
          ? ''
          : box(x + 40 + k * 126, y, 96, 96, 1, '#ffd98a') + box(x + 40 + k * 126, y, 34, 96, 1, '#fff0c4')) +
        line(`M${x + 88 + k * 126} ${y}v96`, '#55606c', 4) +
        box(x + 30 + k * 126, y + 52, 116, 48, 1, '#cfe0e6', { opacity: 0.55 }) +
        box(x + 26 + k * 126, y + 98, 124, 8, 1, '#55606c') +
        snowCap(x + 28 + k * 126, y + 99, 120, 9, i * 3 + k) +
        line(`M${x + 28 + k * 126} ${y + 50}h120`, '#55606c', 4),
    )
  })
  return (
    brick(x, 130, w, '#8c8a8c', 41) +
    box(x - 8, 116, w + 16, 20, 1, '#55606c') +
    snowCap(x - 10, 119, w + 20, 20, 91) +
    floors +
    box(x, 560, w, 240, 0, '#4a4f5c') +
    box(x, 560, w, 16, 0, '#33384a') +
    snowCap(x, 562, w + 6, 12, 92) +
    showcase('ottawa-plants', x + 186, 600, 190, plants, '#d9d6d0', '#33384a') +
    box(x + 60, 606, 92, 194, 1, '#d9d6d0') +
    box(x + 68, 614, 76, 186, 0, '#3a4a5c') +
    shape(`M${x + 68} 614h40l-40 90Z`, '#6f8796') +
    line(`M${x + 106} 614V800`, '#d9d6d0', 4)
  )
}

/** A brick house with its gable to the street and snow on its porch. */
function porch(x: number) {
  const [w, eaves] = [206, 430]
  const middle = x + w / 2
  return (
    chimney(x + 150, 296, 90) +
    snowCap(x + 144, 294, 42, 12, 1) +
    brick(x, eaves, w, '#9d4f40', 42) +
    shape(`M${x - 2} ${eaves + 6}L${middle} ${eaves - 116}L${x + w + 2} ${eaves + 6}Z`, '#9d4f40') +
    line(`M${x - 14} ${eaves + 14}L${middle} ${eaves - 122}L${x + w + 14} ${eaves + 14}`, '#f3efe2', 12, {
      join: 'miter',
    }) +
    line(`M${x - 16} ${eaves + 2}L${middle} ${eaves - 136}L${x + w + 16} ${eaves + 2}`, '#fbf9f6', 13) +
    sash(middle - 22, eaves - 42, 44, 62) +
    snowCap(middle - 33, eaves + 26, 66, 8, 2) +
    [36, 118]
      .map((dx, i) => sash(x + dx, 484, 50, 84, { lit: i === 0, arch: 6 }) + snowCap(x + dx - 11, 574, 72, 9, dx))
      .join('') +
    sash(x + 26, 656, 64, 92, { lit: true }) +
    box(x + 122, 648, 60, 152, 1, '#f3efe2') +
    box(x + 129, 656, 46, 144, 1, '#1f4a3a') +
    circle(x + 152, 694, 15, 'none', { stroke: '#3d6f56', width: 8 }) +
    circle(x + 152, 710, 4, '#b92b18') +
    box(x - 6, 606, w + 12, 18, 1, '#f3efe2') +
    snowCap(x - 8, 608, w + 16, 24, 3) +
    times(3, (i) => box(x + 2 + i * 98, 622, 10, 178, 0, '#f3efe2')) +
    line(
      `M${x + 8} 752H${x + 104}M${x + 8} 790H${x + 104}` + times(7, (i) => `M${x + 20 + i * 13} 752V790`),
      '#f3efe2',
      4,
    ) +
    box(x + 106, 786, 92, 14, 0, '#b9b4a8')
  )
}

/** The store: two floors of red brick, old wooden skis crossed on the wall, a map of rivers in the window. */
function store(x: number) {
  const [w, top] = [484, 322]
  const map =
    shape('M16 26H106V118H16Z', '#f3efe2') +
    shape('M16 26H106V118H16Z', '#cfdcc0', { opacity: 0.7 }) +
    line('M16 92C40 84 44 66 64 70S92 54 106 56', '#2f7f8a', 6) +
    line('M62 70C54 52 68 44 60 26M84 60C92 44 84 38 94 26M40 80C44 98 56 100 54 118', '#2f7f8a', 3) +
    line('M14 26H108M14 118H108', '#7d5530', 4) +
    shape('M28 130h28v26h-28Z', '#b92b18') +
    shape('M62 138h34v18h-34Z', '#dba524')
  const middle = x + w / 2
  const ski = (turn: number) =>
    group(
      line('M0 66V-62Q0 -72 6 -78', '#c98f4e', 9) +
        line('M-2 60V-60', '#e8c98a', 2) +
        line('M-5 8H5M-5 18H5', '#5a3620', 4),
      `translate(${middle} 418) rotate(${turn}) scale(0.84)`,
    )
  return (
    glow(x + 330, 690, 380, '#ffcf70', 0.35) +
    brick(x, top, w, '#a4483a', 44) +
    cornice(x, top - 14, w, '#d8c9a6') +
    shape(
      `M${x + 150} ${top - 12}V${top - 40}Q${middle} ${top - 84} ${x + w - 150} ${top - 40}V${top - 12}Z`,
      '#d8c9a6',
    ) +
    shape(
      `M${x + 164} ${top - 16}V${top - 36}Q${middle} ${top - 72} ${x + w - 164} ${top - 36}V${top - 16}Z`,
      '#a4483a',
    ) +
    shape(
      `M${x + 142} ${top - 38}Q${middle} ${top - 104} ${x + w - 142} ${top - 38}Q${middle} ${top - 84} ${x + 142} ${top - 38}Z`,
      '#fbf9f6',
    ) +
    snowCap(x - 12, top - 12, 162, 17, 93) +
    snowCap(x + w - 150, top - 12, 162, 17, 94) +
    [34, 112, 316, 394]
      .map(
        (dx, i) =>
          sash(x + dx, 372, 56, 84, { lit: i === 1 || i === 2, arch: 8 }) + snowCap(x + dx - 12, 462, 80, 9, dx + 1),
      )
      .join('') +
    ski(28) +
    ski(-28) +
    box(x + 8, 484, w - 16, 316, 0, '#1f4a3a') +
    sign(x + 14, 492, w - 28) +
    snowCap(x + 14, 492, w - 28, 9, 95) +
    showcase('ottawa-map', x + 16, 590, 122, map) +
    door(x + 150, 590) +
    display('ottawa-window', x + 250, 590) +
    awning(x + 14, 562, w - 28) +
    snowCap(x + 10, 567, w - 18, 17, 96)
  )
}

/** Fresh snow on the pavement and in the street, with the first tracks. */
function snowyStreet() {
  const kerb = swell([
    [-20, 844],
    [240, 850],
    [520, 842],
    [800, 852],
    [1100, 844],
    [1360, 852],
    [1620, 846],
  ])
  return (
    street('ottawa-street', '#e9e6ea', '#cfd2e0', ['#d5d8e4', '#e1e2ea', '#ecebef']) +
    box(-20, 800, 1640, 7, 0, '#c3c7d9') +
    ground(
      kerb.map(([x, y]): InkPoint => [x, y + 4]),
      '#c3c8da',
      900,
    ) +
    ground(
      kerb.map(([x, y]): InkPoint => [x, y + 14]),
      '#e6e6ed',
    ) +
    line(
      'M-20 904C500 894 1000 900 1620 890M-20 918C500 908 1000 914 1620 904M-20 962C500 950 1000 956 1620 944M-20 980C500 968 1000 974 1620 962',
      '#c9cddd',
      6,
    ) +
    lightPool(654, 218, 0.2) +
    line('M1290 826C1120 832 960 834 800 830M1290 832C1120 838 960 840 800 836', '#b9bfd4', 2.4)
  )
}

function passers() {
  const shade = (x: number, rx: number) => ellipse(x, 838, rx, 5, '#8f98b8', { opacity: 0.55 })
  return (
    shade(470, 74) +
    group(bicycle('#dba524', '#23283a', '#aab4b4', 6), 'translate(470 838) scale(1.5)') +
    snowCap(440, 754, 26, 6, 7) +
    shade(724, 34) +
    withSkis(
      730,
      836,
      146,
      { jacket: '#b92b18', trousers: '#26364a', hat: '#eceee9', skin: '#dcab84' },
      { flip: true },
    ) +
    shade(1060, 84) +
    skier(1066, 836, 148, { jacket: '#2f7a6c', trousers: '#2b2f40', hat: '#dba524', skin: '#8f5d3f' }, { flip: true })
  )
}

function snowfall() {
  const chance = seeded(63)
  return (
    shape(flakes(190, chance, [0, 0, 1600, 1000], 1.4, 3.2), '#ffffff', { opacity: 0.75 }) +
    shape(flakes(70, chance, [0, 0, 1600, 1000], 2.8, 5.5), '#ffffff', { opacity: 0.9 })
  )
}
