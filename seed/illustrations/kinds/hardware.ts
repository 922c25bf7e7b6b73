import {
  box,
  circle,
  fallShadow,
  group,
  inside,
  line,
  markOn,
  mix,
  shape,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const own = (ink: Ink) => [ink.dark, ink.base, ink.pale] as const
const steel = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const

/** A carabiner 520 high around (0, 0); its gate opens on the right. */
const biner = (ink: Ink, tones: readonly [string, string, string], locking: boolean, bent = false) => {
  const spine =
    'M96 -150C100 -240 40 -264 -40 -250C-120 -236 -150 -190 -144 -120C-136 -40 -112 60 -110 150C-108 230 -60 262 0 250C60 240 92 210 96 150'
  const gate = bent ? 'M96 150C70 60 60 -30 96 -150' : 'M96 150V-150'
  return (
    line(spine, '#17201c', 46, { opacity: 0.13, transform: 'translate(14 22)' }) +
    line(gate, '#17201c', 30, { opacity: 0.13, transform: 'translate(14 22)' }) +
    tube(gate, 27, steel(ink)) +
    tube(spine, 46, tones) +
    circle(96, 152, 13, ink.metalDark) +
    circle(94, 150, 7, ink.metalLight) +
    line('M-126 -60L-106 100', tones[0], 9, { opacity: 0.5 }) +
    (locking
      ? box(68, -110, 56, 140, 16, ink.rubber) +
        box(76, -104, 14, 128, 7, mix(ink.rubber, '#ffffff', 0.3)) +
        times(5, (i) => line(`M70 ${-84 + i * 24}h52`, '#0d1512', 5, { opacity: 0.45 })) +
        line('M70 44h50', '#d8432b', 10)
      : '')
  )
}

const placed = (content: string, x: number, y: number, turn: number, s: number) =>
  group(content, `translate(${x} ${y}) rotate(${turn}) scale(${s})`)
const accentTones = (ink: Ink) => [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)] as const

const carabiner: Drawing = (ink) => {
  const turn = 8 + ink.vary(0) * 8
  return ink.has('set')
    ? placed(biner(ink, steel(ink), ink.has('locking')), 270, 380, -16 + turn, 0.98) +
        placed(biner(ink, accentTones(ink), false), 560, 480, turn - 4, 0.98) +
        placed(biner(ink, own(ink), ink.has('locking')), 740, 640, 14 + turn, 0.98)
    : placed(biner(ink, own(ink), ink.has('locking')), 510, 500, turn, 1.55)
}

const draw = (ink: Ink, tones: readonly [string, string, string]) => {
  const web = 'M-38 -150L38 -150L30 150H-30Z'
  return (
    placed(biner(ink, tones, ink.has('locking')), 0, -290, 0, 0.68) +
    placed(biner(ink, tones, false, true), 4, 300, 180, 0.68) +
    fallShadow(web, 12, 18) +
    shape(web, ink.base) +
    shape('M-38 -150H-16L-14 150H-30Z', ink.light) +
    shape('M20 -150H38L30 150H14Z', ink.dark) +
    box(-36, -110, 70, 54, 4, ink.accent) +
    box(-33, 60, 65, 50, 4, ink.accent) +
    times(4, (i) => line(`M-28 ${-100 + i * 12}h54M-26 ${70 + i * 11}h50`, ink.paper, 3)) +
    shape('M-44 120H44V176Q0 196 -44 176Z', ink.rubber)
  )
}

const quickdraw: Drawing = (ink) => {
  const turn = 14 + ink.vary(0) * 8
  return ink.has('set')
    ? placed(draw(ink, steel(ink)), 230, 500, turn - 10, 0.84) +
        placed(draw(ink, own(ink)), 500, 500, turn - 10, 0.84) +
        placed(draw(ink, accentTones(ink)), 770, 500, turn - 10, 0.84)
    : placed(draw(ink, own(ink)), 500, 500, turn, 0.98)
}

const belay: Drawing = (ink) => {
  const d =
    'M300 420C300 330 380 280 500 280C620 280 700 330 700 420L660 640C650 700 600 720 500 720C400 720 350 700 340 640Z'
  const slot = (x: number) =>
    box(x - 62, 340, 112, 150, 40, '#0d1214') +
    line(`M${x - 48} 376V450`, ink.dark, 9) +
    line(`M${x + 47} 380V450`, ink.pale, 5)
  const device = [
    line('M500 720C440 800 460 900 520 890C580 880 560 800 510 716', ink.metalDark, 15),
    line('M500 720C440 800 460 900 520 890C580 880 560 800 510 716', ink.metal, 8),
    fallShadow(d, 20, 28),
    shape(d, ink.base),
    inside(
      'belay-body',
      d,
      shape('M280 270H500C400 320 380 460 400 740H280Z', ink.light) +
        shape('M620 280H720V740H590C640 600 650 420 620 280Z', ink.dark) +
        shape('M330 600Q500 660 670 600V740H330Z', ink.deep, { opacity: 0.6 }) +
        line('M330 350C360 306 420 296 500 294', ink.pale, 12),
    ),
    slot(430),
    slot(570),
    line('M330 556Q500 606 670 556', ink.deep, 9),
    line('M332 566Q500 616 668 566', ink.pale, 4),
    line('M452 664l34 -46l24 32l16 -20l34 38', markOn(ink), 9),
    times(4, (i) => line(`M${392 + i * 13} 640l6 34M${560 + i * 13} 672l6 -34`, ink.deep, 6)),
    ink.has('locking') &&
      tube('M660 420C760 400 840 470 830 580', 36, accentTones(ink)) +
        circle(664, 424, 26, ink.metalDark) +
        circle(660, 420, 16, ink.metalLight),
  ]
    .filter(Boolean)
    .join('')
  const size = 1.1 + ink.vary(0) * 0.06
  return ink.has('set')
    ? group(device, 'translate(40 -140) scale(0.86)') + placed(biner(ink, steel(ink), true), 640, 700, 48, 0.92)
    : group(device, `translate(${500 - 500 * size} ${500 - 560 * size}) scale(${size})`)
}

const camOne = (ink: Ink, tones: readonly [string, string, string], s: number) => {
  const lobe = (k: number) => {
    const d = `M${k * 10} -250C${k * 90} -290 ${k * 200} -240 ${k * 210} -130C${k * 212} -70 ${k * 190} -40 ${k * 166} -30C${k * 140} -90 ${k * 80} -140 ${k * 16} -150Z`
    return (
      shape(d, k < 0 ? tones[1] : tones[0]) +
      line(`M${k * 60} -254C${k * 150} -244 ${k * 196} -190 ${k * 202} -110`, k < 0 ? tones[2] : tones[1], 12) +
      times(6, (i) => line(`M${k * (90 + i * 22)} ${-264 + i * i * 4.4}l${k * 10} -12`, tones[0], 6)) +
      circle(k * 110, -160, 18, ink.rubber, { opacity: 0.8 })
    )
  }
  return group(
    line('M0 -150V170', '#17201c', 60, { opacity: 0.1, transform: 'translate(14 20)' }) +
      line('M-130 60L-130 -100M130 60L130 -100M-110 60L-60 -110M110 60L60 -110', ink.metalDark, 6) +
      tube('M0 -170V180', 30, [ink.rubber, ink.webbing, ink.metal]) +
      lobe(1) +
      lobe(-1) +
      tube('M-60 -190H60', 38, steel(ink)) +
      circle(-70, -190, 14, ink.metalLight) +
      circle(70, -190, 14, ink.metalDark) +
      tube('M-150 60H150', 46, tones) +
      circle(-130, 60, 10, ink.rubber) +
      circle(130, 60, 10, ink.rubber) +
      tube('M0 160C-70 180 -70 260 0 270C70 260 70 180 0 160', 21, [ink.rubber, ink.webbing, ink.metal]) +
      line('M0 250C-60 330 -50 430 0 430C50 430 60 330 0 250', tones[0], 34) +
      line('M0 250C-60 330 -50 430 0 430C50 430 60 330 0 250', tones[1], 26) +
      box(-20, 320, 40, 74, 5, ink.paper),
    `scale(${s})`,
  )
}

const cam: Drawing = (ink) =>
  ink.has('set')
    ? placed(camOne(ink, steel(ink), 0.74), 240, 420, -8, 1) +
      placed(camOne(ink, accentTones(ink), 0.86), 510, 440, 0, 1) +
      placed(camOne(ink, own(ink), 0.62), 780, 400, 8, 1) +
      (ink.has('locking') ? placed(biner(ink, steel(ink), true), 510, 800, 90, 0.4) : '')
    : placed(camOne(ink, own(ink), 1.04 + ink.vary(0) * 0.08), 500, 440, 10, 1) +
      (ink.has('locking') ? placed(biner(ink, steel(ink), true), 440, 830, 60, 0.44) : '')

const nuts: Drawing = (ink) => {
  const count = ink.has('set') ? 7 : 4
  const one = (i: number) => {
    const w = 34 + i * (ink.has('set') ? 7 : 13)
    const tones = [own(ink), accentTones(ink), steel(ink)][i % 3] ?? own(ink)
    const long = 560 + ((i * 47) % 70) + ink.vary(i) * 30
    const head = `M${-w * 0.8} ${long - 60}H${w * 0.8}L${w} ${long + w * 1.2}Q0 ${long + w * 1.5} ${-w} ${long + w * 1.2}Z`
    return turned(
      line(`M-9 0V${long}M9 0V${long}`, ink.metalDark, 8) +
        line(`M-10 0V${long}M8 0V${long}`, ink.metal, 4) +
        box(-14, long - 250, 28, 90, 8, tones[1]) +
        fallShadow(head, 10, 14) +
        shape(head, tones[1]) +
        shape(
          `M${-w * 0.8} ${long - 60}H${-w * 0.2}L${-w * 0.3} ${long + w * 1.36}Q${-w * 0.8} ${long + w * 1.3} ${-w} ${long + w * 1.2}Z`,
          tones[2],
        ) +
        shape(`M${w * 0.44} ${long - 60}H${w * 0.8}L${w} ${long + w * 1.2}L${w * 0.6} ${long + w * 1.3}Z`, tones[0]) +
        circle(-9, long - 44, 6, ink.rubber) +
        circle(9, long - 44, 6, ink.rubber),
      (count / 2 - i - 0.5) * (ink.has('set') ? 9 : 13),
      0,
      0,
    )
  }
  return (
    group(times(count, one), 'translate(500 230)') +
    placed(biner(ink, own(ink), ink.has('locking')), 540, 205, 82, 0.56)
  )
}

const cuts: Record<string, Drawing> = { carabiner, quickdraw, belay, cam, nuts }

export const hardware: Drawing = (ink) => (cuts[ink.cut] ?? carabiner)(ink)
