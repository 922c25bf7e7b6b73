import {
  box,
  circle,
  ellipse,
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

/**
 * Boats lie along the x axis from −540 to 540 around (0, 0), seen from the side and a little from above; the caller
 * turns them.
 */
const place = (content: string, degrees: number) =>
  group(turned(content, degrees, 0, 0), 'translate(500 500) scale(0.86)')

const shadow = (rx: number, y: number) =>
  ellipse(10, y, rx, 34, '#17201c', { opacity: 0.12 }) + ellipse(10, y, rx * 0.7, 18, '#17201c', { opacity: 0.1 })

const hatch = (ink: Ink, x: number, y: number, rx: number, ry: number) =>
  ellipse(x + 2, y + 4, rx + 4, ry + 3, ink.deep) +
  ellipse(x, y, rx, ry, ink.rubber) +
  ellipse(x - 2, y - 2, rx * 0.78, ry * 0.68, mix(ink.rubber, '#ffffff', 0.16)) +
  line(
    `M${x - rx * 0.5} ${y - ry * 0.3}Q${x - rx * 0.1} ${y - ry * 0.66} ${x + rx * 0.4} ${y - ry * 0.36}`,
    mix(ink.rubber, '#ffffff', 0.36),
    4,
  )

const cockpit = (ink: Ink, x: number, y: number, rx: number, ry: number) => {
  const d = `M${x - rx} ${y}C${x - rx} ${y - ry} ${x - rx * 0.4} ${y - ry} ${x} ${y - ry}C${x + rx * 0.5} ${y - ry} ${x + rx} ${y - ry * 0.5} ${x + rx} ${y}C${x + rx} ${y + ry * 0.5} ${x + rx * 0.5} ${y + ry} ${x} ${y + ry}C${x - rx * 0.4} ${y + ry} ${x - rx} ${y + ry} ${x - rx} ${y}Z`
  return (
    shape(d, '#0d1214') +
    inside(
      'kayak-cockpit',
      d,
      shape(`M${x - rx} ${y + ry * 0.2}H${x + rx}V${y + ry}H${x - rx}Z`, ink.deep) +
        shape(
          `M${x - rx * 0.62} ${y + ry}V${y - ry * 0.1}C${x - rx * 0.5} ${y - ry * 0.3} ${x} ${y - ry * 0.2} ${x + rx * 0.1} ${y + ry * 0.3}V${y + ry}Z`,
          ink.webbing,
        ) +
        box(x - rx * 0.86, y - ry * 0.74, rx * 0.26, ry * 1.2, 10, mix(ink.webbing, '#ffffff', 0.16)) +
        stitch(`M${x - rx * 0.56} ${y + ry * 0.34}H${x}`, ink.accent, 5),
    ) +
    line(d, ink.rubber, 12) +
    line(
      `M${x - rx} ${y}C${x - rx} ${y - ry} ${x - rx * 0.4} ${y - ry} ${x} ${y - ry}C${x + rx * 0.5} ${y - ry} ${x + rx} ${y - ry * 0.5} ${x + rx} ${y}`,
      mix(ink.rubber, '#ffffff', 0.35),
      4,
    )
  )
}

type Hull = {
  deck: string
  side: string
  keel: string
  seam: string
  rx: number
  ry: number
  at: number
  front: number
  back: number
  turn: number
  low: number
}

const hulls: Record<string, Hull> = {
  touring: {
    deck: 'M-536 -92C-420 -52 -300 -62 -180 -72C-60 -82 60 -88 180 -78C320 -66 430 -62 540 -104C440 -20 280 22 60 28C-160 34 -400 10 -536 -92Z',
    side: 'M-536 -92C-400 10 -160 34 60 28C280 22 440 -20 540 -104C500 -10 430 64 260 82C120 94 -120 96 -260 84C-420 66 -500 -4 -536 -92Z',
    keel: 'M-500 -30C-440 40 -300 62 0 66C260 62 420 30 500 -40L430 60L200 110H-220L-440 60Z',
    seam: 'M-536 -92C-400 10 -160 34 60 28C280 22 440 -20 540 -104',
    rx: 104,
    ry: 38,
    at: -30,
    front: 270,
    back: -270,
    turn: -24,
    low: 88,
  },
  recreational: {
    deck: 'M-470 -70C-380 -76 -280 -112 -120 -122C40 -130 220 -128 330 -104C400 -92 450 -84 480 -84C420 0 270 50 40 54C-190 56 -390 20 -470 -70Z',
    side: 'M-470 -70C-390 20 -190 56 40 54C270 50 420 0 480 -84C470 20 420 108 280 126C120 142 -150 142 -290 124C-420 106 -460 20 -470 -70Z',
    keel: 'M-440 20C-360 80 -200 104 20 104C260 102 400 70 460 0L400 140H-400Z',
    seam: 'M-470 -70C-390 20 -190 56 40 54C270 50 420 0 480 -84',
    rx: 176,
    ry: 62,
    at: -30,
    front: 290,
    back: -310,
    turn: -20,
    low: 132,
  },
}

const hard = (ink: Ink, h: Hull) => {
  const lift = ink.vary(0) * 14
  const deckLines =
    line(
      `M${h.front - 40} -50L${h.front + 70} -10M${h.front - 40} -4L${h.front + 70} -58M${h.back - 60} -56L${h.back + 56} -6M${h.back - 60} -10L${h.back + 56} -56`,
      ink.rubber,
      6,
    ) +
    line(`M-470 -54C-300 -26 -150 6 0 10C200 10 380 -20 480 -66`, mix(ink.accent, ink.rubber, 0.1), 5) +
    times(5, (i) => circle(-380 + i * 190, i === 2 ? 8 : -22 + Math.abs(i - 2) * -6, 6, ink.metal))
  const parts = [
    shadow(430, h.low + 26),
    shape(h.side, ink.dark),
    inside(
      'kayak-side',
      h.side,
      shape(h.seam + 'V34C300 66 -300 76 -536 -20Z', ink.base, { opacity: 0.8 }) +
        shape(h.keel, ink.deep) +
        (ink.has('stripe')
          ? line(h.seam, ink.accent, 38, { transform: 'translate(0 26)' }) +
            line(h.seam, ink.paper, 8, { transform: 'translate(0 52)', opacity: 0.85 })
          : ''),
    ),
    shape(h.deck, ink.base),
    inside(
      'kayak-deck',
      h.deck,
      shape('M-560 -140H560V-60C300 -50 200 -44 40 -44C-200 -40 -400 -44 -560 -80Z', ink.light) +
        shape('M120 -120C300 -70 420 -60 560 -120V-140H100Z M-560 -140C-400 -40 -300 -66 -160 -96V-140Z', ink.pale, {
          opacity: 0.6,
        }) +
        line(`M-520 ${-76 + lift / 2}C-360 -36 -240 -34 -150 -32M120 -32C260 -36 420 -56 530 -96`, seamOf(ink), 4, {
          opacity: 0.5,
        }) +
        (ink.has('stripe') ? shape('M330 -120L400 -120L330 60H250Z M420 -120L446 -120L380 40H352Z', ink.accent) : ''),
    ),
    line(h.seam, ink.pale, 6),
    line(h.seam, ink.deep, 3, { transform: 'translate(0 5)' }),
    ink.has('hatches') && hatch(ink, h.front + 10, -36, 52, 21) + hatch(ink, h.back, -32, 60, 23),
    ink.has('deck-lines') && deckLines,
    cockpit(ink, h.at + lift, h.ry < 50 ? -34 : -44, h.rx, h.ry),
    // handles at both ends
    line(`M${h.low > 100 ? -478 : -540} -76l-12 26M${h.low > 100 ? 484 : 544} -92l14 24`, ink.rubber, 12),
    box(-230, 46, 96, 20, 4, ink.paper, { opacity: 0.85, transform: 'rotate(4)' }),
    line('M-220 56h60', ink.dark, 7, { cap: 'butt', transform: 'rotate(4)' }),
  ]
  return place(parts.filter(Boolean).join(''), h.turn)
}

const inflatable = (ink: Ink) => {
  const w = 440 + ink.vary(0) * 20
  const far = `M${-w} -70C${-w + 80} -150 -220 -166 0 -166C220 -166 ${w - 80} -150 ${w} -70C${w - 90} -60 200 -60 0 -60C-200 -60 ${-w + 90} -60 ${-w} -70Z`
  const near = `M${-w} -74C${-w + 60} 10 -240 20 0 22C240 20 ${w - 60} 10 ${w} -74C${w + 34} -80 ${w + 30} -20 ${w - 10} 30C${w - 100} 116 220 128 0 128C-220 128 ${-w + 100} 116 ${-w + 10} 30C${-w - 30} -20 ${-w - 34} -80 ${-w} -74Z`
  const seat = (x: number) =>
    shape(
      `M${x - 70} 10C${x - 96} -70 ${x - 100} -170 ${x - 74} -206C${x - 40} -226 ${x} -222 ${x + 16} -200C${x + 10} -130 ${x + 20} -60 ${x + 30} 16Z`,
      ink.rubber,
    ) +
    shape(
      `M${x - 74} -206C${x - 40} -226 ${x} -222 ${x + 16} -200L${x + 14} -170C${x - 10} -190 ${x - 50} -190 ${x - 84} -170Z`,
      mix(ink.rubber, '#ffffff', 0.24),
    ) +
    line(`M${x - 72} -130H${x + 8}M${x - 66} -70H${x + 12}`, mix(ink.rubber, '#ffffff', 0.2), 6) +
    line(`M${x + 4} -150L${x + 110} -40`, ink.webbing, 9)
  const parts = [
    shadow(400, 134),
    shape(far, ink.dark),
    inside(
      'kayak-far',
      far,
      shape(`M${-w} -170H${w}V-136C200 -150 -200 -150 ${-w} -110Z`, ink.base) +
        line('M-300 -150Q0 -160 300 -150', ink.light, 10),
    ),
    shape(
      `M${-w + 40} -74C${-w + 150} -110 -200 -116 0 -116C200 -116 ${w - 150} -110 ${w - 40} -74C${w - 60} 30 240 70 0 70C-240 70 ${-w + 60} 30 ${-w + 40} -74Z`,
      ink.deep,
    ),
    times(5, (i) => line(`M-350 ${-70 + i * 16}Q0 ${-84 + i * 24} 350 ${-70 + i * 16}`, ink.dark, 5)),
    seat(-60),
    seat(170),
    shape(near, ink.base),
    inside(
      'kayak-near',
      near,
      line(`M${-w - 6} -46C${-w + 90} 44 -240 50 0 52C240 50 ${w - 90} 44 ${w + 6} -46`, ink.light, 36) +
        line(`M${-w + 10} -40C${-w + 100} 36 -240 40 0 42C240 40 ${w - 100} 36 ${w - 10} -40`, ink.pale, 11) +
        shape(`M${-w - 20} 20C-300 96 300 96 ${w + 20} 10V160H${-w - 20}Z`, ink.dark) +
        shape(`M${-w + 40} 70C-220 122 220 122 ${w - 40} 66V160H${-w}Z`, ink.deep) +
        (ink.has('stripe')
          ? shape(
              `M${-w + 140} -40L${-w + 250} -20L${-w + 210} 130L${-w + 96} 120Z M${w - 250} -20L${w - 140} -40L${w - 96} 120L${w - 210} 130Z`,
              ink.accent,
            )
          : '') +
        stitch(`M${-w} 26C-300 92 300 92 ${w} 18`, seamOf(ink), 4),
    ),
    // spray decks at the ends
    shape(
      `M${-w - 12} -80C${-w + 60} -150 ${-w + 130} -140 ${-w + 180} -120C${-w + 150} -60 ${-w + 130} -30 ${-w + 120} 0C${-w + 70} -10 ${-w + 20} -40 ${-w - 12} -80Z`,
      ink.accent,
    ) +
      shape(
        `M${w + 12} -80C${w - 60} -150 ${w - 130} -140 ${w - 180} -120C${w - 150} -60 ${w - 130} -30 ${w - 120} 0C${w - 70} -10 ${w - 20} -40 ${w + 12} -80Z`,
        ink.accentDark,
      ) +
      line(`M${-w + 180} -120C${-w + 150} -60 ${-w + 130} -30 ${-w + 120} 0`, ink.accentDark, 8),
    ink.has('hatches') && hatch(ink, -w + 76, -74, 44, 26) + hatch(ink, w - 84, -76, 42, 26),
    ink.has('deck-lines') &&
      line(
        `M${-w + 20} -80L${-w + 140} -20M${-w + 30} -40L${-w + 150} -100M-240 26C-160 -6 -100 -6 -40 30M60 30C120 -6 180 -6 250 26`,
        ink.rubber,
        8,
      ),
    circle(-200, 74, 24, ink.rubber),
    circle(-200, 74, 13, mix(ink.rubber, '#ffffff', 0.25)),
    circle(240, 74, 24, ink.rubber),
    circle(240, 74, 13, mix(ink.rubber, '#ffffff', 0.25)),
    line(`M${-w - 14} -66q-26 14 -8 40M${w + 14} -66q26 14 8 40`, ink.webbing, 13),
  ]
  return place(group(parts.filter(Boolean).join(''), 'scale(1.1 0.84)'), -16)
}

export const kayak: Drawing = (ink) => {
  const hull = hulls[ink.cut]
  return hull ? hard(ink, hull) : inflatable(ink)
}
