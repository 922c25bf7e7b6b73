import { line, mix, path, seamOf, shape, stitch, times, type Ink } from '../pen.ts'
import { apart, mesh, overlay } from './foot-parts.ts'
import { type Curve } from './garment-parts.ts'

/** One model of boot: outline, the curves details hang on, and what is sewn on its upper. */
export type Boot = {
  upper: string
  far: string
  collar: Curve
  throat: Curve
  toe: string
  panels: string
  over?: string
  tongue?: string
}

/** Ankle-high, padded collar. `h` moves the collar's height. */
const ankle = (h: number): Omit<Boot, 'panels'> => ({
  upper: path`M146 826 C122 730 164 632 162 540 C160 450 138 ${h + 130} 144 ${h + 44} C146 ${h + 10} 176 ${h + 2} 204 ${h + 12} C262 ${h + 36} 318 ${h + 16} 360 ${h - 12} C388 ${h - 30} 418 ${h - 24} 424 ${h + 6} C434 ${h + 110} 452 470 532 544 C594 598 664 622 730 640 C822 664 880 716 880 792 L846 838 L150 850 Z`,
  far: path`M150 ${h + 40} C170 ${h - 30} 300 ${h - 46} 400 ${h - 30} L410 ${h + 60} L170 ${h + 80} Z`,
  collar: [
    [146, h + 46],
    [190, h - 10],
    [290, h + 60],
    [412, h - 14],
  ],
  throat: [
    [432, h + 10],
    [436, h + 130],
    [462, 500],
    [704, 634],
  ],
  toe: 'M720 640 C700 700 716 760 742 860 L920 860 L920 640 Z',
})

const hiking = (ink: Ink): Boot => {
  const base = ankle(268 + ink.vary(0) * 20)
  const heel = path`M100 860 C110 760 160 690 170 600 C230 600 286 640 300 700 C312 760 300 800 290 860 Z`
  const mid = path`M300 860 C330 760 380 690 470 660 C560 640 640 660 700 700 C716 760 720 800 740 870 Z`
  const stay = 'M372 250 C378 380 404 480 474 556 C560 636 640 664 716 676 L760 640 L560 500 L470 240 Z'
  const swoops = times(
    2,
    (i) =>
      path`M${186 + i * 14} ${470 + i * 66} C${250 + i * 20} ${490 + i * 60} ${330 + i * 30} ${500 + i * 50} ${408 + i * 40} ${484 + i * 60} `,
  )
  return {
    ...base,
    panels:
      mesh(ink, 160, 300, 560, 760) +
      overlay(ink, mid, apart(ink, 0.1)) +
      overlay(ink, heel, apart(ink, 0.22)) +
      overlay(ink, stay, apart(ink, 0.16)) +
      line(swoops, ink.accent, 16) +
      stitch('M170 420 C240 450 320 440 380 410', seamOf(ink), 3),
  }
}

const leather = (ink: Ink): Boot => {
  const base = ankle(246 + ink.vary(0) * 24)
  const counter = 'M100 860 C120 780 150 700 166 610 C240 616 300 670 312 740 C316 790 312 830 306 860 Z'
  const shaft = 'M130 500 C240 560 360 560 452 500 L470 200 L100 200 Z'
  const creases = 'M560 604 Q590 640 586 690 M596 622 Q628 660 622 706 M630 640 Q656 672 652 716'
  return {
    ...base,
    tongue: ink.dark,
    panels:
      overlay(ink, counter, apart(ink, 0.12)) +
      overlay(ink, shaft, apart(ink, 0.06)) +
      overlay(
        ink,
        'M376 230 C380 380 410 480 480 560 C560 636 640 664 712 672 L760 640 L560 500 L470 230 Z',
        apart(ink, 0.16),
      ) +
      line(creases, seamOf(ink), 4, { opacity: 0.4 }) +
      line('M200 330 C190 420 200 520 220 600', '#ffffff', 30, { opacity: 0.1 }),
  }
}

/** Rubber shell below, quilted shaft above. */
const winter = (ink: Ink): Boot => {
  const h = 156 + ink.vary(0) * 24
  const upper = path`M146 826 C120 720 168 620 164 520 C160 380 148 ${h + 120} 150 ${h + 20} C152 ${h} 180 ${h - 6} 200 ${h} C290 ${h + 16} 350 ${h + 8} 424 ${h - 8} C446 ${h - 10} 456 ${h + 2} 456 ${h + 20} C456 300 456 440 536 528 C592 590 664 620 730 640 C822 664 880 716 880 792 L846 838 L150 850 Z`
  const shell = 'M80 870 L120 590 C230 620 330 600 420 560 C500 540 560 560 620 596 C700 640 800 640 930 700 L930 870 Z'
  const quilt = times(4, (i) => path`M120 ${h + 96 + i * 84} Q300 ${h + 122 + i * 84} 480 ${h + 90 + i * 84} `)
  return {
    upper,
    far: path`M156 ${h + 20} C200 ${h - 36} 380 ${h - 40} 450 ${h + 10} L440 ${h + 60} L170 ${h + 60} Z`,
    collar: [
      [148, h + 14],
      [240, h + 14],
      [340, h + 14],
      [458, h],
    ],
    throat: [
      [458, h + 60],
      [456, 330],
      [470, 470],
      [640, 600],
    ],
    toe: 'M740 600 C700 690 716 770 742 860 L940 860 L940 600 Z',
    panels:
      line(quilt, '#0d1512', 26, { opacity: 0.14, transform: 'translate(0 -14)' }) +
      line(quilt, '#ffffff', 22, { opacity: 0.14, transform: 'translate(0 20)' }) +
      line(quilt, seamOf(ink), 5, { opacity: 0.7 }) +
      shape(shell, ink.rubber) +
      line(shell, mix(ink.rubber, '#ffffff', 0.3), 7) +
      line(
        'M130 640 C230 664 330 646 430 604 C500 584 560 606 610 636 C690 680 800 686 900 740',
        mix(ink.rubber, '#ffffff', 0.16),
        12,
      ) +
      line('M200 700 C300 720 380 700 440 660', '#ffffff', 18, { opacity: 0.12 }),
  }
}

const rain = (ink: Ink): Boot => {
  const h = 120 + ink.vary(0) * 40
  const upper = path`M176 838 C160 740 200 640 198 540 C196 400 180 260 178 ${h + 20} C178 ${h} 200 ${h - 6} 220 ${h - 2} C300 ${h + 10} 390 ${h + 8} 452 ${h - 6} C474 ${h - 8} 484 ${h + 4} 484 ${h + 24} C482 300 474 440 520 540 C560 616 660 640 740 662 C824 686 876 740 880 812 L874 850 L180 850 Z`
  return {
    upper,
    far: path`M184 ${h + 20} C230 ${h - 40} 420 ${h - 42} 480 ${h + 10} L470 ${h + 60} L190 ${h + 60} Z`,
    collar: [
      [180, h + 8],
      [270, h + 12],
      [380, h + 12],
      [484, h],
    ],
    throat: [
      [484, h + 80],
      [482, 330],
      [470, 480],
      [640, 620],
    ],
    toe: 'M780 660 C740 720 746 790 760 860 L940 860 L940 620 Z',
    panels:
      line(path`M180 ${h + 60} Q320 ${h + 84} 486 ${h + 56}`, ink.accent, 26) +
      line(path`M180 ${h + 82} Q320 ${h + 106} 486 ${h + 78}`, ink.accentDark, 4) +
      line(path`M262 ${h + 110} C272 340 286 440 270 560`, '#ffffff', 26, { opacity: 0.3 }) +
      line('M272 600 C268 650 266 700 270 740', '#ffffff', 16, { opacity: 0.22 }) +
      line('M560 650 C640 690 720 700 790 730', '#ffffff', 16, { opacity: 0.26 }) +
      line('M206 560 Q300 600 360 580 M210 590 Q280 622 340 610', seamOf(ink), 4, { opacity: 0.4 }) +
      line('M150 780 C300 806 500 800 620 806 C720 812 820 800 900 770', seamOf(ink), 5, { opacity: 0.5 }),
    over: path`<path d="M204 ${h + 30} v-46 q0 -18 18 -18 h10 q18 0 18 18 v46" fill="none" stroke="${ink.dark}" stroke-width="15" stroke-linecap="round"/>`,
  }
}

const ski = (ink: Ink): Boot => {
  const h = 110 + ink.vary(0) * 20
  const upper = path`M176 820 C150 720 176 620 190 540 C210 420 214 260 230 ${h + 20} C232 ${h - 6} 260 ${h - 12} 290 ${h - 6} L486 ${h + 18} C510 ${h + 22} 520 ${h + 40} 520 ${h + 64} C516 280 514 420 560 520 C600 590 680 604 750 630 C826 660 870 700 872 770 L870 842 L176 842 Z`
  const cuff = path`M214 ${h - 60} L540 ${h - 20} C530 260 520 420 548 506 C480 560 300 570 184 540 C206 420 204 260 214 ${h - 60} Z`
  const clog = 'M100 900 L150 600 C300 640 460 620 560 540 C640 600 800 620 900 700 L920 900 Z'
  return {
    upper,
    far: path`M236 ${h + 20} C250 ${h - 60} 480 ${h - 50} 516 ${h + 40} L500 ${h + 80} L240 ${h + 70} Z`,
    collar: [
      [228, h + 10],
      [300, h - 14],
      [420, h + 10],
      [518, h + 40],
    ],
    throat: [
      [520, h + 80],
      [516, 320],
      [520, 460],
      [640, 590],
    ],
    toe: 'M770 600 C740 690 744 770 752 860 L940 860 L940 600 Z',
    panels:
      shape(clog, apart(ink, 0.14)) +
      line('M120 770 C300 800 600 790 890 760', seamOf(ink), 5, { opacity: 0.5 }) +
      shape(cuff, ink.base) +
      line('M548 506 C480 560 300 570 184 540', '#0d1512', 26, { opacity: 0.22, transform: 'translate(0 16)' }) +
      line('M560 506 C480 560 300 570 170 540', seamOf(ink), 6) +
      shape(
        path`M330 ${h - 60} L470 ${h - 40} C462 250 450 400 468 540 L380 556 C350 420 340 260 330 ${h - 60} Z`,
        ink.accent,
        { opacity: 0.9 },
      ) +
      line(path`M330 ${h - 60} C340 260 350 420 380 556`, ink.accentDark, 5),
    over: path`<circle cx="300" cy="560" r="26" fill="${ink.metalDark}"/><circle cx="297" cy="556" r="18" fill="${ink.metal}"/><circle cx="297" cy="556" r="7" fill="${ink.metalDark}"/>`,
  }
}

const snowboard = (ink: Ink): Boot => {
  const h = 136 + ink.vary(0) * 24
  const upper = path`M160 834 C132 730 176 640 178 540 C180 400 160 260 164 ${h + 40} C166 ${h + 10} 190 ${h - 4} 224 ${h + 4} C300 ${h + 24} 360 ${h + 8} 420 ${h - 16} C456 ${h - 30} 486 ${h - 18} 490 ${h + 14} C496 280 490 440 552 532 C602 600 690 616 752 636 C836 664 880 720 882 804 L876 850 L160 850 Z`
  return {
    upper,
    far: path`M172 ${h + 40} C190 ${h - 50} 400 ${h - 60} 486 ${h - 6} L470 ${h + 60} L190 ${h + 80} Z`,
    collar: [
      [168, h + 36],
      [220, h - 20],
      [350, h + 50],
      [480, h - 18],
    ],
    throat: [
      [494, h + 50],
      [494, 330],
      [480, 480],
      [690, 620],
    ],
    toe: 'M752 600 C720 690 730 770 744 860 L940 860 L940 600 Z',
    tongue: ink.dark,
    panels:
      overlay(ink, 'M90 860 C120 760 170 690 180 600 C270 620 330 690 340 760 L340 870 Z', apart(ink, 0.22)) +
      overlay(
        ink,
        path`M130 ${h + 150} C250 ${h + 210} 350 ${h + 190} 440 ${h + 120} L444 420 C360 520 260 540 140 500 Z`,
        apart(ink, 0.12),
      ) +
      overlay(
        ink,
        'M424 100 C430 360 430 480 500 570 C570 644 660 664 736 676 L780 640 L580 500 L540 100 Z',
        apart(ink, 0.18),
      ) +
      line('M210 600 C330 600 420 590 500 560', ink.accent, 18) +
      line('M206 560 C320 566 400 552 470 520', ink.accent, 8),
  }
}

/** A cross-country boot: low shell, a cuff around the ankle, the bar for the binding under the toe. */
const nordic = (ink: Ink): Boot => {
  const base = ankle(300 + ink.vary(0) * 18)
  return {
    ...base,
    panels:
      mesh(ink, 160, 330, 560, 800) +
      overlay(ink, 'M130 480 C240 540 380 530 470 450 L484 560 C400 640 240 650 150 600 Z', ink.accent) +
      overlay(ink, 'M100 860 C130 780 150 720 170 650 C260 660 300 720 310 780 L306 870 Z', apart(ink, 0.24)) +
      overlay(
        ink,
        'M470 640 C560 610 640 650 730 640 L920 700 L920 870 L620 870 C560 800 510 730 470 640 Z',
        apart(ink, 0.12),
      ) +
      line('M200 560 h150', '#ffffff', 8, { opacity: 0.5 }),
  }
}

export const bootModels: Record<string, (ink: Ink) => Boot> = { hiking, leather, winter, rain, ski, snowboard, nordic }
