import { box, circle, ellipse, group, inside, line, mix, path, shape, times } from '../pen.ts'
import { bands, between, ground, range, seeded, swell } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import { glow } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, display, door, sign, tub } from '../scenes/shop-parts.ts'
import { treeline } from '../scenes/trees.ts'
import { lightPool } from './houses.ts'

/**
 * Calgary, a Friday at sunset under the arch of a chinook: the train, the loaded cars and the glass tower of the
 * climbing wall. Calm side: left.
 */
export const calgary: Scene = () => {
  const sky = bands(['#8fb3c0', '#b4c9c3', '#dcd3b0', '#f2c98a', '#f0a765', '#e88a52'], 40, 650, 5, 8)
  const rockies = range(
    'store-calgary-rockies',
    [
      [-20, 600],
      [50, 560],
      [90, 572],
      [150, 528],
      [190, 566],
      [250, 512],
      [296, 552],
      [350, 496],
      [400, 560],
      [450, 530],
      [520, 566],
      [600, 600],
      [760, 570],
      [900, 612],
      [1200, 580],
      [1300, 600],
      [1400, 560],
      [1480, 590],
      [1560, 566],
      [1640, 600],
    ],
    { lit: '#8d82a0', shade: '#5f6484', snow: '#ecd3cb', snowShade: '#9a94b0', snowline: 566, foot: 680, rough: 0.3 },
    8,
  )
  const hills = swell([
    [-20, 632],
    [240, 622],
    [480, 636],
    [900, 620],
    [1640, 630],
  ])
  const foothills = ground(hills, '#4f5a6a', 730) + treeline(hills, '#4f5a6a', { gap: 10, height: [8, 22], seed: 4 })
  return sky + arch() + rockies + foothills + train() + lot() + wing() + tower() + shop() + walk() + cars() + people()
}

/** The arch of cloud over the mountains, lit from below. */
function arch() {
  const edge = (drop: number, fill: string) =>
    shape(
      `M-20 -20H1640V${300 + drop}C1300 ${150 + drop} 1000 ${90 + drop * 0.8} 680 ${96 + drop * 0.8}C400 ${100 + drop * 0.8} 160 ${190 + drop} -20 ${330 + drop}Z`,
      fill,
    )
  const lens = (x: number, y: number, w: number, turn: number, fill: string) =>
    shape(path`M${x - w / 2} ${y}Q${x} ${y - 26} ${x + w / 2} ${y}Q${x} ${y + 18} ${x - w / 2} ${y}Z`, fill, {
      transform: `rotate(${turn} ${x} ${y})`,
      opacity: 0.8,
    })
  const under =
    lens(210, 250, 420, -24, '#c99484') +
    lens(470, 118, 380, -10, '#a98690') +
    lens(760, 60, 460, 0, '#6f7490') +
    lens(300, 90, 340, -14, '#6f7490') +
    lens(1330, 150, 420, 14, '#a98690') +
    lens(1480, 262, 300, 22, '#c99484')
  return (
    edge(74, '#eec196') +
    edge(60, '#bd9490') +
    edge(36, '#8f8298') +
    edge(-24, '#727793') +
    edge(-100, '#5c6988') +
    edge(-190, '#4a5a78') +
    under
  )
}

/** The light rail: poles and wires, a train at the platform, people waiting. */
function train() {
  const car = (x: number) =>
    shape(`M${x} 706v-62q2 -10 14 -10h286q12 0 14 10v62Z`, '#e4e6e2') +
    box(x, 688, 314, 18, 0, '#b92b18') +
    box(x + 12, 648, 290, 28, 3, '#2a3c4c') +
    times(6, (i) => box(x + 20 + i * 46, 650, 36, 24, 1, '#ffdf9a')) +
    times(
      2,
      (i) => box(x + 66 + i * 138, 646, 36, 58, 1, '#c9cec9') + box(x + 70 + i * 138, 650, 28, 26, 1, '#ffe6ad'),
    ) +
    line(`M${x + 150} 634l-16 -14l16 -14h20`, '#2a3640', 3)
  const mast = (x: number) => line(`M${x} 712V590M${x} 600h46`, '#2a3640', 5)
  const waiting = [58, 92, 160, 330, 366]
    .map((x, i) =>
      person(x, 724, 56, i % 2 ? 'stand' : 'rear', {
        jacket: ['#2f7f8a', '#b92b18', '#26364a', '#dba524', '#5a4a62'][i] ?? '#26364a',
        trousers: '#26303c',
        hat: i % 2 ? '#eceee9' : '#1f4a3a',
      }),
    )
    .join('')
  return (
    line('M-20 606H560M-20 600H560', '#2a3640', 1.6) +
    mast(20) +
    mast(250) +
    mast(470) +
    car(-120) +
    car(204) +
    box(-20, 706, 560, 10, 0, '#2f3a44') +
    box(-20, 722, 540, 22, 0, '#8d8f90') +
    box(-20, 722, 540, 5, 0, '#e0c05a') +
    waiting +
    line('M40 724V622M210 724V622M400 724V622', '#1b2a2f', 6) +
    shape('M4 622L20 608H430L446 622Z', '#1f4a3a')
  )
}

/** The lot after a mild day: wet asphalt, the sky in it, what is left of the snow. */
function lot() {
  const puddle = (x: number, y: number, w: number) =>
    ellipse(x, y, w, w * 0.075, '#e0a77c', { opacity: 0.65 }) +
    ellipse(x + w * 0.14, y + 2, w * 0.62, w * 0.035, '#f6d3a2', { opacity: 0.7 })
  const rest = (x: number, y: number, w: number) =>
    shape(
      path`M${x} ${y}C${x + w * 0.1} ${y - w * 0.16} ${x + w * 0.34} ${y - w * 0.2} ${x + w * 0.5} ${y - w * 0.12}C${x + w * 0.7} ${y - w * 0.16} ${x + w * 0.92} ${y - w * 0.06} ${x + w} ${y}Z`,
      '#e9e6e6',
    ) + shape(path`M${x} ${y}Q${x + w * 0.5} ${y - w * 0.1} ${x + w} ${y}Z`, '#b3b2c2')
  return (
    box(-20, 742, 1640, 270, 0, '#5d646d') +
    shape('M-20 940C400 920 900 930 1640 950V1010H-20Z', '#4a525d') +
    line('M60 770L-40 862M250 770L196 846M430 770L420 846', '#c9c8c2', 4, { opacity: 0.6 }) +
    rest(-60, 752, 260) +
    rest(330, 748, 150) +
    puddle(330, 906, 190) +
    puddle(980, 930, 230) +
    puddle(1430, 900, 120)
  )
}

/** The far wing, where the tents stand. */
function wing() {
  const [x, top] = [1214, 452]
  const tent = (tx: number, w: number, h: number, hue: string) =>
    shape(path`M${tx} 790L${tx + w * 0.5} ${790 - h}L${tx + w} 790Z`, hue) +
    shape(path`M${tx + w * 0.5} ${790 - h}L${tx + w} 790H${tx + w * 0.62}Z`, mix(hue, '#14202a', 0.35)) +
    shape(path`M${tx + w * 0.5} ${790 - h}L${tx + w * 0.62} 790H${tx + w * 0.38}Z`, '#fbe0a0')
  return (
    box(x, top, 440, 350, 0, '#8a5a38') +
    line(
      times(27, (i) => `M${x + 12 + i * 16} ${top}V800`),
      '#5f3a24',
      2,
      { opacity: 0.55 },
    ) +
    box(x - 10, top - 14, 450, 26, 0, '#2a3640') +
    box(x + 36, 580, 420, 212, 2, '#2a3640') +
    box(x + 44, 588, 420, 202, 0, '#ffdf9a') +
    shape(`M${x + 44} 588h150l-90 202h-60Z`, '#fff0c4') +
    box(x + 44, 764, 420, 26, 0, '#b9884e') +
    tent(x + 64, 150, 112, '#dba524') +
    tent(x + 226, 130, 90, '#2f7f8a') +
    line(`M${x + 196} 588V790M${x + 350} 588V790`, '#2a3640', 6)
  )
}

/** The climbing wall behind its glass, lit, four storeys high. */
function tower() {
  const [x, w, top] = [940, 284, 196]
  const d = `M${x + 14} 790V${top + 40}L${x + w - 14} ${top + 8}V790Z`
  const chance = seeded(12)
  const hues = ['#b92b18', '#dba524', '#2f7f8a', '#1f4a3a', '#eceee9']
  const holds = hues
    .map((hue) =>
      shape(
        times(20, () => {
          const [hx, hy, r] = [between(chance, x + 66, x + 230), between(chance, top + 70, 764), between(chance, 4, 8)]
          return path`M${hx - r} ${hy}Q${hx - r} ${hy - r} ${hx} ${hy - r}Q${hx + r * 1.3} ${hy - r * 0.6} ${hx + r} ${hy + r * 0.3}Q${hx} ${hy + r} ${hx - r} ${hy}Z`
        }),
        hue,
      ),
    )
    .join('')
  const wall =
    shape(`M${x + 56} 790V${top + 60}L${x + 240} ${top + 34}V790Z`, '#c2b8a6') +
    shape(`M${x + 56} 790L${x + 56} 560L${x + 128} 470L${x + 150} 640L${x + 120} 790Z`, '#d8cfbc') +
    shape(`M${x + 128} 470L${x + 240} 380V600L${x + 150} 640Z`, '#a79d8e') +
    shape(`M${x + 56} ${top + 60}L${x + 150} ${top + 46}L${x + 170} 350L${x + 128} 470L${x + 56} 420Z`, '#b0a694') +
    shape(`M${x + 150} 640L${x + 240} 600V790H${x + 170}Z`, '#958c80')
  const climber = (cx: number, cy: number, jacket: string, flip: boolean) =>
    line(`M${cx} ${cy - 40}V${top + 50}`, '#f6f2e6', 2) +
    person(
      cx,
      cy,
      88,
      'climb',
      { jacket, trousers: '#26364a', helmet: true, hat: '#eceee9', skin: flip ? '#8f5d3f' : '#dcab84' },
      { flip },
    )
  const belayer = person(
    x + 206,
    786,
    100,
    'stand',
    { jacket: '#1f4a3a', trousers: '#3a3030', hair: '#2a1c16' },
    { flip: true },
  )
  return (
    glow(x + w / 2, 500, 420, '#ffcf70', 0.4) +
    shape(`M${x} 800V${top + 40}L${x + w} ${top - 10}V800Z`, '#2a3640') +
    inside(
      'store-calgary-glass',
      d,
      shape(d, '#ffdf9a') +
        shape(`M${x} 790V${top}H${x + 120}L${x + 40} 790Z`, '#fff0c4') +
        wall +
        holds +
        climber(x + 206, 400, '#b92b18', false) +
        climber(x + 138, 640, '#2f5f9a', true) +
        belayer +
        box(x, 776, w, 20, 0, '#7d5a3a') +
        shape(`M${x + 10} 600L${x + 250} 180H${x + 290}L${x + 10} 700Z`, '#ffffff', { opacity: 0.16 }),
    ) +
    line(
      times(5, (i) => `M${x + 14} ${330 + i * 100}H${x + w - 14}`) +
        `M${x + 98} ${top + 30}V790M${x + 188} ${top + 18}V790`,
      '#2a3640',
      4,
    ) +
    shape(`M${x - 20} ${top + 30}L${x + w + 20} ${top - 24}V${top - 4}L${x - 20} ${top + 50}Z`, '#1f4a3a')
  )
}

/** The long low front: dark cladding, a timber fascia, two doors. */
function shop() {
  const [x, w, top] = [470, 474, 372]
  return (
    glow(x + 170, 690, 360, '#ffcf70', 0.4) +
    box(x, top, w, 428, 0, '#2c5a4c') +
    line(
      times(29, (i) => `M${x + 16 + i * 16} ${top}V800`),
      '#1c4036',
      2,
      { opacity: 0.6 },
    ) +
    box(x, top, 14, 428, 0, '#4a7a68', { opacity: 0.6 }) +
    box(x - 16, top - 16, w + 16, 30, 0, '#a4703f') +
    box(x - 16, top + 8, w + 16, 6, 0, '#6b4526') +
    times(
      4,
      (i) =>
        box(x + 30 + i * 108, 410, 90, 56, 1, '#1b2a2f') +
        box(x + 35 + i * 108, 415, 80, 46, 0, i === 2 ? '#33516a' : '#ffd98a') +
        (i === 2 ? '' : shape(`M${x + 35 + i * 108} 415h30l-16 46h-14Z`, '#fff0c4')),
    ) +
    sign(x + 18, 492, w - 36) +
    display('store-calgary-window', x + 26, 590) +
    door(x + 272, 590) +
    door(x + 362, 590) +
    awning(x + 18, 562, w - 42)
  )
}

function walk() {
  return (
    shape('M430 800H1640V846H404Z', '#a09a92') +
    shape('M430 800H1640V808H424Z', '#c9bfae') +
    shape('M404 846H1640V862H394Z', '#6a6c72') +
    lightPool(496, 330, 0.16) +
    lightPool(954, 256, 0.16)
  )
}

/** Cars with boxes on their roofs; `s` is the size. */
function cars() {
  const car = (x: number, y: number, s: number, hue: string, load: string, flip = 1) =>
    group(
      ellipse(0, 0, 170, 9, '#232c34', { opacity: 0.5 }) +
        shape(
          'M-160 -26Q-164 -58 -130 -64L-92 -70L-56 -112Q-50 -118 -40 -118H92Q108 -118 116 -106L138 -68Q160 -62 160 -40V-22Q160 -16 150 -16H-148Q-158 -16 -160 -26Z',
          hue,
        ) +
        shape('M-160 -34H160V-22Q160 -16 150 -16H-148Q-158 -16 -160 -26Z', mix(hue, '#0d1512', 0.35)) +
        shape('M-76 -72L-46 -106H16V-72ZM26 -72V-106H88Q98 -106 104 -94L116 -72Z', '#28404e') +
        shape('M-76 -72L-46 -106H-20L-46 -72ZM26 -72V-106H56L40 -72Z', '#c98d6a', { opacity: 0.6 }) +
        line('M21 -116V-30', mix(hue, '#0d1512', 0.3), 2) +
        [-94, 94].map((wx) => circle(wx, -26, 28, '#171d20') + circle(wx, -26, 14, '#a9b0b2')).join('') +
        box(150, -58, 10, 16, 3, '#ff6a4a') +
        circle(-150, -52, 8, '#fff0c4') +
        line('M-24 -118V-126M72 -118V-126', '#171d20', 5) +
        load,
      `translate(${x} ${y}) scale(${s * flip} ${s})`,
    )
  const boxed = (hue: string) =>
    shape('M-62 -128Q-60 -140 -30 -150Q-16 -154 0 -154H84Q104 -152 106 -128Z', hue) +
    line('M-60 -136H106', mix(hue, '#ffffff', 0.25), 2)
  const skis =
    line('M-70 -132Q-60 -128 -40 -128H110', '#dba524', 5) + line('M-64 -138Q-54 -134 -34 -134H112', '#b92b18', 5)
  return (
    car(330, 796, 0.6, '#8f3a2c', skis) +
    car(110, 806, 0.64, '#c9cdc8', boxed('#2a343a')) +
    car(216, 886, 1.1, '#2f5f7a', boxed('#1f2a30'), -1)
  )
}

function people() {
  const carried = line('M-34 -66L52 -84', '#dba524', 3) + line('M-34 -62L52 -80', '#b98a1c', 2)
  return (
    tub(478, 826, 100, 7) +
    ellipse(596, 842, 44, 4, '#2c343e', { opacity: 0.5 }) +
    person(
      596,
      840,
      146,
      'walk',
      { jacket: '#b92b18', trousers: '#26364a', hat: '#eceee9', skin: '#8f5d3f' },
      { flip: true, held: carried },
    ) +
    ellipse(880, 838, 60, 4, '#2c343e', { opacity: 0.5 }) +
    person(
      896,
      836,
      142,
      'walk',
      { jacket: '#dba524', trousers: '#2a3640', pack: '#1f4a3a', hair: '#2a1c16', skin: '#dcab84' },
      { flip: true },
    ) +
    person(
      848,
      836,
      92,
      'walk',
      { jacket: '#2f7f8a', trousers: '#4a2f3a', hat: '#b92b18', skin: '#dcab84' },
      { flip: true },
    ) +
    tub(1236, 826, 104, 3)
  )
}
