import {
  along,
  circle,
  ellipse,
  fallShadow,
  flip,
  group,
  groundShadow,
  isDark,
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
import { form, tone } from './pack-parts.ts'
import { knit } from './cloth-parts.ts'
import { type Curve } from './garment-parts.ts'

/** Ribs of knitwear that gather towards (500, top). */
const gathered = (ink: Ink, top: number, foot: number, half: number, count = 16) =>
  times(count, (i) => {
    const at = ((i + 0.5) / count) * 2 - 1
    const x = 500 + at * half
    const d = path`M${x} ${foot} C${x + at * 16} ${foot - (foot - top) * 0.5} ${500 + at * half * 0.72} ${top + (foot - top) * 0.18} ${500 + at * 22} ${top}`
    return (
      line(d, '#0d1512', 10, { opacity: isDark(ink) ? 0.4 : 0.13 }) +
      line(d, '#ffffff', 4, { opacity: isDark(ink) ? 0.09 : 0.16, transform: 'translate(10 0)' })
    )
  })

/** A cable: a rope of crossing strands down the middle, thin ribs at its sides. */
const cable = (ink: Ink, x: number, y1: number, y2: number, w = 52) => {
  const count = Math.round((y2 - y1) / 62)
  const step = (y2 - y1) / count
  const strands = times(
    count,
    (i) =>
      path`M${x - w / 2} ${y1 + i * step} C${x - w / 2} ${y1 + (i + 0.6) * step} ${x + w / 2} ${y1 + (i + 0.4) * step} ${x + w / 2} ${y1 + (i + 1) * step} `,
  )
  const under = times(
    count,
    (i) =>
      path`M${x + w / 2} ${y1 + i * step} C${x + w / 2} ${y1 + (i + 0.4) * step} ${x + w * 0.2} ${y1 + (i + 0.42) * step} ${x + w * 0.1} ${y1 + (i + 0.46) * step} M${x - w * 0.1} ${y1 + (i + 0.56) * step} C${x - w * 0.2} ${y1 + (i + 0.6) * step} ${x - w / 2} ${y1 + (i + 0.6) * step} ${x - w / 2} ${y1 + (i + 1) * step} `,
  )
  return (
    line(strands + under, '#0d1512', 30, { opacity: isDark(ink) ? 0.5 : 0.22, transform: 'translate(3 4)' }) +
    line(under, tone(ink, 0.06), 20) +
    line(strands, isDark(ink) ? ink.light : ink.base, 24) +
    line(strands, '#ffffff', 7, { opacity: 0.22, transform: 'translate(-4 -4)' })
  )
}

const patch = (ink: Ink, x: number, y: number, w = 124) =>
  `<g transform="${path`translate(${x - w / 2} ${y - w * 0.3}) scale(${w / 124})`}">` +
  shape('M10 0 H114 q10 0 10 10 V64 q0 10 -10 10 H10 q-10 0 -10 -10 V10 q0 -10 10 -10 Z', '#a5794c') +
  line('M22 54 L50 22 L66 42 L78 30 L102 54', '#5e4126', 6) +
  stitch('M8 8 H116 V66 H8 Z', '#e0c59a', 2.5) +
  '</g>'

const cord = (ink: Ink, x: number, y: number, down: number) => {
  const d = path`M${x} ${y} C${x + 10} ${y + down * 0.5} 480 ${y + down * 0.7} 500 ${y + down}`
  return (
    line(d + flip(d), '#2b3134', 9) +
    line(path`M500 ${y + down - 4} v${34}`, '#2b3134', 9) +
    ellipse(500, y + down + 4, 17, 20, ink.accent) +
    ellipse(495, y + down - 2, 6, 8, '#ffffff', { opacity: 0.4 }) +
    line(path`M494 ${y + down + 24} q-12 34 -20 52 M506 ${y + down + 24} q10 30 18 44`, '#2b3134', 8)
  )
}

/** Flaps over the ears with braided cords, hanging from the rim at `y`. */
const flaps = (ink: Ink, half: number, y: number) => {
  const d = path`M${500 - half + 6} ${y - 20} C${500 - half - 6} ${y + 80} ${540 - half} ${y + 150} ${566 - half} ${y + 156} C${596 - half} ${y + 150} ${646 - half} ${y + 70} ${660 - half} ${y - 20} Z`
  const one =
    line(
      path`M${566 - half} ${y + 146} C${560 - half} ${y + 190} ${576 - half} ${y + 210} ${568 - half} ${y + 250}`,
      ink.accent,
      16,
      { cap: 'round' },
    ) +
    line(
      path`M${566 - half} ${y + 146} C${560 - half} ${y + 190} ${576 - half} ${y + 210} ${568 - half} ${y + 250}`,
      ink.accentDark,
      6,
      { dash: '6 8' },
    ) +
    shape(path`M${556 - half} ${y + 244} l26 0 l6 34 l-38 0 Z`, ink.accent) +
    shape(d, tone(ink, 0.1)) +
    line(d, '#d9c8a6', 13) +
    line(path`M${524 - half} ${y + 20} q10 70 40 100`, '#ffffff', 12, { opacity: 0.16 })
  return one + mirrored(one)
}

function toque(ink: Ink, pompom: boolean): string {
  const slouch = ink.vary(0) * 26
  const top = pompom ? 262 - slouch * 0.6 : 196 - slouch
  const cuffTop = 590 + ink.vary(1) * 36
  const half = 286
  const crown = whole(
    path`M500 ${top} C400 ${top} ${520 - half} ${top + 60} ${510 - half} ${cuffTop - 140} C${504 - half} ${cuffTop - 60} ${506 - half} ${cuffTop} ${506 - half} ${cuffTop + 40} L500 ${cuffTop + 60}`,
  )
  const cuff = whole(
    path`M500 ${cuffTop + 16} C400 ${cuffTop + 16} ${540 - half} ${cuffTop + 6} ${504 - half} ${cuffTop - 8} C${486 - half} ${cuffTop - 10} ${480 - half} ${cuffTop + 130} ${490 - half} ${cuffTop + 182} C${560 - half} ${cuffTop + 206} 420 ${cuffTop + 212} 500 ${cuffTop + 212}`,
  )
  const bands = ink.has('stripe')
    ? times(3, (i) =>
        line(
          path`M180 ${cuffTop - 170 + i * 48 - ink.vary(2) * 50} Q500 ${cuffTop - 146 + i * 48 - ink.vary(2) * 50} 820 ${cuffTop - 170 + i * 48 - ink.vary(2) * 50}`,
          i === 1 ? ink.paper : ink.accent,
          i === 1 ? 20 : 32,
          { cap: 'butt' },
        ),
      )
    : ''
  const wool = ink.has('cable-knit')
    ? cable(ink, 500, top + 20, cuffTop + 40, 62) +
      cable(ink, 370, top + 60, cuffTop + 40, 52) +
      cable(ink, 630, top + 60, cuffTop + 40, 52) +
      cable(ink, 268, top + 160, cuffTop + 40, 40) +
      cable(ink, 732, top + 160, cuffTop + 40, 40)
    : gathered(ink, top, cuffTop + 30, half)
  const ribs = times(26, (i) => {
    const x = 506 - half + i * ((half * 2 - 12) / 25)
    return path`M${x} ${cuffTop - 4} q${(i - 12.5) * 0.5} 110 0 214 `
  })
  const ball = pompom ? pom(ink, 500, top - 42, 116) : ''
  return (
    (ink.has('earflaps') ? flaps(ink, half, cuffTop + 180) : '') +
    fallShadow(crown + cuff) +
    form(ink, 'crown', crown, ink.base, bands + wool, 0.9) +
    ball +
    line(path`M${510 - half} ${cuffTop - 12} Q500 ${cuffTop + 18} ${490 + half} ${cuffTop - 12}`, '#0d1512', 26, {
      opacity: 0.18,
    }) +
    form(
      ink,
      'cuff',
      cuff,
      tone(ink, 0.05),
      line(ribs, '#0d1512', 9, { opacity: isDark(ink) ? 0.45 : 0.17 }) +
        line(ribs, '#ffffff', 5, { opacity: isDark(ink) ? 0.1 : 0.2, transform: 'translate(9 0)' }),
      0.6,
    ) +
    (ink.has('patch') ? patch(ink, 500 + 96 * (ink.vary(3) > 0.5 ? 1 : 0), cuffTop + 110) : '') +
    (ink.has('chin-cord') ? cord(ink, 512 - half, cuffTop + 196, 110) : '')
  )
}

/** A woollen ball: rings of tufts from dark to light. */
const pom = (ink: Ink, x: number, y: number, r: number) => {
  const tones = ink.has('stripe')
    ? [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.25)]
    : [ink.dark, ink.base, isDark(ink) ? ink.light : mix(ink.base, '#ffffff', 0.2)]
  const ring = (count: number, from: number, to: number) =>
    times(count, (i) => {
      const a = (i / count) * Math.PI * 2 + from * 0.1
      const reach = to + ((i * 7) % 5) * 2.4
      return path`M${x + Math.cos(a) * from} ${y + Math.sin(a) * from} L${x + Math.cos(a + 0.06) * reach} ${y + Math.sin(a + 0.06) * reach} `
    })
  return (
    circle(x, y, r * 0.86, tones[0]!) +
    line(ring(64, r * 0.6, r * 0.94), tones[0]!, 9) +
    line(ring(58, r * 0.4, r * 0.78), tones[1]!, 10) +
    circle(x, y, r * 0.5, tones[1]!) +
    `<g transform="${path`translate(${-r * 0.14} ${-r * 0.16})`}">` +
    line(ring(44, r * 0.08, r * 0.5), tones[2]!, 8) +
    '</g>'
  )
}

function cap(ink: Ink): string {
  const lift = ink.vary(0) * 24
  // three-quarter view: the crown to the left, the brim towards the right
  const crown = path`M150 622 C128 460 180 320 330 ${256 - lift} C450 ${200 - lift} 612 ${226 - lift} 690 334 C738 404 762 490 766 578 C700 640 560 690 430 694 C320 694 220 668 150 622 Z`
  const brim =
    'M330 640 C296 700 322 772 400 784 C520 796 640 752 770 750 C850 750 936 752 942 712 C944 660 860 596 756 560 Z'
  const under =
    'M322 716 C330 780 370 806 420 804 C540 800 650 772 770 772 C860 772 930 772 940 734 Q946 712 938 690 C930 750 860 744 770 750 C640 752 520 796 400 784 C350 776 324 750 322 716 Z'
  const seams = path`M452 ${220 - lift} C424 340 414 520 436 694 M452 ${220 - lift} C570 290 664 420 694 632 M452 ${220 - lift} C330 290 250 440 234 664`
  const band = ink.has('stripe')
    ? line('M120 556 C240 640 340 652 430 652 C560 650 680 604 790 520', ink.accent, 44, { cap: 'butt' })
    : ''
  const vents = times(3, (i) => circle(300 + i * 136, 372 - lift * 0.5 + (i === 1 ? -16 : 8), 10, seamOf(ink)))
  const flap = 'M160 600 C170 720 210 810 262 816 C316 812 364 740 380 640 Z'
  const stitches = times(4, (i) =>
    line(
      path`M${352 + i * 10} ${756 - i * 26} C${500 + i * 6} ${768 - i * 26} ${620 - i * 4} ${728 - i * 24} ${760 - i * 10} ${726 - i * 24} C${820 - i * 10} ${724 - i * 24} ${880 - i * 16} ${724 - i * 22} ${910 - i * 22} ${700 - i * 22}`,
      seamOf(ink),
      2.5,
      { dash: '9 7', cap: 'butt', opacity: 0.55 },
    ),
  )
  return (
    groundShadow(520, 806, 400) +
    (ink.has('earflaps') ? shape(flap, tone(ink, 0.2)) + line(flap, '#d9c8a6', 14) : '') +
    (ink.has('chin-cord')
      ? line('M190 640 C210 780 290 850 400 850 C520 850 640 810 700 760', '#2b3134', 9) +
        ellipse(420, 850, 16, 20, ink.accent)
      : '') +
    shape(under, ink.deep) +
    form(ink, 'brim', brim, tone(ink, 0.06), stitches, 0.4) +
    line('M150 634 C220 680 320 706 430 706 C560 702 700 652 768 590', '#0d1512', 34, { opacity: 0.16, cap: 'butt' }) +
    form(
      ink,
      'crown',
      crown,
      ink.base,
      (ink.has('cable-knit') ? knit(ink, 100, 800, 190, 720, 26) : '') +
        band +
        line(seams, seamOf(ink), 5, { opacity: 0.7 }) +
        line(seams, seamOf(ink), 2.5, { dash: '8 7', cap: 'butt', opacity: 0.6, transform: 'translate(12 2)' }),
      0.9,
    ) +
    vents +
    ellipse(452, 220 - lift, 21, 12, tone(ink, 0.2)) +
    (ink.has('patch')
      ? `<g transform="rotate(-7 560 500)">${patch(ink, 566, 500, 160)}</g>`
      : `<g transform="rotate(-6 560 500)">${line('M506 526 L546 474 L570 504 L586 486 L622 526', ink.accent, 11)}</g>`)
  )
}

function wideBrim(ink: Ink): string {
  const tall = ink.vary(0) * 30
  const brim =
    'M70 640 C90 560 260 540 500 540 C740 540 910 560 930 640 C936 700 850 712 740 738 C660 756 580 768 500 768 C420 768 340 756 260 738 C150 712 64 700 70 640 Z'
  const crown = whole(
    path`M500 ${292 - tall} C440 ${268 - tall} 360 ${262 - tall} 326 ${330 - tall} C296 400 288 520 284 600 C330 640 420 652 500 652`,
  )
  const bandD =
    'M284 560 C330 602 420 614 500 614 C580 614 670 602 716 560 L718 606 C670 644 580 654 500 654 C420 654 330 644 282 606 Z'
  return (
    fallShadow(brim, 10, 30) +
    (ink.has('earflaps')
      ? shape('M220 690 C210 800 240 880 270 884 C310 880 340 800 346 726 Z', tone(ink, 0.2)) +
        mirrored(shape('M220 690 C210 800 240 880 270 884 C310 880 340 800 346 726 Z', tone(ink, 0.26)))
      : '') +
    (ink.has('chin-cord') ? cord(ink, 300, 700, 150) : '') +
    form(
      ink,
      'brim',
      brim,
      tone(ink, 0.06),
      times(5, (i) =>
        line(
          path`M${100 + i * 34} ${640 + i * 6} C${150 + i * 34} ${718 + i * 2} ${360 + i * 10} ${752 - i * 14} 500 ${752 - i * 16} C${640 - i * 10} ${752 - i * 14} ${850 - i * 34} ${718 + i * 2} ${900 - i * 34} ${640 + i * 6}`,
          seamOf(ink),
          2.5,
          { dash: '9 7', cap: 'butt', opacity: 0.5 },
        ),
      ),
      0.5,
    ) +
    ellipse(500, 636, 232, 40, '#0d1512', { opacity: 0.2 }) +
    form(
      ink,
      'crown',
      crown,
      ink.base,
      (ink.has('cable-knit') ? knit(ink, 270, 730, 260, 660, 26) : '') +
        line(path`M430 ${282 - tall} C440 ${330 - tall} 560 ${330 - tall} 570 ${282 - tall}`, '#0d1512', 22, {
          opacity: 0.16,
        }) +
        line('M398 300 C384 400 380 520 384 640 M602 300 C616 400 620 520 616 640', seamOf(ink), 4, { opacity: 0.55 }),
      0.8,
    ) +
    shape(bandD, ink.has('stripe') ? ink.accent : ink.dark) +
    (ink.has('stripe')
      ? line('M284 584 C330 624 420 634 500 634 C580 634 670 624 716 584', ink.paper, 9)
      : line(bandD, seamOf(ink), 3, { opacity: 0.5 })) +
    (ink.has('patch') ? patch(ink, 500, 540, 110) : '') +
    times(2, (i) => circle(330 + i * 340, 450, 9, ink.metalDark) + circle(330 + i * 340, 448, 5, ink.deep))
  )
}

function headband(ink: Ink): string {
  const high = 150 + ink.vary(0) * 26
  const band = path`M132 ${430} C150 ${540} 320 ${590} 500 ${590} C680 ${590} 850 ${540} 868 ${430} C878 ${500} 880 ${540} 870 ${430 + high} C850 ${560 + high} 680 ${606 + high} 500 ${606 + high} C320 ${606 + high} 150 ${560 + high} 130 ${430 + high} C120 540 122 500 132 430 Z`
  const back =
    'M132 430 C150 376 320 348 500 348 C680 348 850 376 868 430 C850 540 680 590 500 590 C320 590 150 540 132 430 Z'
  const bow = (t: number) =>
    path`M120 ${430 + high * t} C150 ${548 + high * t} 320 ${598 + high * t} 500 ${598 + high * t} C680 ${598 + high * t} 850 ${548 + high * t} 880 ${430 + high * t}`
  const ribs = times(30, (i) => {
    const a = Math.PI * ((i + 0.5) / 30)
    return path`M${500 - Math.cos(a) * 372} ${430 + Math.sin(a) * 160} v${high + 10} `
  })
  return group(
    fallShadow(band) +
      shape(back, ink.deep) +
      line('M150 408 C180 374 340 358 500 358 C660 358 820 374 850 408', ink.dark, 20, { opacity: 0.7 }) +
      (ink.has('earflaps')
        ? mirrored(shape('M150 600 C160 720 200 760 240 764 C300 760 340 700 350 640 Z', tone(ink, 0.14))) +
          shape('M150 600 C160 720 200 760 240 764 C300 760 340 700 350 640 Z', tone(ink, 0.1))
        : '') +
      form(
        ink,
        'band',
        band,
        ink.base,
        (ink.has('stripe') ? line(bow(0.36), ink.accent, 26) + line(bow(0.62), ink.paper, 14) : '') +
          (ink.has('cable-knit')
            ? times(
                7,
                (i) =>
                  `<g transform="${path`rotate(90 ${248 + i * 84} ${560 + Math.sin(((i + 1) / 8) * Math.PI) * 70})`}">${cable(ink, 248 + i * 84, 518 + Math.sin(((i + 1) / 8) * Math.PI) * 70, 602 + Math.sin(((i + 1) / 8) * Math.PI) * 70, 50)}</g>`,
              )
            : line(ribs, '#0d1512', 7, { opacity: isDark(ink) ? 0.4 : 0.12 })) +
          line(bow(0.06), seamOf(ink), 3, { dash: '9 7', opacity: 0.6 }) +
          line(bow(0.94), seamOf(ink), 3, { dash: '9 7', opacity: 0.6 }),
        0.8,
      ) +
      (ink.has('patch') ? patch(ink, 500, 608 + high * 0.46, 120) : '') +
      (ink.has('chin-cord') ? cord(ink, 170, 500 + high, 160) : ''),
    'translate(0 -60)',
  )
}

function balaclava(ink: Ink): string {
  const outline = whole(
    'M500 110 C390 108 300 170 288 290 C280 390 300 450 316 520 C330 590 320 640 280 700 C240 750 214 790 206 850 C300 892 420 900 500 900',
  )
  const y = 300 + ink.vary(0) * 20
  const face = whole(
    path`M500 ${y} C440 ${y} 392 ${y + 26} 386 ${y + 74} C384 ${y + 118} 420 ${y + 146} 500 ${y + 150}`,
  )
  const neck: Curve = [
    [316, 560],
    [400, 620],
    [600, 620],
    [684, 560],
  ]
  const { at } = along(neck, 0.5)
  return (
    fallShadow(outline) +
    form(
      ink,
      'hood',
      outline,
      ink.base,
      (ink.has('stripe')
        ? line('M180 230 Q500 180 820 230', ink.accent, 40) + line('M180 276 Q500 226 820 276', ink.paper, 12)
        : '') +
        (ink.has('cable-knit')
          ? cable(ink, 500, 470, 890, 56) + cable(ink, 400, 540, 890, 46) + cable(ink, 600, 540, 890, 46)
          : '') +
        line(path`M500 112 V${y} M300 440 C340 480 380 500 ${at[0]} 506 C620 500 660 480 700 440`, seamOf(ink), 4, {
          opacity: 0.6,
        }) +
        line(
          times(3, (i) => path`M${306 - i * 20} ${600 + i * 50} Q500 ${680 + i * 50} ${694 + i * 20} ${600 + i * 50} `),
          '#0d1512',
          14,
          { opacity: 0.1 },
        ),
      0.9,
    ) +
    shape(face, ink.deep) +
    line(path`M396 ${y + 40} Q500 ${y - 20} 604 ${y + 40}`, '#05090a', 30, { opacity: 0.3 }) +
    line(face, tone(ink, 0.24), 18) +
    stitch(face, seamOf(ink), 2.5) +
    line(
      times(8, (i) => path`M${430 + i * 20} ${y + 196 + (i % 2) * 14} h0.1 M${440 + i * 17} ${y + 226} h0.1`),
      seamOf(ink),
      9,
    ) +
    (ink.has('earflaps')
      ? mirrored(ellipse(318, 380, 44, 66, tone(ink, 0.2))) + ellipse(318, 380, 44, 66, tone(ink, 0.2))
      : '') +
    (ink.has('patch') ? patch(ink, 500, 780, 120) : '') +
    (ink.has('chin-cord')
      ? line('M330 640 Q500 720 670 640', '#2b3134', 9) + ellipse(640, 668, 15, 18, ink.accent)
      : '')
  )
}

export const hat: Drawing = (ink) => {
  switch (ink.cut) {
    case 'cap':
      return group(cap(ink), 'translate(-24 -10)')
    case 'wide-brim':
      return group(wideBrim(ink), 'translate(0 -40)')
    case 'headband':
      return headband(ink)
    case 'balaclava':
      return balaclava(ink)
    default:
      return group(
        toque(ink, ink.cut === 'pompom-toque'),
        ink.has('earflaps')
          ? 'translate(90 0) scale(0.82)'
          : ink.cut === 'pompom-toque'
            ? 'translate(0 20)'
            : 'translate(0 0)',
      )
  }
}
