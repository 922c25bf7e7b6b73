import {
  box,
  circle,
  ellipse,
  fallShadow,
  group,
  groundShadow,
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

/** The sleeping pads taper to the feet; chambers run along or across. */
const body =
  'M330 96C330 70 350 56 380 54C460 48 540 48 620 54C650 56 670 70 670 96C690 260 680 420 664 560C654 700 644 820 634 906C630 934 612 946 590 948C530 954 470 954 410 948C388 946 370 934 366 906C356 820 346 700 336 560C320 420 310 260 330 96Z'

const valve = (ink: Ink, x: number, y: number) =>
  circle(x + 3, y + 5, 27, ink.deep) +
  circle(x, y, 25, ink.rubber) +
  circle(x - 2, y - 2, 16, ink.accent) +
  line(`M${x - 10} ${y - 2}h16`, ink.accentDark, 5)

const roundSides =
  shape('M300 0H380C350 400 380 700 400 1000H280Z', '#ffffff', { opacity: 0.16 }) +
  shape('M630 0C650 400 620 700 590 1000H720V0Z', '#0d1512', { opacity: 0.22 })

const cells = (ink: Ink) =>
  ink.has('baffles')
    ? times(12, (r) =>
        times(5, (c) => {
          const x = 360 + c * 70 + (r % 2) * 35 - 17
          const y = 100 + r * 72
          return (
            ellipse(x + 3, y + 5, 31, 32, ink.dark) +
            ellipse(x - 3, y - 4, 26, 26, ink.light) +
            ellipse(x - 8, y - 10, 10, 8, ink.pale)
          )
        }),
      )
    : times(13, (i) => {
        const y = 76 + i * 68
        return (
          line(`M300 ${y + 20}Q500 ${y + 28} 700 ${y + 20}`, ink.light, 24, { opacity: 0.8 }) +
          line(`M300 ${y + 12}Q500 ${y + 20} 700 ${y + 12}`, ink.pale, 7) +
          line(`M300 ${y + 52}Q500 ${y + 60} 700 ${y + 52}`, ink.dark, 18, { opacity: 0.8 }) +
          line(`M300 ${y + 64}Q500 ${y + 72} 700 ${y + 64}`, seamOf(ink), 4)
        )
      })

const inflatable: Drawing = (ink) =>
  turned(
    [
      fallShadow(body, 26, 22),
      shape(body, ink.dark, { transform: 'translate(10 8)' }),
      shape(body, ink.base),
      inside(
        'pad-body',
        body,
        cells(ink) +
          roundSides +
          shape(`M280 ${800 + ink.vary(0) * 60}H720V1000H280Z`, ink.accent, { opacity: 0.85 }) +
          line(body, ink.dark, 16, { opacity: 0.5 }),
      ),
      valve(ink, 614, 96),
      box(470, 890, 60, 30, 5, ink.paper, { opacity: 0.9 }),
      line('M480 905h36', ink.dark, 5),
      ink.has('strap') &&
        line('M340 500Q500 520 660 500', ink.webbing, 24) +
          box(472, 492, 56, 40, 8, ink.rubber) +
          box(484, 502, 32, 20, 4, ink.metalDark),
    ]
      .filter(Boolean)
      .join(''),
    12,
  )

const selfInflating: Drawing = (ink) => {
  const sheet =
    'M250 380C240 360 250 330 280 324L640 210C680 200 700 220 708 250L850 640C858 670 846 690 820 700L470 828C430 840 400 830 388 800Z'
  return [
    fallShadow(sheet, 20, 30),
    shape(sheet, ink.dark, { transform: 'translate(6 18)' }),
    shape(sheet, ink.base),
    inside(
      'pad-sheet',
      sheet,
      shape('M230 330L520 240L640 560L400 830L230 400Z', ink.light, { opacity: 0.55 }) +
        (ink.has('baffles')
          ? times(
              6,
              (i) =>
                line(`M${290 + i * 70} ${340 - i * 22}L${430 + i * 70} ${820 - i * 24}`, seamOf(ink), 6, {
                  opacity: 0.6,
                }) +
                line(`M${308 + i * 70} ${340 - i * 22}L${448 + i * 70} ${810 - i * 24}`, ink.pale, 8, { opacity: 0.4 }),
            )
          : times(14, (i) => circle(340 + ((i * 127) % 420), 340 + ((i * 89) % 400), 9, ink.dark, { opacity: 0.6 }))) +
        line(sheet, ink.dark, 20, { opacity: 0.5 }) +
        shape('M470 828L850 690L838 640L450 784Z', ink.accent) +
        line('M448 776L836 634', ink.paper, 6, { opacity: 0.8 }),
    ),
    // the head end still rolled up
    shape(
      'M232 400C170 420 150 350 190 316C210 300 240 296 262 292L640 176C690 160 730 190 724 240C720 276 690 290 664 296L290 412C270 418 250 410 232 400Z',
      ink.dark,
    ),
    shape(
      'M236 384C186 396 170 350 206 326C226 314 250 310 270 304L640 190C680 178 706 200 700 236L290 366C270 374 250 380 236 384Z',
      ink.light,
    ),
    shape('M240 350L660 218L640 196L270 310C240 318 226 330 240 350Z', ink.pale, { opacity: 0.6 }),
    ellipse(212, 358, 46, 52, ink.deep),
    line('M212 322C240 330 246 370 216 386C190 390 182 356 206 346C220 344 226 360 214 364', ink.accent, 9),
    valve(ink, 780, 640),
    ink.has('strap') &&
      line('M330 276C310 330 330 400 372 392M540 212C524 262 540 330 580 330', ink.webbing, 26) +
        box(318, 300, 48, 36, 7, ink.rubber) +
        box(528, 238, 48, 36, 7, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

/** Closed foam, folded like an accordion with its dimples. */
const foam: Drawing = (ink) => {
  const rows = 6
  const h = 88 + ink.vary(0) * 10
  const fold = (i: number) => {
    const y = 836 - i * h
    const dx = i % 2 ? 14 : 0
    const d = `M${150 + dx} ${y}C${120 + dx} ${y - 20} ${120 + dx} ${y - h + 18} ${156 + dx} ${y - h + 6}H${830 + dx}C${866 + dx} ${y - h + 18} ${866 + dx} ${y - 20} ${836 + dx} ${y}Z`
    const tone = i % 2 ? ink.base : mix(ink.metalLight, ink.metal, 0.35)
    return (
      shape(d, tone) +
      inside(
        `pad-fold${i}`,
        d,
        shape(`M100 ${y - 26}H900V${y + 4}H100Z`, i % 2 ? ink.dark : ink.metalDark, { opacity: 0.7 }) +
          line(`M100 ${y - h + 16}H900`, i % 2 ? ink.pale : ink.metalLight, 9) +
          (ink.has('baffles')
            ? times(16, (c) =>
                line(`M${150 + c * 46} ${y - h + 14}V${y - 10}`, i % 2 ? ink.dark : ink.metalDark, 15, {
                  opacity: 0.45,
                }),
              )
            : times(16, (c) =>
                ellipse(166 + c * 45, y - h * 0.55, 15, 17, i % 2 ? ink.dark : ink.metalDark, { opacity: 0.5 }),
              )) +
          shape('M760 0H900V1000H720Z', '#0d1512', { opacity: 0.15 }),
      )
    )
  }
  const top = 836 - rows * h
  return (
    groundShadow(506, 850, 390) +
    times(rows, fold) +
    shape(`M170 ${top + 10}L270 ${top - 70}H770L850 ${top + 10}Z`, ink.light) +
    inside(
      'pad-top',
      `M170 ${top + 10}L270 ${top - 70}H770L850 ${top + 10}Z`,
      times(4, (r) =>
        times(11, (c) => ellipse(220 + c * 58 + (r % 2) * 28, top - 56 + r * 20, 18, 7, ink.dark, { opacity: 0.4 })),
      ),
    ) +
    (ink.has('strap')
      ? line(`M300 ${top - 74}L266 ${top + 10}V840M740 ${top - 74}L764 ${top + 10}V840`, ink.webbing, 28, {
          cap: 'butt',
        }) +
        box(240, 560, 54, 46, 8, ink.rubber) +
        box(738, 560, 54, 46, 8, ink.rubber)
      : '')
  )
}

const pillow: Drawing = (ink) => {
  const dip = ink.vary(0) * 20
  const d = `M120 360C110 290 180 262 250 280C400 ${316 + dip} 600 ${316 + dip} 750 280C820 262 890 290 880 360C860 440 860 520 884 620C894 700 820 730 750 714C600 680 400 680 250 714C180 730 106 700 116 620C140 520 140 440 120 360Z`
  return [
    fallShadow(d, 18, 34),
    shape(d, ink.base),
    inside(
      'pad-pillow',
      d,
      shape('M80 240H920V420C700 380 300 400 80 560Z', ink.light) +
        shape('M160 320C300 350 480 360 640 340C480 400 300 420 200 470C150 440 130 360 160 320Z', ink.pale, {
          opacity: 0.7,
        }) +
        shape('M80 640C300 590 700 590 920 520V760H80Z', ink.dark) +
        shape('M840 260H920V760H780C830 620 840 440 800 290Z', ink.deep, { opacity: 0.4 }) +
        (ink.has('baffles')
          ? line('M330 290Q310 500 330 710M500 300Q500 500 500 700M670 290Q690 500 670 710', seamOf(ink), 7) +
            line('M346 300Q328 500 346 700M516 310Q516 500 516 690', ink.pale, 9, { opacity: 0.5 })
          : line(
              'M250 320Q300 360 320 420M750 320Q700 360 684 420M250 680Q300 640 310 590M750 680Q700 640 690 590',
              seamOf(ink),
              6,
              { opacity: 0.6 },
            )),
    ),
    line(d, ink.dark, 7),
    stitch('M150 380C166 460 166 530 148 620M850 380C834 460 834 530 852 620', ink.pale),
    valve(ink, 800, 640),
    box(460, 670, 80, 32, 4, ink.accent),
    ink.has('strap') &&
      line('M124 470C60 470 60 540 124 540M876 470C940 470 940 540 876 540', ink.webbing, 22) +
        line('M130 505H870', ink.webbing, 26, { opacity: 0.9 }) +
        box(470, 484, 60, 42, 8, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

const rolled = (ink: Ink, roller: boolean) => {
  const r = roller ? 150 : 152 + ink.vary(1) * 16
  const long = roller ? 700 + ink.vary(0) * 30 : 790
  const x0 = 500 - long / 2 + (roller ? 40 : 60)
  const y = roller ? 560 : 480
  const bodyD = `M${x0} ${y - r}L${x0 + long - 90} ${y - r - 60}C${x0 + long} ${y - r - 60} ${x0 + long} ${y + r - 60} ${x0 + long - 90} ${y + r - 60}L${x0} ${y + r}Z`
  const tail = `M${x0 + 20} ${y + r - 30}L${x0 + long - 110} ${y + r - 90}L${x0 + long + 20} ${y + r + 60}L${x0 + 150} ${y + r + 130}Z`
  const spiral = `M${x0} ${y - r * 0.86}A${r * 0.66} ${r * 0.86} 0 0 1 ${x0} ${y + r * 0.8}A${r * 0.54} ${r * 0.72} 0 0 1 ${x0} ${y - r * 0.6}A${r * 0.42} ${r * 0.56} 0 0 1 ${x0} ${y + r * 0.48}A${r * 0.28} ${r * 0.4} 0 0 1 ${x0} ${y - r * 0.3}A${r * 0.2} ${r * 0.24} 0 0 1 ${x0} ${y + r * 0.16}`
  return [
    ellipse(530, y + r + (roller ? 6 : 90), 400, 40, '#17201c', { opacity: 0.13 }),
    !roller &&
      shape(tail, ink.light) +
        inside(
          'pad-tail',
          tail,
          stitch(`M${x0 + 60} ${y + r - 12}L${x0 + 190} ${y + r + 116}L${x0 + long} ${y + r + 52}`, ink.dark, 4) +
            shape(
              `M${x0 + 20} ${y + r - 30}L${x0 + long - 110} ${y + r - 90}L${x0 + long - 80} ${y + r - 50}L${x0 + 60} ${y + r + 14}Z`,
              ink.dark,
              { opacity: 0.5 },
            ),
        ) +
        line(`M${x0 + 150} ${y + r + 136}L${x0 + long + 20} ${y + r + 66}`, ink.deep, 12),
    shape(bodyD, ink.base),
    inside(
      'pad-roll',
      bodyD,
      shape(`M0 0H1000V${y - r * 0.5}L0 ${y - r * 0.4}Z`, ink.light) +
        shape(`M0 ${y - r * 0.84}L1000 ${y - r - 90}V${y - r - 50}L0 ${y - r * 0.64}Z`, ink.pale) +
        shape(`M0 ${y + r * 0.36}L1000 ${y + r * 0.36 - 60}V1000H0Z`, ink.dark) +
        shape(`M0 ${y + r * 0.74}L1000 ${y + r * 0.74 - 60}V1000H0Z`, ink.deep, { opacity: 0.6 }) +
        (roller && ink.has('baffles')
          ? times(8, (i) =>
              times(3, (k) =>
                box(x0 + 70 + i * 80, y - r * 0.72 - i * 7 + k * r * 0.56, 56, r * 0.36, 12, ink.dark, {
                  opacity: 0.6,
                }),
              ),
            )
          : roller
            ? line(
                `M${x0 + 60} ${y - r * 0.3}L${x0 + long - 60} ${y - r * 0.3 - 54}M${x0 + 60} ${y + r * 0.2}L${x0 + long - 60} ${y + r * 0.2 - 54}`,
                ink.dark,
                9,
              )
            : ink.has('baffles')
              ? times(16, (i) =>
                  line(`M${x0 + 60 + i * 48} ${y - r - 40}v${r * 2 + 40}`, ink.dark, 4, { opacity: 0.35 }),
                )
              : line(`M${x0 + 80} ${y - r * 0.1}L${x0 + long - 40} ${y - r * 0.1 - 58}`, ink.accent, 12)),
    ),
    ellipse(x0, y, r * 0.74, r, ink.dark),
    ellipse(x0 - 3, y - 2, r * 0.7, r * 0.96, roller ? ink.light : ink.base),
    roller
      ? ellipse(x0, y, r * 0.46, r * 0.62, ink.deep) +
        ellipse(x0 + 6, y + 4, r * 0.38, r * 0.54, '#0d1214') +
        line(`M${x0 - r * 0.4} ${y - r * 0.2}A${r * 0.46} ${r * 0.62} 0 0 1 ${x0} ${y - r * 0.6}`, ink.accent, 12)
      : line(spiral, ink.deep, 7),
    ink.has('strap') &&
      line(
        `M${x0 + 140} ${y - r - 12}C${x0 + 230} ${y - r - 20} ${x0 + 230} ${y + r - 10} ${x0 + 140} ${y + r - 10}M${x0 + 520} ${y - r - 38}C${x0 + 610} ${y - r - 46} ${x0 + 610} ${y + r - 36} ${x0 + 520} ${y + r - 36}`,
        ink.webbing,
        34,
      ) +
        line(
          `M${x0 + 196} ${y - r * 0.5}C${x0 + 230} ${y - r - 200} ${x0 + 560} ${y - r - 220} ${x0 + 580} ${y - r * 0.7}`,
          ink.webbing,
          26,
        ),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = {
  inflatable,
  foam,
  'self-inflating': selfInflating,
  pillow,
  'yoga-mat': (ink) => group(rolled(ink, false), 'translate(-30 0)'),
  'foam-roller': (ink) => group(rolled(ink, true), 'translate(-20 -20)'),
}

export const pad: Drawing = (ink) => (cuts[ink.cut] ?? inflatable)(ink)
