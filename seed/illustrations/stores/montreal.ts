import { box, circle, ellipse, group, line, mix, path, shape, times } from '../pen.ts'
import { bands, between, glints, ground, ridge, seeded, streak, swell } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import { glow, plume } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, display, door, showcase, sign } from '../scenes/shop-parts.ts'
import { bare } from '../scenes/trees.ts'
import { skier, stroller } from './passers.ts'
import { brick, chimney, cornice, lightPool, sash, snowCap, street } from './houses.ts'

/** Promenade Masson in Rosemont, the clear morning after a storm: snow on every edge, skis in the street. */
export const montreal: Scene = () => {
  const sky = bands(['#5f9ac2', '#7fb1ce', '#a3c6d6', '#c6d8da', '#e6dfd2', '#f7dcc0'], 0, 640, 31, 12)
  const clouds = shape(streak(300, 150, 560, 20) + streak(1120, 90, 620, 18) + streak(140, 250, 380, 14), '#fbf3e4', {
    opacity: 0.75,
  })
  const smoke = shape(plume(1508, 168, 150, 16) + plume(562, 250, 120, 14), '#fbf9f6', { opacity: 0.7 })
  return (
    sky +
    clouds +
    smoke +
    east() +
    triplex(1392) +
    bakery(456) +
    hardware(1112) +
    store(692) +
    snowyStreet() +
    maple(150, 812, 450) +
    passers()
  )
}

/** What is seen down the street: the leaning tower of the stadium over roofs of snow. */
function east() {
  const chance = seeded(12)
  const tower = group(
    shape('M132 640C176 560 204 470 224 372L246 356L280 362C262 430 250 520 250 640Z', '#a8b7c3') +
      shape('M246 356L280 362C262 430 250 520 250 640H222C224 520 232 440 250 366Z', '#8c9cab') +
      shape('M220 376L246 354L286 361L280 372L248 368L228 384Z', '#8293a3') +
      shape('M200 606C280 552 420 552 520 610V660H200Z', '#b9c3cb') +
      shape('M200 606C280 552 420 552 520 610C420 578 300 578 200 618Z', '#f6f4ee') +
      line('M274 370L330 568M276 370L384 570M280 370L440 582', '#8c9cab', 1.8),
    'translate(96 -6)',
  )
  const roofs = times(6, (i) => {
    const [x, h] = [-34 + i * 92, [96, 122, 84, 112, 92, 118][i] ?? 0]
    const hue = mix(['#a86a58', '#b58f78', '#8f7f80'][i % 3] ?? '', '#c6d4de', 0.42)
    return (
      box(x, 760 - h, 94, h + 60, 0, hue) +
      box(x + 84, 760 - h, 10, h + 60, 0, mix(hue, '#5f7389', 0.3)) +
      snowCap(x - 3, 762 - h, 100, 14, i, ['#f6f4f0', '#c3cedd']) +
      times(6, (k) =>
        k < 3 || h > 100
          ? box(
              x + 12 + (k % 3) * 25,
              780 - h + Math.floor(k / 3) * 42,
              15,
              25,
              0,
              chance() < 0.3 ? '#ffdf9a' : '#6f8799',
            )
          : '',
      )
    )
  })
  return (
    ground(
      ridge(
        [
          [-20, 640],
          [300, 622],
          [620, 632],
        ],
        0.03,
        3,
      ),
      '#a9bccb',
      800,
    ) +
    tower +
    roofs
  )
}

/** Flats over a shop: two rows of windows with snow on their sills. */
const flats = (x: number, w: number, top: number, step: number, count: number, lit: readonly number[], trim: string) =>
  times(count * 2, (i) => {
    const [wx, y] = [x + (w / count) * ((i % count) + 0.5) - 29, top + Math.floor(i / count) * step]
    return (
      sash(wx, y, 58, step - 42, { lit: lit.includes(i), trim, arch: 8 }) +
      snowCap(wx - 12, y + step - 36, 82, 11, i + x)
    )
  })

/** The bakery on the left: loaves on its shelves. */
function bakery(x: number) {
  const loaf = (lx: number, y: number) =>
    ellipse(lx, y - 9, 18, 11, '#b9772f') +
    line(`M${lx - 9} ${y - 14}l5 7M${lx} ${y - 16}l4 8M${lx + 9} ${y - 14}l3 6`, '#f2cd8a', 2.4)
  const bread =
    line('M10 66H122M10 112H122', '#7d5530', 5) +
    [66, 112, 158].map((y, k) => [31, 70, 109].map((lx) => loaf(lx + (k % 2) * 3, y)).join('')).join('')
  return (
    brick(x, 270, 236, '#a4523b', 1) +
    cornice(x, 246, 236, '#d8c9a6') +
    snowCap(x - 12, 247, 258, 26, 3) +
    chimney(x + 90, 206, 44) +
    snowCap(x + 84, 203, 42, 14, 5) +
    flats(x, 236, 318, 124, 2, [1, 2], '#f3e7cf') +
    box(x + 8, 566, 220, 234, 0, '#2f5f6a') +
    showcase('montreal-bakery', x + 12, 600, 130, bread, '#f3efe2', '#234a54') +
    door(x + 144, 590, '#2f5f6a') +
    awning(x + 8, 558, 218, ['#2f7f8a', '#f3efe2']) +
    snowCap(x + 4, 560, 228, 20, 8)
  )
}

/** The hardware store on the right: shovels, a saw, a ladder. */
function hardware(x: number) {
  const tools =
    line('M34 60V132M66 60V132', '#8c6038', 5) +
    shape('M20 126h28v30h-28Z', '#b92b18') +
    shape('M52 126h28v30h-28Z', '#2f6fa8') +
    line('M108 30L98 156M138 30L148 156M106 56h34M104 84h40M102 112h44M100 140h47', '#dba524', 5) +
    shape('M24 26L82 32L82 44L30 44Z', '#b4bcc0') +
    box(76, 28, 20, 18, 5, '#8c6038')
  return (
    brick(x, 300, 280, '#8b5a4a', 2) +
    cornice(x, 276, 280, '#1f3a4a') +
    snowCap(x - 12, 277, 304, 28, 13) +
    flats(x, 280, 344, 114, 3, [0, 4, 5], '#e3d3b4') +
    box(x + 8, 566, 264, 234, 0, '#44525c') +
    door(x + 16, 590, '#44525c') +
    showcase('montreal-hardware', x + 104, 600, 164, tools, '#e3d3b4', '#2b363e') +
    box(x + 8, 552, 264, 36, 2, '#dba524') +
    line(`M${x + 116} 582L${x + 148} 562`, '#8c6038', 6) +
    line(`M${x + 141} 556L${x + 154} 572`, '#2b363e', 11, { cap: 'butt' }) +
    snowCap(x + 4, 554, 272, 20, 18)
  )
}

/** A house of flats with its outside staircase. */
function triplex(x: number) {
  return (
    brick(x, 220, 250, '#b0795a', 4) +
    cornice(x, 196, 250, '#6d2a22') +
    snowCap(x - 12, 197, 274, 26, 23) +
    chimney(x + 96, 160, 40) +
    flats(x, 250, 274, 144, 2, [0, 3], '#f3e7cf') +
    times(
      2,
      (i) =>
        line(
          `M${x + 20} ${388 + i * 146}v-42M${x + 20} ${346 + i * 146}h230` +
            times(16, (k) => `M${x + 20 + k * 15} ${346 + i * 146}v42`),
          '#24353a',
          2.6,
        ) +
        box(x + 14, 388 + i * 146, 240, 9, 1, '#24353a') +
        snowCap(x + 14, 390 + i * 146, 240, 13, 27 + i),
    ) +
    sash(x + 138, 596, 60, 96, { lit: true, trim: '#f3e7cf' }) +
    stairs(x + 24, 546)
  )
}

/** The outside stairs from a balcony down to the pavement. */
const stairs = (x: number, y: number) =>
  line(`M${x} ${y}C${x + 4} ${y + 120} ${x + 60} ${y + 190} ${x + 130} 806`, '#1b2a2f', 11, { cap: 'butt' }) +
  line(`M${x} ${y - 42}C${x + 4} ${y + 78} ${x + 60} ${y + 148} ${x + 130} 764V806`, '#1b2a2f', 4) +
  line(
    times(9, (i) => {
      const [t, u] = [(i + 0.5) / 9, 1 - (i + 0.5) / 9]
      return path`M${x + 12 * u * u * t + 180 * u * t * t + 130 * t * t * t} ${y * u * u * u + 3 * u * u * t * (y + 120) + 3 * u * t * t * (y + 190) + 806 * t * t * t}v-42`
    }),
    '#1b2a2f',
    2.4,
  )

/** The store: grey stone under a mansard of slate, and the bouldering wall behind the windows of the stairwell. */
function store(x: number) {
  const [w, top] = [420, 300]
  const chance = seeded(77)
  const slate =
    shape(`M${x - 6} ${top}L${x + 30} ${top - 112}H${x + w - 30}L${x + w + 6} ${top}Z`, '#4a5c66') +
    line(
      times(6, (i) => `M${x + 3 + i * 5} ${top - 18 - i * 16}H${x + w - 3 - i * 5}`),
      '#3a4a54',
      1.6,
    )
  const dormers = [80, 258]
    .map(
      (dx) =>
        box(x + dx, top - 70, 78, 62, 2, '#f3efe2') +
        shape(`M${x + dx - 10} ${top - 64}l49 -28l49 28Z`, '#1f4a3a') +
        line(`M${x + dx - 9} ${top - 66}l48 -27l48 27`, '#fbf9f6', 8) +
        sash(x + dx + 16, top - 56, 46, 38, { lit: dx === 80 }),
    )
    .join('')
  const stones = line(
    times(9, (i) => `M${x} ${top + 30 + i * 28}h${w}`) +
      times(56, (i) => `M${x + (i % 7) * 62 + (Math.floor(i / 7) % 2) * 31} ${top + 30 + Math.floor(i / 7) * 28}v28`),
    '#7f8784',
    1.6,
    { opacity: 0.45 },
  )
  const holds = (y: number, h: number) =>
    times(9, () =>
      ellipse(
        x + between(chance, 356, 398),
        between(chance, y + 8, y + h - 8),
        4.4,
        3.4,
        ['#b92b18', '#2f7f8a', '#dba524', '#1f4a3a'][Math.floor(chance() * 4)] ?? '',
      ),
    )
  const stairwell = [
    [340, 110],
    [478, 0],
    [600, 178],
  ]
    .map(([y = 0, h = 0]) =>
      h
        ? box(x + 340, y - 8, 70, h + 16, 1, '#f3efe2') +
          box(x + 348, y, 54, h, 0, '#e9cf9a') +
          shape(`M${x + 348} ${y + h}V${y + h * 0.5}L${x + 402} ${y}V${y + h}Z`, '#d9b578') +
          holds(y, h)
        : '',
    )
    .join('')
  const climber = person(x + 378, 722, 92, 'climb', {
    jacket: '#2f7f8a',
    trousers: '#26364a',
    skin: '#8f5d3f',
    hair: '#1c1614',
  })
  const upper = [48, 142, 236]
    .map((dx, i) => sash(x + dx, 352, 58, 98, { lit: i === 1 }) + snowCap(x + dx - 12, 456, 82, 11, dx))
    .join('')
  return (
    glow(x + 200, 690, 360, '#ffcf70', 0.3) +
    slate +
    box(x, top, w, 500, 0, '#a9aca6') +
    stones +
    box(x, top, 10, 500, 0, '#c9cbc4') +
    box(x + w - 12, top, 12, 500, 0, '#838a88') +
    box(x - 8, top - 8, w + 16, 20, 2, '#1f4a3a') +
    dormers +
    snowCap(x + 24, top - 110, w - 48, 20, 41) +
    snowCap(x - 12, top - 6, w + 24, 14, 43) +
    upper +
    box(x + 8, 484, w - 16, 316, 0, '#1f4a3a') +
    stairwell +
    climber +
    sign(x + 14, 492, w - 28) +
    snowCap(x + 14, 492, w - 28, 9, 47) +
    display('montreal-window', x + 18, 590) +
    door(x + 248, 590) +
    awning(x + 14, 562, w - 28) +
    snowCap(x + 10, 568, w - 18, 15, 51)
  )
}

/** Snow over everything, a path shovelled along the shops, tracks of skis in the street. */
function snowyStreet() {
  const bank = swell([
    [-20, 838],
    [160, 846],
    [360, 840],
    [560, 856],
    [820, 850],
    [1100, 858],
    [1340, 842],
    [1620, 850],
  ])
  return (
    street('montreal-street', '#e3e6ea', '#cdd6e2', ['#dfe5ec', '#eef0f1', '#fbf9f6']) +
    shape('M-20 800H1620V806H-20Z', '#b9c6d8') +
    ground(
      bank.map(([x, y]) => [x, y + 14] as const),
      '#c7d3e2',
    ) +
    ground(
      bank.map(([x, y]) => [x, y + 26] as const),
      '#f1f2f3',
    ) +
    line('M-20 912C400 900 900 906 1620 896M-20 930C400 918 900 926 1620 914', '#b9c7da', 7) +
    shape(glints(800, 900, 880, 990, 40, 9, 1.2), '#d6dfe9') +
    lightPool(940, 84, 0.16)
  )
}

/** A street tree with snow in its forks. */
const maple = (x: number, y: number, h: number) =>
  group(bare(0, 0, h, '#f6f4f0', 21, 17), `translate(${x - 3} ${y - 4})`) +
  group(bare(0, 0, h, '#4a3f3c', 21, 16), `translate(${x} ${y})`) +
  ellipse(x, y + 4, 60, 14, '#fbf9f6')

function passers() {
  const shade = (x: number, rx: number) => ellipse(x, 838, rx, 5, '#8fa3be', { opacity: 0.55 })
  return (
    shade(524, 84) +
    skier(512, 838, 148, { jacket: '#b92b18', trousers: '#26364a', hat: '#eceee9', skin: '#8f5d3f' }) +
    shade(1094, 34) +
    shade(1150, 34) +
    stroller(1084, 830, 102, '#dba524') +
    stroller(1150, 836, 102, '#2f6fa8') +
    shade(1216, 30) +
    person(
      1212,
      836,
      140,
      'stand',
      { jacket: '#2f7a6c', trousers: '#2a3640', hat: '#dba524', skin: '#dcab84' },
      { flip: true, held: box(8, -55, 6, 8, 1, '#f3efe2') + circle(11, -56, 2, '#7c520f') },
    )
  )
}
