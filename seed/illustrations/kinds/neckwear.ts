import {
  fallShadow,
  group,
  inside,
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
} from '../pen.ts'
import { knit, sprigs } from './cloth-parts.ts'
import { crease } from './garment-parts.ts'
import { form, tone } from './pack-parts.ts'

/** Horizontal bands that sag like cloth around a neck. */
const bands = (ink: Ink, y: number, sag: number) =>
  times(3, (i) =>
    line(
      path`M60 ${y + i * 62} Q500 ${y + i * 62 + sag} 940 ${y + i * 62}`,
      i === 1 ? ink.paper : ink.accent,
      i === 1 ? 18 : 40,
      { cap: 'butt' },
    ),
  )

/** Peaks in a row, the print of this house. */
const ridge = (ink: Ink, y: number) => {
  const peaks = times(
    9,
    (i) =>
      path`L${80 + i * 110} ${y - (i % 2 ? 70 : 110) - ((i * 37 + Math.round(ink.vary(4) * 40)) % 50)} L${135 + i * 110} ${y + 6} `,
  )
  return (
    shape(path`M20 ${y} ${peaks} L1000 ${y + 400} L20 ${y + 400} Z`, ink.accent) +
    shape(path`M20 ${y + 90} ${peaks} L1000 ${y + 400} L20 ${y + 400} Z`, ink.accentDark, {
      transform: 'translate(-50 76)',
    })
  )
}

/** A seamless tube standing a little crumpled. */
function tubeOf(ink: Ink): string {
  const tall = ink.vary(0) * 30
  const d = path`M276 ${190 - tall} C266 300 300 380 282 480 C268 570 244 640 236 790 C300 850 700 850 764 790 C756 640 732 570 718 480 C700 380 734 300 724 ${190 - tall} Q500 ${256 - tall} 276 ${190 - tall} Z`
  const mouth = path`M276 ${190 - tall} Q500 ${120 - tall} 724 ${190 - tall} Q500 ${256 - tall} 276 ${190 - tall} Z`
  const folds =
    crease([284, 430], [520, 520], -26, 40, '#0d1512', 0.12) +
    crease([716, 470], [430, 400], -24, 36, '#0d1512', 0.12) +
    crease([280, 500], [460, 610], -20, 30, '#ffffff', 0.13) +
    crease([730, 560], [520, 640], 20, 34, '#0d1512', 0.1) +
    crease([260, 640], [420, 720], -16, 28, '#0d1512', 0.09) +
    crease([340, 290], [600, 340], -18, 26, '#ffffff', 0.1)
  return (
    fallShadow(d) +
    shape(mouth, ink.deep) +
    line(path`M290 ${186 - tall} Q500 ${128 - tall} 710 ${186 - tall}`, ink.dark, 16) +
    form(
      ink,
      'tube',
      d,
      ink.base,
      (ink.has('print') ? ridge(ink, 560) : '') +
        (ink.has('stripe') ? bands(ink, 340 + ink.vary(1) * 60, 60) : '') +
        folds +
        line(path`M270 ${210 - tall} Q500 ${276 - tall} 730 ${210 - tall}`, seamOf(ink), 3, {
          dash: '9 7',
          opacity: 0.6,
        }) +
        line('M230 772 C300 832 700 832 770 772', seamOf(ink), 3, { dash: '9 7', opacity: 0.6 }),
      0.9,
    )
  )
}

/** A knitted scarf, looped once, its fringed ends hanging. */
function scarf(ink: Ink): string {
  const long = ink.vary(0) * 50
  const loop =
    'M500 150 C330 140 190 200 186 300 C184 410 330 480 500 484 C670 480 816 410 814 300 C810 200 670 140 500 150 Z M500 236 C590 232 680 256 682 300 C680 350 590 372 500 372 C410 372 320 350 318 300 C320 256 410 232 500 236 Z'
  const hole =
    'M500 236 C590 232 680 256 682 300 C680 350 590 372 500 372 C410 372 320 350 318 300 C320 256 410 232 500 236 Z'
  const end = (x: number, foot: number, lean: number) =>
    path`M${x} 400 C${x + 10} 500 ${x + lean} 600 ${x + lean} ${foot} L${x + lean + 150} ${foot} C${x + lean + 150} 600 ${x + 160} 520 ${x + 150} 410 Z`
  const stripesAt = (x: number, foot: number, lean: number) =>
    (ink.has('stripe')
      ? times(3, (i) =>
          line(
            path`M${x + lean - 20} ${foot - 60 - i * 56} h200`,
            i === 1 ? ink.paper : ink.accent,
            i === 1 ? 18 : 34,
            { cap: 'butt' },
          ),
        )
      : '') +
    (ink.has('print')
      ? times(3, (i) =>
          line(
            path`M${x + lean + 4} ${foot - 240 - i * 56} ` + times(5, () => 'l15 -22 l15 22 '),
            i % 2 ? ink.paper : ink.accent,
            10,
          ),
        )
      : '')
  const fringe = (x: number, foot: number) =>
    line(
      times(9, (i) => path`M${x + 8 + i * 17} ${foot - 4} q${(i % 3) * 4 - 4} 30 ${(i % 2) * 6 - 3} 62 `),
      ink.dark,
      9,
    ) +
    line(
      times(9, (i) => path`M${x + 6 + i * 17} ${foot - 4} q${(i % 3) * 4 - 4} 30 ${(i % 2) * 6 - 3} 58 `),
      isDark(ink) ? ink.light : ink.base,
      6,
    )
  const [back, front] = [780 + long * 0.4, 826 + long * 0.6]
  const wrap =
    'M250 380 C330 450 430 470 520 470 C600 466 690 450 760 390 C740 330 640 400 560 410 C440 420 330 400 250 380 Z'
  const rows = times(
    6,
    (i) =>
      path`M${210 + i * 22} ${300 + i * 6} C${230 + i * 22} ${420 - i * 14} ${360 + i * 10} ${460 - i * 12} 500 ${462 - i * 14} C${640 - i * 10} ${460 - i * 12} ${770 - i * 22} ${420 - i * 14} ${790 - i * 22} ${300 + i * 6} `,
  )
  const wool = (x: number, foot: number, lean: number, drawn: string) =>
    drawn +
    knit(ink, x + lean - 30, x + lean + 190, 400, foot, 24) +
    line(path`M${x + lean + 150} 420 V${foot}`, '#0d1512', 60, { opacity: 0.12 })
  const around = 'translate(130 -16) scale(0.74 1.06)'
  return (
    fallShadow(end(468, back, 44)) +
    fringe(512, back) +
    form(ink, 'end-back', end(468, back, 44), tone(ink, 0.14), wool(468, back, 44, stripesAt(468, back, 44)), 0.4) +
    group(
      fallShadow(loop, 14, 22, { rule: 'evenodd' }) +
        shape(hole, ink.deep) +
        `<clipPath id="loop"><path d="${loop}" clip-rule="evenodd"/></clipPath><g clip-path="url(#loop)">` +
        shape(loop, ink.base, { rule: 'evenodd' }) +
        (ink.has('stripe') ? line('M240 200 L360 260 M200 260 L330 296', ink.accent, 26) : '') +
        (ink.has('print') ? line('M640 180 l20 20 l20 -20 l20 20 l20 -20 l20 20 l20 -20', ink.accent, 11) : '') +
        line(rows, '#0d1512', 5, { opacity: isDark(ink) ? 0.5 : 0.16 }) +
        line('M186 300 C190 200 330 140 500 150', '#ffffff', 60, { opacity: isDark(ink) ? 0.08 : 0.16 }) +
        line('M820 300 C810 420 670 480 500 484', '#0d1512', 100, { opacity: 0.14 }) +
        line('M318 300 C320 256 410 232 500 236 C590 232 680 256 682 300', '#0d1512', 22, { opacity: 0.14 }) +
        '</g>',
      around,
    ) +
    fallShadow(end(382, front, -34), 12, 16) +
    fringe(350, front) +
    form(ink, 'end-front', end(382, front, -34), ink.base, wool(382, front, -34, stripesAt(382, front, -34)), 0.4) +
    group(
      form(
        ink,
        'wrap',
        wrap,
        ink.base,
        line('M260 396 C360 440 560 450 750 400 M290 424 C380 456 560 462 720 430', '#0d1512', 5, { opacity: 0.16 }),
        0.3,
      ),
      around,
    )
  )
}

/** A fleece gaiter: wide at the shoulders, a drawcord at the top. */
function gaiter(ink: Ink): string {
  const tall = ink.vary(0) * 24
  const d = path`M330 ${250 - tall} C324 360 330 420 300 500 C270 560 190 620 150 690 C230 800 400 850 500 850 C600 850 770 800 850 690 C810 620 730 560 700 500 C670 420 676 360 670 ${250 - tall} Q500 ${310 - tall} 330 ${250 - tall} Z`
  const mouth = path`M330 ${250 - tall} Q500 ${186 - tall} 670 ${250 - tall} Q500 ${310 - tall} 330 ${250 - tall} Z`
  const fleck = (shift: number) =>
    times(20, (r) =>
      times(
        18,
        (c) =>
          path`M${170 + c * 38 + ((r * 17 + c * 7 + shift) % 19)} ${270 + r * 29 + ((c * 11 + r * 5) % 13)} q5 -5 10 0 `,
      ),
    )
  return (
    fallShadow(d) +
    shape(mouth, ink.deep) +
    line(path`M342 ${246 - tall} Q500 ${194 - tall} 658 ${246 - tall}`, ink.dark, 14) +
    form(
      ink,
      'gaiter',
      d,
      ink.base,
      (ink.has('print') ? sprigs(ink) : '') +
        line(fleck(0), '#0d1512', 4, { opacity: isDark(ink) ? 0.4 : 0.1 }) +
        line(fleck(9), '#ffffff', 4, { opacity: isDark(ink) ? 0.1 : 0.22, transform: 'translate(4 -6)' }) +
        (ink.has('stripe') ? bands(ink, 600 + ink.vary(1) * 30, 150) : '') +
        crease([320, 470], [520, 560], -20, 34, '#0d1512', 0.1) +
        crease([690, 480], [520, 620], 20, 34, '#0d1512', 0.1) +
        line(path`M320 ${290 - tall} Q500 ${350 - tall} 680 ${290 - tall}`, tone(ink, 0.2), 60, { cap: 'butt' }) +
        stitch(path`M320 ${322 - tall} Q500 ${382 - tall} 680 ${322 - tall}`, seamOf(ink), 3) +
        line('M150 676 C230 786 400 836 500 836 C600 836 770 786 850 676', ink.accent, 24),
      0.9,
    ) +
    line(
      path`M620 ${296 - tall} C650 ${360 - tall} 640 ${400 - tall} 652 ${440 - tall} M604 ${300 - tall} C610 ${370 - tall} 630 ${390 - tall} 628 ${446 - tall}`,
      mix(ink.accent, '#0d1512', 0.2),
      7,
    ) +
    inside('toggle', path`M590 ${300 - tall} h60 v50 h-60 Z`, line(path`M618 ${306 - tall} v34`, '#23282a', 34))
  )
}

export const neckwear: Drawing = (ink) =>
  ink.cut === 'scarf' ? scarf(ink) : ink.cut === 'gaiter' ? gaiter(ink) : tubeOf(ink)
