import { box, circle, ellipse, group, line, mix, shape, times } from '../pen.ts'
import { bands, glints, ground, ridge, seeded, streak, wash } from '../scenes/land.ts'
import { person } from '../scenes/people.ts'
import { bicycle, glow, strokes } from '../scenes/props.ts'
import type { Scene } from '../scenes/scene.ts'
import { awning, door, lamp, showcase, sign } from '../scenes/shop-parts.ts'
import { chimney, sash, street } from './houses.ts'

/**
 * Agricola Street in the north end of Halifax, a grey afternoon of rain: the harbour and its bridge below, houses with
 * Scottish dormers.
 */
export const halifax: Scene = () => {
  const sky = bands(['#6c7f88', '#7f9197', '#95a4a5', '#acb7b2', '#c3c9be', '#d6d7c8'], 0, 600, 71, 18)
  const clouds =
    shape(streak(300, 120, 900, 50) + streak(1080, 90, 900, 44) + streak(760, 210, 700, 28), '#5d717b', {
      opacity: 0.6,
    }) + shape(streak(240, 280, 640, 22) + streak(1240, 190, 560, 18), '#c3c9be', { opacity: 0.5 })
  return (
    sky +
    clouds +
    harbour() +
    below() +
    gulls() +
    house(1052, 206, '#b9892f', 1) +
    house(1252, 196, '#8c4a3e', 2) +
    house(1442, 210, '#5f8a86', 3) +
    store(476) +
    wet() +
    lamp(430, 846) +
    passers() +
    rain()
  )
}

/** The harbour in the mist, and the bridge across it. */
function harbour() {
  const green = '#86a39a'
  const tower = (x: number) =>
    shape(
      `M${x - 15} 610L${x - 10} 352H${x - 3}L${x - 5} 610ZM${x + 5} 610L${x + 3} 352H${x + 10}L${x + 15} 610Z`,
      green,
    ) +
    line(
      `M${x - 10} 358H${x + 10}M${x - 10} 404L${x + 10} 452L${x - 11} 500M${x + 10} 404L${x - 10} 452L${x + 11} 500M${x - 11} 404H${x + 11}`,
      green,
      4,
    )
  const cable = 'M-20 470Q40 430 120 354Q270 560 420 354Q470 430 560 480'
  const hangers = times(17, (i) => {
    const t = (i + 1) / 18
    return `M${(120 + t * 300).toFixed(0)} ${(354 + 412 * t * (1 - t)).toFixed(0)}V520`
  })
  return (
    ground(
      ridge(
        [
          [-20, 556],
          [120, 546],
          [260, 552],
          [420, 536],
          [620, 548],
        ],
        0.06,
        3,
      ),
      '#a9b5b0',
      600,
    ) +
    shape(
      times(24, (i) => `M${-10 + i * 26} 562v-12l8 -7l8 7v12Z`),
      '#bfc6bd',
    ) +
    wash('halifax-harbour', ['#b4beb9', '#8fa1a3', '#728a90'], 568, 720) +
    shape(glints(240, 320, 580, 690, 40, 4), '#d9dccf', { opacity: 0.55 }) +
    line(cable, green, 4) +
    line(hangers, green, 1.6) +
    box(-20, 518, 620, 9, 0, green) +
    line('M-20 534H600' + times(30, (i) => `M${-20 + i * 20} 527l10 8l10 -8`), green, 2) +
    tower(120) +
    tower(420) +
    shape(streak(200, 590, 700, 18) + streak(480, 560, 420, 12), '#d6d7c8', { opacity: 0.55 })
  )
}

/** Roofs of the streets that go down to the water. */
function below() {
  const air = '#a9b5b0'
  const roof = (x: number, y: number, w: number, hue: string, far: number) => {
    const tone = (each: string) => mix(each, air, far)
    return (
      box(x, y, w, 820 - y, 0, tone(hue)) +
      box(x + w * 0.84, y, w * 0.16, 820 - y, 0, tone(mix(hue, '#14202a', 0.3))) +
      shape(`M${x - 8} ${y + 4}L${x + w / 2} ${y - w * 0.42}L${x + w + 8} ${y + 4}Z`, tone('#46525a')) +
      shape(`M${x + 8} ${y + 3}L${x + w / 2} ${y - w * 0.34}L${x + w - 8} ${y + 3}Z`, tone(hue)) +
      [0.18, 0.56]
        .map(
          (at, i) =>
            box(x + w * at, y + 18, w * 0.2, 32, 1, tone((i + x) % 3 ? '#33516a' : '#ffd98a')) +
            box(x + w * at, y + 76, w * 0.2, 34, 1, tone('#33516a')),
        )
        .join('')
    )
  }
  return (
    box(-20, 690, 520, 130, 0, '#8fa09f') +
    roof(-24, 664, 84, '#6d8a8f', 0.5) +
    roof(66, 672, 76, '#b06a52', 0.5) +
    roof(148, 660, 88, '#c9a85c', 0.5) +
    roof(242, 670, 80, '#7f9a86', 0.5) +
    roof(330, 664, 90, '#a05c58', 0.5) +
    roof(-40, 722, 120, '#c9a85c', 0.22) +
    roof(92, 730, 112, '#4f7280', 0.22) +
    roof(216, 724, 118, '#b0563f', 0.22) +
    roof(346, 728, 122, '#8fa08c', 0.22)
  )
}

const gulls = () =>
  line('M262 236q14 -14 26 2q12 -16 28 -4M352 286q10 -10 18 2q9 -12 20 -3M176 320q9 -9 16 1q8 -10 18 -2', '#f3f2ea', 4)

/** Clapboards of a wall, with the boards of its corners. */
function boards(x: number, top: number, w: number, hue: string) {
  const dark = mix(hue, '#14202a', 0.32)
  return (
    box(x, top, w, 800 - top, 0, hue) +
    line(
      times(Math.floor((800 - top) / 15), (i) => `M${x} ${top + 10 + i * 15}h${w}`),
      dark,
      1.6,
      { opacity: 0.4 },
    ) +
    box(x + w * 0.9, top, w * 0.1, 800 - top, 0, dark, { opacity: 0.5 }) +
    box(x, top, 9, 800 - top, 0, '#eeeade') +
    box(x + w - 9, top, 9, 800 - top, 0, '#c9c5b6')
  )
}

/** A dormer of five sides, its foot in the middle of (x, y). */
function dormer(x: number, y: number, lit: boolean, hue: string) {
  const pane = (d: string) => shape(d, lit ? '#ffd98a' : '#33516a')
  return (
    shape(`M${x - 62} ${y}V${y - 78}H${x + 62}V${y}Z`, hue) +
    shape(`M${x - 62} ${y}V${y - 78}H${x - 34}V${y}Z`, mix(hue, '#ffffff', 0.14)) +
    shape(`M${x + 34} ${y}V${y - 78}H${x + 62}V${y}Z`, mix(hue, '#14202a', 0.25)) +
    box(x - 30, y - 74, 60, 70, 1, '#eeeade') +
    pane(`M${x - 23} ${y - 68}h46v56h-46Z`) +
    pane(`M${x - 56} ${y - 62}h14v48h-14Z`) +
    pane(`M${x + 42} ${y - 62}h14v48h-14Z`) +
    line(`M${x} ${y - 68}v56M${x - 23} ${y - 40}h46M${x - 56} ${y - 38}h14M${x + 42} ${y - 38}h14`, '#eeeade', 3.5) +
    shape(`M${x - 74} ${y - 74}L${x - 40} ${y - 108}H${x + 40}L${x + 74} ${y - 74}Z`, '#3b464e') +
    shape(`M${x - 74} ${y - 74}L${x - 40} ${y - 108}H${x - 34}L${x - 40} ${y - 74}Z`, '#55626a') +
    box(x - 76, y - 78, 152, 8, 1, '#eeeade')
  )
}

/** A wooden house: a roof of shingles with its dormer, a bay of windows, a bright door. */
function house(x: number, w: number, hue: string, kind: number) {
  const eaves = 352 + (kind % 2) * 22
  const roof =
    shape(`M${x - 6} ${eaves + 8}L${x + 16} ${eaves - 112}H${x + w - 16}L${x + w + 6} ${eaves + 8}Z`, '#4a565e') +
    line(
      times(7, (i) => `M${x + 1 + i * 2.4} ${eaves - 8 - i * 15}H${x + w - 1 - i * 2.4}`),
      '#39444c',
      1.5,
    )
  const pane = (px: number, y: number, pw: number, h: number, lit: boolean) =>
    box(px, y, pw, h, 0, lit ? '#ffd98a' : '#33516a') +
    shape(`M${px} ${y}h${pw * 0.5}L${px} ${y + h * 0.6}Z`, lit ? '#fff0c4' : '#4f7189') +
    line(`M${px} ${y + h * 0.48}h${pw}`, '#eeeade', 4)
  const glass = (y: number, h: number, lit: number) =>
    box(x + 18, y - 8, 106, h + 18, 1, '#eeeade') +
    [
      [24, 20],
      [51, 40],
      [98, 20],
    ]
      .map(([dx = 0, pw = 0], i) => pane(x + dx, y, pw, h, lit === i || lit === 3))
      .join('')
  return (
    chimney(x + (kind === 2 ? w - 66 : 34), eaves - 156, 60) +
    boards(x, eaves, w, hue) +
    roof +
    dormer(x + w / 2, eaves + 4, kind !== 2, hue) +
    box(x - 8, eaves + 4, w + 16, 14, 1, '#eeeade') +
    box(x + 14, 400, 114, 400, 0, mix(hue, '#ffffff', 0.1)) +
    box(x + 112, 400, 16, 400, 0, mix(hue, '#14202a', 0.25)) +
    glass(420, 104, kind === 1 ? 3 : 1) +
    box(x + 14, 560, 114, 40, 0, '#eeeade') +
    box(x + 22, 568, 98, 24, 0, hue) +
    glass(624, 108, kind === 2 ? 3 : 4) +
    sash(x + 145, 436, 32, 84, { lit: kind === 3, trim: '#eeeade' }) +
    box(x + 135, 600, 54, 200, 1, '#eeeade') +
    box(x + 141, 630, 42, 170, 1, ['#1f4a3a', '#dba524', '#b92b18'][kind - 1] ?? '') +
    box(x + 141, 606, 42, 18, 1, '#ffd98a') +
    box(x + 149, 642, 26, 44, 1, '#ffe6ad') +
    box(x + 129, 788, 66, 12, 0, '#8d9490')
  )
}

/** The store: two floors of shingles the colour of slate, kayaks over the shoes, the tides on the door. */
function store(x: number) {
  const [w, top, hue] = [576, 340, '#3f6377']
  const kayak = (y: number, base: string, dark: string) =>
    line(`M62 10V${y}M156 10V${y}`, '#5a3620', 2.4) +
    shape(`M14 ${y - 6}C60 ${y - 16} 150 ${y - 16} 204 ${y - 8}C160 ${y + 14} 64 ${y + 14} 14 ${y - 6}Z`, base) +
    shape(`M14 ${y - 6}C70 ${y + 4} 150 ${y + 4} 204 ${y - 8}C160 ${y + 14} 64 ${y + 14} 14 ${y - 6}Z`, dark) +
    ellipse(108, y - 11, 20, 3.6, '#26303a')
  const boot = (bx: number, base: string) =>
    shape(`M${bx} 122h17v20q12 2 14 14h-31Z`, base) + box(bx, 122, 17, 5, 0, '#f3efe2')
  const sea =
    kayak(50, '#dba524', '#a87412') +
    kayak(84, '#b92b18', '#84190f') +
    [22, 64, 106, 148].map((bx, i) => boot(bx, ['#2f7f8a', '#b92b18', '#1f4a3a', '#dba524'][i] ?? '')).join('')
  const coat = (cx: number, base: string) =>
    line(`M${cx} 34V42`, '#7d5530', 2.4) +
    shape(
      `M${cx - 7} 44Q${cx} 38 ${cx + 7} 44L${cx + 17} 56L${cx + 21} 94H${cx + 13}L${cx + 14} 116H${cx - 14}L${cx - 13} 94H${cx - 21}L${cx - 17} 56Z`,
      base,
    ) +
    shape(`M${cx + 2} 42L${cx + 17} 56L${cx + 21} 94H${cx + 13}L${cx + 14} 116H${cx + 2}Z`, '#14202a', {
      opacity: 0.22,
    })
  const oilskins =
    line('M10 34H208', '#7d5530', 4) +
    ['#dba524', '#2f7f8a', '#b92b18', '#1f4a3a'].map((each, i) => coat(34 + i * 50, each)).join('') +
    ['#eceee9', '#b92b18', '#2f4a63'].map((each, i) => box(26, 147 - i * 9, 52, 9, 3, each)).join('') +
    shape('M150 156V132q0 -6 6 -6h22q6 0 6 6v24Z', '#d9782a') +
    line('M156 126q11 -16 22 0', '#a8431f', 4) +
    line('M109 10V178', '#f3efe2', 5)
  const tides =
    line('M22 652h40M22 667h40M22 682h40M22 697h40M22 712h40M42 652v60', '#1f4a3a', 1.8) +
    line('M25 660h12M46 660h12M25 675h12M46 675h9M25 690h9M46 690h12M25 705h12M46 705h9', '#b92b18', 2.8) +
    line('M22 643q7 -12 13 -5t14 0t13 -6', '#2f7f8a', 3.6)
  const shingles = line(
    times(27, (i) => `M${x} ${top + 16 + i * 17}h${w}`) +
      times(9, (i) => times(19, (k) => `M${x + 14 + k * 30 + (i % 2) * 15} ${top + 16 + i * 17}v17`)),
    '#2b4757',
    1.5,
    { opacity: 0.55 },
  )
  const roof =
    shape(`M${x - 16} ${top + 8}L${x + 34} ${top - 128}H${x + w - 34}L${x + w + 16} ${top + 8}Z`, '#465159') +
    line(
      times(8, (i) => `M${x - 8 + i * 5.8} ${top - 8 - i * 15}H${x + w + 8 - i * 5.8}`),
      '#36414a',
      1.6,
    )
  return (
    glow(x + 280, 690, 400, '#ffcf70', 0.4) +
    chimney(x + 92, top - 176, 60) +
    chimney(x + w - 122, top - 176, 60) +
    box(x, top, w, 460, 0, hue) +
    shingles +
    box(x + w - 22, top, 22, 460, 0, '#223845', { opacity: 0.5 }) +
    box(x, top, 10, 460, 0, '#eeeade') +
    box(x + w - 10, top, 10, 460, 0, '#c9c5b6') +
    roof +
    dormer(x + 148, top + 4, true, hue) +
    dormer(x + w - 148, top + 4, false, hue) +
    box(x - 16, top + 2, w + 32, 16, 1, '#eeeade') +
    box(x - 16, top + 14, w + 32, 5, 0, '#b9b5a8') +
    [52, 166, 352, 466]
      .map((dx, i) => sash(x + dx, 384, 58, 82, { lit: i === 1 || i === 3, trim: '#eeeade' }))
      .join('') +
    circle(x + w / 2, 424, 30, '#eeeade') +
    circle(x + w / 2, 424, 23, '#33516a') +
    line(`M${x + w / 2} 401v46M${x + w / 2 - 23} 424h46`, '#eeeade', 4) +
    box(x + 10, 486, w - 20, 314, 0, '#1f4a3a') +
    sign(x + 16, 492, w - 32) +
    showcase('halifax-kayaks', x + 16, 590, 218, sea) +
    door(x + 246, 590) +
    group(tides, `translate(${x + 246} 0)`) +
    showcase('halifax-oilskins', x + 342, 590, 218, oilskins) +
    awning(x + 16, 562, w - 32)
  )
}

/** Puddles on the pavement, lights in the street. */
function wet() {
  const column = (x: number, w: number, seed: number, colour: string, opacity: number) =>
    shape(glints(x, w, 874, 994, 26, seed, 0.7), colour, { opacity })
  const puddle = (x: number, y: number, rx: number) =>
    ellipse(x, y, rx, rx * 0.1, '#b9c6c4') +
    ellipse(x - rx * 0.2, y, rx * 0.24, rx * 0.035, 'none', { stroke: '#eef0e8', width: 2 }) +
    ellipse(x + rx * 0.4, y + 1, rx * 0.16, rx * 0.025, 'none', { stroke: '#eef0e8', width: 1.6 })
  return (
    street('halifax-street', '#8d9490', '#59646a', ['#6a777c', '#526168', '#3b4a53']) +
    puddle(610, 832, 70) +
    puddle(1010, 836, 90) +
    puddle(1370, 830, 80) +
    puddle(240, 834, 60) +
    column(596, 120, 1, '#ffd98a', 0.6) +
    column(764, 50, 2, '#d9503a', 0.55) +
    column(930, 120, 3, '#ffd98a', 0.6) +
    column(430, 50, 5, '#ffe6ad', 0.6) +
    column(1340, 220, 6, '#d8ddd2', 0.4) +
    column(180, 240, 7, '#d8ddd2', 0.4) +
    line('M-20 934H1640', '#d9d6c4', 6, { dash: '90 60', cap: 'butt', opacity: 0.6 })
  )
}

function passers() {
  const shade = (x: number, rx: number) => ellipse(x, 838, rx, 5, '#2c3a42', { opacity: 0.45 })
  const umbrella =
    line('M19 -58L27 -118', '#26303a', 2) +
    shape('M-10 -104Q20 -150 60 -112Q50 -116 43 -109Q35 -115 27 -108Q18 -113 9 -106Q0 -110 -10 -104Z', '#b92b18') +
    shape('M27 -130Q48 -128 60 -112Q50 -116 43 -109Q40 -120 27 -130Z', '#84190f')
  return (
    shade(704, 34) +
    person(702, 838, 146, 'walk', {
      jacket: '#dba524',
      trousers: '#2d3f45',
      hood: true,
      boots: '#b92b18',
      skin: '#d9a98a',
    }) +
    shade(1116, 34) +
    person(
      1118,
      838,
      146,
      'walk',
      { jacket: '#2f4a63', trousers: '#2a3238', boots: '#1f4a3a', hair: '#1c1614', skin: '#8f5d3f' },
      { flip: true, held: umbrella },
    ) +
    shade(920, 70) +
    group(
      bicycle('#2f7f8a', '#1d2422', '#aab4b4', 3.4) +
        line('M-56 -22A24 24 0 0 1 -20 -40M14 -28A24 24 0 0 1 56 -34', '#1d2422', 2.6),
      'translate(920 838) scale(1.4)',
    )
  )
}

/** Rain that the wind brings in from the harbour. */
function rain() {
  const chance = seeded(74)
  return (
    line(strokes(210, chance, [-60, -60, 1700, 1000], 46, 0.3), '#e8ebe2', 1.6, { opacity: 0.4 }) +
    line(strokes(60, chance, [-60, -60, 1700, 1000], 78, 0.3), '#f4f4ea', 2.4, { opacity: 0.3 })
  )
}
