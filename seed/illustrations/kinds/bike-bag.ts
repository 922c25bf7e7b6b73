import {
  box,
  circle,
  ellipse,
  fallShadow,
  groundShadow,
  isDark,
  line,
  metalTones,
  mix,
  path,
  seamOf,
  shape,
  stitch,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'
import {
  blackCloth,
  buckle,
  folds,
  form,
  label,
  padded,
  panel,
  reflector,
  slider,
  strap,
  tonesOf,
  makersMark,
  zipper,
} from './bag-parts.ts'

const mark = (ink: Ink) => (isDark(ink) ? mix(ink.base, '#ffffff', 0.55) : ink.deep)
/** Bikepacking bags have a tough black cloth at the wear points. */
const tough = (ink: Ink) => tonesOf(mix(ink.rubber, '#ffffff', isDark(ink) ? 0.18 : 0.06))

/** The rolled closure of a bag between `l` and `r`, its fold at y. */
export const rolled = (ink: Ink, l: number, r: number, y: number, high: number) => {
  const d = path`M${l} ${y - high} H${r} Q${r + 14} ${y - high} ${r + 14} ${y - high / 2} Q${r + 14} ${y} ${r} ${y} H${l} Q${l - 14} ${y} ${l - 14} ${y - high / 2} Q${l - 14} ${y - high} ${l} ${y - high} Z`
  return (
    shape(d, ink.dark) +
    shape(
      path`M${l} ${y - high} H${r} Q${r + 14} ${y - high} ${r + 14} ${y - high * 0.6} H${l - 14} Q${l - 14} ${y - high} ${l} ${y - high} Z`,
      ink.light,
    ) +
    shape(path`M${l - 14} ${y - high * 0.6} H${r + 14} V${y - high * 0.36} H${l - 14} Z`, ink.base) +
    line(path`M${l + 4} ${y - high * 0.8} H${r - 40}`, ink.pale, 6, { opacity: 0.7 }) +
    line(path`M${l - 6} ${y - high * 0.3} H${r + 6}`, seamOf(ink), 4, { opacity: 0.7 }) +
    line(d, seamOf(ink), 4, { opacity: 0.35 })
  )
}

const pannier: Drawing = (ink) => {
  const rollTop = ink.has('roll-top')
  const [l, r, t, b] = [240 - ink.vary(0) * 14, 760 + ink.vary(0) * 14, rollTop ? 300 : 262, 868]
  const d = path`M${l + 24} ${t} Q500 ${t - 12} ${r - 24} ${t} L${r + 2} ${b - 130} Q${r + 4} ${b - 60} ${r - 70} ${b - 10} Q${r - 84} ${b} ${r - 110} ${b} H${l + 60} Q${l + 6} ${b} ${l} ${b - 60} L${l - 2} ${t + 160} Z`
  const black = blackCloth(ink)
  const foot = path`M${l - 20} ${b - 130} Q500 ${b - 96} ${r + 30} ${b - 130} V${b + 20} H${l - 20} Z`
  const lid = path`M${l + 6} ${t + 10} Q${l + 8} ${t - 64} ${l + 70} ${t - 70} H${r - 70} Q${r - 8} ${t - 64} ${r - 6} ${t + 10} L${r + 4} ${t + 150} Q500 ${t + 190} ${l - 4} ${t + 150} Z`
  const hook = (x: number) =>
    box(x - 26, t - 66, 52, 96, 10, ink.rubber) +
    shape(
      path`M${x - 20} ${t - 66} V${t - 118} Q${x - 20} ${t - 150} ${x + 12} ${t - 150} Q${x + 40} ${t - 150} ${x + 40} ${t - 118} V${t - 100} H${x + 20} V${t - 116} Q${x + 20} ${t - 128} ${x + 10} ${t - 128} Q${x + 2} ${t - 128} ${x + 2} ${t - 116} V${t - 66} Z`,
      mix(ink.rubber, '#ffffff', 0.14),
    ) +
    circle(x, t - 20, 9, ink.metal)
  return [
    groundShadow(515, 874, 310),
    hook(l + 130),
    hook(r - 130),
    tube(path`M${l + 150} ${t - 40} C${l + 170} ${t - 190} ${r - 170} ${t - 190} ${r - 150} ${t - 40}`, 26, [
      black[0],
      black[2],
      black[4],
    ]),
    form(
      ink,
      'bag',
      d,
      [l, t, r, b],
      [
        shape(foot, tough(ink)[2]),
        shape(path`M620 ${b - 116} Q700 ${b - 118} ${r + 30} ${b - 130} V${b + 20} H560 Z`, '#0d1512', {
          opacity: 0.35,
        }),
        line(path`M${l - 20} ${b - 130} Q500 ${b - 96} ${r + 30} ${b - 130}`, seamOf(ink), 5),
        stitch(path`M${l - 20} ${b - 112} Q500 ${b - 78} ${r + 30} ${b - 112}`, mix(ink.rubber, '#ffffff', 0.4)),
        folds(
          ink,
          [l + 60, t + 160, l + 80, b - 170],
          [r - 60, t + 200, r - 96, b - 160],
          [420, b - 180, 460, t + 260],
          [600, t + 200, 580, t + 380],
        ),
        ink.has('reflective') ? reflector(path`M${l - 10} ${b - 190} Q500 ${b - 160} ${r + 20} ${b - 190}`, 24) : '',
      ].join(''),
    ),
    rollTop
      ? shape(path`M${l + 24} ${t + 4} Q500 ${t - 10} ${r - 24} ${t + 4} L${r - 30} ${t - 60} H${l + 30} Z`, ink.dark) +
        rolled(ink, l + 24, r - 24, t - 30, 74) +
        [l + 110, r - 110]
          .map(
            (x) =>
              strap(path`M${x} ${t - 106} Q${x + 6} ${t + 60} ${x} ${t + 240}`, 34, black) +
              buckle(ink, x + 2, t + 130, 0.9),
          )
          .join('')
      : shape(lid, '#0d1512', { opacity: 0.25, transform: 'translate(4 14)' }) +
        form(
          ink,
          'lid',
          lid,
          [l, t - 70, r, t + 180],
          line(path`M${l + 8} ${t + 126} Q500 ${t + 164} ${r - 4} ${t + 126}`, ink.pale, 4, { opacity: 0.5 }) +
            stitch(path`M${l + 14} ${t + 114} Q500 ${t + 152} ${r - 14} ${t + 114}`, seamOf(ink), 2.5),
        ) +
        strap(path`M500 ${t - 60} Q506 ${t + 100} 500 ${t + 330}`, 40, black) +
        buckle(ink, 503, t + 212, 1.05) +
        label(ink, l + 60, t + 20, 92),
    rollTop && makersMark(l + 160, t + 226, r - l - 320, mark(ink), 2.8),
    circle(r - 76, b - 70, 26, ink.metalDark),
    circle(r - 78, b - 73, 21, '#c8402e'),
    circle(r - 86, b - 81, 7, '#f0a294'),
  ]
    .filter(Boolean)
    .join('')
}

/** A long bag for the frame's triangle. */
const frameBag: Drawing = (ink) => {
  const drop = 600 + ink.vary(0) * 40
  const d = path`M104 330 Q100 296 134 292 L846 236 Q892 232 896 270 L898 300 Q900 330 880 352 L548 ${drop + 80} Q520 ${drop + 112} 476 ${drop + 112} L330 ${drop + 96} Q286 ${drop + 92} 268 ${drop + 52} L118 386 Q106 360 104 330 Z`
  const black = blackCloth(ink)
  const low = path`M150 ${drop - 30} Q400 ${drop + 20} 760 ${drop - 60} V1000 H100 Z`
  return [
    fallShadow(d, 20, 36),
    // loops that go round the tubes
    [220, 470, 740]
      .map(
        (x) =>
          strap(path`M${x} ${330 - x * 0.08} V${200 - (x - 220) * 0.08}`, 48, black) +
          box(x - 34, 190 - (x - 220) * 0.08, 68, 22, 8, ink.rubber),
      )
      .join(''),
    strap('M190 520L96 566', 44, black),
    strap('M700 560L790 624', 44, black),
    strap(path`M400 ${drop + 96} V${drop + 170}`, 44, black),
    form(
      ink,
      'bag',
      d,
      [100, 240, 900, drop + 110],
      [
        ink.has('roll-top')
          ? ''
          : shape(low, tough(ink)[2]) +
            line(path`M150 ${drop - 30} Q400 ${drop + 20} 760 ${drop - 60}`, seamOf(ink), 5),
        shape('M60 330L900 264V300L110 366Z', ink.deep, { opacity: 0.28 }),
        folds(ink, [220, 460, 300, drop + 20], [700, 420, 600, drop - 60], [420, 480, 440, drop + 40]),
        ink.has('reflective') ? reflector('M100 476L860 400', 22) : '',
      ].join(''),
    ),
    ink.has('roll-top')
      ? tubeRoll(ink, black)
      : zipper(ink, 'M126 356L880 296', 250, 346, -2) +
        zipper(ink, path`M236 ${drop - 70} L640 ${drop - 104}`, 590, drop - 100, -4),
    stitch(
      path`M136 400 L284 ${drop + 46} Q300 ${drop + 76} 334 ${drop + 80} L474 ${drop + 96} Q512 ${drop + 96} 536 ${drop + 70} L862 352`,
      isDark(ink) ? mix(ink.rubber, '#ffffff', 0.5) : mix(ink.base, '#ffffff', 0.3),
    ),
    ink.has('reflective') ? label(ink, 246, 386, 84) : makersMark(330, 434, 240, mark(ink), 2.8),
    line('M836 262q70 -20 80 -80', ink.accent, 12),
    circle(870, 292, 15, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}
const tubeRoll = (ink: Ink, black: ReturnType<typeof blackCloth>) =>
  rollAcross(ink) +
  [300, 640]
    .map((x) => strap(path`M${x} ${296 - x * 0.06} l8 150`, 34, black) + buckle(ink, x + 6, 376 - x * 0.06, 0.82))
    .join('')
const rollAcross = (ink: Ink) =>
  shape('M116 300L880 240L884 300L118 362Z', ink.dark) +
  shape('M116 300L880 240L882 262L117 322Z', ink.light) +
  line('M124 306L860 248', ink.pale, 6, { opacity: 0.7 }) +
  line('M120 344L880 284', seamOf(ink), 4, { opacity: 0.7 })

/** A roll slung below the handlebar, its ends rolled shut or closed by a round panel. */
const handlebar: Drawing = (ink) => {
  const half = 128 + ink.vary(0) * 16
  const y = 560
  const rollTop = ink.has('roll-top')
  const [l, r] = rollTop ? [200, 800] : [140, 860]
  const d = path`M${l} ${y - half} C${l + 200} ${y - half - 16} ${r - 200} ${y - half - 16} ${r} ${y - half} C${r + 40} ${y - half + 10} ${r + 40} ${y + half - 10} ${r} ${y + half} C${r - 200} ${y + half + 16} ${l + 200} ${y + half + 16} ${l} ${y + half} C${l - 40} ${y + half - 10} ${l - 40} ${y - half + 10} ${l} ${y - half} Z`
  const black = blackCloth(ink)
  const pocket = path`M330 ${y - 70} H670 Q690 ${y - 70} 690 ${y - 50} V${y + 96} Q690 ${y + 126} 660 ${y + 130} Q500 ${y + 144} 340 ${y + 130} Q310 ${y + 126} 310 ${y + 96} V${y - 50} Q310 ${y - 70} 330 ${y - 70} Z`
  const end = (x: number, out: number) =>
    shape(
      path`M${x} ${y - half + 8} L${x + out * 70} ${y - 56} L${x + out * 70} ${y + 56} L${x} ${y + half - 8} Z`,
      out < 0 ? ink.base : ink.deep,
      { stroke: seamOf(ink), width: 3 },
    ) +
    folds(ink, [x + out * 6, y - half + 40, x + out * 60, y - 20], [x + out * 6, y + half - 30, x + out * 60, y + 20]) +
    box(x + (out < 0 ? -124 : 60), y - 66, 64, 132, 22, out < 0 ? ink.light : ink.dark, {
      stroke: seamOf(ink),
      width: 3,
    }) +
    line(path`M${x + out * 92} ${y - 54} v108`, seamOf(ink), 5)
  return [
    fallShadow(d, 18, 40),
    // the bar itself
    tube('M96 372C200 330 300 326 400 326H600C700 326 800 330 904 372', 34, metalTones(ink)),
    line('M96 372Q130 356 176 344M904 372Q870 356 824 344', ink.rubber, 46),
    line('M100 358Q130 346 170 336M896 358Q870 346 830 336', mix(ink.rubber, '#ffffff', 0.3), 6),
    box(468, 296, 64, 64, 12, mix(ink.rubber, '#ffffff', 0.12)),
    circle(500, 328, 14, ink.metal),
    rollTop ? end(l, -1) + end(r, 1) : '',
    form(
      ink,
      'bag',
      d,
      [l - 30, y - half, r + 30, y + half],
      [
        shape(
          path`M${l - 40} ${y + half * 0.3} C${l + 200} ${y + half * 0.5} ${r - 200} ${y + half * 0.5} ${r + 40} ${y + half * 0.3} V${y + half + 40} H${l - 40} Z`,
          ink.deep,
          { opacity: 0.35 },
        ),
        line(
          path`M${l} ${y - half * 0.62} C${l + 200} ${y - half * 0.74} ${r - 200} ${y - half * 0.74} ${r} ${y - half * 0.62}`,
          ink.pale,
          26,
          { opacity: 0.35 },
        ),
        rollTop
          ? ''
          : shape(
              path`M${l - 60} ${y - half - 20} H${l + 44} Q${l + 14} ${y} ${l + 44} ${y + half + 20} H${l - 60} Z M${r + 60} ${y - half - 20} H${r - 44} Q${r - 14} ${y} ${r - 44} ${y + half + 20} H${r + 60} Z`,
              tough(ink)[2],
            ) +
            line(
              path`M${l + 44} ${y - half - 20} Q${l + 14} ${y} ${l + 44} ${y + half + 20} M${r - 44} ${y - half - 20} Q${r - 14} ${y} ${r - 44} ${y + half + 20}`,
              seamOf(ink),
              5,
            ),
        ink.has('reflective')
          ? reflector(
              path`M${l - 40} ${y - half * 0.44} C${l + 200} ${y - half * 0.54} ${r - 200} ${y - half * 0.54} ${r + 40} ${y - half * 0.44}`,
              20,
            )
          : '',
      ].join(''),
    ),
    panel(ink, 'pocket', pocket, [310, y - 70, 690, y + 130]),
    zipper(ink, path`M322 ${y - 34} H678`, 380, y - 34, -4),
    makersMark(400, y + 50, 200, mark(ink), 2.8),
    [260, 740]
      .map(
        (x) =>
          strap(path`M${x} 330 C${x - 12} 420 ${x - 12} 640 ${x} ${y + half + 8}`, 38, black) +
          buckle(ink, x - 8, y - 66, 0.9) +
          slider(ink, x, 346, 60),
      )
      .join(''),
    strap('M236 490C240 470 252 430 262 400', 10, black, false),
  ]
    .filter(Boolean)
    .join('')
}

/** A seat pack tapering back from the saddle. */
const saddle: Drawing = (ink) => {
  const thick = ink.vary(0) * 24
  const d = path`M352 372 C470 330 640 316 774 330 Q822 336 828 380 L836 470 Q836 522 792 538 C660 580 560 640 460 ${700 + thick} Q420 ${722 + thick} 390 ${690 + thick} C330 620 306 520 312 430 Q314 388 352 372 Z`
  const black = blackCloth(ink)
  const seat =
    'M106 262C180 250 280 236 400 216C520 196 620 150 720 160C770 166 786 214 764 250C740 284 640 290 540 292C440 296 300 306 180 302C120 300 90 284 106 262Z'
  const nose = path`M296 560 C306 650 340 700 386 ${716 + thick} Q430 ${720 + thick} 470 ${696 + thick} L440 ${600 + thick} C400 560 372 480 372 380 L340 376 C306 400 296 480 296 560 Z`
  return [
    fallShadow(d, 20, 40),
    tube('M300 300L352 880', 56, metalTones(ink)),
    line('M210 300C260 350 420 350 470 340C560 330 620 300 680 280', ink.metalDark, 15),
    line('M210 294C260 344 420 344 470 334C560 324 620 294 680 274', ink.metalLight, 5),
    shape(seat, ink.rubber),
    shape(
      'M106 262C180 250 280 236 400 216C520 196 620 150 720 160C700 190 600 226 470 244C340 262 200 274 104 274Z',
      mix(ink.rubber, '#ffffff', 0.22),
    ),
    stitch('M150 270C300 262 480 244 600 214C660 196 700 190 740 190', mix(ink.rubber, '#ffffff', 0.45)),
    ink.has('roll-top') &&
      shape('M786 346L872 380L880 470L796 528Z', ink.dark) +
        box(858, 360, 46, 124, 18, ink.base, { stroke: seamOf(ink), width: 3 }) +
        line('M872 372v98', ink.pale, 6, { opacity: 0.6 }) +
        line('M892 372v98', ink.deep, 5),
    form(
      ink,
      'bag',
      d,
      [310, 320, 836, 720],
      [
        shape(nose, tough(ink)[2]),
        line(path`M372 380 C372 480 400 560 450 ${630 + thick}`, seamOf(ink), 5),
        line('M400 410C520 366 660 350 800 366', ink.pale, 24, { opacity: 0.35 }),
        shape('M380 700C480 640 640 540 860 490V760H380Z', ink.deep, { opacity: 0.32 }),
        folds(ink, [480, 430, 520, 600], [640, 380, 650, 540], [740, 400, 730, 500]),
        ink.has('reflective') ? reflector('M380 560C500 470 660 430 840 424', 24) : '',
      ].join(''),
    ),
    ink.has('roll-top')
      ? strap('M898 420C840 420 700 436 600 470', 26, black) + buckle(ink, 740, 434, 0.7, 82)
      : zipper(ink, 'M420 424C540 380 680 372 816 384', 480, 402, 8),
    strap('M470 330C460 420 480 540 520 650', 40, black),
    strap('M640 300C636 380 650 500 676 568', 40, black),
    buckle(ink, 474, 470, 0.86, -6),
    buckle(ink, 644, 446, 0.86, -6),
    strap('M300 470Q350 500 400 470', 34, black, false),
    strap('M320 590Q370 610 420 570', 34, black, false),
    ink.has('reflective') ? '' : turned(makersMark(516, 520, 110, mark(ink), 3), -16, 570, 520),
    ellipse(806, 470, 22, 34, '#8f2c20'),
    ellipse(804, 467, 18, 29, '#c8402e'),
    ellipse(798, 456, 6, 10, '#f0a294'),
    padded(ink, 'M786 330Q840 300 850 350', 14, black),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { pannier, 'frame-bag': frameBag, handlebar, saddle }

export const bikeBag: Drawing = (ink) => (cuts[ink.cut] ?? pannier)(ink)
