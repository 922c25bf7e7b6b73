import { box, circle, ellipse, group, inside, line, mix, shape, times } from '../pen.ts'
import { bands, between, glints, ground, seeded, streak, swell } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import { bicycle, glow } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, display, door, lamp, showcase, sign } from '../scenes/shop-parts.ts'
import { bare, grass } from '../scenes/trees.ts'
import { brick, chimney, cornice, sash, street } from './houses.ts'

/**
 * Dundas Street West in the Junction, Toronto, at nightfall after rain: a freight train goes by, the city far behind
 * it.
 */
export const toronto: Scene = () => {
  const sky = bands(['#343a66', '#51507c', '#7a6389', '#ad7b88', '#dd9c80', '#f4c78c'], 0, 640, 51, 14)
  const clouds =
    shape(streak(260, 190, 620, 26) + streak(700, 120, 520, 20), '#c98a8c', { opacity: 0.4 }) +
    shape(streak(1180, 80, 620, 24) + streak(160, 310, 420, 16), '#e8b58e', { opacity: 0.4 })
  return (
    sky +
    clouds +
    skyline() +
    yard() +
    train() +
    house(448) +
    antiques(1080) +
    turret(1296) +
    store(606) +
    wet() +
    wires() +
    lamp(560, 846) +
    passers()
  )
}

/** The towers by the lake, far off, and the tall one among them. */
function skyline() {
  const chance = seeded(19)
  const tower = (x: number, w: number, h: number, hue: string) =>
    box(x, 640 - h, w, h + 10, 0, hue) +
    shape(
      times(
        Math.round((w * h) / 240),
        () => `M${(x + between(chance, 3, w - 7)).toFixed(0)} ${between(chance, 648 - h, 636).toFixed(0)}h4v5h-4Z`,
      ),
      '#ffd98a',
      { opacity: 0.75 },
    )
  const back = times(13, (i) =>
    tower(12 + i * 36, between(chance, 24, 34), between(chance, 120, 236) * (1.15 - Math.abs(i - 8) * 0.05), '#a87b8c'),
  )
  const front = times(12, (i) => tower(-10 + i * 40, between(chance, 26, 40), between(chance, 104, 176), '#86678a'))
  const spire =
    shape('M362 650L371 372H377L386 650Z', '#735a82') +
    shape('M374 372L378 650H386L377 372Z', '#5e4c74') +
    shape('M352 384Q374 398 396 384L392 372Q374 364 356 372Z', '#735a82') +
    box(353, 376, 42, 5, 2, '#ffd98a') +
    shape('M366 366h16l-3 -16h-10Z', '#735a82') +
    shape('M370 336h8l-1 14h-6Z', '#5e4c74') +
    line('M374 338V270', '#735a82', 3.4) +
    circle(374, 270, 3.6, '#ff7a5a')
  return glow(300, 640, 420, '#f9d79a', 0.4) + back + spire + front
}

/** The bank beside the tracks: dry grass, a fence, a signal. */
function yard() {
  const bank = swell([
    [-20, 668],
    [200, 662],
    [420, 668],
    [640, 664],
  ])
  const low = swell([
    [-20, 740],
    [200, 752],
    [420, 744],
    [640, 750],
  ])
  return (
    ground(bank, '#5b4f60', 820) +
    box(-20, 652, 660, 14, 0, '#6f6270') +
    line('M-20 652H640', '#c9a99a', 3) +
    shape(grass(bank, -10, 620, 9, 26, 4), '#7d6a62') +
    ground(low, '#473f52', 820) +
    shape(grass(low, -10, 620, 8, 34, 9), '#473f52') +
    line(
      times(17, (i) => `M${-10 + i * 36} 800V724`),
      '#2a2a3c',
      5,
    ) +
    line(
      'M-20 732H620M-20 790H620' + times(34, (i) => `M${-10 + i * 18} 732l18 58M${8 + i * 18} 732l-18 58`),
      '#2a2a3c',
      1.3,
      { opacity: 0.8 },
    )
  )
}

/** Cars of the freight train, in rust, ochre and grey. */
function train() {
  const wheels = (x: number, w: number) =>
    [18, 44, w - 44, w - 18]
      .map((at) => circle(x + at, 642, 10, '#211f30') + circle(x + at, 642, 4, '#5a5468'))
      .join('') +
    box(x + 6, 628, w - 12, 8, 1, '#2a2738') +
    line(`M${x - 8} 632h${w + 16}`, '#211f30', 4)
  const boxcar = (x: number, hue: string) =>
    wheels(x, 200) +
    box(x, 530, 200, 100, 2, hue) +
    line(
      times(13, (i) => `M${x + 8 + i * 15.4} 536V626`),
      mix(hue, '#1a1626', 0.35),
      2.4,
    ) +
    box(x + 72, 536, 56, 92, 1, mix(hue, '#ffffff', 0.08)) +
    line(`M${x + 72} 536v92M${x + 128} 536v92M${x + 84} 536v92`, mix(hue, '#1a1626', 0.45), 3) +
    box(x - 3, 524, 206, 8, 1, mix(hue, '#f4c78c', 0.4))
  const hopper = (x: number, hue: string) =>
    wheels(x, 184) +
    shape(`M${x} 536H${x + 184}L${x + 176} 590L${x + 150} 632H${x + 34}L${x + 8} 590Z`, hue) +
    line(
      times(9, (i) => `M${x + 14 + i * 19.4} 540V${i % 8 ? 606 : 588}`),
      mix(hue, '#1a1626', 0.35),
      3,
    ) +
    box(x - 3, 530, 190, 8, 1, mix(hue, '#f4c78c', 0.45))
  const tank = (x: number) =>
    wheels(x, 190) +
    box(x + 2, 546, 186, 78, 38, '#2f3048') +
    box(x + 16, 552, 150, 14, 7, '#6a6480') +
    box(x + 78, 532, 34, 18, 3, '#2f3048') +
    line(`M${x + 60} 546V624M${x + 130} 546V624`, '#1d1c2c', 3)
  return hopper(-70, '#8c6a52') + tank(130) + boxcar(336, '#7c3f42')
}

/** A narrow house with a bay under its gable. */
function house(x: number) {
  const w = 158
  return (
    brick(x, 420, w, '#8d4438', 31) +
    shape(`M${x - 12} 428L${x + 60} 300L${x + 132} 428Z`, '#4a3f50') +
    shape(`M${x + 4} 422L${x + 60} 324L${x + 116} 422Z`, '#b98a58') +
    box(x + 46, 360, 28, 44, 12, '#ffd98a') +
    line(`M${x + 60} 352V404`, '#f3efe2', 3) +
    shape(`M${x + 124} 420h${w - 124}v-18h${-(w - 124)}Z`, '#4a3f50') +
    chimney(x + 128, 350, 54) +
    box(x + 12, 428, 96, 372, 0, '#a4523b') +
    box(x + 96, 428, 12, 372, 0, '#6d332c') +
    box(x + 8, 556, 104, 12, 0, '#dcb680') +
    box(x + 8, 428, 104, 10, 0, '#dcb680') +
    [24, 66]
      .map(
        (dx, i) =>
          sash(x + dx, 462, 30, 76, { lit: i === 0, arch: 5, trim: '#dcb680' }) +
          sash(x + dx, 600, 30, 90, { lit: true, arch: 5, trim: '#dcb680' }),
      )
      .join('') +
    box(x + 116, 618, 40, 182, 1, '#dcb680') +
    box(x + 121, 650, 31, 150, 1, '#1f4a3a') +
    box(x + 121, 626, 31, 20, 1, '#ffd98a') +
    box(x + 127, 662, 19, 46, 1, '#ffd98a')
  )
}

/** The house on the right of the store: buff brick, old furniture in its window. */
function antiques(x: number) {
  const w = 216
  const goods =
    line('M36 156V86', '#5a3620', 4) +
    shape('M16 88l10 -34h20l10 34Z', '#b92b18') +
    shape('M66 156V98q0 -12 12 -12h10q12 0 12 12v26h16q8 0 8 8v24h-8v-12h-42v12Z', '#2f7f8a') +
    shape('M66 156V98q0 -12 12 -12h4v46h-8v24Z', '#1f5a66') +
    line('M96 26h22v30h-22Z', '#dba524', 5)
  return (
    brick(x, 306, w, '#c29a66', 33) +
    cornice(x, 282, w, '#4f3a48') +
    times(3, (i) => sash(x + 26 + i * 62, 362, 42, 84, { lit: i !== 1, arch: 14, trim: '#8d4438' })) +
    box(x + 2, 478, w - 4, 10, 0, '#8d4438') +
    times(3, (i) => (i === 1 ? '' : box(x + 30 + i * 62, 500, 34, 34, 17, i ? '#ffd98a' : '#33516a'))) +
    box(x + 8, 560, w - 16, 240, 0, '#2f3f5a') +
    box(x + 8, 556, w - 16, 36, 1, '#22304a') +
    shape(`M${x + 92} 585V572q0 -4 4 -4h3v-3q0 -5 5 -5h8q5 0 5 5v3h3q4 0 4 4v13h-5v-4h-22v4Z`, '#e8c98a') +
    showcase('toronto-antiques', x + 14, 600, 138, goods, '#e8dcc0', '#22304a') +
    box(x + 156, 600, 46, 200, 1, '#e8dcc0') +
    box(x + 161, 606, 36, 194, 1, '#2f3f5a') +
    box(x + 167, 616, 24, 90, 1, '#ffe6ad')
  )
}

/** The corner house with its round turret. */
function turret(x: number) {
  const roof =
    shape(`M${x - 8} 262L${x + 66} 96L${x + 140} 262Z`, '#3d4560') +
    shape(`M${x + 66} 96L${x + 140} 262H${x + 78}Z`, '#2c3350') +
    line(`M${x + 66} 98V66`, '#3d4560', 4) +
    circle(x + 66, 66, 5, '#dba524')
  return (
    brick(x + 100, 300, 240, '#7d3f3a', 35) +
    cornice(x + 100, 276, 240, '#4f3a48') +
    times(
      2,
      (k) =>
        sash(x + 164, 350 + k * 126, 46, 84, { lit: k === 1, arch: 8 }) +
        sash(x + 250, 350 + k * 126, 46, 84, { lit: k === 0, arch: 8 }),
    ) +
    brick(x, 256, 132, '#94483e', 36) +
    box(x + 100, 256, 32, 544, 0, '#5c2c2c', { opacity: 0.5 }) +
    roof +
    box(x - 6, 254, 144, 16, 2, '#4f3a48') +
    times(
      2,
      (k) =>
        sash(x + 16, 308 + k * 134, 36, 88, { lit: k === 0, arch: 6 }) +
        sash(x + 76, 308 + k * 134, 34, 88, { lit: true, arch: 6 }),
    ) +
    box(x - 4, 556, 344, 30, 0, '#1f3a3a') +
    box(x + 8, 604, 116, 196, 1, '#e8dcc0') +
    box(x + 16, 612, 100, 150, 0, '#ffd98a') +
    box(x + 16, 612, 34, 150, 0, '#fff0c4') +
    line(`M${x + 42} 612v28M${x + 90} 612v44`, '#5a3620', 3) +
    shape(`M${x + 28} 654q14 -34 28 0ZM${x + 76} 670q14 -34 28 0Z`, '#2f7f8a') +
    box(x + 16, 770, 100, 30, 0, '#1f3a3a') +
    box(x + 150, 604, 170, 196, 1, '#e8dcc0') +
    box(x + 158, 612, 154, 150, 0, '#33516a') +
    box(x + 158, 770, 154, 30, 0, '#1f3a3a')
  )
}

/** The store, once a house of furniture: three great windows upstairs with the six tents behind them. */
function store(x: number) {
  const [w, top, hue] = [474, 232, '#6f352f']
  const tent = (tx: number, size: number, [base, dark]: readonly [string, string]) =>
    group(
      shape('M-36 0L0 -62L36 0Z', base) + shape('M0 -62L36 0H8Z', dark) + shape('M0 -62L8 0H-12Z', '#fff0c4'),
      `translate(${tx} 466) scale(${size})`,
    )
  const hues = [
    ['#b92b18', '#84190f'],
    ['#dba524', '#a87412'],
    ['#2f7f8a', '#1f5a66'],
    ['#eceee9', '#c2c8c2'],
    ['#d9782a', '#a8431f'],
    ['#3d6f56', '#1f4a3a'],
  ] as const
  const halls = times(3, (i) => {
    const wx = x + 30 + i * 142
    const d = `M${wx} 466V326Q${wx + 65} 286 ${wx + 130} 326V466Z`
    return (
      shape(`M${wx - 8} 474V324Q${wx + 65} 274 ${wx + 138} 324V474Z`, '#e8dcc0') +
      inside(
        `toronto-tents-${i}`,
        d,
        shape(d, '#ffd98a') +
          shape(`M${wx} 280h56l-40 190h-16Z`, '#fff0c4') +
          box(wx, 458, 130, 10, 0, '#b9884e') +
          tent(wx + 44, 1.34, hues[i * 2] ?? hues[0]) +
          tent(wx + 98, 1.04, hues[i * 2 + 1] ?? hues[0]),
      ) +
      line(`M${wx} 356h130M${wx + 43} 310V356M${wx + 87} 310V356`, '#e8dcc0', 4) +
      box(wx - 12, 470, 154, 9, 1, '#b5a88a')
    )
  })
  const wheels =
    circle(58, 120, 34, 'none', { stroke: '#26303a', width: 5 }) +
    line('M58 86V154M24 120H92M34 96L82 144M82 96L34 144', '#8a949a', 1.6) +
    circle(58, 120, 5, '#b92b18') +
    shape('M30 54C30 30 86 30 88 54L90 62H28Z', '#dba524') +
    line('M42 58V40M58 58V36M74 58V40', '#a87412', 4)
  return (
    glow(x + 200, 690, 400, '#ffcf70', 0.5) +
    brick(x, top, w, hue, 38) +
    shape(`M${x + 150} ${top}L${x + w / 2} ${top - 54}L${x + w - 150} ${top}Z`, '#1f4a3a') +
    shape(`M${x + 182} ${top - 6}L${x + w / 2} ${top - 40}L${x + w - 182} ${top - 6}Z`, '#12332a') +
    cornice(x, top - 8, w, '#1f4a3a') +
    halls +
    box(x + 8, 486, w - 16, 314, 0, '#1f4a3a') +
    sign(x + 14, 492, w - 28) +
    display('toronto-window', x + 16, 590) +
    door(x + 246, 590) +
    showcase('toronto-wheels', x + 342, 590, 116, wheels) +
    awning(x + 14, 562, w - 28)
  )
}

/** Pavement and street shine with rain. */
function wet() {
  const column = (x: number, w: number, seed: number, colour: string, opacity: number) =>
    shape(glints(x, w, 876, 994, 24, seed, 0.7), colour, { opacity })
  return (
    street('toronto-street', '#7d7480', '#4f4a5e', ['#5a5570', '#3f3d5a', '#2b2c48']) +
    shape(glints(820, 760, 808, 842, 26, 2, 0.5), '#f0c79a', { opacity: 0.35 }) +
    column(720, 130, 1, '#ffd98a', 0.6) +
    column(890, 50, 2, '#d9503a', 0.6) +
    column(1010, 70, 3, '#ffd98a', 0.6) +
    column(1170, 90, 4, '#f0c79a', 0.5) +
    column(560, 50, 5, '#ffe6ad', 0.6) +
    column(1370, 80, 6, '#ffd98a', 0.5) +
    column(220, 300, 7, '#dd9c80', 0.35) +
    line('M-20 930H1640', '#cdb9a8', 6, { dash: '90 60', cap: 'butt', opacity: 0.5 })
  )
}

/** A pole of the street and the wires along it. */
const wires = () =>
  line('M1290 846V206', '#2a2638', 11, { cap: 'butt' }) +
  line('M1248 236H1332M1258 266H1322', '#2a2638', 6) +
  line(
    'M1252 230C1400 262 1520 262 1620 250M1328 230C1440 252 1540 250 1620 238M1252 230C900 182 400 206 -20 150M1328 230C900 158 400 180 -20 120M1262 262C900 222 400 240 -20 190',
    '#2a2638',
    2,
    { opacity: 0.75 },
  ) +
  bare(1500, 846, 300, '#2f2a38', 14, 12)

function passers() {
  const shade = (x: number, rx: number) => ellipse(x, 838, rx, 5, '#1f1d30', { opacity: 0.5 })
  const stand = line('M1092 838V796', '#3a3a4a', 6) + circle(1092, 786, 15, 'none', { stroke: '#3a3a4a', width: 5 })
  return (
    shade(1132, 70) +
    stand +
    group(bicycle('#dba524', '#15151f', '#aab4b4', 3.4), 'translate(1136 838) scale(1.45)') +
    shade(676, 40) +
    person(672, 838, 148, 'walk', {
      jacket: '#2f7f8a',
      trousers: '#26303f',
      pack: '#b92b18',
      hat: '#dba524',
      skin: '#a8714d',
    }) +
    shade(764, 30) +
    person(760, 836, 140, 'walk', {
      jacket: '#dba524',
      trousers: '#2a2f46',
      hair: '#1c1614',
      skin: '#8f5d3f',
      hood: true,
    })
  )
}
