import { box, circle, ellipse, line, mix, shape, times } from '../pen.ts'
import { bands, between, boulder, glints, ground, seeded, streak, swell, wash } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, display, door, showcase, sign, tub } from '../scenes/shop-parts.ts'
import { bare, treeline } from '../scenes/trees.ts'
import { withSnowshoes } from './passers.ts'
import { brick, cornice, sash, snowCap, street } from './houses.ts'

/**
 * Promenade du Portage in Gatineau at noon, thin sun on the first snow: the falls and the hills on one side, the
 * offices on the other.
 */
export const gatineau: Scene = () => {
  const sky = bands(['#7db0b8', '#98c2c2', '#b6d2c9', '#d3dfcf', '#ebe6cf', '#f6e9c8'], 0, 600, 41, 14)
  const clouds = shape(
    streak(380, 130, 760, 18) + streak(1180, 70, 560, 14) + streak(190, 240, 420, 16) + streak(620, 210, 300, 10),
    '#fbf6e6',
    { opacity: 0.7 },
  )
  return (
    sky +
    clouds +
    hills() +
    river() +
    offices() +
    matchstick(398) +
    corner(978) +
    lobby(1224) +
    store(574) +
    pavementAndRoad() +
    passers()
  )
}

/** The hills beyond the river, white where the runs are. */
function hills() {
  const back = swell([
    [-20, 470],
    [140, 430],
    [300, 452],
    [470, 408],
    [640, 440],
    [860, 470],
  ])
  const front = swell([
    [-20, 540],
    [120, 506],
    [300, 530],
    [480, 496],
    [700, 540],
    [900, 560],
  ])
  const runs = shape(
    'M148 432C142 460 160 480 152 512L164 512C170 480 154 460 160 434ZM214 442C206 466 226 486 214 520L224 522C236 490 216 466 224 444Z',
    '#f4f3ea',
  )
  return (
    ground(back, '#a9bfc4', 640) +
    treeline(back, '#a9bfc4', { gap: 7, height: [8, 18], seed: 5, to: 860 }) +
    runs +
    ground(front, '#7d9da3', 640) +
    treeline(front, '#7d9da3', { gap: 9, height: [14, 30], seed: 8, to: 900 })
  )
}

/** The river over its ledge, and the stone tower of the old mill. */
function river() {
  const chance = seeded(15)
  const chutes = [
    [-30, 70],
    [52, 96],
    [164, 60],
    [240, 104],
    [362, 70],
  ]
    .map(
      ([x = 0, w = 0]) =>
        shape(
          `M${x} 624Q${x + w / 2} 614 ${x + w} 624C${x + w + 2} 640 ${x + w + 8} 662 ${x + w + 12} 684H${x - 12}C${x - 8} 662 ${x - 2} 640 ${x} 624Z`,
          '#eef2ec',
        ) +
        line(
          times(
            Math.round(w / 13),
            (i) =>
              `M${(x + 8 + i * 13 + between(chance, -3, 3)).toFixed(0)} ${between(chance, 630, 642).toFixed(0)}v${between(chance, 16, 36).toFixed(0)}`,
          ),
          '#b9d1d2',
          2.4,
          { opacity: 0.8 },
        ),
    )
    .join('')
  const fall =
    shape('M-20 628L60 622L150 628L230 618L330 626L420 620V690H-20Z', '#52666d') +
    shape('M-20 628L60 622L150 628L230 618L330 626L420 620V634L330 640L230 632L150 642L60 634L-20 640Z', '#7f9093') +
    chutes +
    shape(
      'M-20 684C20 662 70 674 110 666C160 656 190 672 240 664C300 654 340 670 420 660V694C300 700 100 690 -20 698Z',
      '#f8f8f2',
      { opacity: 0.85 },
    )
  const mill =
    box(262, 476, 62, 148, 0, '#8e8b82') +
    box(308, 476, 16, 148, 0, '#6d6c68') +
    line(
      times(9, (i) => `M262 ${490 + i * 15}h62`),
      '#6d6c68',
      1.3,
      { opacity: 0.6 },
    ) +
    shape('M256 478L270 452H316L330 478Z', '#5d666b') +
    box(280, 500, 12, 26, 5, '#3d4a52') +
    box(280, 556, 12, 26, 5, '#3d4a52') +
    box(324, 560, 120, 64, 0, '#a35f4a') +
    shape('M320 562L340 540H450V562Z', '#e9ebe6') +
    times(3, (i) => box(336 + i * 22, 578, 12, 22, 1, '#3d4a52'))
  return (
    wash('gatineau-river', ['#c6d6cf', '#8fb0b3'], 600, 630) +
    mill +
    wash('gatineau-below', ['#9fbfc0', '#5f8f98', '#3f6f7c'], 660, 800) +
    shape(glints(200, 260, 690, 786, 46, 6), '#eef1e4', { opacity: 0.6 }) +
    fall
  )
}

/** Towers of brown concrete in bands, paler the further they are. */
function offices() {
  const air = '#d8e0d2'
  const tower = (x: number, top: number, w: number, far: number) => {
    const tone = (hue: string) => mix(hue, air, far)
    return (
      box(x, top, w, 800 - top, 0, tone('#9a8468')) +
      times(
        Math.floor((780 - top) / 30),
        (i) =>
          box(x, top + 20 + i * 30, w, 14, 0, tone('#3f5a68')) +
          box(x, top + 20 + i * 30, w * 0.3, 14, 0, tone('#6f8f99')),
      ) +
      line(
        times(Math.floor(w / 30) - 1, (i) => `M${x + 30 + i * 30} ${top}V800`),
        tone('#b39d80'),
        5,
      ) +
      box(x + w * 0.82, top, w * 0.18, 800 - top, 0, tone('#4a3f38'), { opacity: 0.35 }) +
      box(x - 4, top - 8, w + 8, 14, 0, tone('#c4b296'))
    )
  }
  return (
    tower(842, 232, 150, 0.62) +
    tower(1120, 120, 190, 0.5) +
    tower(980, 176, 150, 0.38) +
    tower(1290, 196, 340, 0.24) +
    box(1330, 160, 90, 36, 0, mix('#9a8468', air, 0.3))
  )
}

/** A narrow wooden house of the mill workers, its gable to the street. */
function matchstick(x: number) {
  const [w, eaves, hue] = [168, 452, '#d6a945']
  const middle = x + w / 2
  return (
    shape(`M${x} 800V${eaves}L${middle} ${eaves - 132}L${x + w} ${eaves}V800Z`, hue) +
    line(
      times(23, (i) => `M${x} ${eaves + 8 + i * 15}h${w}`) +
        times(8, (i) => `M${x + 10 + i * 9.4} ${eaves - 8 - i * 15}H${x + w - 10 - i * 9.4}`),
      '#8c6a1e',
      1.5,
      { opacity: 0.45 },
    ) +
    box(x, eaves, 8, 800 - eaves, 0, '#f3efe2') +
    box(x + w - 9, eaves, 9, 800 - eaves, 0, '#cfcabc') +
    line(`M${x - 12} ${eaves + 16}L${middle} ${eaves - 138}L${x + w + 12} ${eaves + 16}`, '#5f4a3a', 13, {
      join: 'miter',
    }) +
    line(`M${x - 10} ${eaves + 4}L${middle} ${eaves - 148}L${x + w + 10} ${eaves + 4}`, '#f6f5ee', 9) +
    sash(middle - 24, eaves - 50, 48, 70) +
    sash(x + 26, 510, 44, 76, { lit: true }) +
    sash(x + 98, 510, 44, 76) +
    sash(x + 24, 652, 50, 86, { lit: true }) +
    box(x + 92, 638, 58, 162, 1, '#f3efe2') +
    box(x + 98, 646, 46, 154, 1, '#2f5f6a') +
    box(x + 106, 656, 30, 48, 1, '#ffd98a') +
    shape(`M${x - 8} 634L${x + 14} 606H${x + w - 14}L${x + w + 8} 634Z`, '#5f4a3a') +
    snowCap(x - 4, 623, w + 8, 20, 4) +
    line(`M${x + 4} 634V800M${x + w - 4} 634V800`, '#f3efe2', 6)
  )
}

/** The house on the right of the store: grey stone, a café below. */
function corner(x: number) {
  const [w, top] = [246, 330]
  const cafe =
    line('M50 10V54M102 10V70', '#5f4a3a', 3) +
    shape('M32 74q18 -34 36 0ZM84 90q18 -34 36 0Z', '#b92b18') +
    box(24, 118, 112, 7, 2, '#7d5530') +
    line('M50 124V158M110 124V158', '#7d5530', 5) +
    shape('M44 104h20q0 14 -10 14t-10 -14ZM92 104h20q0 14 -10 14t-10 -14Z', '#f3efe2')
  const blocks = line(
    times(17, (i) => `M${x} ${top + 26 + i * 26}h${w}`) +
      times(72, (i) => `M${x + (i % 5) * 52 + (Math.floor(i / 5) % 2) * 26} ${top + 26 + Math.floor(i / 5) * 26}v26`),
    '#7c8282',
    1.5,
    { opacity: 0.5 },
  )
  return (
    box(x, top, w, 470, 0, '#a7aaa4') +
    blocks +
    box(x, top, 10, 470, 0, '#c6c8c0') +
    box(x + w - 14, top, 14, 470, 0, '#7f8586') +
    cornice(x, top - 24, w, '#5d6a70') +
    snowCap(x - 10, top - 22, w + 20, 13, 6) +
    times(3, (i) => sash(x + 26 + i * 72, 396, 50, 96, { lit: i === 2, arch: 10 })) +
    box(x + 8, 560, w - 16, 240, 0, '#7a4a2c') +
    box(x + 8, 556, w - 16, 34, 1, '#5a3620') +
    shape(`M${x + 108} 564h26q0 18 -13 18t-13 -18Z`, '#f3efe2') +
    line(`M${x + 134} 568q9 4 -2 8`, '#f3efe2', 3) +
    showcase('gatineau-cafe', x + 14, 600, 138, cafe, '#f3efe2', '#5a3620') +
    door(x + 156, 590, '#7a4a2c')
  )
}

/** The glass foot of the office tower that begins at the next corner. */
function lobby(x: number) {
  return (
    box(x, 596, 390, 204, 0, '#8c765c') +
    box(x, 580, 390, 30, 0, '#b5a083') +
    snowCap(x - 4, 582, 400, 10, 16) +
    box(x + 18, 628, 360, 172, 0, '#3f5a68') +
    shape(`M${x + 18} 628h70l-70 120ZM${x + 130} 628h90l-110 172h-60Z`, '#6f8f99', { opacity: 0.6 }) +
    box(x + 230, 650, 72, 150, 0, '#ffd98a') +
    box(x + 230, 650, 28, 150, 0, '#fff0c4') +
    line(times(6, (i) => `M${x + 18 + i * 71} 628V800`) + `M${x + 18} 690H${x + 378}`, '#b5a083', 5) +
    box(x + 262, 650, 6, 150, 0, '#5f4f3e')
  )
}

/** The store: brick of three floors under a stepped gable. */
function store(x: number) {
  const [w, top, hue] = [404, 292, '#a1503a']
  const shoes =
    times(
      2,
      (i) =>
        line(`M${22 + i * 24} 20V40`, '#5f4a3a', 2) +
        ellipse(22 + i * 24, 74, 10, 36, '#7a4a24') +
        ellipse(22 + i * 24, 74, 7, 32, '#f2d79a') +
        line(`M${16 + i * 24} 56l12 10M${16 + i * 24} 72l12 8M${28 + i * 24} 88l-12 6`, '#7a4a24', 2),
    ) + box(14, 128, 42, 28, 3, '#2f7f8a')
  const gable =
    shape(`M${x + 92} ${top}V${top - 44}h40v-34h46v-26h48v26h46v34h40v44Z`, hue) +
    circle(x + w / 2, top - 44, 24, '#f3efe2') +
    circle(x + w / 2, top - 44, 17, '#33516a') +
    shape(`M${x + w / 2 - 12} ${top - 56}h16l-20 22Z`, '#4f7189')
  const caps = [
    [92, 44, 40],
    [132, 78, 46],
    [178, 104, 48],
    [226, 78, 46],
    [272, 44, 40],
  ]
    .map(
      ([dx = 0, dy = 0, cw = 0], i) =>
        box(x + dx - 3, top - dy - 6, cw + 6, 9, 1, '#d8c9a6') + snowCap(x + dx - 4, top - dy - 4, cw + 8, 9, i + 60),
    )
    .join('')
  const windows = [40, 134, 228, 322]
    .map((dx, i) => sash(x + dx - 8, 352, 56, 94, { lit: i === 1 || i === 3, arch: 14, trim: '#ecdcb8' }))
    .join('')
  return (
    gable +
    brick(x, top, w, hue, 9) +
    cornice(x, top - 8, w, '#d8c9a6') +
    caps +
    snowCap(x - 10, top - 6, 98, 11, 71) +
    snowCap(x + w - 88, top - 6, 98, 11, 72) +
    windows +
    box(x + 8, 484, w - 16, 316, 0, '#1f4a3a') +
    sign(x + 14, 492, w - 28) +
    display('gatineau-window', x + 14, 590) +
    door(x + 236, 590) +
    showcase('gatineau-snowshoes', x + 324, 590, 68, shoes) +
    awning(x + 14, 562, w - 28) +
    snowCap(x + 12, 564, w - 22, 11, 73)
  )
}

/** A pavement that is swept, a bank of snow along the kerb, the bare street; the bank of the river on the left. */
function pavementAndRoad() {
  const bank = swell([
    [-20, 760],
    [120, 772],
    [260, 790],
    [396, 800],
  ])
  const kerb = swell([
    [-20, 858],
    [240, 850],
    [520, 846],
    [760, 852],
    [900, 846],
    [1180, 854],
    [1400, 844],
    [1640, 850],
  ])
  return (
    street('gatineau-street', '#b9b3a4', '#8c8d8a', ['#7d8688', '#6d777b', '#5c676d']) +
    ground(bank, '#e9ece6', 870) +
    shape('M-20 790C120 800 280 806 396 800L360 864H-20Z', '#cdd8d8') +
    boulder(70, 806, 130, 56, ['#4a5a60', '#7d8a8a', '#b9c0b8'], 3) +
    snowCap(20, 764, 90, 14, 81) +
    boulder(190, 826, 90, 34, ['#4a5a60', '#7d8a8a', '#b9c0b8'], 4) +
    ground(
      kerb.map(([x, y]) => [x, y + 6] as const),
      '#c4d0d4',
      872,
    ) +
    ground(
      kerb.map(([x, y]) => [x, y + 12] as const),
      '#eef0ea',
      868,
    ) +
    line('M-20 940H1640', '#d9d6c4', 6, { dash: '90 60', cap: 'butt', opacity: 0.7 }) +
    bare(1440, 836, 330, '#4a4340', 6, 11) +
    tub(562, 826, 92, 12) +
    tub(904, 828, 88, 13)
  )
}

function passers() {
  const shade = (x: number) =>
    shape(`M${x - 24} 838C${x} 832 ${x + 70} 830 ${x + 104} 836C${x + 70} 842 ${x} 844 ${x - 24} 838Z`, '#5f6468', {
      opacity: 0.35,
    })
  const bag = box(14, -54, 17, 13, 2, '#5a3620') + line('M18 -54q4 -6 8 0', '#5a3620', 2)
  return (
    shade(700) +
    withSnowshoes(
      700,
      838,
      146,
      { jacket: '#2f4a63', trousers: '#2a2f36', hat: '#b92b18', skin: '#dcab84' },
      { flip: true },
    ) +
    shade(1040) +
    person(
      1040,
      836,
      142,
      'walk',
      { jacket: '#7a3b4a', trousers: '#23303a', skin: '#8f5d3f', hair: '#1c1614' },
      { flip: true, held: bag },
    ) +
    shade(1146) +
    person(
      1146,
      838,
      148,
      'stand',
      { jacket: '#5d6a70', trousers: '#26303a', hat: '#dba524', skin: '#d9a47c' },
      { flip: true },
    )
  )
}
