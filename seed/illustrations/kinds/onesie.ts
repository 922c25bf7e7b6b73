import {
  circle,
  ellipse,
  fallShadow,
  flip,
  group,
  inside,
  isDark,
  isPale,
  line,
  mirrored,
  mix,
  path,
  seamOf,
  shape,
  stitch,
  times,
  whole,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { collar, crease, cutOut, rim, sewn, shadeOf, zip, type GarmentFit } from './garment-parts.ts'
import { bodyBaffles, both, cuffs, hood, sleeveBaffles, sleeveEnd, tape } from './jacket-parts.ts'

/** Small children's suits: wide, short-limbed, jacket and legs in one. */
const fits: Record<string, (v: (n: number) => number) => GarmentFit> = {
  bunting: (v) => ({
    neck: 84,
    top: 296,
    shoulder: [170, 346],
    armpit: [164, 480],
    waist: 182,
    hem: [190, 620],
    drop: 10,
    sleeve: { cuff: [330, 600 + v(0) * 16], width: 116, bow: 10 },
  }),
  'rain-suit': (v) => ({
    neck: 82,
    top: 286,
    shoulder: [164, 338],
    armpit: [154, 464],
    waist: 160,
    hem: [166, 620],
    drop: 8,
    sleeve: { cuff: [300, 664 + v(0) * 16], width: 92, bow: 8 },
  }),
  snowsuit: (v) => ({
    neck: 88,
    top: 292,
    shoulder: [182, 344],
    armpit: [172, 476],
    waist: 180,
    hem: [174, 616],
    drop: 8,
    sleeve: { cuff: [326, 668 + v(0) * 12], width: 104, bow: 16 },
    baffles: { body: 2, sleeve: 5, bulge: 8 },
  }),
}

/** The left half of the legs, from the waist at y = 596 to the crotch; feet closed, straight or flared. */
const legs: Record<string, string> = {
  bunting:
    'M500 596 L310 596 C292 680 290 740 300 800 C280 830 270 872 300 890 C350 908 440 900 468 886 C486 872 476 836 470 800 C478 760 488 730 498 716 L500 716',
  'rain-suit': 'M500 596 L334 596 C316 690 308 780 306 884 Q390 906 470 888 C476 810 486 750 497 706 L500 706',
  snowsuit:
    'M500 596 L326 596 C294 680 288 760 288 850 C286 870 290 884 300 894 Q390 914 478 896 C484 880 480 860 480 846 C482 780 488 740 497 712 L500 712',
}

export const onesie: Drawing = (ink) => {
  const cutName = legs[ink.cut] ? ink.cut : 'snowsuit'
  const fit = fits[cutName]!(ink.vary)
  const second = ink.has('two-tone') ? ink.accent : undefined
  const quilted = ink.cut === 'snowsuit'
  const y = fit.armpit[1] - 30 + ink.vary(1) * 24
  const yoke = second ? shape(whole(path`M500 100 L200 100 L200 ${y} Q400 ${y + 16} 500 ${y + 16}`), second) : ''
  const cut = cutOut(fit)
  const band = isDark(ink) ? mix(ink.base, '#ffffff', 0.14) : ink.dark
  const hooded = ink.has('hood')
  const top = hooded
    ? (ink.cut === 'bunting' ? ears(ink, fit, second) : '') + hood(ink, fit, { size: 1.06, quilted, fur: false })
    : collar(ink, fit, 58, second ?? ink.base)
  const drawn =
    sewn(ink, fit, {
      body: yoke + (quilted ? bodyBaffles(ink, fit, fit.top + 60) : ''),
      sleeve:
        (second ? shape(path`M0 100 H500 V${y} L0 ${y - 50} Z`, second) : '') +
        (quilted ? sleeveBaffles(ink, fit) : ''),
      smooth: quilted,
    }) +
    trousers(ink, cutName, second) +
    (ink.cut === 'bunting' ? mitts(ink, fit) : cuffs(ink, fit, 26, band, true)) +
    closing(ink, fit, hooded) +
    top +
    (ink.has('reflective')
      ? inside(
          'tapes',
          cut.body + cut.sleeve + flip(cut.sleeve),
          tape(path`M200 ${fit.armpit[1] + 36} Q500 ${fit.armpit[1] + 56} 800 ${fit.armpit[1] + 36}`, 22) +
            both(tape('M140 590 L330 640', 22)),
        ) + both(tape('M296 800 Q390 818 480 802', 20))
      : '')
  return hooded ? group(drawn, 'translate(-10 -6) scale(1.02)') : group(drawn, 'translate(-80 -140) scale(1.16)')
}

function trousers(ink: Ink, cutName: string, second: string | undefined): string {
  const d = whole(legs[cutName]!)
  const strength = isDark(ink) ? 0.9 : 0.32
  const side = 'M314 596 C292 690 290 760 292 900'
  const inner = 'M478 900 C480 790 490 740 499 706'
  const tone = isDark(ink) ? mix(ink.base, '#ffffff', 0.14) : mix(ink.base, '#0d1512', 0.2)
  const knee = 'M270 690 Q380 664 500 694 L500 772 Q390 800 270 774 Z'
  const own: Record<string, string> = {
    snowsuit:
      times(2, (i) =>
        line(path`M270 ${660 + i * 160} Q390 ${680 + i * 160} 500 ${662 + i * 160}`, '#0d1512', 22, {
          opacity: 0.12,
          transform: 'translate(0 -12)',
        }),
      ) +
      shape(knee, tone) +
      line(knee, seamOf(ink), 4, { opacity: 0.7 }) +
      line('M270 846 Q390 868 500 848', seamOf(ink), 6) +
      shape('M270 850 Q390 872 500 852 V930 H270 Z', ink.dark),
    bunting:
      line('M280 804 Q390 826 490 806', seamOf(ink), 5, { opacity: 0.7 }) +
      shape('M260 812 Q390 834 490 814 V930 H260 Z', tone) +
      ellipse(380, 700, 46, 40, '#ffffff', { opacity: 0.07 }),
    'rain-suit':
      line('M344 620 C326 700 322 780 322 860', '#ffffff', 16, { opacity: 0.28 }) +
      line('M300 852 Q390 874 480 856', seamOf(ink), 4, { opacity: 0.7 }) +
      line(
        times(9, (i) => path`M${316 + i * 19} 862 v30 `),
        seamOf(ink),
        3,
        { opacity: 0.5 },
      ),
  }
  const content = both(
    (own[cutName] ?? '') +
      (second
        ? shape('M250 800 H499 V940 H250 Z', second, { opacity: cutName === 'snowsuit' ? 0 : 1 }) +
          line('M270 800 H490', ink.accentDark, 5, { opacity: 0.6 })
        : ''),
  )
  const gathers = times(
    9,
    (i) =>
      crease([346 + i * 38, 604], [342 + i * 39, 650 + (i % 3) * 14], 2, 8, '#0d1512', 0.12) +
      crease([346 + i * 38, 590], [350 + i * 37, 556], 2, 7, '#0d1512', 0.1),
  )
  const stirrup = cutName === 'rain-suit' ? both(line('M340 892 Q388 930 436 892', '#23282a', 12)) : ''
  return (
    stirrup +
    fallShadow(d) +
    inside(
      'trousers',
      d,
      shape(d, ink.base) +
        content +
        line(side, '#ffffff', 80, { opacity: isPale(ink) ? 0.3 : isDark(ink) ? 0.1 : 0.16 }) +
        line(inner, '#0d1512', 60, { opacity: 0.5 * strength }) +
        line(flip(inner), '#ffffff', 40, { opacity: 0.1, transform: 'translate(44 0)' }) +
        line(flip(inner), '#0d1512', 24, { opacity: 0.5 * strength }) +
        line(flip(side), '#0d1512', 130, { opacity: 0.45 * strength }) +
        line(flip(side), '#0d1512', 50, { opacity: 0.5 * strength }) +
        crease([496, 700], [400, 650], 8, 16, shadeOf(ink), 0.34) +
        crease([504, 700], [600, 650], -8, 16, shadeOf(ink), 0.36) +
        rim(ink, d),
    ) +
    gathers +
    line('M326 600 Q500 618 674 600', seamOf(ink), 4, { opacity: 0.5, dash: '12 6' })
  )
}

/** Round ears on a bunting's hood. */
const ears = (ink: Ink, fit: GarmentFit, second: string | undefined) =>
  both(
    circle(404, fit.top - 156, 46, ink.base) +
      circle(404, fit.top - 156, 26, second ?? ink.accent) +
      line(path`M${374} ${fit.top - 184} q10 -14 30 -16`, '#ffffff', 8, { opacity: 0.2 }),
  )

/** Fold-over mitts at the sleeves' ends. */
const mitts = (ink: Ink, fit: GarmentFit) => {
  const end = sleeveEnd(fit, 40)
  const [x, y] = fit.sleeve?.cuff ?? [330, 600]
  const d = path`M${498 - x} ${y - 16} C${484 - x} ${y + 40} ${510 - x} ${y + 74} ${552 - x} ${y + 80} C${604 - x} ${y + 84} ${628 - x} ${y + 50} ${622 - x} ${y + 14} Z`
  return (
    both(
      fallShadow(d, 8, 14) +
        shape(d, isDark(ink) ? mix(ink.base, '#ffffff', 0.14) : mix(ink.base, '#0d1512', 0.16)) +
        line(path`M${510 - x} ${y + 20} q6 40 40 50`, '#ffffff', 12, { opacity: 0.16 }) +
        line(d, seamOf(ink), 3.5, { opacity: 0.5 }),
    ) + line(end.top + flip(end.top), seamOf(ink), 4, { opacity: 0.6 })
  )
}

function closing(ink: Ink, fit: GarmentFit, hooded: boolean): string {
  if (ink.back) return ''
  const top = hooded ? fit.top + 20 : fit.top - 40
  if (ink.cut === 'rain-suit') {
    const snaps = times(
      4,
      (i) =>
        circle(500, top + 70 + i * 76, 12, ink.accent) + circle(497, top + 67 + i * 76, 5, '#ffffff', { opacity: 0.5 }),
    )
    return (
      shape(path`M474 ${top + 10} H526 V690 H474 Z`, ink.base) +
      shape(path`M508 ${top + 10} H526 V690 H508 Z`, '#0d1512', { opacity: 0.12 }) +
      line(path`M526 ${top + 10} V692 M474 ${top + 10} V692`, seamOf(ink), 4, { opacity: 0.7 }) +
      snaps +
      mirrored(line('M360 560 h70', seamOf(ink), 8, { opacity: 0.6 })) +
      line('M360 560 h70', seamOf(ink), 8, { opacity: 0.6 })
    )
  }
  const down = path`M500 ${top} V620 C500 700 ${470 - ink.vary(2) * 20} 760 ${440 - ink.vary(2) * 20} 840`
  return ink.cut === 'bunting'
    ? line(down, seamOf(ink), 24, { opacity: 0.4 }) +
        line(down, ink.accentDark, 14) +
        line(down, ink.paper, 4, { dash: '4 4', cap: 'butt' }) +
        shape(path`M494 ${top + 10} h12 l3 34 q-9 9 -18 0 Z`, ink.metalLight)
    : zip(ink, top, 700, { colour: ink.accent, puller: ink.metalLight }) +
        stitch('M470 620 V690 M530 620 V690', seamOf(ink), 2.5)
}
