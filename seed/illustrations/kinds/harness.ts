import { box, circle, group, line, mix, stitch, times, tube, type Drawing, type Ink } from '../pen.ts'

/** A padded band along `d`: edge binding, foam, a stripe of webbing along the middle. */
const band = (ink: Ink, d: string, w: number) =>
  line(d, ink.deep, w) +
  line(d, ink.base, w * 0.86) +
  line(d, ink.light, w * 0.3, { transform: `translate(${-w * 0.06} ${-w * 0.24})` }) +
  line(d, ink.dark, w * 0.22, { transform: `translate(${w * 0.05} ${w * 0.3})` }) +
  line(d, ink.webbing, w * 0.26) +
  stitch(d, ink.accent, 5)
const webbing = (ink: Ink, d: string, w = 40, tone = ink.webbing) =>
  line(d, mix(tone, '#0d1512', 0.35), w) +
  line(d, tone, w * 0.84) +
  line(d, mix(tone, '#ffffff', 0.25), 4, { dash: '9 8', cap: 'butt', transform: `translate(${-w * 0.24} ${-w * 0.1})` })
const shadow = (d: string, w: number) => line(d, '#17201c', w, { opacity: 0.12, transform: 'translate(16 26)' })

const buckle = (ink: Ink, x: number, y: number, turn = 0) =>
  group(
    box(-42, -32, 84, 64, 12, ink.metalDark) +
      box(-38, -30, 76, 56, 10, ink.metal) +
      box(-28, -18, 22, 34, 5, ink.webbing) +
      box(6, -18, 22, 34, 5, ink.webbing) +
      line('M-32 -24H20', ink.metalLight, 6),
    `translate(${x} ${y}) rotate(${turn})`,
  )

const gear = (ink: Ink, x: number, y: number, side: number) =>
  tube(`M${x} ${y}C${x - side * 10} ${y + 96} ${x + side * 96} ${y + 110} ${x + side * 110} ${y + 14}`, 19, [
    ink.accentDark,
    ink.accent,
    mix(ink.accent, '#ffffff', 0.4),
  ])

const waistHarness = (ink: Ink, trad: boolean) => {
  const w = (trad ? 118 : 92) + ink.vary(0) * 10
  const waist =
    'M500 330C380 336 240 320 170 250C130 190 300 140 500 140C700 140 870 190 830 250C760 320 620 336 500 330'
  const front = 'M170 250C240 322 380 342 480 336M830 250C760 322 620 342 520 336'
  const back = 'M170 250C130 190 300 140 500 140C700 140 870 190 830 250'
  const leg = (s: number) =>
    `M${500 + s * 40} 640C${500 + s * 130} 560 ${500 + s * 330} 560 ${500 + s * 330} 680C${500 + s * 330} 820 ${500 + s * 130} 830 ${500 + s * 60} 740C${500 + s * 40} 700 ${500 + s * 36} 670 ${500 + s * 40} 640`
  const risers = [-1, 1]
    .map((s) =>
      webbing(
        ink,
        `M${500 + s * 270} 200C${500 + s * 260} 360 ${500 + s * 290} 460 ${500 + s * 250} 590`,
        15,
        mix(ink.webbing, '#ffffff', 0.1),
      ),
    )
    .join('')
  return [
    shadow(leg(-1), 70),
    shadow(leg(1), 70),
    shadow(waist, 80),
    line(back, ink.deep, w * 0.8) + line(back, ink.dark, w * 0.62) + line('M330 168Q500 140 670 168', ink.deep, 9),
    risers,
    band(ink, leg(-1), trad ? 78 : 66),
    band(ink, leg(1), trad ? 78 : 66),
    band(ink, front, w),
    webbing(ink, 'M430 342H600', 46),
    buckle(ink, 390, 332, 3),
    ink.has('buckles') && buckle(ink, 620, 334, -3) + buckle(ink, 218, 610, -50) + buckle(ink, 782, 610, 50),
    // the belay loop joins the waist and the leg straps
    webbing(ink, 'M446 670Q500 700 554 670', 40),
    webbing(ink, 'M500 346C462 420 462 600 500 672C538 600 538 420 500 346', 32, ink.accent),
    box(478, 480, 44, 84, 5, ink.accentDark),
    times(4, (i) => line(`M484 ${494 + i * 19}h32`, ink.paper, 4)),
    ink.has('gear-loops') &&
      gear(ink, 200, 300, 1) + gear(ink, 800, 300, -1) + (trad ? gear(ink, 300, 340, 1) + gear(ink, 700, 340, -1) : ''),
    trad &&
      circle(180, 216, 16, ink.metal) +
        circle(820, 216, 16, ink.metal) +
        webbing(ink, 'M640 372C700 420 720 380 700 350', 13),
    box(468, 118, 64, 44, 5, ink.paper),
    line('M480 134h40M480 148h24', ink.dark, 5),
  ]
    .filter(Boolean)
    .join('')
}

const fullBody = (ink: Ink) => {
  const w = 70 + ink.vary(0) * 8
  const side = (s: number) => `M${500 + s * 30} 470C${500 + s * 120} 380 ${500 + s * 200} 250 ${500 + s * 150} 120`
  const waist = (s: number) => `M${500 + s * 30} 490C${500 + s * 120} 500 ${500 + s * 210} 480 ${500 + s * 250} 430`
  const leg = (s: number) =>
    `M${500 + s * 40} 700C${500 + s * 120} 620 ${500 + s * 270} 640 ${500 + s * 270} 750C${500 + s * 260} 880 ${500 + s * 110} 880 ${500 + s * 60} 790C${500 + s * 44} 750 ${500 + s * 36} 720 ${500 + s * 40} 700`
  return [
    [-1, 1].map((s) => shadow(leg(s), 60) + shadow(side(s), 60)).join(''),
    line('M350 120C400 70 600 70 650 120', ink.deep, w) + line('M350 120C400 70 600 70 650 120', ink.dark, w * 0.8),
    webbing(ink, 'M250 430C300 370 700 370 750 430', 44, mix(ink.webbing, '#0d1512', 0.2)),
    webbing(ink, 'M420 104C430 260 470 330 500 380C530 330 570 260 580 104', 30, mix(ink.webbing, '#0d1512', 0.2)),
    [-1, 1]
      .map(
        (s) =>
          webbing(ink, `M${500 + s * 240} 440C${500 + s * 260} 540 ${500 + s * 260} 600 ${500 + s * 230} 660`, 22) +
          band(ink, leg(s), w) +
          band(ink, waist(s), w) +
          band(ink, side(s), w),
      )
      .join(''),
    webbing(ink, 'M430 724Q500 760 570 724', 36),
    webbing(ink, 'M500 490C466 560 466 660 500 732C534 660 534 560 500 490', 30, ink.accent),
    circle(500, 480, 52, 'none', { stroke: ink.metalDark, width: 22 }),
    circle(498, 478, 52, 'none', { stroke: ink.metal, width: 13 }),
    line('M456 462A48 48 0 0 1 500 430', ink.metalLight, 6),
    ink.has('buckles') &&
      buckle(ink, 372, 300, 62) + buckle(ink, 628, 300, -62) + buckle(ink, 296, 660, -36) + buckle(ink, 704, 660, 36),
    ink.has('gear-loops') && gear(ink, 290, 500, 1) + gear(ink, 710, 500, -1),
    box(440, 66, 120, 40, 5, ink.paper),
    line('M460 80h70M460 94h44', ink.dark, 5),
  ]
    .filter(Boolean)
    .join('')
}

export const harness: Drawing = (ink) =>
  ink.cut === 'full-body' ? fullBody(ink) : group(waistHarness(ink, ink.cut === 'trad'), 'translate(0 10)')
