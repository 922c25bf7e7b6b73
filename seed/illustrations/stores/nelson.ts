import { box, circle, ellipse, group, line, mix, path, shape, times } from '../pen.ts'
import { bands, ground, ridge, seeded, streak } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import { flakes, glow } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, door, lamp, showcase, sign } from '../scenes/shop-parts.ts'
import { bare, treeline } from '../scenes/trees.ts'
import { brick, cornice, lightPool, sash, snowBank, snowCap, street } from './houses.ts'

/**
 * Nelson, half past seven on a powder morning, still snowing: the line for the tuning bench among the heritage fronts.
 * Calm side: left.
 */
export const nelson: Scene = () => {
  const sky = bands(['#54718f', '#6783a0', '#8199b0', '#a0b1c1', '#bcc8d0', '#cdd5da'], 0, 520, 11, 12)
  const chance = seeded(8)
  const fall =
    shape(flakes(230, chance, [-10, 0, 1610, 1000], 1.6, 5), '#f6f8f8', { opacity: 0.75 }) +
    shape(flakes(46, chance, [-10, 0, 1610, 1000], 4, 8), '#ffffff', { opacity: 0.6 })
  return (
    sky +
    hill() +
    bank() +
    hotel() +
    diner() +
    shop() +
    street('store-nelson-road', '#cfd7e0', '#a9b6c5', ['#c6d1de', '#afbdce']) +
    ploughed() +
    bare(452, 846, 350, '#2e3440', 12, 12) +
    group(bare(452, 846, 350, '#f3f4f0', 12, 4), 'translate(-4 -4)') +
    lamp(336, 848) +
    queue() +
    fall
  )
}

/** The mountain like a lying elephant across the lake, its head in the cloud. */
function hill() {
  const back = ridge(
    [
      [-20, 300],
      [70, 232],
      [190, 196],
      [330, 222],
      [560, 300],
      [700, 340],
      [1000, 300],
      [1300, 330],
      [1640, 280],
    ],
    0.06,
    5,
  )
  const front = ridge(
    [
      [-20, 470],
      [140, 430],
      [300, 440],
      [470, 500],
      [640, 540],
      [1640, 500],
    ],
    0.06,
    9,
  )
  return (
    ground(back, '#5e7a92', 700) +
    treeline(back, '#5e7a92', { gap: 8, height: [10, 24], seed: 2 }) +
    shape(streak(180, 300, 620, 34) + streak(480, 350, 520, 30) + streak(1500, 320, 400, 24), '#c3ced6', {
      opacity: 0.75,
    }) +
    ground(front, '#46617b', 800) +
    treeline(front, '#46617b', { gap: 9, height: [16, 40], seed: 6 }) +
    shape(streak(120, 520, 560, 26), '#b9c6d0', { opacity: 0.7 })
  )
}

/** A wooden false front, then the stone bank with its corner tower. */
function bank() {
  const [x, w, top] = [352, 312, 300]
  const low =
    box(96, 560, 256, 240, 0, '#6f8a72') +
    line(
      times(16, (i) => `M96 ${575 + i * 15}h256`),
      '#4f6a56',
      1.6,
      { opacity: 0.6 },
    ) +
    box(88, 540, 268, 24, 1, '#e8e2d2') +
    snowCap(86, 544, 274, 30, 3) +
    sash(120, 600, 66, 84, { lit: true }) +
    box(216, 612, 60, 188, 1, '#f3efe2') +
    box(223, 619, 46, 181, 1, '#2f5f6a') +
    box(231, 630, 30, 74, 1, '#ffe6ad') +
    sash(292, 600, 42, 84)
  const tower =
    box(x - 22, 250, 112, 550, 0, '#b9a48c') +
    box(x - 22, 250, 30, 550, 0, '#d3c2a8', { opacity: 0.7 }) +
    box(x + 62, 250, 28, 550, 0, '#8c7a68', { opacity: 0.7 }) +
    box(x - 30, 242, 128, 18, 1, '#6f6054') +
    shape(`M${x - 38} 246Q${x + 10} 214 ${x + 34} 104Q${x + 58} 214 ${x + 106} 246Z`, '#4a5668') +
    shape(`M${x - 38} 246Q${x + 10} 214 ${x + 34} 104L${x + 40} 150Q${x + 30} 216 ${x + 8} 240Z`, '#eef1f4') +
    shape(`M${x + 106} 246Q${x + 70} 220 ${x + 52} 178Q${x + 60} 224 ${x + 74} 246Z`, '#dfe6ec') +
    line(`M${x + 34} 106V76`, '#4a5668', 4) +
    circle(x + 34, 76, 5, '#dba524') +
    [292, 436, 612].map((y, i) => sash(x + 10, y, 46, 92, { lit: i !== 1, arch: 14, trim: '#efe4d0' })).join('')
  const arches = times(
    2,
    (i) =>
      sash(x + 124 + i * 92, 346, 56, 96, { lit: i === 0, arch: 18, trim: '#efe4d0' }) +
      sash(x + 124 + i * 92, 490, 56, 92, { lit: i === 1, arch: 14, trim: '#efe4d0' }),
  )
  return (
    low +
    brick(x, top, w, '#a58f7a', 3) +
    cornice(x + 80, top - 24, w - 80, '#8c7a68') +
    snowCap(x + 84, top - 22, w - 80, 26, 5) +
    arches +
    box(x + 90, 596, w - 90, 14, 0, '#6f6054') +
    shape(`M${x + 112} 800V668Q${x + 152} 616 ${x + 192} 668V800Z`, '#efe4d0') +
    shape(`M${x + 122} 800V674Q${x + 152} 634 ${x + 182} 674V800Z`, '#4a3428') +
    box(x + 132, 690, 40, 50, 1, '#ffdf9a') +
    sash(x + 222, 650, 62, 84, { arch: 16, trim: '#efe4d0' }) +
    tower
  )
}

/** The old hotel: long, of buff brick, arched windows under a deep cornice. */
function hotel() {
  const [x, w, top] = [1004, 366, 296]
  const floor = (y: number, lit: readonly boolean[]) =>
    lit
      .map(
        (on, i) =>
          sash(x + 36 + i * 86, y, 48, 92, { lit: on, arch: 12, trim: '#efe4d0' }) +
          snowCap(x + 26 + i * 86, y + 98, 68, 9, i + 20),
      )
      .join('')
  return (
    brick(x, top, w, '#b0764e', 14) +
    cornice(x, top - 20, w, '#6a4038') +
    shape(
      `M${x + 120} ${top - 14}V${top - 18}L${x + w / 2} ${top - 74}L${x + w - 120} ${top - 18}V${top - 14}Z`,
      '#6a4038',
    ) +
    shape(
      `M${x + 108} ${top - 24}L${x + w / 2} ${top - 84}L${x + w - 108} ${top - 24}L${x + w - 126} ${top - 26}L${x + w / 2} ${top - 64}L${x + 126} ${top - 26}Z`,
      '#f3f4f0',
    ) +
    snowCap(x - 10, top - 16, 116, 24, 2) +
    snowCap(x + w - 106, top - 16, 116, 24, 4) +
    floor(348, [false, true, false, false]) +
    floor(484, [true, false, false, true]) +
    box(x, 600, w, 20, 0, '#6a4038') +
    snowCap(x, 602, w, 12, 9) +
    times(
      3,
      (i) =>
        box(x + 26 + i * 112, 636, 92, 140, 1, '#efe4d0') +
        box(x + 34 + i * 112, 644, 76, 124, 0, i === 1 ? '#5a3a2c' : '#ffd98a') +
        (i === 1
          ? box(x + 46 + i * 112, 656, 52, 60, 1, '#ffe6ad')
          : shape(`M${x + 34 + i * 112} 644h34l-20 124h-14Z`, '#fff0c4')),
    )
  )
}

/** A lower front at the end of the block. */
function diner() {
  const [x, w, top] = [1370, 280, 426]
  return (
    box(x, top, w, 374, 0, '#7f95a0') +
    box(x, top, w * 0.06, 374, 0, '#a9bbc3', { opacity: 0.6 }) +
    cornice(x, top - 12, w, '#3f5666') +
    snowCap(x - 8, top - 10, w + 16, 28, 7) +
    times(3, (i) => sash(x + 30 + i * 84, 486, 50, 84, { lit: i === 1 })) +
    shape(`M${x + 14} 604h${w}l10 38h${-w - 22}Z`, '#1f4a3a') +
    snowCap(x + 8, 608, w, 18, 15) +
    box(x + 24, 656, 130, 112, 1, '#f3efe2') +
    box(x + 32, 664, 114, 96, 0, '#ffd98a') +
    shape(`M${x + 32} 664h50l-22 96h-28Z`, '#fff0c4') +
    box(x + 176, 640, 64, 160, 1, '#f3efe2') +
    box(x + 184, 648, 48, 152, 1, '#b4532f')
  )
}

/** The smallest of the stores: red brick, two floors, the tuning bench in its window. */
function shop() {
  const [x, w, top] = [664, 340, 352]
  const date =
    shape(
      `M${x + 96} ${top}V${top - 34}H${x + 124}L${x + w / 2} ${top - 88}L${x + w - 124} ${top - 34}H${x + w - 96}V${top}Z`,
      '#86402f',
    ) +
    circle(x + w / 2, top - 34, 20, '#efe4d0') +
    circle(x + w / 2, top - 34, 13, '#ffd98a') +
    shape(
      `M${x + 112} ${top - 34}L${x + w / 2} ${top - 104}L${x + w - 112} ${top - 34}L${x + w - 126} ${top - 34}L${x + w / 2} ${top - 82}L${x + 126} ${top - 34}Z`,
      '#f3f4f0',
    ) +
    snowCap(x + 90, top - 32, 36, 12, 3) +
    snowCap(x + w - 126, top - 32, 36, 12, 6)
  return (
    glow(x + 130, 690, 370, '#ffcf70', 0.5) +
    brick(x, top, w, '#86402f', 21) +
    date +
    cornice(x, top - 20, w, '#1f4a3a') +
    snowCap(x - 8, top - 17, 100, 24, 10) +
    snowCap(x + w - 92, top - 17, 100, 24, 11) +
    times(4, (i) => sash(x + 26 + i * 80, 402, 48, 66, { lit: i !== 2, arch: 13, trim: '#efe4d0' })) +
    sign(x + 12, 492, w - 24) +
    tuning(x + 16, 590) +
    door(x + 244, 590) +
    awning(x + 12, 562, w - 24) +
    snowCap(x + 8, 566, w - 14, 26, 13)
  )
}

/** The window on the bench: a ski in the vice, files on the wall, somebody at work. */
function tuning(x: number, y: number) {
  const board = (bx: number, hue: string) =>
    shape(path`M${bx} 152V66Q${bx} 48 ${bx + 8} 48Q${bx + 16} 48 ${bx + 16} 66V152Z`, hue) +
    line(path`M${bx + 8} 56V152`, mix(hue, '#ffffff', 0.3), 2)
  const rack =
    box(124, 30, 74, 44, 1, '#c99a5e') + line('M134 38v26M146 38v20M158 38v28M170 38v18M184 38v24', '#3a4a52', 4)
  const mender = person(
    118,
    192,
    132,
    'walk',
    { jacket: '#1f4a3a', trousers: '#26364a', hair: '#3a2a20', skin: '#dcab84' },
    { held: box(11, -60, 12, 5, 1, '#3a4044') },
  )
  const bench =
    box(10, 140, 198, 12, 0, '#8a5a38') +
    box(10, 152, 198, 34, 0, '#6a4228') +
    box(92, 124, 12, 16, 1, '#2a3640') +
    box(170, 124, 12, 16, 1, '#2a3640') +
    line('M64 122H192q8 0 11 -8', '#dba524', 7)
  return showcase(
    'store-nelson-window',
    x,
    y,
    218,
    rack +
      board(24, '#2f7f8a') +
      board(46, '#b92b18') +
      mender +
      bench +
      line('M109 30V10', '#24353a', 3) +
      shape('M95 42q14 -24 28 0Z', '#12332a'),
  )
}

/** Snow thrown up along the kerb, a car nobody will find today. */
function ploughed() {
  const car =
    shape('M30 884Q22 836 66 826Q96 772 140 770H224Q262 772 284 822Q330 830 324 884Z', '#f3f4f0') +
    shape('M30 884Q28 862 60 856Q180 846 300 858Q328 864 324 884Z', '#b9c8d4') +
    shape('M104 822L128 792Q132 788 140 788H170V824ZM184 788H218Q234 790 248 818L184 824Z', '#3f566a') +
    shape('M62 884a26 26 0 0 1 52 0ZM240 884a26 26 0 0 1 52 0Z', '#2a333e') +
    line('M30 862H62M294 862H322', '#b92b18', 5)
  return (
    lightPool(680, 216, 0.3) +
    lightPool(908, 82, 0.34) +
    snowBank(330, 640, 874, 50, 2) +
    snowBank(1060, 1640, 878, 44, 6) +
    car +
    snowBank(-30, 400, 900, 26, 9)
  )
}

/** Those who wait for the door, skis and boards in hand. */
function queue() {
  const skis = (hue: string) => line('M15 -2V-134q0 -7 4 -10M20 -2V-134q0 -7 4 -10', hue, 3.6)
  const board = (hue: string) =>
    shape('M12 -4V-112Q12 -124 20 -124Q28 -124 28 -112V-4Q28 4 20 4Q12 4 12 -4Z', hue) +
    line('M20 -122V2', mix(hue, '#ffffff', 0.4), 1.4)
  const shoulder = (hue: string) => line('M-44 -72L44 -98M-42 -68L46 -94', hue, 3.4)
  const wear = [
    ['#b92b18', '#26364a', '#eceee9', '#8f5d3f'],
    ['#2f7f8a', '#3a3440', '#dba524', '#dcab84'],
    ['#dba524', '#2a3640', '#1f4a3a', '#dcab84'],
    ['#5a4a62', '#26364a', '#b92b18', '#dcab84'],
    ['#1f4a3a', '#4a3a34', '#eceee9', '#8f5d3f'],
  ] as const
  const held = ['', skis('#dba524'), board('#2f5f7a'), skis('#b92b18'), shoulder('#2f7f8a')]
  const waiting = wear
    .map(
      ([jacket, trousers, hat, skin], i) =>
        ellipse(990 + i * 65, 840, 36, 4, '#51627a', { opacity: 0.4 }) +
        person(
          990 + i * 65 + (i % 2) * 6,
          836 + (i % 2) * 3,
          142 - (i % 3) * 6,
          i === 0 ? 'walk' : 'stand',
          {
            jacket,
            trousers,
            hat,
            skin,
            ...(i % 2 ? {} : { pack: ['#dba524', '', '#b92b18', '', '#e0733a'][i] ?? '' }),
          },
          { flip: true, held: held[i] ?? '' },
        ),
    )
    .join('')
  const shovel = line('M-6 -34L34 -58', '#8a5a38', 3) + shape('M-20 -34L-2 -42L2 -28L-16 -18Z', '#b4bcc0')
  return (
    waiting +
    ellipse(566, 838, 40, 4, '#51627a', { opacity: 0.4 }) +
    person(
      572,
      836,
      142,
      'walk',
      { jacket: '#e0733a', trousers: '#26364a', hat: '#12332a', skin: '#dcab84' },
      { flip: true, held: group(shovel, 'translate(14 0) scale(-1 1)') },
    )
  )
}
