import {
  box,
  circle,
  ellipse,
  fallShadow,
  group,
  inside,
  isDark,
  line,
  metalTones,
  mix,
  path,
  polar,
  shape,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { form, strap, tonesOf, makersMark, type Frame } from './bag-parts.ts'
import { digits } from './digits.ts'
import { mapFace } from './watch.ts'

const black = (ink: Ink) => tonesOf(mix(ink.rubber, '#ffffff', isDark(ink) ? 0.14 : 0.02))
const rounded = ([l, t, r, b]: Frame, c: number) =>
  path`M${l + c} ${t} H${r - c} Q${r} ${t} ${r} ${t + c} V${b - c} Q${r} ${b} ${r - c} ${b} H${l + c} Q${l} ${b} ${l} ${b - c} V${t + c} Q${l} ${t} ${l + c} ${t} Z`

/** A display with the map, or with a compass, figures or messages when it has none. */
const screen = (ink: Ink, [l, t, r, b]: Frame, what: 'compass' | 'figures' | 'message') => {
  const [w, h, x, y] = [r - l, b - t, (l + r) / 2, (t + b) / 2]
  const d = rounded([l, t, r, b], 14)
  const number = (n: number, from: number, to: number) => String(from + Math.floor(ink.vary(n) * (to - from)))
  const compass = [
    circle(x, y, w * 0.4, '#20282b'),
    times(24, (i) =>
      line(
        `M${polar(x, y, w * 0.38, i * 15)}L${polar(x, y, w * (i % 6 ? 0.34 : 0.3), i * 15)}`,
        '#dfe6e4',
        i % 6 ? 3 : 7,
      ),
    ),
    turned(
      shape(path`M${x} ${y - w * 0.26} L${x + w * 0.08} ${y} H${x - w * 0.08} Z`, '#d8432b') +
        shape(path`M${x} ${y + w * 0.26} L${x + w * 0.08} ${y} H${x - w * 0.08} Z`, '#dfe6e4'),
      (ink.vary(6) - 0.5) * 80,
      x,
      y,
    ),
    circle(x, y, w * 0.04, '#101416'),
    digits(number(3, 100, 359), x - w * 0.14, y + w * 0.46, w * 0.13, '#f2f1e6'),
  ].join('')
  const figures = [
    line(
      path`M${l} ${t + h * 0.4} H${r} M${l} ${t + h * 0.7} H${r} M${x} ${t + h * 0.4} V${t + h * 0.7}`,
      '#3a4448',
      4,
    ),
    line(
      path`M${x - w * 0.36} ${t + h * 0.07} h${w * 0.3} M${l + w * 0.08} ${t + h * 0.46} h${w * 0.2} M${x + w * 0.08} ${t + h * 0.46} h${w * 0.2}`,
      mix(ink.accent, '#ffffff', 0.2),
      8,
    ),
    digits(`${number(3, 18, 42)}.${number(4, 1, 9)}`, l + w * 0.16, t + h * 0.14, h * 0.18, '#f2f1e6'),
    digits(number(5, 64, 98), l + w * 0.1, t + h * 0.52, h * 0.11, '#f2f1e6'),
    digits(number(7, 120, 260), x + w * 0.08, t + h * 0.52, h * 0.11, '#f2f1e6'),
    shape(
      path`M${l} ${b} V${b - h * 0.08} L${l + w * 0.2} ${b - h * 0.13} L${l + w * 0.36} ${b - h * 0.09} L${l + w * 0.56} ${b - h * 0.23} L${l + w * 0.72} ${b - h * 0.14} L${l + w * 0.86} ${b - h * 0.19} L${r} ${b - h * 0.1} V${b} Z`,
      '#4f8f7a',
    ),
    circle(l + w * 0.56, b - h * 0.23, 9, '#f2f1e6'),
  ].join('')
  const message =
    box(l + w * 0.08, t + h * 0.14, w * 0.62, h * 0.24, 12, '#3a4448') +
    line(
      path`M${l + w * 0.14} ${t + h * 0.22} h${w * 0.42} M${l + w * 0.14} ${t + h * 0.3} h${w * 0.3}`,
      '#dfe6e4',
      7,
    ) +
    box(l + w * 0.3, t + h * 0.48, w * 0.62, h * 0.2, 12, '#2f7f74') +
    line(path`M${l + w * 0.36} ${t + h * 0.58} h${w * 0.46}`, '#f2f1e6', 7) +
    times(4, (i) =>
      box(l + w * 0.1 + i * w * 0.08, b - h * (0.1 + i * 0.035), w * 0.05, h * (0.04 + i * 0.035), 2, '#8fe0a0'),
    ) +
    digits(number(3, 60, 99), r - w * 0.3, b - h * 0.2, h * 0.13, '#f2f1e6')
  const face = ink.has('map')
    ? group(mapFace(ink, 0, 0, 100), path`translate(${x} ${y}) scale(${w / 200} ${Math.max(h, w) / 200})`) +
      box(l, t, w, h * 0.1, 0, '#20282b', { opacity: 0.85 }) +
      line(path`M${l + 18} ${t + h * 0.05} h${w * 0.2} M${r - w * 0.22} ${t + h * 0.05} h${w * 0.14}`, '#f2f1e6', 6)
    : shape(d, '#161c1e') + { compass, figures, message }[what]
  return (
    shape(rounded([l - 12, t - 12, r + 12, b + 12], 22), '#0e1213') +
    inside(
      'screen',
      d,
      face + shape(path`M${l} ${t} H${l + w * 0.6} L${l + w * 0.1} ${b} H${l} Z`, '#ffffff', { opacity: 0.1 }),
    )
  )
}

/** A key of rubber. */
const key = (x: number, y: number, rx: number, ry: number, [deep, , base, light]: ReturnType<typeof tonesOf>) =>
  ellipse(x + 2, y + 5, rx, ry, deep) +
  ellipse(x, y, rx, ry, base) +
  ellipse(x - rx * 0.2, y - ry * 0.3, rx * 0.6, ry * 0.4, light, { opacity: 0.7 })

const clip = (ink: Ink, x: number, y: number) =>
  tube(
    path`M${x} ${y} C${x - 70} ${y - 10} ${x - 66} ${y - 130} ${x - 6} ${y - 132} C${x + 54} ${y - 134} ${x + 60} ${y - 60} ${x + 40} ${y - 14}`,
    20,
    metalTones(ink),
  ) +
  line(path`M${x} ${y} L${x + 40} ${y - 14}`, ink.metalDark, 18) +
  strap(path`M${x + 14} ${y - 10} L${x + 24} ${y + 34}`, 26, tonesOf(ink.accent), false)

const handheld: Drawing = (ink) => {
  const half = 178 + ink.vary(0) * 14
  const [l, r, t, b] = [500 - half, 500 + half, 224, 890]
  const d = path`M${l + 50} ${t} H${r - 50} Q${r} ${t + 2} ${r + 4} ${t + 60} L${r + 6} ${t + 380} Q${r + 2} ${t + 520} ${r - 30} ${b - 70} Q${r - 50} ${b} ${r - 110} ${b} H${l + 110} Q${l + 50} ${b} ${l + 30} ${b - 70} Q${l - 2} ${t + 520} ${l - 6} ${t + 380} L${l - 4} ${t + 60} Q${l} ${t + 2} ${l + 50} ${t} Z`
  const tones = black(ink)
  const face = path`M${l + 54} ${t + 30} H${r - 54} Q${r - 26} ${t + 32} ${r - 24} ${t + 66} L${r - 22} ${t + 380} Q${r - 26} ${t + 510} ${r - 54} ${b - 80} Q${r - 70} ${b - 28} ${r - 118} ${b - 28} H${l + 118} Q${l + 70} ${b - 28} ${l + 54} ${b - 80} Q${l + 26} ${t + 510} ${l + 22} ${t + 380} L${l + 24} ${t + 66} Q${l + 26} ${t + 32} ${l + 54} ${t + 30} Z`
  const foot = b - 116
  return turned(
    [
      fallShadow(d, 24, 32),
      ink.has('antenna')
        ? shape(
            path`M${r - 108} ${t + 20} V122 Q${r - 106} 92 ${r - 74} 92 Q${r - 40} 92 ${r - 38} 122 V${t + 20} Z`,
            tones[1],
          ) +
          shape(path`M${r - 108} ${t + 20} V122 Q${r - 106} 92 ${r - 84} 92 L${r - 80} ${t + 20} Z`, tones[3]) +
          line(path`M${r - 108} 160 H${r - 38} M${r - 108} 182 H${r - 38}`, ink.accent, 7)
        : shape(path`M${l + 120} ${t + 6} Q500 ${t - 44} ${r - 120} ${t + 6} Z`, tones[1]),
      form(
        ink,
        'case',
        d,
        [l, t, r, b],
        times(6, (i) =>
          line(path`M${l - 10} ${t + 120 + i * 44} h26 M${r + 10} ${t + 120 + i * 44} h-26`, ink.deep, 14),
        ),
      ),
      form(ink, 'face', face, [l + 20, t + 30, r - 20, b - 28], '', tones),
      screen(ink, [l + 52, t + 66, r - 52, t + 406], 'compass'),
      makersMark(438, t + 430, 124, ink.metal, 2.6),
      // keys below the screen, a thumb stick between them
      circle(500, foot - 20, 62, '#0e1213'),
      circle(500, foot - 22, 55, tones[3]),
      circle(500, foot - 22, 55, 'none', { stroke: ink.accent, width: 6 }),
      circle(500, foot - 22, 27, tones[1]),
      ellipse(494, foot - 30, 16, 11, tones[4], { opacity: 0.6 }),
      key(408, foot - 66, 36, 21, tonesOf(ink.base)),
      key(592, foot - 66, 36, 21, tonesOf(ink.base)),
      key(414, foot + 22, 34, 20, tones),
      key(586, foot + 22, 34, 20, tones),
      line(path`M396 ${foot - 66} h24 M580 ${foot - 66} h24 m-12 -8 v16`, ink.paper, 5),
      box(l - 12, t + 420, 18, 90, 8, ink.accent),
      clip(ink, l + 76, t + 6),
    ].join(''),
    -6 + ink.vary(1) * 4,
  )
}

const satellite: Drawing = (ink) => {
  const half = 226 + ink.vary(0) * 14
  const [l, r, t, b] = [500 - half, 500 + half, 290, 862]
  const d = path`M${l + 70} ${t + 6} Q500 ${t - 22} ${r - 70} ${t + 6} Q${r} ${t + 16} ${r + 4} ${t + 90} V${b - 120} Q${r} ${b - 30} ${r - 90} ${b - 12} Q500 ${b + 16} ${l + 90} ${b - 12} Q${l} ${b - 30} ${l - 4} ${b - 120} V${t + 90} Q${l} ${t + 16} ${l + 70} ${t + 6} Z`
  const tones = black(ink)
  const face = rounded([l + 30, t + 44, r - 30, b - 150], 40)
  const top = ink.has('antenna') ? 100 : 176
  return turned(
    [
      fallShadow(d, 24, 34),
      shape(
        path`M${r - 158} ${t + 40} L${r - 150} ${top + 26} Q${r - 148} ${top} ${r - 120} ${top} H${r - 78} Q${r - 50} ${top} ${r - 48} ${top + 26} L${r - 40} ${t + 60} Z`,
        tones[1],
      ),
      shape(
        path`M${r - 158} ${t + 40} L${r - 150} ${top + 26} Q${r - 148} ${top} ${r - 120} ${top} H${r - 112} L${r - 116} ${t + 40} Z`,
        tones[3],
      ),
      line(path`M${r - 152} ${t - 40} H${r - 46} M${r - 152} ${t - 20} H${r - 46}`, tones[0], 7),
      ink.has('antenna') ? line(path`M${r - 146} 154 H${r - 52}`, ink.accent, 12, { cap: 'butt' }) : '',
      form(
        ink,
        'case',
        d,
        [l, t, r, b],
        times(5, (i) =>
          line(path`M${l - 10} ${t + 190 + i * 44} h30 M${r + 10} ${t + 190 + i * 44} h-30`, ink.deep, 16),
        ) +
          shape(path`M${l - 10} ${b - 118} Q500 ${b - 84} ${r + 10} ${b - 118} V${b + 20} H${l - 10} Z`, ink.dark, {
            opacity: 0.55,
          }),
      ),
      form(ink, 'face', face, [l + 30, t + 44, r - 30, b - 150], '', tones),
      screen(ink, [l + 66, t + 80, r - 66, b - 230], 'message'),
      makersMark(l + 80, b - 196, 110, ink.metal, 2.6),
      circle(r - 90, b - 188, 9, '#8fe0a0'),
      circle(r - 90, b - 188, 20, '#8fe0a0', { opacity: 0.25 }),
      // keys, and the distress key under its guard
      key(l + 110, b - 82, 50, 28, tones),
      key(500, b - 68, 50, 30, tonesOf(ink.accent)),
      line(
        path`M${l + 94} ${b - 82} h30 M${l + 112} ${b - 94} l14 12 l-14 12 M488 ${b - 70} l10 10 l18 -20`,
        ink.paper,
        6,
      ),
      box(r - 164, b - 118, 116, 74, 18, '#7c1f17'),
      box(r - 164, b - 118, 116, 66, 18, '#c8362a'),
      box(r - 152, b - 110, 80, 10, 5, '#ef8f84'),
      group(
        line('M10 0H0V7H10V14H0M18 0H28V14H18ZM46 0H36V7H46V14H36', ink.paper, 3),
        path`translate(${r - 138} ${b - 90}) scale(1.36)`,
      ),
      clip(ink, l + 100, t + 10),
    ].join(''),
    7 - ink.vary(1) * 5,
  )
}

const radio: Drawing = (ink) => {
  const half = 146 + ink.vary(0) * 14
  const [l, r, t, b] = [500 - half, 500 + half, 330, 900]
  const d = path`M${l + 30} ${t} H${r - 30} Q${r} ${t} ${r + 2} ${t + 40} L${r + 12} ${t + 150} L${r + 2} ${t + 330} L${r - 10} ${b - 40} Q${r - 12} ${b} ${r - 54} ${b} H${l + 54} Q${l + 12} ${b} ${l + 10} ${b - 40} L${l - 2} ${t + 330} L${l - 12} ${t + 150} L${l - 2} ${t + 40} Q${l} ${t} ${l + 30} ${t} Z`
  const tones = black(ink)
  const face = path`M${l + 40} ${t + 30} H${r - 40} Q${r - 20} ${t + 30} ${r - 18} ${t + 56} L${r - 10} ${t + 160} L${r - 22} ${t + 330} L${r - 32} ${b - 50} Q${r - 34} ${b - 26} ${r - 62} ${b - 26} H${l + 62} Q${l + 34} ${b - 26} ${l + 32} ${b - 50} L${l + 22} ${t + 330} L${l + 10} ${t + 160} L${l + 18} ${t + 56} Q${l + 20} ${t + 30} ${l + 40} ${t + 30} Z`
  // a long whip or a stub
  const [tip, thick] = ink.has('antenna') ? [78, 24] : [170, 42]
  const grille = path`M${l + 52} ${t + 296} H${r - 52} L${r - 60} ${b - 66} Q${r - 64} ${b - 54} ${r - 80} ${b - 54} H${l + 80} Q${l + 64} ${b - 54} ${l + 60} ${b - 66} Z`
  return turned(
    [
      fallShadow(d, 22, 32),
      line(path`M${l + 66} ${t} V${tip + 40}`, '#17201c', 40, { opacity: 0.1, transform: 'translate(20 26)' }),
      shape(
        path`M${l + 36} ${t + 20} V${t - 60} Q${l + 38} ${t - 76} ${l + 66 - thick / 2} ${t - 90} L${l + 66 - thick * 0.36} ${tip + 16} Q${l + 66} ${tip - 14} ${l + 66 + thick * 0.36} ${tip + 16} L${l + 66 + thick / 2} ${t - 90} Q${l + 94} ${t - 76} ${l + 96} ${t - 60} V${t + 20} Z`,
        tones[1],
      ),
      line(path`M${l + 50} ${t + 10} V${t - 60} M${l + 62} ${t - 96} V${tip + 30}`, tones[4], 6, { opacity: 0.6 }),
      line(path`M${l + 36} ${t - 30} h60 M${l + 36} ${t - 46} h60`, tones[0], 6),
      ink.has('antenna') ? line(path`M${l + 60} 116 h14`, ink.accent, 16, { cap: 'butt' }) : '',
      box(r - 104, t - 62, 74, 74, 10, tones[0]),
      times(6, (i) => box(r - 102 + i * 12, t - 60, 7, 66, 3, tones[3])),
      box(r - 72, t - 62, 8, 40, 3, ink.accent),
      box(l - 26, t + 100, 30, 120, 12, tones[1]),
      box(l - 24, t + 106, 12, 108, 6, ink.accent),
      box(l - 22, t + 250, 26, 54, 10, tones[2]),
      form(ink, 'case', d, [l, t, r, b]),
      form(ink, 'face', face, [l + 10, t + 30, r - 10, b - 26], '', tones),
      screen(ink, [l + 50, t + 64, r - 50, t + 196], 'message'),
      key(l + 74, t + 246, 30, 18, tonesOf(ink.base)),
      key(500, t + 252, 34, 20, tones),
      key(r - 74, t + 246, 30, 18, tonesOf(ink.base)),
      line(path`M${l + 64} ${t + 246} h20 M${r - 84} ${t + 246} h20 m-10 -10 v20`, ink.paper, 5),
      // the grille of the loudspeaker
      inside(
        'grille',
        grille,
        box(l, t + 280, half * 2, 400, 0, tones[1]) +
          times(
            9,
            (i) =>
              line(path`M${l + 40} ${t + 316 + i * 24} H${r - 40}`, '#0b0f10', 12) +
              line(path`M${l + 40} ${t + 324 + i * 24} H${r - 40}`, tones[4], 2.5, { opacity: 0.4 }),
          ),
      ),
      box(460, b - 120, 80, 40, 8, tones[2]),
      shape(path`M478 ${b - 90} l14 -22 l9 13 l6 -6 l15 15 Z`, ink.accent),
      strap(
        path`M${r + 2} ${t + 50} C${r + 70} ${t + 60} ${r + 90} ${t + 250} ${r + 40} ${t + 340}`,
        22,
        tonesOf(ink.accent),
        false,
      ),
    ].join(''),
    5 - ink.vary(1) * 4,
  )
}

const bikeComputer: Drawing = (ink) => {
  const half = 190 + ink.vary(0) * 14
  const [l, r, t, b] = [500 - half, 500 + half, 150, 730]
  const d = rounded([l, t, r, b], 74)
  const tones = black(ink)
  return [
    line('M90 800H910', '#17201c', 96, { opacity: 0.12, cap: 'butt', transform: 'translate(8 26)' }),
    // stem and bar behind, wrapped towards the ends
    shape('M430 740H570L584 920H416Z', tones[0]),
    shape('M430 740H480L470 920H416Z', tones[3]),
    tube('M110 806H890', 84, metalTones(ink), { cap: 'butt' }),
    tube('M90 806H244M756 806H910', 98, [tones[0], tones[2], tones[4]], { cap: 'butt' }),
    line(
      times(4, (i) => path`M${104 + i * 34} 854 l22 -96 M${774 + i * 34} 854 l22 -96 `),
      tones[0],
      5,
      { cap: 'butt' },
    ),
    box(398, 744, 204, 122, 20, tones[2]),
    box(404, 748, 180, 16, 8, tones[4]),
    [420, 580].map((x) => circle(x, 840, 12, ink.metal) + circle(x, 840, 5, '#0b0f10')).join(''),
    shape('M430 700H570V770H430Z', tones[1]),
    fallShadow(d, 18, 30),
    ink.has('antenna')
      ? shape(
          path`M${r - 130} ${t + 20} V96 Q${r - 126} 78 ${r - 104} 78 H${r - 84} Q${r - 62} 78 ${r - 58} 96 V${t + 20} Z`,
          tones[1],
        ) +
        line(path`M${r - 112} ${t} V100`, tones[4], 8, { opacity: 0.6 }) +
        line(path`M${r - 126} 118 H${r - 62}`, ink.accent, 10)
      : '',
    box(l - 14, t + 150, 26, 90, 9, tones[2]),
    box(l - 14, t + 270, 26, 90, 9, tones[2]),
    box(r - 12, t + 180, 26, 110, 9, ink.accent),
    form(ink, 'case', d, [l, t, r, b]),
    form(ink, 'face', rounded([l + 24, t + 24, r - 24, b - 24], 56), [l + 24, t + 24, r - 24, b - 24], '', tones),
    screen(ink, [l + 56, t + 58, r - 56, b - 116], 'figures'),
    makersMark(438, b - 86, 124, ink.metal, 2.6),
    [l + 110, r - 110].map((x, i) => box(x - 44, b - 16, 88, 26, 10, i ? ink.accent : tones[3])).join(''),
  ].join('')
}

const cuts: Record<string, Drawing> = { handheld, satellite, radio, 'bike-computer': bikeComputer }

export const gps: Drawing = (ink) => (cuts[ink.cut] ?? handheld)(ink)
