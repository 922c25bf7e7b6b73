import {
  along,
  groundShadow,
  isDark,
  line,
  mix,
  path,
  seamOf,
  shape,
  times,
  type Drawing,
  type Ink,
  type InkPoint,
} from '../pen.ts'
import { apart, curveText, laces, mesh, overlay, pair, rounded, sole, type Sole } from './foot-parts.ts'
import { type Curve } from './garment-parts.ts'

type Shoe = {
  upper: string
  far: string
  collar: Curve
  throat: Curve
  sole: Sole
  panels: string
  over?: string
  laced?: number
}

/** A low lace-up: `heel` is how high the heel tab stands, `toe` how full the toe box is. */
const low = (heel: number, toe: number): Pick<Shoe, 'upper' | 'far' | 'collar' | 'throat'> => ({
  upper: path`M154 826 C138 770 160 716 154 ${heel + 46} C148 ${heel + 6} 166 ${heel - 16} 194 ${heel + 4} C226 ${heel + 44} 300 ${heel + 66} 356 ${heel + 26} C388 ${heel} 408 ${heel - 36} 432 ${heel - 48} C452 ${heel - 56} 472 ${heel - 44} 480 ${heel - 26} C530 ${heel + 30} 600 ${656 - toe} 680 ${664 - toe} C790 ${672 - toe} 880 712 884 796 L846 838 L150 850 Z`,
  far: path`M162 ${heel + 34} C182 ${heel - 16} 260 ${heel - 4} 320 ${heel - 2} C370 ${heel - 6} 400 ${heel - 44} 446 ${heel - 54} L440 ${heel + 60} L180 ${heel + 70} Z`,
  collar: [
    [164, heel + 8],
    [212, heel + 66],
    [350, heel + 74],
    [424, heel - 34],
  ],
  throat: [
    [484, heel - 22],
    [520, heel + 24],
    [580, 632 - toe],
    [674, 662 - toe],
  ],
})

const models: Record<string, (ink: Ink) => Shoe> = {
  trail: (ink) => ({
    ...low(584 + ink.vary(0) * 16, 0),
    laced: 6,
    sole: {
      x0: 122,
      x1: 898,
      top: [752, 792, 782],
      mid: ink.vary(4) > 0.5 ? ink.paper : ink.accent,
      out: ink.rubber,
      lugs: 15,
      outHigh: 20,
      spring: 44,
    },
    panels:
      mesh(ink, 150, 500, 860, 820) +
      overlay(ink, 'M90 870 C110 770 150 690 190 640 C250 660 300 710 330 780 L340 870 Z', apart(ink, 0.24)) +
      overlay(
        ink,
        'M400 520 C420 620 480 690 570 712 C620 722 660 716 704 700 L720 640 L600 580 L480 500 Z',
        apart(ink, 0.16),
      ) +
      overlay(ink, 'M640 860 C690 790 760 730 920 700 L920 880 Z', mix(ink.rubber, '#ffffff', 0.08)),
  }),
  road: (ink) => ({
    ...low(590 + ink.vary(0) * 14, -6),
    laced: 6,
    sole: {
      x0: 104,
      x1: 896,
      top: [734, 786, 776],
      mid: mix(ink.base, '#f4f1e8', 0.82),
      out: ink.vary(4) > 0.5 ? ink.accent : ink.rubber,
      outHigh: 14,
      spring: 50,
    },
    panels:
      mesh(ink, 150, 500, 880, 820, 16) +
      line('M180 790 C250 700 330 690 400 720', '#ffffff', 4, { opacity: 0.18 }) +
      shape('M120 560 C180 590 240 680 250 860 L90 860 Z', apart(ink, 0.2)) +
      overlay(
        ink,
        'M410 520 C430 620 490 690 580 708 C630 718 670 704 700 694 L700 620 L600 580 L480 500 Z',
        apart(ink, 0.12),
      ),
    over:
      line('M122 776 C230 814 330 790 430 806', '#0d1512', 4, { opacity: 0.16 }) +
      line('M150 800 C300 850 520 836 700 838', '#0d1512', 4, { opacity: 0.14 }),
  }),
  hiking: (ink) => ({
    ...low(548 + ink.vary(0) * 16, 10),
    laced: 6,
    sole: {
      x0: 124,
      x1: 898,
      top: [762, 796, 780],
      mid: apart(ink, 0.34),
      out: ink.rubber,
      lugs: 16,
      outHigh: 30,
      spring: 34,
      heel: true,
    },
    panels:
      overlay(ink, 'M90 880 C120 770 150 660 150 600 C230 620 300 700 320 780 L330 880 Z', apart(ink, 0.24)) +
      mesh(ink, 240, 540, 480, 740) +
      overlay(ink, 'M330 860 C350 760 420 700 520 690 C600 690 660 720 720 760 L760 880 Z', apart(ink, 0.1)) +
      overlay(
        ink,
        'M396 480 C410 600 460 670 540 696 C620 720 680 706 710 690 L700 600 L600 560 L470 470 Z',
        apart(ink, 0.18),
      ) +
      overlay(ink, 'M716 880 C706 790 760 720 800 690 L940 690 L940 880 Z', mix(ink.rubber, '#ffffff', 0.08)),
  }),
  climbing: (ink) => ({
    upper: path`M196 838 C166 780 168 700 190 640 C196 600 186 570 190 536 C196 510 226 510 240 536 C268 584 320 600 366 560 C396 534 404 500 430 492 C452 488 466 500 474 520 C530 620 620 690 720 730 C800 756 862 790 872 830 C878 856 850 876 812 874 C760 870 720 846 660 836 C560 822 470 870 380 872 L240 870 C216 868 204 856 196 838 Z`,
    far: 'M196 540 C220 510 300 530 340 530 C380 520 400 490 440 486 L440 600 L220 620 Z',
    collar: [
      [200, 530],
      [240, 610],
      [350, 630],
      [422, 506],
    ],
    throat: [
      [476, 520],
      [510, 590],
      [590, 660],
      [690, 716],
    ],
    sole: { x0: 0, x1: 0, top: [0, 0, 0], mid: '', out: '' },
    panels:
      overlay(ink, 'M160 620 C240 650 300 720 300 800 L300 900 L140 900 Z', apart(ink, 0.22)) +
      line('M250 600 C330 660 420 690 520 690', ink.accent, 20) +
      shape(
        'M150 760 C230 800 300 812 380 812 C480 808 560 770 660 780 C720 730 800 720 900 760 L900 920 L150 920 Z',
        mix(ink.rubber, '#0d1512', 0.2),
      ) +
      line('M150 760 C230 800 300 812 380 812 C480 808 560 770 660 780 C700 744 780 730 880 756', '#ffffff', 5, {
        opacity: 0.25,
      }),
    over: times(2, (i) => climbingStrap(ink, [398 + i * 92, 664 + i * 62], [500 + i * 84, 566 + i * 78])),
  }),
  slipper: (ink) => ({
    upper:
      'M140 832 C128 770 140 700 150 650 C156 622 190 622 206 650 C236 700 330 716 410 640 C440 606 486 596 530 606 C680 636 860 700 878 800 L860 838 L150 846 Z',
    far: 'M150 660 C180 590 420 560 520 606 L440 700 L190 720 Z',
    collar: [
      [150, 660],
      [190, 760],
      [370, 720],
      [520, 606],
    ],
    throat: [
      [540, 606],
      [600, 620],
      [660, 640],
      [740, 680],
    ],
    sole: { x0: 124, x1: 890, top: [806, 814, 802], mid: '#c9a878', out: '#7d5c3c', outHigh: 18, spring: 12 },
    panels:
      times(
        4,
        (i) =>
          line(
            path`M${470 + i * (84 + ink.vary(0) * 20)} 560 C${440 + i * 96} 680 ${460 + i * 92} 780 ${450 + i * 100} 860`,
            seamOf(ink),
            5,
            { opacity: 0.5 },
          ) +
          line(
            path`M${494 + i * (84 + ink.vary(0) * 20)} 560 C${464 + i * 96} 680 ${484 + i * 92} 780 ${474 + i * 100} 860`,
            '#ffffff',
            18,
            { opacity: 0.12 },
          ),
      ) + line('M120 770 C300 760 420 770 470 700', seamOf(ink), 4, { opacity: 0.4 }),
  }),
  velcro: (ink) => ({
    ...low(592 + ink.vary(0) * 14, 16),
    sole: { x0: 126, x1: 896, top: [770, 790, 770], mid: ink.paper, out: ink.accent, outHigh: 22, spring: 24 },
    panels:
      overlay(ink, 'M90 880 C120 760 150 670 180 630 C250 660 300 720 310 790 L310 880 Z', apart(ink, 0.2)) +
      mesh(ink, 300, 660, 640, 800) +
      overlay(ink, 'M640 880 C640 780 690 700 760 640 L940 640 L940 880 Z', apart(ink, 0.14)),
    over: times(2, (i) => velcroStrap(ink, [372 + i * 118, 746 + i * 30], [508 + i * 100, 596 + i * 46])),
  }),
}

const climbingStrap = (ink: Ink, a: InkPoint, b: InkPoint) =>
  line(path`M${a[0]} ${a[1]} L${b[0]} ${b[1]}`, '#0d1512', 50, {
    opacity: 0.25,
    transform: 'translate(4 6)',
    cap: 'butt',
  }) +
  line(path`M${a[0]} ${a[1]} L${b[0]} ${b[1]}`, ink.webbing, 48, { cap: 'butt' }) +
  line(path`M${a[0]} ${a[1]} L${a[0] + (b[0] - a[0]) * 0.36} ${a[1] + (b[1] - a[1]) * 0.36}`, ink.accent, 48, {
    cap: 'butt',
  })

/** A wide strap with a rounded end, closing over the front of the foot. */
const velcroStrap = (ink: Ink, a: InkPoint, b: InkPoint) => {
  const d = path`M${a[0]} ${a[1]} L${b[0]} ${b[1]}`
  const tone = ink.accent
  return (
    line(d, '#0d1512', 66, { opacity: 0.22, transform: 'translate(5 8)' }) +
    line(d, tone, 62) +
    line(d, '#ffffff', 8, { opacity: 0.3, transform: 'translate(-18 -10)' }) +
    line(d, ink.accentDark, 3, { dash: '8 6', cap: 'butt', transform: 'translate(22 12)' }) +
    line(d, ink.accentDark, 3, { dash: '8 6', cap: 'butt', transform: 'translate(-24 -15)', opacity: 0.7 })
  )
}

export const shoe: Drawing = (ink) => {
  const model = (models[ink.cut] ?? models.trail!)(ink)
  const lace = ink.vary(3) > 0.5 ? ink.accent : isDark(ink) ? '#d8d2c2' : mix(ink.deep, '#0d1512', 0.2)
  const soft = ink.cut === 'slipper'
  const lining = soft ? '#e6d8bb' : isDark(ink) ? mix(ink.base, '#ffffff', 0.16) : ink.dark
  const throat = curveText(model.throat)
  const drawn =
    groundShadow(510, 882, 400) +
    shape(model.far, soft ? '#b59c78' : ink.deep) +
    line(model.far, soft ? lining : ink.accentDark, soft ? 26 : 9, { opacity: soft ? 1 : 0.8 }) +
    (model.laced
      ? line(throat, apart(ink, 0.3), 40) + line(throat, '#ffffff', 5, { opacity: 0.2, transform: 'translate(10 -10)' })
      : '') +
    (ink.has('heel-loop') ? heelLoop(ink, model) : '') +
    rounded(ink, 'upper', model.upper, ink.base, model.panels + details(ink, model), 0.8) +
    line(curveText(model.collar), lining, soft ? 38 : 24) +
    line(curveText(model.collar), '#ffffff', 6, { opacity: 0.25, transform: 'translate(-2 -6)' }) +
    (model.sole.x1 ? sole(ink, model.sole) : '') +
    (model.over ?? '') +
    (model.laced ? laces(ink, model.throat, model.laced, lace, { inset: 34 }) : '')
  return pair(drawn)
}

function heelLoop(ink: Ink, { collar }: Shoe): string {
  const [x, y] = collar[0]
  return (
    line(path`M${x + 14} ${y + 30} C${x - 6} ${y - 60} ${x - 56} ${y - 50} ${x - 30} ${y + 70}`, ink.accentDark, 19) +
    line(path`M${x + 12} ${y + 28} C${x - 8} ${y - 62} ${x - 58} ${y - 52} ${x - 32} ${y + 66}`, ink.accent, 13)
  )
}

/** Stripe, overlay and toe cap on the upper. */
function details(ink: Ink, { throat }: Shoe): string {
  const { at } = along(throat, 0.5)
  const shift = ink.vary(2) * 24
  const stripe = ink.has('stripe')
    ? times(3, (i) =>
        line(
          path`M${at[0] - 60 - i * 62} ${at[1] + 30 - i * 10} C${at[0] - 90 - i * 62} ${at[1] + 90} ${at[0] - 150 - i * 56 + shift} ${at[1] + 150} ${at[0] - 190 - i * 50 + shift} 850`,
          i === 1 ? ink.accentDark : ink.accent,
          26,
        ),
      )
    : ''
  const wing = path`M${at[0] - 30} ${at[1] + 44} C${at[0] - 80} ${at[1] + 110} ${at[0] - 190} 770 200 ${716 + shift} C300 ${820} ${at[0] - 100} 812 ${at[0] + 150} 838 C${at[0] + 70} 780 ${at[0] + 40} ${at[1] + 110} ${at[0] + 84} ${at[1] + 50} Z`
  const cap = 'M752 600 C724 700 736 790 752 880 L940 880 L940 600 Z'
  return (
    (ink.has('overlay') ? overlay(ink, wing, ink.accent) : '') +
    stripe +
    (ink.has('toe-cap')
      ? overlay(ink, cap, ink.cut === 'slipper' ? '#a5794c' : mix(ink.rubber, '#ffffff', 0.1)) +
        times(3, (i) => line(path`M790 ${726 + i * 30} q50 0 90 26`, '#ffffff', 4, { opacity: 0.2 }))
      : '')
  )
}
