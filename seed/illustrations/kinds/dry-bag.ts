import {
  box,
  circle,
  ellipse,
  groundShadow,
  group,
  inside,
  isDark,
  isPale,
  line,
  mix,
  path,
  polar,
  seamOf,
  shape,
  stitch,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { blackCloth, buckle, folds, form, label, padded, slider, strap, tonesOf, makersMark } from './bag-parts.ts'
import { rolled } from './bike-bag.ts'

const mark = (ink: Ink) => (isDark(ink) ? mix(ink.base, '#ffffff', 0.6) : isPale(ink) ? ink.line : ink.paper)

/** A clear window in the outline `d` with the things in the bag behind it. */
const clear = (ink: Ink, d: string, things: string, shine: string) =>
  inside(
    'window',
    d,
    shape(d, mix(ink.deep, '#dfe8e8', 0.35)) +
      things +
      shape(d, '#dfeef0', { opacity: 0.28 }) +
      shape(shine, '#ffffff', { opacity: 0.3 }),
  ) +
  line(d, ink.deep, 9) +
  line(d, ink.light, 4, { opacity: 0.8 })

const rollTop: Drawing = (ink) => {
  const half = 210 + ink.vary(0) * 20
  const [l, r, t, b] = [500 - half, 500 + half, 300, 876]
  const d = path`M${l + 12} ${t} H${r - 12} C${r + 2} ${t + 60} ${r + 6} ${t + 200} ${r + 2} ${b - 60} Q${r} ${b - 16} 500 ${b} Q${l} ${b - 16} ${l - 2} ${b - 60} C${l - 6} ${t + 200} ${l - 2} ${t + 60} ${l + 12} ${t} Z`
  const black = blackCloth(ink)
  const win = path`M${500 - 74} ${t + 110} H574 Q590 ${t + 110} 590 ${t + 128} V${b - 130} Q590 ${b - 112} 574 ${b - 112} H426 Q410 ${b - 112} 410 ${b - 130} V${t + 128} Q410 ${t + 110} 426 ${t + 110} Z`
  const things =
    shape(path`M400 ${b - 300} Q500 ${b - 340} 600 ${b - 290} V${b} H400 Z`, ink.accent) +
    line(path`M400 ${b - 250} Q500 ${b - 290} 600 ${b - 240}`, ink.accentDark, 8) +
    shape(path`M400 ${b - 190} Q500 ${b - 220} 600 ${b - 190} V${b} H400 Z`, ink.paper) +
    box(436, t + 130, 66, 150, 14, '#4a6b78') +
    box(520, t + 170, 50, 110, 8, '#c9a24a')
  return [
    groundShadow(512, 872, half + 90),
    ink.has('strap') &&
      padded(
        ink,
        path`M${r - 40} ${t + 20} C${r + 150} ${t + 40} ${r + 160} ${b - 100} ${r - 16} ${b - 60}`,
        40,
        black,
      ),
    form(
      ink,
      'bag',
      d,
      [l, t, r, b],
      [
        folds(
          ink,
          [l + 60, t + 10, l + 120, t + 190],
          [500, t + 4, 470, t + 90],
          [r - 60, t + 10, r - 130, t + 210],
          [l + 40, b - 60, l + 70, t + 330],
          [r - 50, b - 80, r - 60, t + 320],
        ),
        // welded seams: the round foot, the reinforcing band
        line(path`M${l - 6} ${b - 70} Q500 ${b - 8} ${r + 6} ${b - 70}`, seamOf(ink), 6, { opacity: 0.7 }),
        line(path`M${l - 6} ${b - 84} Q500 ${b - 22} ${r + 6} ${b - 84}`, ink.pale, 4, { opacity: 0.5 }),
        ink.has('window')
          ? ''
          : makersMark(500 - 110, t + 250 + ink.vary(1) * 30, 220, mark(ink), 2.8) +
            shape(path`M420 ${t + 200} l52 -76 l34 46 l20 -24 l54 54 Z`, mark(ink)),
      ].join(''),
    ),
    ink.has('window') && clear(ink, win, things, path`M410 ${t + 110} H500 L430 ${b - 110} H410 Z`),
    shape(path`M${l + 12} ${t + 6} H${r - 12} L${r - 4} ${t - 50} H${l + 4} Z`, ink.dark),
    folds(ink, [l + 60, t - 44, l + 74, t + 10], [r - 70, t - 44, r - 80, t + 14], [500, t - 40, 490, t + 6]),
    rolled(ink, l + 4, r - 4, t - 20, 86),
    // ends of the roll meet over the top in a buckle
    strap(
      path`M${l + 2} ${t - 60} C${l - 40} ${t - 150} ${l + 60} ${t - 206} 500 ${t - 206} C${r - 60} ${t - 206} ${r + 40} ${t - 150} ${r - 2} ${t - 60}`,
      34,
      black,
    ),
    buckle(ink, 500, t - 206, 1.05, 90),
    circle(l + 2, t - 56, 18, ink.rubber),
    circle(r - 2, t - 56, 18, ink.rubber),
    ink.has('strap') &&
      slider(ink, r + 96, t + 260, 70, 82) +
        circle(r - 20, t + 40, 22, 'none', { stroke: ink.metal, width: 9 }) +
        circle(r - 20, b - 66, 22, 'none', { stroke: ink.metal, width: 9 }),
    strap(path`M${l + 20} ${t + 34} h44 m-22 0 v30`, 16, black, false),
  ]
    .filter(Boolean)
    .join('')
}

const deckBag: Drawing = (ink) => {
  const top = 420 + ink.vary(0) * 24
  const d = path`M96 760 C110 640 180 ${top} 330 ${top - 16} C430 ${top - 30} 570 ${top - 30} 670 ${top - 16} C820 ${top} 890 640 904 760 Q908 806 860 814 Q500 850 140 814 Q92 806 96 760 Z`
  const black = blackCloth(ink)
  const lid = path`M232 ${top + 74} C270 ${top + 10} 330 ${top - 10} 400 ${top - 16} H600 C670 ${top - 10} 730 ${top + 10} 768 ${top + 74} Q500 ${top + 130} 232 ${top + 74} Z`
  const win = path`M300 ${top + 62} C330 ${top + 20} 370 ${top + 8} 420 ${top + 4} H580 C630 ${top + 8} 670 ${top + 20} 700 ${top + 62} Q500 ${top + 104} 300 ${top + 62} Z`
  const land =
    shape('M200 300H800V700H200Z', '#e6dfc8') +
    shape(
      path`M280 ${top + 100} C380 ${top + 20} 460 ${top + 60} 520 ${top - 10} L620 ${top - 10} C600 ${top + 50} 660 ${top + 60} 740 ${top + 40} V700 H280 Z`,
      '#9cc3cf',
    ) +
    line(path`M330 ${top + 10} q60 40 90 10 t120 20 M600 ${top + 10} q40 30 100 40`, '#7e8f5a', 5) +
    line(path`M340 ${top + 60} Q460 ${top + 20} 560 ${top + 70} T700 ${top + 40}`, '#c84a2e', 6, { dash: '14 9' })
  return [
    groundShadow(512, 832, 430),
    form(
      ink,
      'bag',
      d,
      [96, top - 20, 904, 830],
      [
        shape('M90 760Q500 836 910 760V860H90Z', tonesOf(mix(ink.rubber, '#ffffff', isDark(ink) ? 0.16 : 0.06))[2]),
        line('M90 760Q500 836 910 760', seamOf(ink), 5),
        stitch('M90 776Q500 852 910 776', mix(ink.rubber, '#ffffff', 0.4)),
        folds(ink, [180, 600, 150, 760], [820, 600, 850, 750], [320, top + 180, 300, 760], [690, top + 190, 700, 760]),
        line('M140 660C170 560 220 500 260 470', ink.pale, 18, { opacity: 0.4 }),
      ].join(''),
    ),
    shape(lid, ink.light),
    shape(lid, ink.base, { opacity: 0.4 }),
    ink.has('window') && clear(ink, win, land, path`M300 ${top} H470 L400 ${top + 110} H280 Z`),
    line(path`M218 ${top + 88} Q500 ${top + 150} 782 ${top + 88}`, isDark(ink) ? '#0b0d0e' : ink.deep, 20),
    line(path`M218 ${top + 82} Q500 ${top + 144} 782 ${top + 82}`, mix(ink.deep, '#ffffff', 0.25), 5),
    shape(path`M760 ${top + 82} l44 -14 l10 34 l-46 12 Z`, ink.accent),
    line(path`M806 ${top + 86} q40 4 46 44`, ink.accent, 12),
    // crossed bungee and the lashing rings
    line(
      path`M240 ${top + 176} L480 ${top + 272} L760 ${top + 176} M240 ${top + 280} L500 ${top + 186} L760 ${top + 280}`,
      isDark(ink) ? mix(ink.rubber, '#ffffff', 0.3) : ink.rubber,
      12,
    ),
    line(
      path`M240 ${top + 173} L480 ${top + 269} L760 ${top + 173} M240 ${top + 277} L500 ${top + 183} L760 ${top + 277}`,
      ink.accent,
      4,
      { dash: '10 10', cap: 'butt' },
    ),
    [
      [240, 176],
      [760, 176],
      [240, 280],
      [760, 280],
    ]
      .map(
        ([x = 0, y = 0]) =>
          box(x - 22, top + y - 18, 44, 36, 7, black[2]) + box(x - 14, top + y - 9, 28, 8, 4, black[4]),
      )
      .join(''),
    [118, 882]
      .map((x) => box(x - 24, 716, 48, 54, 8, black[2]) + circle(x, 772, 20, 'none', { stroke: ink.metal, width: 9 }))
      .join(''),
    ink.has('strap')
      ? padded(ink, path`M130 730 C90 470 230 260 500 260 C770 260 910 470 870 730`, 36, black) +
        slider(ink, 262, 344, 60, -46) +
        line('M430 266Q500 258 570 266', ink.dark, 62, { cap: 'butt' }) +
        line('M432 250Q500 242 560 248', ink.light, 8)
      : tube(path`M390 ${top - 14} C400 ${top - 100} 600 ${top - 100} 610 ${top - 14}`, 26, [
          black[0],
          black[2],
          black[4],
        ]),
    ink.has('strap') ? label(ink, 456, 736, 88) : makersMark(424, 748, 152, mark(ink), 2.8),
  ]
    .filter(Boolean)
    .join('')
}

const phoneCase: Drawing = (ink) => {
  const [l, r, t, b] = [318, 682, 300, 884]
  const d = path`M${l + 34} ${t - 20} H${r - 34} Q${r} ${t - 20} ${r} ${t + 16} V${b - 40} Q${r} ${b} ${r - 40} ${b} H${l + 40} Q${l} ${b} ${l} ${b - 40} V${t + 16} Q${l} ${t - 20} ${l + 34} ${t - 20} Z`
  const pane = path`M${l + 50} ${t + 40} H${r - 50} Q${r - 32} ${t + 40} ${r - 32} ${t + 60} V${b - 54} Q${r - 32} ${b - 34} ${r - 50} ${b - 34} H${l + 50} Q${l + 32} ${b - 34} ${l + 32} ${b - 54} V${t + 60} Q${l + 32} ${t + 40} ${l + 50} ${t + 40} Z`
  const phone =
    box(l + 54, t + 62, r - l - 108, b - t - 118, 34, '#14181a') +
    box(l + 62, t + 70, r - l - 124, b - t - 134, 28, '#9fc6cf') +
    shape(
      path`M${l + 62} ${b - 260} L${l + 140} ${b - 360} L${l + 190} ${b - 300} L${l + 226} ${b - 340} L${r - 62} ${b - 250} V${b - 180} H${l + 62} Z`,
      '#3f6d74',
    ) +
    shape(
      path`M${l + 62} ${b - 210} H${r - 62} V${b - 92} Q${r - 62} ${b - 64} ${r - 90} ${b - 64} H${l + 90} Q${l + 62} ${b - 64} ${l + 62} ${b - 92} Z`,
      '#5d98a3',
    ) +
    circle(r - 120, t + 190, 28, '#f0c25a') +
    box(466, t + 78, 68, 16, 8, '#14181a')
  const cord = ink.vary(0) * 30
  const drawn = turned(
    [
      group(shape(d, '#17201c', { opacity: 0.13 }), 'translate(18 30)'),
      ink.has('strap') &&
        line(
          path`M${l + 100} 240 C${180 - cord} 120 ${160} 30 420 70 S${860 + cord} 60 ${r - 100} 240`,
          '#17201c',
          20,
          { opacity: 0.1, transform: 'translate(14 24)' },
        ) +
          tube(path`M${l + 100} 240 C${180 - cord} 120 ${160} 30 420 70 S${860 + cord} 60 ${r - 100} 240`, 22, [
            mix(ink.accent, '#0d1512', 0.4),
            ink.accent,
            mix(ink.accent, '#ffffff', 0.45),
          ]) +
          box(560, 70, 70, 34, 10, ink.rubber, { transform: 'rotate(2 590 84)' }),
      form(ink, 'case', d, [l, t - 20, r, b], line(pane, ink.deep, 22, { opacity: 0.35 })),
      inside(
        'pane',
        pane,
        shape(pane, mix(ink.pale, '#dfe8e8', 0.5)) +
          (ink.has('window')
            ? phone
            : shape(pane, ink.dark) +
              shape('M420 520l60 -90l38 54l24 -28l60 64Z', mark(ink)) +
              makersMark(400, 560, 200, mark(ink), 2.8)) +
          shape(path`M${l} ${t} H${l + 180} L${l + 40} ${b} H${l} Z`, '#ffffff', { opacity: 0.18 }) +
          shape(path`M${l + 210} ${t} H${l + 240} L${l + 100} ${b} H${l + 70} Z`, '#ffffff', { opacity: 0.18 }),
      ),
      line(pane, ink.pale, 4, { opacity: 0.7 }),
      // the clamp that seals it: two bars and two turning locks
      box(l - 26, 228, r - l + 52, 86, 20, mix(ink.rubber, '#0d1512', 0.3)),
      box(l - 26, 228, r - l + 52, 70, 20, ink.rubber),
      box(l - 10, 236, r - l + 10, 12, 6, mix(ink.rubber, '#ffffff', 0.3)),
      line(path`M${l + 90} 272 H${r - 90}`, mix(ink.rubber, '#0d1512', 0.5), 8),
      [l + 34, r - 34]
        .map(
          (x) =>
            circle(x, 270, 40, ink.accentDark) +
            circle(x - 2, 267, 35, ink.accent) +
            times(8, (i) => line(`M${polar(x, 268, 27, i * 45)} L${polar(x, 268, 34, i * 45)}`, ink.accentDark, 5)) +
            box(x - 20, 260, 36, 12, 6, mix(ink.accent, '#ffffff', 0.5)),
        )
        .join(''),
      [l + 100, r - 100].map((x) => ellipse(x, 232, 16, 20, 'none', { stroke: ink.metal, width: 8 })).join(''),
      stitch(
        path`M${l + 14} ${t + 30} V${b - 40} Q${l + 14} ${b - 14} ${l + 40} ${b - 14} H${r - 40} Q${r - 14} ${b - 14} ${r - 14} ${b - 40} V${t + 30}`,
        isDark(ink) ? ink.pale : ink.deep,
        2.5,
      ),
    ]
      .filter(Boolean)
      .join(''),
    -5 + ink.vary(1) * 4,
  )
  // without its cord the case is shorter: drawn larger to fill the canvas
  return ink.has('strap') ? drawn : group(drawn, 'translate(-100 -168) scale(1.2)')
}

const cuts: Record<string, Drawing> = { 'roll-top': rollTop, 'deck-bag': deckBag, 'phone-case': phoneCase }

export const dryBag: Drawing = (ink) => (cuts[ink.cut] ?? rollTop)(ink)
