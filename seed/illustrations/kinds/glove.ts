import {
  box,
  circle,
  ellipse,
  fallShadow,
  group,
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
import { form, label, strap, tone } from './pack-parts.ts'

/** A left hand seen from its back, fingers up, thumb to the right, wrist at y = 720. */
const hands: Record<string, string> = {
  glove:
    'M386 724 C372 640 330 560 318 474 L304 366 C302 318 368 310 380 360 L394 436 L384 262 C384 210 460 208 466 260 L474 424 L476 214 C478 160 556 160 558 214 L556 428 L576 262 C584 210 654 218 650 272 L636 470 C634 506 648 514 664 488 C686 450 706 408 730 388 C764 364 800 396 784 442 C756 520 708 596 668 648 C646 678 640 704 638 724 Z',
  liner:
    'M412 724 C400 650 358 566 346 480 L330 376 C328 338 378 332 388 372 L406 446 L398 270 C398 228 456 226 462 268 L474 432 L478 222 C480 178 542 178 544 222 L542 436 L566 268 C572 226 626 232 622 276 L610 474 C608 506 622 514 638 490 C660 452 684 410 706 392 C734 374 762 400 748 438 C722 514 676 590 638 646 C618 676 612 700 610 724 Z',
  mitt: 'M382 724 C364 640 322 560 318 440 C314 290 380 176 484 174 C594 174 650 290 650 440 C650 462 640 480 644 496 C650 516 666 500 676 482 C696 446 714 414 738 396 C776 372 812 406 796 456 C766 534 712 604 670 654 C648 680 642 704 640 724 Z',
  lobster:
    'M384 724 C368 640 322 560 314 460 C302 330 330 196 424 192 C510 190 530 290 530 424 C536 330 552 250 606 252 C662 256 660 340 648 470 C644 506 652 514 668 488 C690 450 710 408 734 390 C770 366 806 398 790 446 C762 524 710 600 670 650 C648 678 642 704 640 724 Z',
}

/** Seams and pads on the back of the hand. */
function back(ink: Ink): string {
  const low = ink.vary(0) * 22
  const dark = (d: string, width: number, opacity: number) =>
    line(d, '#0d1512', width, { opacity: opacity * (isDark(ink) ? 2.4 : 1) })
  const thumb = 'M640 500 C640 560 628 610 612 660'
  switch (ink.cut) {
    case 'mitt':
      return (
        dark('M330 400 C380 380 580 380 640 404', 40, 0.08) +
        line(path`M322 ${420 + low} C400 ${392 + low} 570 ${392 + low} 650 ${424 + low}`, seamOf(ink), 5, {
          opacity: 0.7,
        }) +
        line(path`M326 ${520 + low} C420 ${492 + low} 560 ${492 + low} 644 ${520 + low}`, seamOf(ink), 5, {
          opacity: 0.7,
        }) +
        line(thumb, seamOf(ink), 5, { opacity: 0.6 }) +
        shape(
          path`M360 ${356 + low} C400 210 570 210 606 ${356 + low} C540 ${334 + low} 430 ${334 + low} 360 ${356 + low} Z`,
          '#ffffff',
          { opacity: 0.08 },
        )
      )
    case 'lobster':
      return (
        line(
          path`M316 ${440 + low} C380 ${416 + low} 590 ${424 + low} 648 ${446 + low} M322 ${530 + low} C400 ${506 + low} 580 ${506 + low} 642 ${530 + low} M530 424 L528 ${520 + low}`,
          seamOf(ink),
          5,
          { opacity: 0.7 },
        ) +
        line(thumb, seamOf(ink), 5, { opacity: 0.6 }) +
        line('M350 380 C360 290 380 250 420 240', '#ffffff', 14, { opacity: 0.14 })
      )
    case 'liner':
      return (
        line('M406 446 L416 560 M474 432 L476 560 M542 436 L536 560', seamOf(ink), 4, { opacity: 0.5 }) +
        line(thumb, seamOf(ink), 4, { opacity: 0.4, transform: 'translate(-24 0)' }) +
        times(4, (i) =>
          shape(path`M${326 + i * 74} ${370 - [0, 104, 150, 104][i]! + 26} q34 20 66 0 v-90 h-70 Z`, ink.accent, {
            opacity: 0.95,
          }),
        ) +
        shape('M660 470 L770 480 L800 360 L700 360 Z', ink.accent, { transform: 'translate(26 -44)' })
      )
    default:
      return (
        dark('M394 436 L404 560 M474 424 L476 560 M556 428 L550 560', 16, 0.1) +
        line('M394 436 L404 560 M474 424 L476 560 M556 428 L550 560', seamOf(ink), 4, { opacity: 0.6 }) +
        line(
          'M312 430 Q350 418 392 424 M388 330 Q424 318 470 324 M476 290 Q516 280 558 286 M570 330 Q610 322 648 336',
          seamOf(ink),
          4,
          { opacity: 0.5 },
        ) +
        line(path`M326 ${520 + low} C420 ${560 + low} 560 ${560 + low} 634 ${520 + low}`, seamOf(ink), 5, {
          opacity: 0.6,
        }) +
        times(
          4,
          (i) =>
            ellipse(358 + i * 76, 492 + low - [0, 26, 30, 18][i]!, 27, 36, tone(ink, 0.2)) +
            ellipse(352 + i * 76, 484 + low - [0, 26, 30, 18][i]!, 14, 20, '#ffffff', { opacity: 0.12 }),
        ) +
        line(thumb, seamOf(ink), 4, { opacity: 0.6 })
      )
  }
}

/** Leather over palm and finger tips; on the back of the hand only the tips and the thumb's crotch show. */
function leather(ink: Ink, palm: boolean): string {
  const [hide, shade] = ['#b98652', '#8c6038']
  if (!palm)
    return (
      shape('M640 470 C620 540 640 600 690 660 L820 480 L800 340 L700 360 Z', hide) +
      stitch('M640 470 C620 540 640 600 690 660', shade, 4) +
      shape('M280 290 Q370 270 470 236 Q560 216 670 262 L670 120 L290 120 Z', hide) +
      stitch('M290 298 Q370 278 470 244 Q560 224 670 270', shade, 4)
    )
  return (
    shape('M200 100 H850 V640 C700 720 420 720 330 660 Z', hide) +
    line('M340 560 C420 520 540 540 620 620 M360 470 C440 440 560 450 640 500', shade, 6, { opacity: 0.7 }) +
    stitch('M350 580 C430 540 530 560 600 636', shade, 3) +
    ellipse(440, 610, 70, 48, shade, { opacity: 0.22 }) +
    line('M394 436 L400 480 M474 424 L476 470 M556 428 L552 470', shade, 6)
  )
}

function cuff(ink: Ink): string {
  const slim = ink.cut === 'liner'
  if (ink.has('cuff')) {
    const d = slim
      ? 'M408 700 C400 760 398 820 396 872 Q510 896 626 872 C624 820 622 760 614 700 Z'
      : 'M374 690 C366 750 342 810 330 876 Q510 910 694 876 C682 810 656 750 648 690 Z'
    return (
      form(
        ink,
        'cuff',
        d,
        tone(ink, 0.1),
        line(
          slim ? times(9, (i) => path`M${418 + i * 23} 700 v190 `) : 'M350 800 Q510 832 674 800',
          seamOf(ink),
          slim ? 4 : 5,
          { opacity: 0.5 },
        ),
        0.5,
      ) +
      (slim
        ? ''
        : line('M336 854 Q510 888 688 854', ink.dark, 14) +
          box(650, 838, 34, 44, 10, '#23282a') +
          line('M668 880 q24 30 4 60 q-26 -4 -10 -58', ink.accent, 7))
    )
  }
  const [l, r] = slim ? [412, 612] : [384, 640]
  const d = path`M${l} 700 C${l + 8} 740 ${l + 4} 780 ${l} 800 Q510 824 ${r} 800 C${r - 6} 780 ${r - 8} 740 ${r - 2} 700 Z`
  const ribs = times(12, (i) => path`M${l + 10 + i * ((r - l - 20) / 11)} 706 v110 `)
  return form(ink, 'cuff', d, tone(ink, 0.16), line(ribs, '#0d1512', 8, { opacity: 0.2 }), 0.4)
}

const one = (ink: Ink, palm: boolean): string => {
  const hand = hands[ink.cut] ?? hands.glove!
  const wrist =
    ink.cut === 'liner'
      ? ''
      : strap('M380 690 Q510 714 644 690', 40, isDark(ink) ? mix(ink.base, '#ffffff', 0.2) : ink.deep) +
        (palm ? '' : box(520, 676, 108, 50, 10, ink.accent) + stitch('M530 686 h88 v30 h-88 Z', ink.accentDark, 2.5))
  const leash = ink.has('leash')
    ? line('M410 760 C300 800 250 900 330 930 C420 950 440 860 430 790', ink.accentDark, 15) +
      line('M410 760 C300 800 250 900 330 930 C420 950 440 860 430 790', ink.accent, 10) +
      circle(424, 790, 17, '#23282a')
    : ''
  return (
    fallShadow(hand) +
    cuff(ink) +
    form(
      ink,
      'hand',
      hand,
      ink.base,
      (palm && ink.has('leather-palm')
        ? ''
        : palm
          ? line(
              'M394 436 L400 480 M474 424 L476 470 M556 428 L552 470 M350 560 C430 520 540 550 620 640',
              seamOf(ink),
              5,
              { opacity: 0.6 },
            )
          : back(ink)) + (ink.has('leather-palm') ? leather(ink, palm) : ''),
      0.62,
    ) +
    wrist +
    (palm || ink.cut === 'liner' ? '' : label(ink, 500, 600 + ink.vary(1) * 24, 76)) +
    leash
  )
}

/** A pair: the right glove behind shows its palm, the left one in front its back. */
export const glove: Drawing = (ink) => {
  const behind = one(ink, true).replace(/(id="|url\(#)/g, '$1palm-')
  return (
    group(behind, 'translate(216 8) rotate(9 500 500) scale(0.9)') +
    group(one(ink, false), 'translate(-176 26) rotate(-8 500 500) scale(0.98)')
  )
}
