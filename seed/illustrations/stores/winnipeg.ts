import { box, circle, ellipse, group, line, mix, path, polar, shape, times } from '../pen.ts'
import { bands, between, ground, seeded, streak, swell } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import { bicycle, flakes, glow, plume } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, display, showcase, sign, tub } from '../scenes/shop-parts.ts'
import { bare, crown } from '../scenes/trees.ts'
import { brick, chimney, cornice, sash, snowBank, snowCap, street } from './houses.ts'

const snow = ['#f7f8f5', '#b5cbe0'] as const

/**
 * Winnipeg at noon, deep cold and clear: the old tractor showroom under a wide sky, a canoe on its way through the
 * door. Calm side: left.
 */
export const winnipeg: Scene = () => {
  const sky = bands(['#5f9acb', '#77abd5', '#93bfdd', '#b3d2e2', '#d3e2e3', '#eee9d9'], 0, 680, 27, 12)
  const chance = seeded(4)
  const glitter = shape(flakes(90, chance, [0, 60, 1600, 700], 0.8, 2.4), '#ffffff', { opacity: 0.8 })
  return (
    sky +
    shape(streak(300, 210, 620, 14) + streak(560, 150, 420, 10) + streak(1340, 130, 460, 12), '#eef3f2', {
      opacity: 0.8,
    }) +
    downtown() +
    houses() +
    smoke() +
    flats() +
    shop() +
    street('store-winnipeg-road', '#d5dde4', '#a9bccf', ['#dde5ea', '#c3d2df']) +
    elm(338, 600, 5) +
    elm(1440, 560, 13) +
    snowyStreet() +
    people() +
    glitter
  )
}

/** The towers down the avenue, a dome with its golden figure, the glass spire by the forks. */
function downtown() {
  const chance = seeded(20)
  const tower = (x: number, top: number, w: number, hue: string) =>
    box(x, top, w, 760 - top, 0, hue) +
    box(x + w * 0.66, top, w * 0.34, 760 - top, 0, mix(hue, '#3f5f80', 0.25)) +
    shape(
      times(12, () => path`M${x + 4 + chance() * (w - 12)} ${between(chance, top + 8, 620)}h5v8h-5Z`),
      '#e6eff2',
      { opacity: 0.7 },
    )
  const dome =
    box(1222, 590, 96, 170, 0, '#a3b6c6') +
    shape('M1240 590V560H1300V590ZM1244 560Q1246 524 1270 518Q1294 524 1296 560Z', '#8fa6ba') +
    box(1264, 500, 12, 20, 0, '#a3b6c6') +
    line('M1270 500V484M1270 490l8 -6', '#dba524', 4)
  const spire =
    shape('M1560 760V560L1580 470L1592 462L1600 560V760Z', '#b9d3e0') +
    shape('M1580 470L1592 462L1600 560V760H1584Z', '#8fb2c8')
  return (
    tower(1330, 470, 44, '#93abc1') +
    tower(1382, 430, 50, '#a5bacb') +
    tower(1446, 496, 56, '#8ba4bb') +
    tower(1508, 452, 40, '#a0b6c8') +
    dome +
    spire +
    tower(1180, 560, 40, '#a5bacb')
  )
}

/** Smoke that rises straight, as it does at thirty below. */
const smoke = () =>
  shape(
    plume(122, 318, 230, 14) + plume(236, 350, 180, 12) + plume(1346, 524, 180, 11) + plume(1556, 524, 230, 13),
    '#fbfaf4',
    { opacity: 0.75 },
  )

/** A block of flats in red brick, bays and balconies, on the left. */
function flats() {
  const [x, w, top] = [-30, 320, 372]
  const floor = (y: number, lit: number) =>
    times(
      4,
      (i) =>
        sash(x + 46 + i * 68, y, 38, 84, { lit: i === lit, trim: '#efe7d4', dark: '#48688a' }) +
        snowCap(x + 36 + i * 68, y + 90, 58, 8, i + 3, snow),
    )
  return (
    chimney(110, 318, 60) +
    chimney(222, 324, 50) +
    brick(x, top, w, '#9c4f3d', 6) +
    cornice(x, top - 14, w, '#d8c8a6') +
    snowCap(x - 8, top - 12, w + 16, 20, 5, snow) +
    floor(428, 2) +
    floor(560, 3) +
    box(x, 676, w, 12, 0, '#d8c8a6') +
    times(2, (i) => sash(x + 50 + i * 190, 706, 64, 66, { trim: '#efe7d4', dark: '#48688a' })) +
    box(x + 132, 700, 70, 100, 1, '#efe7d4') +
    box(x + 140, 708, 54, 92, 1, '#1f4a3a') +
    box(x + 150, 718, 34, 36, 1, '#ffe6ad') +
    shape(`M${x + 116} 700L${x + 167} 672L${x + 218} 700Z`, '#d8c8a6') +
    snowCap(x + 112, 702, 110, 12, 2, snow)
  )
}

/** Frame houses of the side streets, on the right. */
function houses() {
  const house = (x: number, w: number, hue: string, seed: number, lit: boolean) =>
    box(x, 620, w, 180, 0, hue) +
    line(
      times(11, (i) => `M${x} ${634 + i * 15}h${w}`),
      mix(hue, '#14202a', 0.3),
      1.6,
      { opacity: 0.4 },
    ) +
    chimney(x + w * 0.66, 524, 84, '#8a5244') +
    shape(path`M${x} 624L${x + w / 2} 528L${x + w} 624Z`, mix(hue, '#ffffff', 0.12)) +
    shape(
      path`M${x - 20} 634L${x + w / 2} 516L${x + w + 20} 634L${x + w + 10} 640L${x + w / 2} 538L${x - 10} 640Z`,
      snow[0],
    ) +
    shape(path`M${x + w / 2} 516L${x + w + 20} 634L${x + w + 10} 640L${x + w / 2} 538Z`, snow[1]) +
    sash(x + w / 2 - 20, 566, 40, 44, { lit, dark: '#48688a' }) +
    sash(x + 22, 668, 52, 70, { lit: !lit, dark: '#48688a' }) +
    box(x + w - 70, 676, 48, 124, 1, '#f3efe2') +
    box(x + w - 63, 683, 34, 117, 1, seed % 2 ? '#b92b18' : '#2f5f6a') +
    snowCap(x + w - 84, 672, 76, 12, seed, snow)
  const far = swell([
    [-20, 690],
    [400, 684],
    [900, 694],
    [1640, 690],
  ])
  const chance = seeded(9)
  const trees = shape(
    times(22, (i) => crown(250 + i * 12, 690 - between(chance, 4, 46), between(chance, 14, 30), chance)),
    '#a8bccb',
  )
  const roofs =
    shape('M300 690V640L330 612L360 640V690ZM392 690V652L416 630L440 652V690Z', '#8ea5b8') +
    shape(
      'M294 644L330 608L366 644L360 648L330 620L300 648ZM386 656L416 626L446 656L440 660L416 638L392 660Z',
      '#f7f8f5',
    )
  return (
    trees +
    roofs +
    ground(far, '#e3ebef', 810) +
    house(1226, 170, '#8fa58e', 3, true) +
    house(1428, 180, '#d9b05a', 4, false)
  )
}

/** A big bare elm on the boulevard. */
const elm = (x: number, h: number, seed: number) => bare(x, 814, h, '#5a4d48', seed, 15)

/** The showroom: buff brick, a stepped front with a wheel on it, a door as wide as a tractor. */
function shop() {
  const [x, w, top] = [452, 718, 330]
  const outline = `M${x} 800V${top}H${x + 110}V${top - 34}H${x + 220}V${top - 76}H${x + w - 220}V${top - 34}H${x + w - 110}V${top}H${x + w}V800Z`
  const steps =
    shape(outline, '#cfa66a') +
    [
      [x, top, 110],
      [x + 110, top - 34, 110],
      [x + 220, top - 76, w - 440],
      [x + w - 220, top - 34, 110],
      [x + w - 110, top, 110],
    ]
      .map(
        ([sx = 0, sy = 0, sw = 0], i) =>
          box(sx - 4, sy - 6, sw + 8, 16, 1, '#8f5a3a') + snowCap(sx - 4, sy - 3, sw + 8, 18, i + 30, snow),
      )
      .join('')
  const middle: [number, number] = [x + w / 2, top - 20]
  const wheel =
    circle(...middle, 44, '#8f5a3a') +
    line(
      times(16, (i) => `M${polar(...middle, 40, i * 22.5)}L${polar(...middle, 50, i * 22.5 + 8)}`),
      '#8f5a3a',
      7,
      { cap: 'butt' },
    ) +
    circle(...middle, 34, '#e6cd9a') +
    line(
      times(8, (i) => `M${middle[0]} ${middle[1]}L${polar(...middle, 35, i * 45)}`),
      '#8f5a3a',
      5,
    ) +
    circle(...middle, 11, '#b92b18')
  const band = box(x, 366, w, 10, 0, '#8f5a3a') + box(x, 476, w, 8, 0, '#8f5a3a')
  const lights = times(
    6,
    (i) =>
      box(x + 30 + i * 112, 390, 98, 74, 1, '#1f4a3a') +
      box(x + 36 + i * 112, 396, 86, 62, 0, i % 3 === 1 ? '#6f9cc0' : '#ffd98a') +
      shape(`M${x + 36 + i * 112} 396h34l-20 62h-14Z`, i % 3 === 1 ? '#a3c6df' : '#fff0c4') +
      line(`M${x + 65 + i * 112} 396v62M${x + 93 + i * 112} 396v62M${x + 36 + i * 112} 427h86`, '#1f4a3a', 3),
  )
  const doors =
    box(x + 40, 590, 232, 210, 1, '#f3efe2') +
    box(x + 50, 600, 212, 200, 0, '#ffdf9a') +
    shape(`M${x + 50} 600h110l-50 200h-60Z`, '#fff0c4') +
    box(x + 50, 770, 212, 30, 0, '#b9884e') +
    line(`M${x + 160} 622h90M${x + 166} 690h84`, '#7d5530', 4) +
    shape(`M${x + 170} 622h22l-3 34h-16ZM${x + 206} 622h24l-3 40h-18Z`, '#2f7f8a') +
    box(x + 172, 662, 26, 28, 4, '#b92b18') +
    box(x + 206, 660, 30, 30, 5, '#1f4a3a') +
    shape(
      `M${x + 50} 600L${x + 16} 592V806L${x + 50} 800ZM${x + 262} 600L${x + 296} 592V806L${x + 262} 800Z`,
      '#b92b18',
    ) +
    shape(
      `M${x + 43} 614L${x + 23} 610V706L${x + 43} 704ZM${x + 269} 614L${x + 289} 610V706L${x + 269} 704Z`,
      '#ffe6ad',
    )
  const skates =
    line('M10 46H138', '#7d5530', 4) +
    times(
      3,
      (i) =>
        group(
          shape('M0 0h14l2 18q14 2 14 12H0Z', ['#2a3640', '#eceee9', '#b92b18'][i] ?? '#2a3640') +
            line('M-1 37H33M4 30v7M26 30v7', '#7c868b', 3),
          `translate(${18 + i * 40} 54)`,
        ) + line(`M${24 + i * 40} 46v8`, '#2a3640', 2),
    ) +
    shape('M26 178V134h96v44Z', '#b9884e') +
    ellipse(74, 134, 48, 8, '#d8b487')
  return (
    steps +
    brick(x, top + 10, w, '#cfa66a', 33) +
    wheel +
    band +
    lights +
    sign(x + 20, 492, w - 40) +
    doors +
    display('store-winnipeg-window', x + 314, 590) +
    showcase('store-winnipeg-skates', x + 546, 590, 148, skates) +
    box(x, 560, 18, 240, 0, '#8f5a3a') +
    box(x + w - 18, 560, 18, 240, 0, '#8f5a3a') +
    awning(x + 20, 562, w - 46) +
    snowCap(x + 16, 566, w - 40, 16, 7, snow) +
    glow(x + 150, 690, 220, '#ffcf70', 0.25)
  )
}

/** Blue shadows on packed snow, banks along the kerb, a bicycle left in one. */
function snowyStreet() {
  const shadow = shape('M470 806H1160L1190 846H500Z', '#9fb8cf', { opacity: 0.4 })
  return (
    shadow +
    line('M-20 918C400 902 900 908 1640 926M-20 936C400 920 900 926 1640 944', '#a9bfd3', 5, { opacity: 0.8 }) +
    snowBank(-30, 420, 870, 52, 2, snow) +
    snowBank(1150, 1640, 870, 56, 6, snow) +
    group(bicycle('#2f7f8a', '#1d2422', '#9fb0b8', 5), 'translate(1390 836) scale(1.36)') +
    snowBank(1310, 1480, 862, 26, 8, snow) +
    tub(1148, 828, 104, 7)
  )
}

/** Two who carry a canoe in, somebody with skates and a stick. */
function people() {
  const canoe =
    shape(
      'M284 712C300 676 340 660 400 656C470 652 540 652 600 656C660 660 700 676 716 712C706 716 696 714 686 708C600 690 400 690 314 708C304 714 294 716 284 712Z',
      '#b92b18',
    ) +
    shape('M314 708C400 690 600 690 686 708L690 703C600 680 400 680 310 703Z', '#7f1a10') +
    line('M330 676C400 660 600 660 670 676', '#dba524', 4)
  const carry = (x: number, jacket: string, hat: string, skin: string) =>
    ellipse(x, 841, 44, 4, '#7f98b4', { opacity: 0.5 }) +
    person(x, 840, 144, 'walk', { jacket, trousers: '#26364a', hat, skin }) +
    line(`M${x + 4} 756L${x + 24} 728L${x + 20} 700`, mix(jacket, '#ffffff', 0.1), 10) +
    circle(x + 20, 700, 6, '#2a3640')
  const skates =
    line('M-2 -78L-12 -60M-2 -78L-6 -56', '#eceee9', 1.6) +
    shape('M-20 -62h8l1 10q8 1 8 7h-17Z', '#2a3640') +
    line('M-20 -42h18', '#7c868b', 2) +
    line('M12 -50L30 -2l12 0', '#b9884e', 3)
  return (
    carry(432, '#2f7f8a', '#dba524', '#8f5d3f') +
    carry(616, '#dba524', '#1f4a3a', '#dcab84') +
    group(canoe, 'translate(28 0)') +
    ellipse(1080, 841, 44, 4, '#7f98b4', { opacity: 0.5 }) +
    person(
      1080,
      840,
      134,
      'walk',
      { jacket: '#b92b18', trousers: '#2a3640', hat: '#eceee9', skin: '#dcab84' },
      { flip: true, held: skates },
    )
  )
}
