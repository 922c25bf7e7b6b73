import { box, circle, ellipse, group, line, mix, shape, times } from '../pen.ts'
import { bands, boulder, glints, ground, ridge, seeded, streak, wash } from './land.ts'
import { person } from './people.ts'
import { glow } from './props.ts'
import type { Scene } from './scene.ts'
import { awning, display, door, lamp, sign, tub } from './shop-parts.ts'

/** The shop among the coloured wooden houses of a harbour town, at dusk. Calm side: left. */
export const storeFront: Scene = () => {
  const sky = bands(['#3f5f88', '#5d7a9c', '#8397ad', '#b3b3b3', '#e2c8ac', '#f3d7ab'], 0, 620, 14, 12)
  const clouds = shape(streak(330, 160, 620, 24) + streak(560, 90, 360, 14) + streak(160, 280, 420, 14), '#f3dcc0', {
    opacity: 0.5,
  })
  const hill =
    ground(
      ridge(
        [
          [-20, 540],
          [110, 470],
          [220, 430],
          [300, 416],
          [390, 440],
          [500, 520],
          [640, 590],
        ],
        0.12,
        5,
      ),
      '#5a6a72',
      640,
    ) +
    ground(
      ridge(
        [
          [-20, 600],
          [180, 560],
          [330, 580],
          [520, 620],
        ],
        0.1,
        7,
      ),
      '#44565e',
      660,
    )
  const tower = box(286, 380, 26, 44, 1, '#44565e') + box(302, 362, 10, 26, 1, '#44565e')
  const harbour =
    wash('store-front-sea', ['#c3b49f', '#6f8a98', '#3f6076'], 600, 800) +
    shape(glints(300, 420, 612, 780, 60, 4), '#f5dfb8', { opacity: 0.55 })
  const boat =
    shape('M210 660H370L350 690H236Z', '#b92b18') +
    shape('M214 668H366L362 676H220Z', '#eceee9') +
    box(246, 622, 56, 40, 3, '#eceee9') +
    box(254, 630, 16, 16, 1, '#ffd98a') +
    line('M330 660V586M330 596L374 658', '#2c3a40', 4) +
    shape('M216 694H366L330 740H256Z', '#b92b18', { opacity: 0.25 })
  const hues = [
    ['#c9573f', 560, 168],
    ['#2f7f8a', 728, 176],
  ] as const
  const more = [
    ['#e0a92e', 1250, 170],
    ['#8fae8a', 1420, 190],
  ] as const
  return (
    sky +
    clouds +
    hill +
    tower +
    harbour +
    boat +
    hues.map(([hue, x, w], i) => house(x, w, 330 - i * 26, hue, i)).join('') +
    more.map(([hue, x, w], i) => house(x, w, 250 - i * 24, hue, i + 4)).join('') +
    shop() +
    pavement() +
    people() +
    tub(1142, 822, 104, 7) +
    tub(924, 824, 96, 8) +
    lamp(640, 846)
  )
}

/** A narrow clapboard house: white trim, tall windows, a bright door. */
function house(x: number, w: number, top: number, hue: string, seed: number) {
  const chance = seeded(seed + 60)
  const [dark, light] = [mix(hue, '#14202a', 0.32), mix(hue, '#ffffff', 0.16)]
  const glass = (wx: number, y: number, h: number, lit = chance() < 0.55) =>
    box(wx - 7, y - 9, w * 0.22 + 14, h + 18, 1, '#f3efe2') +
    box(wx, y, w * 0.22, h, 0, lit ? '#ffd98a' : '#33516a') +
    (lit
      ? shape(`M${wx} ${y}h${w * 0.08}v${h}h${-w * 0.08}Z`, '#fff0c4')
      : shape(`M${wx} ${y}h${w * 0.22}L${wx} ${y + h * 0.6}Z`, '#4f7189')) +
    line(`M${wx} ${y + h / 2}h${w * 0.22}M${wx + w * 0.11} ${y}v${h}`, '#f3efe2', 4)
  const floors = times(3, (i) => {
    const y = top + 62 + i * 148
    return y > 660 ? '' : i === 2 ? '' : glass(x + w * 0.14, y, 92) + glass(x + w * 0.62, y, 92)
  })
  return (
    box(x, top, w, 800 - top, 0, hue) +
    line(
      times(36, (i) => (top + 30 + i * 15 < 800 ? `M${x} ${top + 30 + i * 15}h${w}` : '')),
      dark,
      1.6,
      { opacity: 0.4 },
    ) +
    box(x, top, w * 0.1, 800 - top, 0, light, { opacity: 0.5 }) +
    box(x + w * 0.9, top, w * 0.1, 800 - top, 0, dark, { opacity: 0.6 }) +
    box(x, top, 9, 800 - top, 0, '#f3efe2') +
    box(x + w - 9, top, 9, 800 - top, 0, '#cfcabc') +
    box(x - 8, top - 20, w + 16, 30, 1, '#f3efe2') +
    box(x - 8, top + 4, w + 16, 8, 0, '#b9b4a8') +
    box(x + w * 0.2, top - 64, 30, 46, 1, '#7c3f38') +
    box(x + w * 0.2 - 4, top - 68, 38, 9, 1, '#5a2c28') +
    floors +
    glass(x + w * 0.12, 640, 100, seed % 2 === 0) +
    box(x + w * 0.53, 624, w * 0.34, 176, 1, '#f3efe2') +
    box(x + w * 0.57, 634, w * 0.26, 166, 1, seed % 2 ? '#b92b18' : '#1f4a3a') +
    box(x + w * 0.61, 646, w * 0.18, 50, 1, '#ffd98a') +
    circle(x + w * 0.79, 726, 4, '#dba524')
  )
}

function shop() {
  const [x, w, top] = [904, 346, 262]
  const hue = '#1f4a3a'
  const upper = times(
    3,
    (i) =>
      box(x + 36 + i * 106, 350, 74, 112, 1, '#f3efe2') +
      box(x + 44 + i * 106, 358, 58, 96, 0, i === 1 ? '#ffd98a' : '#2c4a5a') +
      line(`M${x + 73 + i * 106} 358v96M${x + 44 + i * 106} 406h58`, '#f3efe2', 4),
  )
  return (
    glow(x + 150, 690, 360, '#ffcf70', 0.45) +
    box(x, top, w, 540, 0, hue) +
    line(
      times(34, (i) => `M${x} ${top + 30 + i * 15}h${w}`),
      '#12332a',
      1.6,
      { opacity: 0.5 },
    ) +
    shape(`M${x - 14} ${top + 14}L${x + w / 2} ${top - 104}L${x + w + 14} ${top + 14}Z`, '#f3efe2') +
    shape(`M${x + 20} ${top + 2}L${x + w / 2} ${top - 82}L${x + w - 20} ${top + 2}Z`, hue) +
    circle(x + w / 2, top - 34, 22, '#f3efe2') +
    circle(x + w / 2, top - 34, 15, '#ffd98a') +
    box(x - 12, top + 4, w + 24, 18, 1, '#f3efe2') +
    box(x, top, 10, 540, 0, '#f3efe2') +
    box(x + w - 10, top, 10, 540, 0, '#cfcabc') +
    upper +
    sign(x + 14, 492, w - 28) +
    display('store-front-window', x + 14, 590) +
    door(x + 246, 590) +
    awning(x + 14, 562, w - 28)
  )
}

function pavement() {
  return (
    shape('M520 800H1640V846H480Z', '#9a9488') +
    shape('M520 800H1640V808H512Z', '#bdb6a6') +
    shape('M480 846H1640V862H466Z', '#5f6468') +
    shape('M-20 780C180 784 360 790 520 800L466 862L-20 862Z', '#4a5a52') +
    shape('M-20 862H1640V1010H-20Z', '#55636b') +
    shape('M-20 940C400 920 900 930 1640 950V1010H-20Z', '#46545d') +
    shape('M928 862H1150L1230 1010H860Z', '#ffd98a', { opacity: 0.22 }) +
    shape('M1160 862H1236L1330 1010H1220Z', '#ffd98a', { opacity: 0.3 }) +
    boulder(120, 850, 130, 50, ['#2f3f42', '#54676a', '#93a09a'], 3) +
    boulder(230, 858, 80, 30, ['#2f3f42', '#54676a', '#93a09a'], 4)
  )
}

function people() {
  const dog = group(
    shape(
      'M-40 -34C-30 -42 10 -42 24 -36L34 -56L46 -54L58 -42L42 -34L34 -16V0H26V-14H-24L-30 0H-38L-36 -20Z',
      '#3a2a22',
    ) + line('M-38 -32Q-54 -40 -52 -54', '#3a2a22', 6),
    'translate(776 836) scale(-0.8 0.8)',
  )
  return (
    ellipse(860, 840, 60, 5, '#2c3a42', { opacity: 0.5 }) +
    ellipse(776, 838, 44, 4, '#2c3a42', { opacity: 0.5 }) +
    line('M842 764Q810 802 756 804', '#b92b18', 2.6) +
    dog +
    person(866, 838, 146, 'walk', {
      jacket: '#b92b18',
      trousers: '#26364a',
      pack: '#dba524',
      hat: '#eceee9',
      skin: '#8f5d3f',
    }) +
    person(
      1262,
      828,
      136,
      'stand',
      { jacket: '#dba524', trousers: '#2a3640', hat: '#12332a', skin: '#dcab84' },
      { flip: true },
    )
  )
}
