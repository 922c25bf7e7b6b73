import {
  box,
  circle,
  fallShadow,
  group,
  inside,
  line,
  mix,
  shape,
  stitch,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const steel = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const
const own = (ink: Ink) => [ink.dark, ink.base, ink.pale] as const

const leash = (ink: Ink, d: string) =>
  line(d, '#17201c', 26, { opacity: 0.12, transform: 'translate(14 20)' }) +
  line(d, ink.accentDark, 26) +
  line(d, ink.accent, 21) +
  stitch(d, ink.paper, 4)

const axe: Drawing = (ink) => {
  const bend = ink.vary(0) * 30
  const pick =
    'M510 150C400 130 300 170 200 280C190 300 206 300 220 296L236 282L246 290L262 262L276 268L292 244L306 250L326 226C380 200 440 200 520 214Z'
  const adze = 'M530 150L640 140C700 130 740 150 760 200C740 240 700 240 660 220L530 214Z'
  const shaft = `M520 180C530 400 ${540 - bend} 600 520 800`
  return turned(
    [
      ink.has('leash') &&
        leash(ink, 'M530 240C700 300 740 500 640 640C590 700 540 660 560 600C590 540 680 560 700 660'),
      line(shaft, '#17201c', 44, { opacity: 0.12, transform: 'translate(14 16)' }),
      fallShadow(pick, 14, 20),
      tube('M520 790L506 920', 22, steel(ink)),
      shape('M496 800H546L532 850L510 930L500 850Z', ink.metalDark),
      tube(shaft, 42, own(ink)),
      tube(`M${529 - bend * 0.4} 570C${530 - bend * 0.4} 650 526 720 520 800`, 52, [
        mix(ink.rubber, '#0d1512', 0.4),
        ink.rubber,
        mix(ink.rubber, '#ffffff', 0.3),
      ]),
      times(7, (i) => line(`M${506 - bend * 0.2} ${610 + i * 26}h38`, '#0d1512', 7, { opacity: 0.45 })),
      line(`M522 330V460`, ink.accent, 15),
      shape(pick, ink.metal),
      shape('M510 150C400 130 300 170 200 280C300 190 420 170 516 180Z', ink.metalLight),
      shape(adze, ink.metalDark),
      shape('M530 150L640 140C700 130 740 150 760 200C720 170 640 170 530 184Z', ink.metal),
      box(486, 138, 76, 100, 14, ink.metalDark),
      box(492, 144, 30, 88, 10, ink.metal),
      circle(524, 190, 18, '#0d1214'),
      circle(350, 190, 10, '#0d1214', { opacity: 0.7 }),
    ]
      .filter(Boolean)
      .join(''),
    16,
  )
}

/** Seen from above, with the front points up. */
const crampons: Drawing = (ink) => {
  const one = (x: number, name: string) => {
    const point = (px: number, py: number, dir: number, len = 70) =>
      shape(`M${px - 20} ${py}L${px + dir * 20} ${py - len}L${px + 24} ${py}Z`, ink.metalDark) +
      line(`M${px - 14} ${py - 4}L${px + dir * 18} ${py - len + 10}`, ink.metalLight, 5)
    const front = `M${x - 110} 330C${x - 120} 240 ${x - 90} 190 ${x - 60} 180L${x - 40} 220H${x + 40}L${x + 60} 180C${x + 90} 190 ${x + 120} 240 ${x + 110} 330L${x + 70} 450H${x - 70}Z`
    const heel = `M${x - 74} 660H${x + 74}L${x + 90} 820C${x + 70} 870 ${x - 70} 870 ${x - 90} 820Z`
    const side = (py: number, w: number) =>
      shape(`M${x - w} ${py}l-66 22l60 34Z M${x + w} ${py}l66 22l-60 34Z`, ink.metalDark) +
      line(`M${x - w - 6} ${py + 4}l-46 16M${x + w + 6} ${py + 4}l46 16`, ink.metalLight, 5)
    return (
      fallShadow(front, 16, 24) +
      fallShadow(heel, 16, 24) +
      side(250, 108) +
      side(350, 100) +
      side(690, 78) +
      side(780, 84) +
      point(x - 60, 190, -0.4, 96) +
      point(x + 56, 190, 0.4, 96) +
      tube(`M${x} 420V700`, 38, steel(ink)) +
      times(5, (i) => circle(x - 2, 480 + i * 40, 7, '#0d1214')) +
      shape(front, ink.base) +
      inside(
        `${name}-front`,
        front,
        shape(`M${x - 130} 160H${x - 40}L${x - 60} 460H${x - 130}Z`, ink.light) +
          shape(`M${x + 50} 160H${x + 130}V460H${x + 50}Z`, ink.dark),
      ) +
      shape(`M${x - 56} 270H${x + 56}L${x + 40} 390H${x - 40}Z`, '#0d1214', { opacity: 0.75 }) +
      shape(heel, ink.base) +
      inside(
        `${name}-heel`,
        heel,
        shape(`M${x - 100} 650H${x - 30}V880H${x - 100}Z`, ink.light) +
          shape(`M${x + 40} 650H${x + 100}V880H${x + 40}Z`, ink.dark),
      ) +
      box(x - 40, 700, 80, 90, 20, '#0d1214', { opacity: 0.75 }) +
      line(`M${x - 96} 300C${x - 120} 180 ${x + 120} 180 ${x + 96} 300`, ink.rubber, 24) +
      line(`M${x - 84} 770C${x - 130} 920 ${x + 130} 920 ${x + 84} 770`, ink.rubber, 26) +
      box(x - 30, 860, 60, 40, 8, ink.accent) +
      (ink.has('leash')
        ? leash(
            ink,
            `M${x - 80} 760C${x - 170} 640 ${x - 120} 540 ${x} 560C${x + 120} 580 ${x + 150} 660 ${x + 80} 760`,
          )
        : '')
    )
  }
  return (
    turned(one(310, 'cr-left'), -5 - ink.vary(0) * 4, 310, 600) +
    turned(one(690, 'cr-right'), 5 + ink.vary(0) * 4, 690, 600)
  )
}

const iceScrew: Drawing = (ink) => {
  const screw = (x: number, long: number) => {
    const top = 250
    return (
      line(`M${x} ${top}V${top + long}`, '#17201c', 60, { opacity: 0.12, transform: 'translate(16 18)' }) +
      tube(`M${x} ${top}V${top + long - 40}`, 56, steel(ink), { cap: 'butt' }) +
      times(
        Math.floor((long - 170) / 30),
        (i) =>
          line(`M${x - 34} ${top + 146 + i * 30}L${x + 34} ${top + 132 + i * 30}`, ink.metalDark, 9) +
          line(`M${x - 32} ${top + 138 + i * 30}L${x + 10} ${top + 130 + i * 30}`, ink.metalLight, 4),
      ) +
      shape(
        `M${x - 28} ${top + long - 44}H${x + 28}V${top + long - 20}L${x + 14} ${top + long}L${x + 6} ${top + long - 22}L${x - 6} ${top + long + 4}L${x - 14} ${top + long - 22}L${x - 28} ${top + long}Z`,
        ink.metalDark,
      ) +
      shape(
        `M${x - 60} ${top - 40}C${x - 70} ${top - 110} ${x + 20} ${top - 130} ${x + 60} ${top - 100}L${x + 130} ${top - 40}C${x + 150} ${top - 10} ${x + 130} ${top + 30} ${x + 90} ${top + 30}H${x - 40}C${x - 60} ${top + 20} ${x - 58} ${top} ${x - 60} ${top - 40}Z`,
        ink.base,
      ) +
      shape(
        `M${x - 52} ${top - 30}C${x - 60} ${top - 96} ${x + 10} ${top - 116} ${x + 50} ${top - 92}C${x} ${top - 90} ${x - 20} ${top - 50} ${x - 20} ${top + 30}H${x - 40}Z`,
        ink.light,
      ) +
      shape(
        `M${x - 40} ${top + 6}H${x + 136}C${x + 126} ${top + 28} ${x + 110} ${top + 30} ${x + 90} ${top + 30}H${x - 40}Z`,
        ink.dark,
      ) +
      circle(x + 84, top - 14, 25, '#0d1214') +
      circle(x, top - 50, 20, ink.dark) +
      circle(x - 2, top - 52, 12, ink.metalLight) +
      tube(`M${x} ${top - 60}C${x - 30} ${top - 150} ${x - 110} ${top - 150} ${x - 110} ${top - 90}`, 13, steel(ink)) +
      tube(`M${x - 110} ${top - 100}V${top - 50}`, 40, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)])
    )
  }
  const d = 600 + ink.vary(0) * 50
  return turned(
    (ink.has('leash')
      ? leash(ink, 'M420 240C560 360 660 520 600 700C560 800 480 760 520 680C560 600 660 640 690 740')
      : '') +
      screw(340, d) +
      screw(670, d - 120),
    14,
  )
}

/** A stretched rubber cradle with chains and small spikes below. */
const microspikes: Drawing = (ink) => {
  const d =
    'M500 110C600 110 676 180 690 300C700 420 650 500 656 600C664 740 640 880 500 880C360 880 336 740 344 600C350 500 300 420 310 300C324 180 400 110 500 110Z'
  const chain = (path: string) =>
    line(path, ink.metalDark, 17, { dash: '20 9', cap: 'butt' }) +
    line(path, ink.metalLight, 6, { dash: '12 17', cap: 'butt' })
  const plate = (x: number, y: number, n: number) =>
    shape(`M${x - 34 * n} ${y - 16}H${x + 34 * n}V${y + 16}H${x - 34 * n}Z`, ink.metal) +
    times(
      n * 2,
      (i) =>
        shape(`M${x - 34 * n + i * 34 + 2} ${y + 14}l15 48l15 -48Z`, ink.metalDark) +
        line(`M${x - 34 * n + i * 34 + 8} ${y + 16}l8 30`, ink.metalLight, 4),
    )
  return [
    line(d, '#17201c', 44, { opacity: 0.13, transform: 'translate(18 26)' }),
    ink.has('leash') && leash(ink, 'M330 420C420 360 580 360 670 420') + box(470, 360, 66, 44, 8, ink.rubber),
    chain(
      'M320 260L420 330H580L680 260M350 470L420 420H580L650 470M344 640L430 700H570L656 640M380 820L430 740M620 820L570 740M420 330V420M580 330V420M500 430V690',
    ),
    plate(500, 320, 2),
    plate(430, 430, 1),
    plate(570, 430, 1),
    plate(500, 700, 2),
    plate(500, 800, 1),
    line(d, ink.dark, 40),
    line(d, ink.base, 31, { transform: 'translate(-3 -4)' }),
    line('M322 300C336 190 410 124 500 124C560 124 620 150 650 200', ink.pale, 9),
    [
      [316, 250],
      [684, 250],
      [344, 480],
      [656, 480],
      [342, 650],
      [658, 650],
      [390, 830],
      [610, 830],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 29 + ink.vary(0) * 5, ink.base) +
          circle(x, y, 13, ink.metalDark) +
          circle(x - 2, y - 2, 7, ink.metalLight),
      )
      .join(''),
    shape('M430 866C440 940 460 960 500 960C540 960 560 940 570 866Z', ink.base),
    box(486, 900, 28, 34, 10, ink.deep),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = {
  axe,
  crampons,
  'ice-screw': iceScrew,
  microspikes: (ink) => group(microspikes(ink), 'translate(30 -10) scale(0.94)'),
}

export const iceTool: Drawing = (ink) => (cuts[ink.cut] ?? axe)(ink)
