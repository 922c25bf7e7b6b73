import {
  box,
  ellipse,
  groundShadow,
  isDark,
  line,
  mix,
  path,
  seamOf,
  shape,
  stitch,
  times,
  type Drawing,
  type Ink,
  type InkPoint,
} from '../pen.ts'
import { apart, overlay, pair, rounded, sole } from './foot-parts.ts'

/** A sandal from the outer side, toe to the right; a pair fills the canvas. */
export const sandal: Drawing = (ink) =>
  pair(
    groundShadow(510, 882, 390) +
      (ink.cut === 'slide' ? slide(ink) : ink.cut === 'closed-toe' ? closedToe(ink) : sport(ink)),
  )

const second = (ink: Ink) => (ink.has('two-tone') ? ink.accent : apart(ink, 0.2))

/** The footbed: its far edge rises behind the near one. */
const footbed = (ink: Ink, lift = 0) => {
  const d = path`M126 ${770 - lift} C160 ${726 - lift} 260 ${736 - lift} 380 ${748 - lift} C560 ${764 - lift} 740 ${744 - lift} 884 ${742 - lift} C900 760 890 790 860 806 L150 812 Z`
  return (
    shape(d, mix(ink.deep, '#2a2e30', 0.5)) +
    line(
      path`M140 ${766 - lift} C180 ${738 - lift} 280 ${748 - lift} 400 ${760 - lift} C560 ${774 - lift} 740 ${756 - lift} 880 ${752 - lift}`,
      '#ffffff',
      4,
      { opacity: 0.2 },
    )
  )
}

const base = (ink: Ink) =>
  sole(ink, {
    x0: 118,
    x1: 894,
    top: [758 - ink.vary(0) * 14, 786, 764],
    mid: ink.has('two-tone') ? ink.accent : isDark(ink) ? mix(ink.base, '#ffffff', 0.16) : apart(ink, 0.32),
    out: ink.rubber,
    lugs: ink.cut === 'slide' ? 0 : 14,
    outHigh: 26,
    spring: 30,
  }) + stitch('M150 812 C300 836 520 826 700 826', '#ffffff', 2)

/** A wide strap along `d`, with an edge and stitches. */
const band = (ink: Ink, d: string, width: number, fill = ink.base) =>
  line(d, '#0d1512', width, { opacity: 0.22, transform: 'translate(6 9)', cap: 'butt' }) +
  line(d, fill, width, { cap: 'butt' }) +
  line(d, '#ffffff', width * 0.3, {
    opacity: isDark(ink) ? 0.1 : 0.18,
    cap: 'butt',
    transform: path`translate(${-width * 0.14} ${-width * 0.12})`,
  }) +
  line(d, seamOf(ink), 2.5, {
    dash: '8 6',
    cap: 'butt',
    opacity: 0.7,
    transform: path`translate(${width * 0.28} ${width * 0.16})`,
  })

const clip = (ink: Ink, [x, y]: InkPoint, angle: number) =>
  `<g transform="${path`translate(${x} ${y}) rotate(${angle})`}">` +
  box(-42, -34, 84, 68, 12, ink.metalDark) +
  box(-42, -38, 84, 66, 12, ink.metal) +
  box(-24, -24, 48, 38, 6, ink.webbing) +
  line('M-30 -32 h60', ink.metalLight, 6) +
  line('M0 -26 V26', ink.metalLight, 8) +
  '</g>'

function sport(ink: Ink): string {
  const shift = ink.vary(1) * 26
  const far = line(
    'M230 740 C240 640 300 570 380 560 C420 560 440 620 450 740 M600 760 C610 690 660 640 720 650 C770 664 790 700 800 760',
    mix(ink.deep, '#0d1512', 0.1),
    56,
    { cap: 'butt' },
  )
  const heel = 'M170 800 C158 720 160 650 190 596 C260 590 330 584 392 566'
  const ankle = path`M392 566 C${400 + shift} 640 ${420 + shift} 720 ${470 + shift} 816`
  const cross = path`M520 816 C500 720 470 640 400 560`
  const toe = path`M560 822 C590 720 640 664 700 650 C750 664 790 720 806 812`
  return (
    footbed(ink) +
    far +
    band(ink, heel, 54, second(ink)) +
    band(ink, cross, 58) +
    band(ink, ankle, 46, second(ink)) +
    band(ink, toe, 66) +
    (ink.has('buckle')
      ? clip(ink, [300, 588], -6) + clip(ink, [694, 666], 4)
      : box(258, 560, 96, 58, 10, ink.accent) + stitch('M268 570 h76 v38 h-76 Z', ink.accentDark, 2.5)) +
    base(ink)
  )
}

function slide(ink: Ink): string {
  const high = ink.vary(1) * 22
  const d = path`M470 826 C460 720 500 ${600 - high} 610 ${584 - high} C720 ${580 - high} 800 660 846 812 C740 846 580 846 470 826 Z`
  const far = path`M500 760 C520 660 560 ${590 - high} 640 ${584 - high} L700 700 L640 770 Z`
  return (
    footbed(ink, 16) +
    shape(far, ink.deep) +
    rounded(
      ink,
      'strap',
      d,
      ink.base,
      (ink.has('two-tone')
        ? shape(path`M400 700 C520 650 700 650 860 730 L860 800 C700 720 520 720 400 780 Z`, ink.accent)
        : '') +
        line(
          path`M486 790 C490 700 530 ${640 - high} 612 ${620 - high} C700 ${616 - high} 770 680 812 780`,
          seamOf(ink),
          3,
          { dash: '9 7', opacity: 0.6 },
        ),
      0.7,
    ) +
    (ink.has('buckle')
      ? clip(ink, [640, 730], 8) + line('M676 736 L820 770', ink.webbing, 36, { cap: 'butt' })
      : shape('M590 760 L626 700 L650 736 L668 716 L706 762 Z', ink.accent)) +
    base(ink)
  )
}

function closedToe(ink: Ink): string {
  const shift = ink.vary(1) * 20
  const toe = path`M540 826 C530 750 560 690 640 664 C760 640 880 690 884 800 L846 836 Z`
  const far = line('M230 740 C250 640 320 590 400 570 C450 580 500 640 540 720', ink.deep, 52, { cap: 'butt' })
  const straps = 'M410 566 C440 640 520 690 620 690'
  return (
    footbed(ink) +
    far +
    band(ink, 'M170 804 C156 720 158 650 190 590 C270 596 350 590 420 562', 56, second(ink)) +
    band(ink, path`M${392 + shift} 820 C${390 + shift} 740 ${392 + shift} 660 414 566`, 52) +
    band(ink, path`M520 822 C510 760 470 690 ${330 + shift} 600`, 46) +
    band(ink, straps, 54, second(ink)) +
    rounded(
      ink,
      'toe',
      toe,
      ink.base,
      overlay(ink, 'M700 870 C690 760 750 690 800 640 L940 640 L940 870 Z', mix(ink.rubber, '#ffffff', 0.08)) +
        times(3, (i) => line(path`M${766 + i * 8} ${726 + i * 30} q60 0 100 30`, '#ffffff', 4, { opacity: 0.2 })),
      0.6,
    ) +
    shape('M556 772 C570 730 610 710 650 716 C660 750 640 790 610 800 C580 802 560 790 556 772 Z', ink.deep) +
    ellipse(606, 756, 26, 24, '#05090a', { opacity: 0.25 }) +
    (ink.has('buckle')
      ? clip(ink, [292, 590], 0)
      : line('M440 590 C470 570 500 580 510 610', ink.accent, 9) + box(424, 566, 42, 34, 8, '#23282a')) +
    base(ink)
  )
}
