import {
  box,
  ellipse,
  flip,
  groundShadow,
  line,
  mirrored,
  path,
  seamOf,
  shape,
  stitch,
  times,
  whole,
  type Drawing,
  type Ink,
} from '../pen.ts'
import {
  bottleTop,
  buckle,
  bungee,
  daisyChain,
  form,
  label,
  panel,
  rolledTop,
  strap,
  tone,
  zipper,
} from './pack-parts.ts'
import { runningVest } from './pack-vest.ts'

/** How each pack stands: its outline, where its side pockets, front and hip belt sit. */
type Plan = {
  outline: string
  half: number
  top: number
  pocketTop: number
  front: [number, number]
  draw: (ink: Ink) => string
  lid?: (ink: Ink) => string
}

const plans: Record<string, (ink: Ink) => Plan> = {
  daypack: (ink) => {
    const lift = ink.vary(0) * 26
    return {
      outline: whole(
        'M500 172 C420 170 338 186 306 260 C274 340 254 520 252 660 C250 780 258 850 296 872 C350 884 430 884 500 884',
      ),
      half: 242,
      top: 172,
      pocketTop: 640,
      front: [340, 560],
      draw: (ink) => {
        const pocket = whole(
          path`M500 ${546 - lift} C420 ${544 - lift} 352 ${552 - lift} 336 ${580 - lift} C322 660 322 760 334 822 C346 840 420 846 500 846`,
        )
        return (
          zipper(
            ink,
            'M286 470 C292 330 330 232 400 218 C460 208 540 208 600 218 C670 232 708 330 714 470',
            [300, 452],
          ) +
          panel(ink, pocket, tone(ink, 0.08)) +
          zipper(ink, path`M346 ${600 - lift} C400 ${578 - lift} 600 ${578 - lift} 654 ${600 - lift}`, [
            646,
            602 - lift,
          ]) +
          label(ink, 500, 690)
        )
      },
    }
  },
  backpacking: () => ({
    outline: whole(
      'M500 214 C420 212 350 222 332 262 C310 330 296 520 294 660 C292 790 308 850 346 872 C400 884 450 884 500 884',
    ),
    half: 206,
    top: 120,
    pocketTop: 600,
    front: [330, 540],
    draw: (ink) => {
      const y = 470 + ink.vary(0) * 40
      const sleeve = whole(
        path`M500 ${y} C430 ${y - 2} 384 ${y - 16} 372 ${y - 30} C366 620 366 740 380 806 C420 824 460 826 500 826`,
      )
      return (
        panel(ink, sleeve, tone(ink, 0.2)) +
        line(path`M374 ${y - 26} C430 ${y} 570 ${y} 626 ${y - 26}`, ink.accent, 10) +
        line(
          times(7, (i) => path`M390 ${y + 40 + i * 46} H610 `),
          seamOf(ink),
          3,
          { dash: '2 9', opacity: 0.6 },
        ) +
        line(whole('M500 842 C400 842 340 832 312 800').replace(' Z', ''), seamOf(ink), 4, { opacity: 0.6 }) +
        strap('M352 270 V520', 20) +
        strap('M648 270 V520', 20) +
        buckle(352, 420, 90, 0.7) +
        buckle(648, 420, 90, 0.7)
      )
    },
    lid: (ink) => {
      const d = whole(
        'M500 104 C420 102 350 112 322 160 C304 196 300 250 304 286 C306 300 330 306 360 304 C420 302 460 300 500 300',
      )
      return (
        form(
          ink,
          'lid',
          d,
          tone(ink, 0.06),
          line('M310 262 C400 284 600 284 690 262', seamOf(ink), 4, { opacity: 0.6 }),
          0.5,
        ) +
        zipper(ink, 'M344 206 C420 224 580 224 656 206', [640, 212]) +
        label(ink, 500, 140, 74)
      )
    },
  }),
  hydration: () => ({
    outline: whole(
      'M500 148 C440 146 384 160 360 220 C334 300 318 480 322 640 C326 760 350 850 396 870 C430 880 470 882 500 882',
    ),
    half: 176,
    top: 148,
    pocketTop: 620,
    front: [360, 600],
    draw: (ink) => {
      const y = 590 + ink.vary(0) * 40
      return (
        zipper(ink, 'M352 470 C366 330 388 240 430 212 C470 198 530 198 570 212 C612 240 634 330 648 470', [356, 456]) +
        panel(
          ink,
          whole(path`M500 ${y} L374 ${y - 30} C370 700 378 780 404 836 C440 848 470 850 500 850`),
          tone(ink, 0.12),
        ) +
        zipper(ink, path`M384 ${y + 10} L500 ${y + 36} L616 ${y + 10}`, [606, y + 18]) +
        shape(
          'M500 250 C522 280 532 296 532 310 C532 328 518 338 500 338 C482 338 468 328 468 310 C468 296 478 280 500 250 Z',
          ink.accent,
        ) +
        line('M484 308 q2 14 14 16', ink.paper, 5, { opacity: 0.8 })
      )
    },
  }),
  travel: () => ({
    outline: whole(
      'M500 150 C400 148 318 150 286 186 C262 220 256 400 256 560 C256 740 258 830 284 866 C320 884 430 884 500 884',
    ),
    half: 240,
    top: 150,
    pocketTop: 660,
    front: [330, 500],
    draw: (ink) => {
      const y = 500 + ink.vary(0) * 40
      return (
        zipper(
          ink,
          'M284 840 C276 640 276 380 296 240 C306 196 350 184 420 182 H580 C650 184 694 196 704 240 C724 380 724 640 716 840',
          [290, 700],
        ) +
        panel(
          ink,
          whole(path`M500 ${y} L330 ${y} C318 ${y + 80} 318 760 332 826 C380 842 450 842 500 842`),
          tone(ink, 0.1),
        ) +
        zipper(ink, path`M342 ${y + 26} H658`, [344, y + 30]) +
        zipper(ink, 'M350 300 H650', [642, 304]) +
        strap('M262 424 H738', 26) +
        buckle(620, 424, 0, 0.9) +
        label(ink, 500, 640) +
        box(428, 202, 144, 30, 15, '#23282a') +
        box(436, 206, 128, 10, 5, '#ffffff', { opacity: 0.14 })
      )
    },
  }),
  'roll-top': () => ({
    outline: whole(
      'M500 250 C420 250 340 244 308 254 C284 330 262 540 262 680 C262 790 266 856 300 874 C360 884 440 884 500 884',
    ),
    half: 232,
    top: 130,
    pocketTop: 650,
    front: [350, 560],
    draw: (ink) => {
      const y = 560 + ink.vary(0) * 50
      return (
        line('M306 330 C400 350 600 350 694 330', '#0d1512', 30, { opacity: 0.1 }) +
        zipper(ink, path`M660 400 C668 480 672 560 672 640`, [660, 404]) +
        panel(
          ink,
          whole(path`M500 ${y} L352 ${y} C340 ${y + 60} 338 760 350 824 C400 838 460 840 500 840`),
          tone(ink, 0.1),
        ) +
        line(path`M352 ${y + 14} H648`, ink.accent, 14) +
        label(ink, 500, 690)
      )
    },
    lid: (ink) =>
      shape('M326 150 L302 262 C400 276 600 276 698 262 L674 150 Z', ink.base) +
      shape('M560 150 L580 268 C640 270 680 266 698 262 L674 150 Z', '#0d1512', { opacity: 0.16 }) +
      line('M340 190 L322 250', '#ffffff', 18, { opacity: 0.2 }) +
      line('M370 200 L360 262 M430 206 L426 268 M610 204 L620 264', seamOf(ink), 4, { opacity: 0.35 }) +
      rolledTop(ink, 318, 682, 116, 66) +
      strap('M500 120 V470', 26) +
      buckle(500, 330, 90, 0.95) +
      strap('M318 150 C286 240 276 360 272 440', 16) +
      strap('M682 150 C714 240 724 360 728 440', 16),
  }),
}

export const pack: Drawing = (ink) => {
  if (ink.cut === 'running-vest') return runningVest(ink)
  const plan = (plans[ink.cut] ?? plans.daypack!)(ink)
  const [top, bottom] = plan.front
  if (ink.back) return fromBehind(ink, plan)
  return (
    groundShadow(500, 884, plan.half + 90) +
    behind(ink, plan) +
    (ink.has('hip-belt') ? hipBelt(ink, plan) : '') +
    (ink.has('bottle') ? bottleTop(ink, 500 - plan.half - 6, plan.pocketTop - 130) : '') +
    form(ink, 'pack', plan.outline, ink.base, plan.draw(ink)) +
    sides(ink, plan) +
    (ink.has('daisy-chain')
      ? daisyChain(500 - plan.half * 0.52, top, bottom + 230) + daisyChain(500 + plan.half * 0.52, top, bottom + 230)
      : '') +
    (ink.has('bungee') ? bungee(ink, 500 - plan.half * 0.38, 500 + plan.half * 0.38, top + 20, bottom) : '') +
    (plan.lid?.(ink) ?? '') +
    (ink.has('pad-straps') ? padStraps(ink, plan) : '')
  )
}

/** What lies on the shoulders: the padded back, the straps, the belt. */
function fromBehind(ink: Ink, plan: Plan): string {
  const [l, t] = [500 - plan.half, plan.top]
  const pad = path`M${l + 54} ${t + 170} Q${l + 60} ${t + 130} ${500 - 24} ${t + 120} V640 H${l + 62} Z`
  const shoulderStrap = path`M${500 - plan.half * 0.3} ${t + 70} C${l + 40} ${t + 40} ${l - 10} ${t + 200} ${l + 10} ${t + 330} C${l + 16} ${t + 400} ${l + 24} ${t + 430} ${l + 40} 760`
  const both = (drawn: string) => drawn + mirrored(drawn)
  return (
    groundShadow(500, 884, plan.half + 90) +
    behind(ink, plan) +
    form(ink, 'pack', plan.outline, tone(ink, 0.2)) +
    both(
      panel(ink, pad, ink.webbing) +
        line(
          times(9, (i) => path`M${l + 72} ${t + 190 + i * 34} H${500 - 40} `),
          '#ffffff',
          4,
          { dash: '3 9', opacity: 0.22 },
        ),
    ) +
    both(
      line(shoulderStrap, '#0d1512', 70, { opacity: 0.14, transform: 'translate(10 12)' }) +
        line(shoulderStrap, tone(ink, 0.3), 58) +
        line(shoulderStrap, ink.base, 40) +
        line(shoulderStrap, seamOf(ink), 3, { dash: '8 7', opacity: 0.7 }),
    ) +
    strap(path`M${l + 20} ${t + 300} H${500 + plan.half - 20}`, 16) +
    buckle(500, t + 300, 0, 0.7) +
    (ink.has('hip-belt') ? hipBelt(ink, plan) + strap(path`M${l + 40} 776 H${460 + plan.half}`, 34) : '') +
    label(ink, 500, t + 60, 70)
  )
}

/** The carrying handle and the tops of the shoulder straps. */
function behind(ink: Ink, { half, top }: Plan): string {
  const x = 500 - half * 0.44
  const shoulder = path`M${x + 10} ${top + 50} C${x - 30} ${top - 40} ${430 - half} ${top + 10} ${462 - half} ${top + 200} C${468 - half} ${top + 330} ${484 - half} ${top + 400} ${530 - half} ${top + 470}`
  return (
    line(shoulder + flip(shoulder), tone(ink, 0.34), 36) +
    line(shoulder + flip(shoulder), seamOf(ink), 3, { dash: '8 7', opacity: 0.6 }) +
    line(path`M452 ${top + 20} C452 ${top - 62} 548 ${top - 62} 548 ${top + 20}`, '#23282a', 24) +
    line(path`M454 ${top + 6} C458 ${top - 54} 540 ${top - 56} 544 ${top - 10}`, '#ffffff', 5, { opacity: 0.2 })
  )
}

/** Side pockets that swell beyond the body, and compression straps. */
function sides(ink: Ink, { half, pocketTop }: Plan): string {
  const edge = 500 - half
  const compression = strap(path`M${edge + 6} ${pocketTop - 160} L${edge + 66} ${pocketTop - 146}`, 18)
  const both = (drawn: string) => drawn + mirrored(drawn)
  if (!ink.has('side-pocket') && !ink.has('bottle')) return both(compression)
  const y = pocketTop - 10 + ink.vary(3) * 20
  const d = path`M${edge - 42} ${y + 14} C${edge - 10} ${y - 12} ${edge + 40} ${y - 22} ${edge + 84} ${y - 46} C${edge + 96} ${y + 60} ${edge + 92} 800 ${edge + 70} 868 C${edge + 20} 880 ${edge - 10} 872 ${edge - 26} 850 C${edge - 46} 780 ${edge - 50} ${y + 100} ${edge - 42} ${y + 14} Z`
  const pocket = (tilt: number) =>
    shape(d, tone(ink, 0.2 + tilt)) +
    line(
      path`M${edge - 40} ${y + 22} C${edge - 10} ${y - 4} ${edge + 40} ${y - 14} ${edge + 84} ${y - 38}`,
      ink.accent,
      9,
    ) +
    line(
      times(5, (i) => path`M${edge - 24 + i * 22} ${y + 50} L${edge - 14 + i * 19} 850 `),
      seamOf(ink),
      3,
      { opacity: 0.35 },
    ) +
    line(d, seamOf(ink), 3.5, { opacity: 0.6 })
  return both(compression) + pocket(0) + mirrored(pocket(0.1))
}

/** A rolled pad under the pack's front, held by two straps. */
const padStraps = (ink: Ink, { half }: Plan) => {
  const [x1, x2] = [500 - half * 0.86, 500 + half * 0.86]
  return (
    shape(
      path`M${x1} 800 H${x2} C${x2 + 34} 806 ${x2 + 34} 906 ${x2} 912 H${x1} C${x1 - 34} 906 ${x1 - 34} 806 ${x1} 800 Z`,
      ink.accent,
      { transform: 'translate(0 -26)' },
    ) +
    line(path`M${x1} 798 H${x2}`, '#ffffff', 22, { opacity: 0.25 }) +
    line(path`M${x1} 866 H${x2}`, '#0d1512', 38, { opacity: 0.16 }) +
    ellipse(x2 + 4, 830, 24, 54, ink.accentDark) +
    line(path`M${x2 + 4} 800 a14 30 0 1 1 -2 58 a8 18 0 1 1 4 -36`, ink.accent, 5) +
    strap(path`M${x1 + 60} 700 V884`, 24) +
    strap(path`M${x2 - 60} 700 V884`, 24) +
    buckle(x1 + 60, 742, 90, 0.7) +
    buckle(x2 - 60, 742, 90, 0.7)
  )
}

/** The padded wings of the hip belt, open at the sides, their straps hanging. */
const hipBelt = (ink: Ink, { half }: Plan) => {
  const e = 500 - half
  const wing = path`M${e + 40} 728 C${e - 20} 716 ${e - 84} 726 ${e - 122} 764 C${e - 136} 786 ${e - 128} 812 ${e - 108} 816 C${e - 70} 796 ${e - 20} 806 ${e + 50} 836 Z`
  const one =
    strap(path`M${e - 112} 788 C${e - 140} 800 ${e - 146} 826 ${e - 140} 858`, 20) +
    buckle(e - 140, 856, 90, 0.72) +
    shape(wing, tone(ink, 0.26)) +
    line(wing, seamOf(ink), 4, { opacity: 0.7 }) +
    stitch(path`M${e - 108} 792 C${e - 70} 764 ${e - 10} 770 ${e + 30} 784`, seamOf(ink)) +
    line(path`M${e - 104} 764 C${e - 70} 738 ${e - 20} 732 ${e + 20} 742`, '#ffffff', 8, { opacity: 0.2 }) +
    line(path`M${e - 78} 792 C${e - 60} 780 ${e - 40} 778 ${e - 16} 782`, ink.accent, 8)
  return one + mirrored(one)
}
