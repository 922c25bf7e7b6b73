import {
  blackTones,
  box,
  circle,
  ellipse,
  group,
  groundShadow,
  isDark,
  line,
  metalTones,
  mix,
  ownTones,
  path,
  seamOf,
  shape,
  stitch,
  times,
  tube,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { blackCloth, buckle, form, label, panel, reflector, strap, tonesOf, zipper } from './bag-parts.ts'

/** A wheel of hard rubber seen from its side. */
const caster = (ink: Ink, x: number, y: number, r: number) =>
  circle(x, y, r, mix(ink.rubber, '#0d1512', 0.45)) +
  circle(x - 2, y - 2, r * 0.84, ink.rubber) +
  circle(x, y, r * 0.52, ink.metalDark) +
  circle(x - 2, y - 3, r * 0.4, ink.metal) +
  circle(x, y, r * 0.14, ink.rubber)

/** The pulled-out handle: two tubes and a grip, standing on y = `foot`. */
const trolley = (ink: Ink, x: number, half: number, top: number, foot: number) =>
  tube(path`M${x - half} ${foot} V${top + 20}`, 20, metalTones(ink), { cap: 'butt' }) +
  tube(path`M${x + half} ${foot} V${top + 20}`, 20, metalTones(ink), { cap: 'butt' }) +
  line(path`M${x - half - 4} ${top + 70} h8 M${x + half - 4} ${top + 70} h8`, ink.metalDark, 24, { cap: 'butt' }) +
  shape(
    path`M${x - half - 22} ${top + 34} C${x - half - 26} ${top} ${x - half} ${top - 12} ${x} ${top - 12} C${x + half} ${top - 12} ${x + half + 26} ${top} ${x + half + 22} ${top + 34} C${x + half} ${top + 40} ${x + half - 20} ${top + 30} ${x} ${top + 30} C${x - half + 20} ${top + 30} ${x - half} ${top + 40} ${x - half - 22} ${top + 34} Z`,
    ink.rubber,
  ) +
  line(path`M${x - half - 4} ${top + 8} Q${x} ${top - 8} ${x + half} ${top + 2}`, mix(ink.rubber, '#ffffff', 0.35), 6) +
  box(x - 22, top + 10, 44, 12, 6, ink.accent)

const spinner = (ink: Ink, x: number, y: number) =>
  box(x - 32, y - 66, 64, 36, 10, ink.rubber) +
  shape(path`M${x - 26} ${y - 34} H${x + 26} L${x + 18} ${y - 4} H${x - 18} Z`, mix(ink.rubber, '#ffffff', 0.16)) +
  caster(ink, x - 13, y - 6, 26) +
  caster(ink, x + 13, y - 4, 28)

/** Two luggage straps round the body between `l` and `r`. */
const belts = (ink: Ink, l: number, r: number, y1: number, y2: number) =>
  [y1, y2]
    .map(
      (y) =>
        strap(path`M${l - 3} ${y} Q${(l + r) / 2} ${y + 12} ${r + 3} ${y}`, 42, tonesOf(ink.accent)) +
        buckle(ink, (l + r) / 2 + 30, y + 6, 0.86, 90),
    )
    .join('')

const hard: Drawing = (ink) => {
  const w = 430 + ink.vary(0) * 30
  const [l, r, t, b] = [500 - w / 2, 500 + w / 2, 282, 838]
  const d = path`M${l + 54} ${t} H${r - 54} Q${r} ${t} ${r} ${t + 58} V${b - 58} Q${r} ${b} ${r - 54} ${b} H${l + 54} Q${l} ${b} ${l} ${b - 58} V${t + 58} Q${l} ${t} ${l + 54} ${t} Z`
  const count = 7 + Math.round(ink.vary(1) * 2)
  const step = (w - 110) / (count - 1)
  const grooves = times(count, (i) => {
    const x = l + 55 + i * step
    return (
      line(path`M${x} ${t + 44} V${b - 44}`, ink.dark, 15) +
      line(path`M${x - 6} ${t + 46} V${b - 46}`, ink.deep, 4, { opacity: 0.6 }) +
      line(path`M${x + 8} ${t + 46} V${b - 46}`, ink.pale, 4, { opacity: 0.6 })
    )
  })
  const corner = (x: number, y: number, sx: number, sy: number) =>
    group(
      shape('M0 92Q2 0 92 0H72Q20 4 16 92Z', isDark(ink) ? ink.light : ink.deep) +
        line('M8 74Q12 12 74 8', ink.pale, 4, { opacity: 0.5 }),
      `translate(${x} ${y}) scale(${sx} ${sy})`,
    )
  return [
    groundShadow(512, 884, 310),
    trolley(ink, 500, 84, 108, t + 14),
    [l + 62, r - 62].map((x) => spinner(ink, x, 866)).join(''),
    form(
      ink,
      'case',
      d,
      [l, t, r, b],
      grooves +
        (ink.has('stripe')
          ? shape(path`M${l} ${b - 170} L${r} ${b - 290} V${b - 200} L${l} ${b - 80} Z`, ink.accent, {
              opacity: 0.94,
            }) +
            shape(path`M${l} ${b - 66} L${r} ${b - 186} V${b - 166} L${l} ${b - 46} Z`, ink.paper, { opacity: 0.85 }) +
            shape(path`M${r - w * 0.22} ${t} H${r} V${b} H${r - w * 0.3} Z`, '#0d1512', { opacity: 0.16 })
          : ''),
    ),
    corner(l, t, 1, 1),
    corner(r, t, -1, 1),
    corner(l, b, 1, -1),
    corner(r, b, -1, -1),
    ink.has('straps') && belts(ink, l, r, t + 150, b - 130),
    // grab handle on top, lock at the side
    line(path`M410 ${t + 2} Q420 ${t - 34} 500 ${t - 34} Q580 ${t - 34} 590 ${t + 2}`, ink.rubber, 22),
    line(path`M424 ${t - 16} Q440 ${t - 37} 500 ${t - 38}`, mix(ink.rubber, '#ffffff', 0.35), 5),
    box(r - 12, t + 196, 24, 96, 9, ink.rubber),
    times(3, (i) => box(r - 7, t + 208 + i * 20, 14, 13, 3, ink.metalLight)),
    box(r - 7, t + 270, 14, 14, 7, ink.accent),
    box(l + 70, t + 62, 92, 40, 6, ink.metal),
    box(l + 70, t + 62, 92, 18, 6, ink.metalLight),
    line(path`M${l + 84} ${t + 90} l14 -16 l10 10 l8 -8 l20 14`, ink.rubber, 4),
  ]
    .filter(Boolean)
    .join('')
}

const soft: Drawing = (ink) => {
  const w = 470 + ink.vary(0) * 24
  const [l, r, t, b] = [500 - w / 2, 500 + w / 2, 300, 844]
  const d = path`M${l + 42} ${t + 8} Q500 ${t - 18} ${r - 42} ${t + 8} Q${r - 4} ${t + 14} ${r} ${t + 56} Q${r + 18} ${(t + b) / 2} ${r - 4} ${b - 30} Q${r - 6} ${b} ${r - 36} ${b} H${l + 36} Q${l + 6} ${b} ${l + 4} ${b - 30} Q${l - 18} ${(t + b) / 2} ${l} ${t + 56} Q${l + 4} ${t + 14} ${l + 42} ${t + 8} Z`
  const mid = t + 190 + ink.vary(1) * 40
  const upper = path`M${l + 58} ${t + 66} Q500 ${t + 48} ${r - 58} ${t + 66} Q${r - 48} ${t + 70} ${r - 46} ${mid - 26} H${l + 46} Q${l + 48} ${t + 70} ${l + 58} ${t + 66} Z`
  const lower = path`M${l + 36} ${mid} H${r - 36} Q${r - 28} ${b - 80} ${r - 44} ${b - 62} Q500 ${b - 44} ${l + 44} ${b - 62} Q${l + 28} ${b - 80} ${l + 36} ${mid} Z`
  return [
    groundShadow(512, 884, 320),
    trolley(ink, 500, 74, 112, t + 10),
    caster(ink, l + 30, 852, 34),
    caster(ink, r - 30, 852, 34),
    box(l + 90, 838, 60, 44, 8, ink.rubber),
    box(r - 150, 838, 60, 44, 8, ink.rubber),
    form(
      ink,
      'case',
      d,
      [l, t, r, b],
      zipper(
        ink,
        path`M${l + 18} ${b} Q${l + 2} ${(t + b) / 2} ${l + 22} ${t + 52} Q${l + 30} ${t + 32} ${l + 64} ${t + 28} Q500 ${t + 10} ${r - 64} ${t + 28} Q${r - 30} ${t + 32} ${r - 22} ${t + 52} Q${r - 2} ${(t + b) / 2} ${r - 18} ${b}`,
        l + 12,
        t + 250,
      ),
    ),
    panel(ink, 'upper', upper, [l + 46, t + 60, r - 46, mid - 20]),
    zipper(ink, path`M${l + 62} ${t + 94} Q500 ${t + 78} ${r - 62} ${t + 94}`, r - 140, t + 90, -8),
    panel(
      ink,
      'lower',
      lower,
      [l + 30, mid, r - 30, b - 50],
      ink.has('stripe')
        ? shape(
            path`M${l} ${b - 210} Q500 ${b - 190} ${r} ${b - 210} V${b - 150} Q500 ${b - 130} ${l} ${b - 150} Z`,
            ink.accent,
          ) + reflector(path`M${l} ${b - 128} Q500 ${b - 108} ${r} ${b - 128}`, 12)
        : '',
    ),
    zipper(ink, path`M${l + 44} ${mid + 30} H${r - 44}`, r - 110, mid + 30, -6),
    stitch(path`M${l + 52} ${mid + 56} H${r - 52}`, seamOf(ink)),
    label(ink, l + 70, mid - 92, 86),
    ink.has('straps') &&
      [l + 96, r - 96]
        .map(
          (x) =>
            strap(path`M${x} ${t + 6} Q${x - 6} ${(t + b) / 2} ${x} ${b}`, 34, blackCloth(ink)) +
            buckle(ink, x - 3, mid + 6, 0.9),
        )
        .join(''),
    strap(path`M414 ${t + 8} Q430 ${t - 36} 500 ${t - 36} Q570 ${t - 36} 586 ${t + 8}`, 30, blackCloth(ink)),
    box(448, t - 52, 104, 32, 12, mix(ink.rubber, '#ffffff', 0.12)),
    box(456, t - 48, 80, 8, 4, mix(ink.rubber, '#ffffff', 0.34)),
    box(l + 2, b - 40, 40, 36, 8, ink.rubber),
    box(r - 42, b - 40, 40, 36, 8, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

/** Small, seen from its corner: the front a smooth shell with a pocket, the side in the deeper tone. */
const carryOn: Drawing = (ink) => {
  const depth = 150 + ink.vary(0) * 24
  const [l, m, r, t, b] = [222, 622, 622 + depth, 330, 806]
  const front = path`M${l + 46} ${t} L${m - 30} ${t + 24} Q${m} ${t + 26} ${m} ${t + 62} V${b + 12} Q${m} ${b + 46} ${m - 30} ${b + 42} L${l + 46} ${b} Q${l} ${b - 4} ${l} ${b - 50} V${t + 50} Q${l} ${t} ${l + 46} ${t} Z`
  const side = path`M${m - 60} ${t + 24} L${r - 44} ${t - 14} Q${r} ${t - 22} ${r} ${t + 26} V${b - 30} Q${r} ${b + 2} ${r - 34} ${b + 10} L${m - 60} ${b + 42} Z`
  const top = path`M${l + 46} ${t} L${l + 46 + depth * 0.8} ${t - 42} Q${l + 70 + depth * 0.8} ${t - 48} ${l + 110 + depth * 0.8} ${t - 44} L${r - 44} ${t - 14} L${m - 30} ${t + 26} Z`
  const pocket = path`M${l + 34} ${t + 214} L${m - 34} ${t + 236} V${b - 20} Q${m - 36} ${b - 2} ${m - 56} ${b - 4} L${l + 60} ${b - 38} Q${l + 36} ${b - 42} ${l + 34} ${b - 66} Z`
  const [deep, dark, base, , pale] = ownTones(ink)
  const ribs = times(
    3,
    (i) =>
      line(path`M${l + 20} ${t + 62 + i * 46} L${m - 20} ${t + 88 + i * 46}`, dark, 9) +
      line(path`M${l + 20} ${t + 70 + i * 46} L${m - 20} ${t + 96 + i * 46}`, pale, 3, { opacity: 0.6 }),
  )
  return [
    groundShadow(520, 874, 350),
    trolley(ink, 560, 70, 122, t + 10),
    [
      [l + 64, 868],
      [m - 40, 886],
      [r - 44, 854],
    ]
      .map(([x = 0, y = 0]) => spinner(ink, x, y))
      .join(''),
    shape(top, base),
    shape(top, pale, { opacity: isDark(ink) ? 0.22 : 0.4 }),
    shape(side, dark),
    form(
      ink,
      'side',
      side,
      [m - 60, t, r, b],
      times(3, (i) =>
        line(path`M${m + 14} ${t + 84 + i * 46} L${r - 8} ${t + 40 + i * 46}`, deep, 8, { opacity: 0.7 }),
      ),
      [mix(deep, '#0d1512', 0.3), deep, dark, dark, base],
    ),
    zipper(ink, path`M${m + depth * 0.45} ${t + 8} V${b + 24}`, m + depth * 0.45, t + 140),
    form(
      ink,
      'front',
      front,
      [l, t, m, b + 40],
      ribs +
        (ink.has('stripe')
          ? shape(path`M${l} ${t + 204} L${m} ${t + 230} V${t + 170} L${l} ${t + 144} Z`, ink.accent) +
            shape(path`M${l} ${t + 136} L${m} ${t + 162} V${t + 150} L${l} ${t + 124} Z`, ink.paper, { opacity: 0.85 })
          : ''),
    ),
    panel(
      ink,
      'pocket',
      pocket,
      [l + 34, t + 214, m - 34, b],
      label(ink, l + 64, b - 170, 92),
      isDark(ink)
        ? tonesOf(mix(ink.base, '#ffffff', 0.1))
        : [deep, mix(dark, deep, 0.4), dark, mix(dark, base, 0.6), base],
    ),
    zipper(ink, path`M${l + 42} ${t + 250} L${m - 42} ${t + 272}`, m - 100, t + 269, -6),
    line(path`M${m} ${t + 64} V${b + 10}`, pale, 6, { opacity: 0.5 }),
    ink.has('straps') &&
      strap(path`M${l + 110} ${t + 4} V${b + 8}`, 34, tonesOf(ink.accent)) +
        strap(path`M${m - 110} ${t + 18} V${b + 32}`, 34, tonesOf(ink.accent)) +
        buckle(ink, l + 108, t + 212, 0.86) +
        buckle(ink, m - 112, t + 226, 0.86),
    line(
      path`M${l + 130} ${t - 4} Q${l + 150} ${t - 44} ${l + 210} ${t - 34} Q${l + 280} ${t - 26} ${l + 286} ${t + 10}`,
      blackTones(ink)[2],
      20,
    ),
    line(path`M${l + 146} ${t - 20} Q${l + 160} ${t - 44} ${l + 210} ${t - 38}`, mix(ink.rubber, '#ffffff', 0.35), 5),
    ellipse(m - 52, t + 60, 12, 14, ink.metal),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { hard, soft, 'carry-on': carryOn }

export const luggage: Drawing = (ink) => (cuts[ink.cut] ?? hard)(ink)
