import {
  box,
  ellipse,
  fallShadow,
  group,
  inside,
  line,
  mix,
  seamOf,
  shape,
  stitch,
  times,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

/** Quilted chambers across the outline `d`: a bright crest and a dark seam each. */
const chambers = (ink: Ink, name: string, d: string, from: number, to: number, count: number, bend: number) => {
  const step = (to - from) / count
  const across = (y: number) => `M60 ${y}Q500 ${y + bend} 940 ${y}`
  return inside(
    name,
    d,
    times(count, (i) => {
      const y = from + i * step
      return (
        line(across(y + step * 0.3), ink.light, step * 0.34, { opacity: 0.75 }) +
        line(across(y + step * 0.2), ink.pale, step * 0.09, { opacity: 0.7 }) +
        line(across(y + step * 0.88), ink.dark, step * 0.24, { opacity: 0.8 }) +
        line(across(y + step), seamOf(ink), 4)
      )
    }),
  )
}

/** Shade the right side so that the whole reads as one soft round body. */
const roundness = (ink: Ink, name: string, d: string, x: number) =>
  inside(
    name,
    d,
    shape(`M${x} 0C${x + 60} 300 ${x + 40} 700 ${x - 40} 1000H1000V0Z`, ink.deep, { opacity: 0.32 }) +
      shape(`M${x + 70} 0C${x + 120} 300 ${x + 90} 700 ${x + 10} 1000H1000V0Z`, ink.deep, { opacity: 0.35 }) +
      shape('M0 0H330C270 300 300 700 390 1000H0Z', ink.pale, { opacity: 0.14 }),
  )

const zip = (ink: Ink, d: string, x: number, y: number) =>
  line(d, ink.deep, 13) +
  line(d, ink.metal, 5, { dash: '6 5', cap: 'butt' }) +
  box(x - 9, y - 10, 18, 26, 5, ink.metalDark) +
  line(`M${x} ${y + 14}v40`, ink.accent, 10)

const mummy: Drawing = (ink) => {
  const foot = 128 + ink.vary(0) * 26
  const d = `M500 84C632 84 706 150 716 236C722 286 760 300 772 380C786 500 ${500 + foot + 60} 700 ${500 + foot} 858C${490 + foot} 905 ${420 + foot} 918 500 918C${580 - foot} 918 ${510 - foot} 905 ${500 - foot} 858C${440 - foot} 700 214 500 228 380C240 300 278 286 284 236C294 150 368 84 500 84Z`
  const hole =
    'M500 140C580 140 628 190 626 250C624 316 570 350 500 350C430 350 376 316 374 250C372 190 420 140 500 140Z'
  const lining = mix(ink.accent, ink.deep, 0.12)
  const body = [
    fallShadow(d, 20, 22),
    shape(d, ink.base),
    chambers(ink, 'bag-chambers', d, 372, 930, 8 + Math.round(ink.vary(1) * 2), 60),
    inside(
      'bag-hood',
      d,
      times(7, (i) =>
        line(
          `M500 250L${500 + Math.cos((i * 30 + 180) * 0.01745) * 420} ${250 + Math.sin((i * 30 + 180) * 0.01745) * 300}`,
          seamOf(ink),
          4,
        ),
      ) +
        shape('M270 250C280 150 380 84 500 84C420 120 330 170 320 300Z', ink.light) +
        shape('M720 380C730 200 640 90 560 84H800V400Z', ink.dark),
    ),
    inside(
      'bag-yoke',
      d,
      shape('M200 300C300 400 700 400 800 300V372Q500 436 200 372Z', ink.dark) +
        line('M200 372Q500 436 800 372', seamOf(ink), 5),
    ),
    ink.has('stripe') &&
      inside(
        'bag-stripe',
        d,
        shape('M180 760Q500 810 820 750V1000H180Z', ink.accent) +
          shape('M560 780Q700 780 820 750V1000H540Z', ink.accentDark) +
          line('M180 748Q500 798 820 738', ink.paper, 8, { opacity: 0.7 }),
      ),
    shape(hole, lining),
    inside(
      'bag-hole',
      hole,
      shape(
        'M370 240C380 180 440 150 500 150C580 150 620 190 630 240C600 210 560 196 500 196C440 196 400 210 370 240Z',
        '#0d1512',
        { opacity: 0.45 },
      ) +
        ellipse(500, 330, 150, 60, mix(lining, '#ffffff', 0.16)) +
        stitch('M400 300Q500 340 600 300', mix(lining, '#0d1512', 0.3)) +
        (ink.has('draft-collar')
          ? shape('M360 268C420 320 580 320 640 268V380H360Z', ink.light) +
            shape('M360 300C420 352 580 352 640 300V380H360Z', ink.base) +
            line('M430 300v44M500 308v44M570 300v44', seamOf(ink), 4)
          : ''),
    ),
    line(hole, ink.light, 20),
    line(hole, ink.dark, 4, { dash: '3 15' }),
    line('M432 344C424 380 420 396 430 420M568 344C576 380 584 388 574 424', ink.accent, 6),
    box(420, 412, 22, 30, 7, ink.rubber),
    box(563, 416, 22, 30, 7, ink.rubber),
    zip(ink, 'M628 300C668 420 666 560 640 690', 640, 690),
    roundness(ink, 'bag-round', d, 640),
    box(430, 446, 62, 26, 4, ink.paper, { opacity: 0.85 }),
    line('M440 459h36', ink.dark, 5),
  ]
  return turned(group(body.filter(Boolean).join(''), 'translate(90 -15) scale(0.82 1.03)'), -12 + ink.vary(2) * 3)
}

const rectangular: Drawing = (ink) => {
  const d = 'M236 120C330 98 660 98 760 116C790 360 786 700 766 880C650 906 350 906 240 884C214 660 214 340 236 120Z'
  const fold = 'M236 120C330 98 660 98 760 116C776 250 780 380 778 470C650 420 420 340 228 214C230 180 232 150 236 120Z'
  const lining = mix(ink.accent, ink.deep, 0.08)
  const body = [
    fallShadow(d, 22, 24),
    shape(d, ink.base),
    chambers(ink, 'bag-chambers', d, 150, 900, 7 + Math.round(ink.vary(0) * 2), 26),
    inside('bag-lines', d, line('M400 90V920M600 90V920', seamOf(ink), 3, { opacity: 0.5 })),
    ink.has('stripe') &&
      inside(
        'bag-stripe',
        d,
        shape('M180 680Q500 706 820 680V770Q500 796 180 770Z', ink.accent) +
          shape('M180 790Q500 816 820 790V812Q500 838 180 812Z', ink.paper, { opacity: 0.8 }),
      ),
    roundness(ink, 'bag-round', d, 660),
    zip(ink, 'M772 470C780 610 776 760 762 868C660 896 560 900 480 899', 774, 560),
    // the inside of the lower layer, then the flap folded back over the body
    shape(fold, mix(lining, '#0d1512', 0.2)),
    inside(
      'bag-fold',
      fold,
      times(
        5,
        (i) =>
          line(`M200 ${110 + i * 68}Q500 ${140 + i * 68} 800 ${120 + i * 68}`, mix(lining, '#0d1512', 0.28), 4) +
          line(`M200 ${130 + i * 68}Q500 ${160 + i * 68} 800 ${140 + i * 68}`, mix(lining, '#ffffff', 0.16), 14, {
            opacity: 0.6,
          }),
      ) + shape('M640 90H800V480L700 440Z', '#0d1512', { opacity: 0.18 }),
    ),
    shape('M228 214C300 262 560 392 778 470C700 560 640 640 600 700C470 590 330 480 218 420Z', '#0d1512', {
      opacity: 0.2,
      transform: 'translate(6 16)',
    }),
    shape(
      'M228 214C300 262 560 392 778 470C700 550 640 620 602 688C470 580 330 470 218 414C218 340 222 270 228 214Z',
      lining,
    ),
    shape('M228 214C300 262 560 392 778 470L752 500C560 430 340 310 226 250Z', mix(lining, '#ffffff', 0.22)),
    line('M222 330Q450 440 690 580M224 380Q440 490 640 640', mix(lining, '#0d1512', 0.28), 4),
    line('M218 414C330 470 470 580 602 688', ink.dark, 12),
    ink.has('draft-collar') &&
      shape('M236 120C330 98 660 98 760 116C766 146 768 176 770 206C660 176 340 176 232 210Z', ink.light) +
        line('M232 210C340 176 660 176 770 206', ink.dark, 8) +
        line('M330 106v76M430 102v76M530 102v76M640 104v78', seamOf(ink), 4),
  ]
  return turned(body.filter(Boolean).join(''), -6 + ink.vary(1) * 3)
}

const quilt: Drawing = (ink) => {
  const flare = ink.vary(0) * 30
  const d = `M${190 - flare} 150C330 190 660 196 ${826 + flare} 140C800 300 760 460 716 600C690 700 678 780 668 850C640 912 560 920 500 920C430 920 362 910 336 850C326 770 306 690 284 600C240 450 210 300 ${190 - flare} 150Z`
  const body = [
    fallShadow(d, 20, 22),
    shape(d, ink.base),
    chambers(ink, 'bag-chambers', d, 150, 930, 9, 44),
    inside('bag-lines', d, line('M390 100Q380 560 420 940M620 100Q630 560 580 940', seamOf(ink), 3, { opacity: 0.5 })),
    ink.has('stripe') &&
      inside(
        'bag-stripe',
        d,
        shape('M160 690Q500 740 840 690V1000H160Z', ink.accent) +
          shape('M580 720Q720 712 840 690V1000H560Z', ink.accentDark),
      ),
    roundness(ink, 'bag-round', d, 640),
    // the corner turned over to show the lining
    shape(`M${826 + flare} 140C800 300 770 420 740 520C690 440 620 300 566 184Z`, '#0d1512', {
      opacity: 0.22,
      transform: 'translate(-14 18)',
    }),
    shape(
      `M${826 + flare} 140C800 300 770 420 740 520C670 440 600 320 556 186C650 180 750 164 ${826 + flare} 140Z`,
      mix(ink.accent, ink.deep, 0.08),
    ),
    shape('M740 520C670 440 600 320 556 186L590 184C630 300 690 420 752 482Z', mix(ink.accent, '#ffffff', 0.25)),
    line('M640 190Q700 300 770 390M700 180Q740 250 796 300', ink.accentDark, 4),
    zip(
      ink,
      `M500 920C484 840 482 ${760 - ink.vary(2) * 60} 492 ${690 - ink.vary(2) * 60}`,
      492,
      690 - ink.vary(2) * 60,
    ),
    line('M420 914Q500 930 580 912', ink.accent, 9),
    box(566, 900, 26, 34, 8, ink.rubber),
    times(4, (i) => box(236 + i * 17, 420 + i * 84, 30, 14, 5, ink.rubber, { transform: 'rotate(-8 250 400)' })),
    ink.has('draft-collar') &&
      shape(`M${190 - flare} 150C330 190 480 192 558 188L580 246C440 262 320 250 ${206 - flare} 214Z`, ink.light) +
        shape(`M${200 - flare} 190C330 232 480 238 574 226L580 246C440 262 320 250 ${206 - flare} 214Z`, ink.dark) +
        line('M300 178l6 66M390 188l4 66M480 190l6 64', seamOf(ink), 4) +
        line('M558 210q20 40 10 90', ink.accent, 6),
  ]
  return turned(body.filter(Boolean).join(''), 5 - ink.vary(1) * 3)
}

const cuts: Record<string, Drawing> = { mummy, rectangular, quilt }

export const sleepingBag: Drawing = (ink) => (cuts[ink.cut] ?? mummy)(ink)
