import {
  box,
  circle,
  ellipse,
  groundShadow,
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
import { buckle, form, label, panel, reflectiveMark, strap, tone, zipper } from './pack-parts.ts'

/** A barrel bag seen from the front, a little from above. */
function duffelBag(ink: Ink): string {
  const full = ink.vary(0) * 30
  const d = path`M150 ${430 - full} C190 ${372 - full} 270 ${352 - full} 500 ${352 - full} C730 ${352 - full} 810 ${372 - full} 850 ${430 - full} C920 500 928 800 868 856 C820 884 180 884 132 856 C72 800 80 500 150 ${430 - full} Z`
  const top = path`M160 ${430 - full} C240 ${476 - full} 760 ${476 - full} 840 ${430 - full}`
  const ends = ink.has('two-tone')
    ? shape(
        'M60 300 L262 300 C232 480 232 740 262 900 L60 900 Z M940 300 L738 300 C768 480 768 740 738 900 L940 900 Z',
        ink.accent,
      ) + line('M262 300 C232 480 232 740 262 900 M738 300 C768 480 768 740 738 900', ink.accentDark, 5)
    : line('M252 300 C222 480 222 740 252 900 M748 300 C778 480 778 740 748 900', seamOf(ink), 5, { opacity: 0.6 })
  const pocket = ink.has('end-pocket')
    ? panel(
        ink,
        path`M770 560 C816 556 868 566 896 590 L892 800 C860 834 806 840 772 832 C758 740 758 650 770 560 Z`,
        tone(ink, 0.14),
      ) + zipper(ink, 'M776 606 C820 598 860 606 886 624', [870, 618])
    : ''
  const handle = (x: number) =>
    path`M${x} ${420 - full} C${x + 10} ${250 - full} ${x + 120} 196 500 196 C${880 - x} 196 ${990 - x} ${250 - full} ${1000 - x} ${420 - full}`
  const patchY = 590 + ink.vary(1) * 30
  return (
    groundShadow(500, 876, 420) +
    line(handle(330), '#23282a', 26) +
    form(
      ink,
      'duffel',
      d,
      ink.base,
      ends +
        line('M90 720 C300 740 700 740 910 720', '#0d1512', 40, { opacity: 0.06 }) +
        (ink.has('reflective') ? reflectiveMark('M60 690 C300 716 700 716 940 690', 26) : '') +
        pocket,
    ) +
    zipper(ink, top, [790, 452 - full]) +
    strap('M330 870 V470', 38) +
    strap('M670 870 V470', 38) +
    line(path`M330 500 C330 330 360 268 500 268 C640 268 670 330 670 500`, '#0d1512', 38, {
      opacity: 0.14,
      transform: 'translate(5 8)',
    }) +
    line('M330 500 C330 330 360 268 500 268 C640 268 670 330 670 500', '#34393c', 36) +
    line('M330 500 C330 330 360 268 500 268 C640 268 670 330 670 500', '#ffffff', 6, {
      opacity: 0.14,
      transform: 'translate(-6 -6)',
    }) +
    box(420, 244, 160, 52, 22, ink.accent) +
    box(428, 250, 144, 14, 7, '#ffffff', { opacity: 0.25 }) +
    stitch('M432 284 h136', ink.accentDark, 3) +
    label(ink, 500, patchY, 170) +
    times(
      2,
      (i) =>
        box(310 + i * 340, 490, 40, 40, 4, '#23282a') +
        stitch(path`M${314 + i * 340} 494 l32 32 m0 -32 l-32 32`, '#8b9296', 2.5),
    ) +
    circle(112, 560, 18, ink.metalDark) +
    circle(110, 557, 10, ink.metal)
  )
}

/** A wheeled bag standing up, its handle drawn out. */
function roller(ink: Ink): string {
  const d =
    'M290 280 C292 246 320 232 360 230 C460 224 560 224 650 230 C690 234 710 250 712 282 C730 460 736 660 722 830 C716 860 690 868 650 868 H350 C310 868 286 858 280 830 C266 660 272 460 290 280 Z'
  const y = 560 + ink.vary(0) * 40
  const lower = path`M300 ${y} C420 ${y - 14} 580 ${y - 14} 700 ${y} C706 ${y + 80} 704 760 698 820 C600 838 400 838 302 820 C296 760 294 ${y + 80} 300 ${y} Z`
  return (
    groundShadow(500, 880, 300) +
    line('M412 250 V96 M588 250 V96', ink.metalDark, 22, { cap: 'butt' }) +
    line('M408 250 V96 M584 250 V96', ink.metalLight, 7, { cap: 'butt' }) +
    box(384, 76, 232, 40, 18, '#23282a') +
    box(396, 82, 208, 10, 5, '#ffffff', { opacity: 0.18 }) +
    circle(318, 854, 40, '#1b2022') +
    circle(682, 854, 40, '#1b2022') +
    circle(318, 852, 18, ink.metalDark) +
    circle(682, 852, 18, ink.metalDark) +
    form(
      ink,
      'roller',
      d,
      ink.base,
      (ink.has('two-tone') ? shape('M200 700 C400 730 600 730 800 700 V920 H200 Z', ink.accent) : '') +
        line('M330 240 C316 460 314 660 330 860 M670 240 C684 460 686 660 670 860', seamOf(ink), 5, { opacity: 0.5 }) +
        (ink.has('reflective') ? reflectiveMark('M200 520 H800', 22) : ''),
    ) +
    panel(ink, lower, ink.has('two-tone') ? mix(ink.accent, '#0d1512', 0.08) : tone(ink, 0.1)) +
    zipper(ink, path`M312 ${y + 40} C420 ${y + 26} 580 ${y + 26} 688 ${y + 40}`, [670, y + 42]) +
    zipper(ink, 'M306 480 C312 340 330 274 372 262 C460 252 540 252 628 262 C670 274 688 340 694 480', [308, 452]) +
    box(430, 240, 140, 32, 16, '#23282a') +
    (ink.has('end-pocket')
      ? panel(
          ink,
          'M372 320 H628 Q640 320 640 334 V440 Q640 454 628 454 H372 Q360 454 360 440 V334 Q360 320 372 320 Z',
          tone(ink, 0.14),
        ) + zipper(ink, 'M374 346 H626', [604, 350])
      : strap('M286 400 H714', 24) + buckle(560, 400)) +
    label(ink, 500, 680, 110) +
    box(286, 836, 64, 40, 10, '#23282a') +
    box(650, 836, 64, 40, 10, '#23282a')
  )
}

/** An open-topped tote in heavy cloth. */
function tote(ink: Ink): string {
  const y = 380 + ink.vary(0) * 30
  const d = path`M196 ${y} L804 ${y} C812 560 800 720 776 852 Q770 876 744 876 L256 876 Q230 876 224 852 C200 720 188 560 196 ${y} Z`
  const lower = 'M150 690 C400 710 600 710 850 690 V920 H150 Z'
  const handle = (h: number) =>
    path`M356 ${y + 30} C356 ${y - h} 400 ${y - h - 50} 500 ${y - h - 50} C600 ${y - h - 50} 644 ${y - h} 644 ${y + 30}`
  return (
    groundShadow(500, 880, 330) +
    shape(path`M196 ${y} Q500 ${y - 56} 804 ${y} Q500 ${y + 40} 196 ${y} Z`, ink.deep) +
    line(handle(210), mix(ink.webbing, '#0d1512', 0.3), 34) +
    form(
      ink,
      'tote',
      d,
      ink.base,
      (ink.has('two-tone')
        ? shape(lower, ink.accent) + line('M150 690 C400 710 600 710 850 690', ink.accentDark, 5)
        : shape(lower, tone(ink, 0.16)) + line('M150 690 C400 710 600 710 850 690', seamOf(ink), 5, { opacity: 0.7 })) +
        (ink.has('reflective') ? reflectiveMark('M150 640 C400 660 600 660 850 640', 22) : '') +
        stitch(path`M200 ${y + 26} H800 M200 ${y + 38} H800`, seamOf(ink), 2.5),
    ) +
    strap(path`M356 ${y + 4} C350 600 352 760 360 872`, 40) +
    strap(path`M644 ${y + 4} C650 600 648 760 640 872`, 40) +
    line(handle(160), '#0d1512', 36, { opacity: 0.16, transform: 'translate(5 8)' }) +
    line(handle(160), '#34393c', 36) +
    line(handle(160), '#ffffff', 5, { opacity: 0.18, transform: 'translate(-6 -7)' }) +
    (ink.has('end-pocket')
      ? panel(ink, path`M410 ${y + 120} H590 V${y + 290} Q500 ${y + 310} 410 ${y + 290} Z`, tone(ink, 0.1)) +
        zipper(ink, path`M418 ${y + 146} H582`, [566, y + 150])
      : label(ink, 500, y + 130, 130))
  )
}

/** A mesh-topped packing cube, a smaller one leaning behind. */
function cube(ink: Ink): string {
  const y = 420 + ink.vary(0) * 30
  const d = path`M180 ${y} C184 ${y - 24} 210 ${y - 34} 250 ${y - 36} H750 C790 ${y - 34} 816 ${y - 24} 820 ${y} C838 560 838 700 820 836 C812 868 790 876 750 876 H250 C210 876 188 868 180 836 C162 700 162 560 180 ${y} Z`
  const windowD = path`M262 ${y + 60} H738 Q764 ${y + 60} 766 ${y + 88} C774 620 774 700 766 770 Q762 796 738 796 H262 Q238 796 234 770 C226 700 226 620 234 ${y + 88} Q236 ${y + 60} 262 ${y + 60} Z`
  const far = path`M260 ${y - 200} C262 ${y - 226} 284 ${y - 232} 316 ${y - 234} H684 C716 ${y - 232} 738 ${y - 226} 740 ${y - 200} L752 ${y + 60} H248 Z`
  const net = times(
    26,
    (i) => path`M${100 + i * 34} ${y} L${-160 + i * 34} 860 M${-60 + i * 34} ${y} L${200 + i * 34} 860 `,
  )
  return (
    groundShadow(500, 880, 360) +
    form(
      ink,
      'far',
      far,
      ink.has('two-tone') ? ink.accent : tone(ink, 0.2),
      line(path`M300 ${y - 190} H700 V${y + 40} H300 Z`, '#0d1512', 5, { opacity: 0.35 }),
      0.7,
    ) +
    line(path`M440 ${y - 232} C440 ${y - 290} 560 ${y - 290} 560 ${y - 232}`, '#34393c', 22) +
    form(
      ink,
      'cube',
      d,
      ink.base,
      shape(windowD, ink.deep) +
        shape(path`M240 700 C300 640 420 660 500 690 C600 720 700 660 770 690 L770 800 H240 Z`, ink.accent, {
          opacity: 0.55,
        }) +
        shape(
          path`M240 620 C330 560 430 600 520 610 C620 620 700 580 770 600 L770 680 C680 660 600 700 500 680 C420 660 300 640 240 690 Z`,
          ink.paper,
          { opacity: 0.35 },
        ) +
        `<clipPath id="net"><path d="${windowD}"/></clipPath><g clip-path="url(#net)">${line(net, ink.base, 3, { opacity: 0.55 })}</g>` +
        line(windowD, seamOf(ink), 7) +
        stitch(windowD, ink.pale, 2.5) +
        (ink.has('reflective') ? reflectiveMark('M120 838 H880', 18) : ''),
    ) +
    zipper(ink, path`M196 ${y + 22} C300 ${y + 10} 700 ${y + 10} 804 ${y + 22}`, [770, y + 22]) +
    line(path`M410 ${y - 36} C410 ${y - 96} 590 ${y - 96} 590 ${y - 36}`, '#34393c', 26) +
    (ink.has('end-pocket')
      ? panel(ink, 'M640 700 H790 V830 Q710 850 640 830 Z', tone(ink, 0.14)) + zipper(ink, 'M648 722 H784')
      : '') +
    label(ink, 330, 810, 76) +
    ellipse(180, y + 30, 8, 14, ink.metal)
  )
}

export const duffel: Drawing = (ink) =>
  ink.cut === 'roller'
    ? roller(ink)
    : ink.cut === 'tote'
      ? tote(ink)
      : ink.cut === 'packing-cube'
        ? cube(ink)
        : duffelBag(ink)
