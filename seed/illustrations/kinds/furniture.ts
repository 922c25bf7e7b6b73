import {
  box,
  circle,
  ellipse,
  groundShadow,
  inside,
  line,
  markOn,
  mix,
  seamOf,
  shape,
  stitch,
  times,
  tube,
  type Drawing,
  type Ink,
} from '../pen.ts'

const steel = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const
const dim = (ink: Ink) => [mix(ink.metalDark, '#0d1512', 0.3), ink.metalDark, ink.metal] as const
const foot = (ink: Ink, x: number, y: number) => ellipse(x, y, 24, 11, ink.rubber)

/** Little pine trees in rows, the cloth's print. */
const pines = (ink: Ink, x: number, y: number, columns: number, rows: number) =>
  times(rows, (r) =>
    times(columns, (c) => {
      const [px, py] = [x + c * 76 + (r % 2) * 38, y + r * 84]
      return shape(
        `M${px} ${py - 30}L${px + 20} ${py + 14}H${px - 20}Z M${px} ${py - 10}L${px + 25} ${py + 34}H${px - 25}Z`,
        (r + c) % 3 ? ink.accent : ink.pale,
        { opacity: 0.85 },
      )
    }),
  )

const holder = (ink: Ink, x: number, y: number) =>
  shape(`M${x - 42} ${y}L${x - 30} ${y + 96}Q${x} ${y + 112} ${x + 30} ${y + 96}L${x + 42} ${y}Z`, ink.webbing) +
  line(
    times(5, (i) => `M${x - 32 + i * 16} ${y + 6}L${x - 24 + i * 12} ${y + 98}`) +
      times(4, (i) => `M${x - 38 + i * 2} ${y + 24 + i * 20}H${x + 38 - i * 2}`),
    mix(ink.webbing, '#ffffff', 0.25),
    3,
  ) +
  ellipse(x, y, 44, 14, ink.rubber) +
  ellipse(x, y, 33, 9, '#0d1214')

const chair = (ink: Ink, low: boolean) => {
  const seat = low ? 640 : 560
  const back = `M250 ${low ? 250 : 130}C330 ${low ? 222 : 100} 670 ${low ? 222 : 100} 750 ${low ? 250 : 130}C760 300 760 460 742 ${seat + 6}C640 ${seat + 40} 360 ${seat + 40} 258 ${seat + 6}C240 460 240 300 250 ${low ? 250 : 130}Z`
  const pan = `M258 ${seat - 24}C360 ${seat + 20} 640 ${seat + 20} 742 ${seat - 24}L800 ${seat + 74}C780 ${seat + 110} 220 ${seat + 110} 200 ${seat + 74}Z`
  const floor = 866
  const top = low ? 250 : 130
  return [
    groundShadow(505, 870, 360),
    tube(`M256 ${top + 10}L300 ${floor - 40}M744 ${top + 10}L700 ${floor - 40}`, 24, dim(ink)),
    tube(`M230 ${seat + 60}L640 ${floor - 50}M770 ${seat + 60}L360 ${floor - 50}`, 20, dim(ink)),
    foot(ink, 640, floor - 46),
    foot(ink, 360, floor - 46),
    shape(back, ink.base),
    inside(
      'seat-back',
      back,
      shape('M200 80H360C330 300 330 480 380 700H200Z', ink.light) +
        shape('M660 80H800V720H640C680 480 690 300 660 80Z', ink.dark) +
        shape(`M200 ${seat - 110}Q500 ${seat - 20} 800 ${seat - 110}V${seat + 60}H200Z`, ink.deep, { opacity: 0.5 }) +
        (ink.has('print')
          ? pines(ink, 290, top + 60, 6, Math.floor((seat - top - 120) / 84))
          : box(400, top + 90 + ink.vary(0) * 30, 200, 110, 16, ink.dark, { opacity: 0.7 }) +
            line(`M444 ${top + 176 + ink.vary(0) * 30}l40 -52l26 34l18 -20l40 42`, markOn(ink), 10)) +
        shape(`M200 80H800V${top + 34}Q500 ${top + 4} 200 ${top + 40}Z`, ink.accent),
    ),
    stitch(
      `M272 ${top + 50}C262 300 264 460 276 ${seat - 10}M728 ${top + 50}C738 300 736 460 724 ${seat - 10}`,
      ink.pale,
    ),
    shape(pan, ink.light),
    inside(
      'seat-pan',
      pan,
      shape(`M200 ${seat - 30}H800V${seat + 8}Q500 ${seat + 56} 200 ${seat + 8}Z`, ink.dark, { opacity: 0.8 }) +
        shape(`M620 ${seat - 30}H820V${seat + 120}H660Z`, ink.base),
    ),
    shape(
      `M200 ${seat + 74}C220 ${seat + 110} 780 ${seat + 110} 800 ${seat + 74}L796 ${seat + 110}C760 ${seat + 146} 240 ${seat + 146} 204 ${seat + 110}Z`,
      ink.deep,
    ),
    tube(`M204 ${seat + 90}L${low ? 300 : 330} ${floor}M796 ${seat + 90}L${low ? 700 : 670} ${floor}`, 20, dim(ink)),
    tube(`M204 ${seat - 110}V${floor}M796 ${seat - 110}V${floor}`, 26, steel(ink)),
    foot(ink, 204, floor),
    foot(ink, 796, floor),
    foot(ink, low ? 300 : 330, floor + 2),
    foot(ink, low ? 700 : 670, floor + 2),
    low
      ? tube(
          `M256 ${seat - 150}C220 ${seat - 150} 200 ${seat - 130} 198 ${seat - 100}M744 ${seat - 150}C780 ${seat - 150} 800 ${seat - 130} 802 ${seat - 100}`,
          24,
          steel(ink),
        ) +
        line(`M176 ${seat - 104}H252M748 ${seat - 104}H824`, ink.wood, 36) +
        line(`M180 ${seat - 112}H246M752 ${seat - 112}H818`, mix(ink.wood, '#ffffff', 0.3), 9)
      : shape(
          `M262 ${seat - 140}C220 ${seat - 148} 180 ${seat - 140} 168 ${seat - 104}L174 ${seat - 76}C190 ${seat - 96} 230 ${seat - 104} 262 ${seat - 92}Z M738 ${seat - 140}C780 ${seat - 148} 820 ${seat - 140} 832 ${seat - 104}L826 ${seat - 76}C810 ${seat - 96} 770 ${seat - 104} 738 ${seat - 92}Z`,
          ink.dark,
        ) +
        line(
          `M262 ${seat - 140}C220 ${seat - 148} 184 ${seat - 136} 172 ${seat - 108}M738 ${seat - 140}C780 ${seat - 148} 816 ${seat - 136} 828 ${seat - 108}`,
          ink.light,
          8,
        ),
    ink.has('cup-holder') && holder(ink, 836, seat - 80),
  ]
    .filter(Boolean)
    .join('')
}

const table: Drawing = (ink) => {
  const y = 400 + ink.vary(0) * 30
  const top = `M80 ${y + 70}L210 ${y - 30}H830L930 ${y + 70}Z`
  return [
    groundShadow(505, 860, 420),
    tube(`M240 ${y}L330 780M800 ${y}L720 780`, 20, dim(ink)),
    tube(`M330 780L800 ${y + 70}M720 780L240 ${y + 70}`, 15, dim(ink)),
    shape(top, ink.has('print') ? ink.base : ink.wood),
    inside(
      'table-top',
      top,
      ink.has('print')
        ? shape(`M80 ${y - 40}H500L360 ${y + 80}H60Z`, ink.light) + pines(ink, 150, y - 10, 11, 2)
        : times(
            9,
            (i) =>
              shape(
                `M${80 + i * 95} ${y + 70}L${210 + i * 69} ${y - 30}h66L${172 + i * 95} ${y + 70}Z`,
                mix(ink.wood, i % 3 ? '#ffffff' : ink.woodDark, 0.12 + (i % 2) * 0.12),
              ) + line(`M${80 + i * 95} ${y + 70}L${210 + i * 69} ${y - 30}`, ink.woodDark, 5),
          ),
    ),
    shape(`M80 ${y + 70}H930V${y + 100}Q930 ${y + 106} 922 ${y + 106}H88Q80 ${y + 106} 80 ${y + 98}Z`, ink.dark),
    box(80, y + 70, 850, 11, 4, ink.light),
    shape(`M84 ${y + 106}H926L900 ${y + 136}H110Z`, ink.deep, { opacity: 0.35 }),
    tube(`M130 ${y + 110}L190 ${860}M880 ${y + 110}L820 ${860}`, 26, steel(ink)),
    tube(`M150 ${y + 240}L800 ${y + 340}M858 ${y + 240}L206 ${y + 340}`, 15, steel(ink)),
    foot(ink, 190, 864),
    foot(ink, 820, 864),
    foot(ink, 330, 784),
    foot(ink, 720, 784),
    circle(502, y + 293, 14, ink.accent),
    ink.has('cup-holder') &&
      holder(ink, 790, y + 106) +
        shape(`M742 ${y + 30}Q790 ${y + 12} 838 ${y + 30}Q790 ${y + 50} 742 ${y + 30}Z`, '#0d1214', { opacity: 0.85 }),
  ]
    .filter(Boolean)
    .join('')
}

const cot: Drawing = (ink) => {
  const y = 470 + ink.vary(0) * 24
  const bed = `M70 ${y + 90}L240 ${y - 50}C480 ${y - 26} 640 ${y - 40} 900 ${y - 70}L940 ${y + 40}C680 ${y + 110} 400 ${y + 130} 70 ${y + 90}Z`
  const legs = (x: number, y0: number, h: number, tones: readonly [string, string, string]) =>
    tube(`M${x - 60} ${y0}L${x + 50} ${y0 + h}M${x + 60} ${y0}L${x - 50} ${y0 + h}`, 22, tones) +
    foot(ink, x - 50, y0 + h) +
    foot(ink, x + 50, y0 + h)
  return [
    groundShadow(505, 800, 420),
    legs(330, y, 240, dim(ink)),
    legs(600, y - 20, 240, dim(ink)),
    legs(840, y - 40, 230, dim(ink)),
    shape(bed, ink.base),
    inside(
      'cot-bed',
      bed,
      shape(`M60 ${y + 100}L240 ${y - 60}H520L360 ${y + 130}Z`, ink.light) +
        shape(`M700 ${y - 80}H960V${y + 120}H640Z`, ink.dark, { opacity: 0.8 }) +
        (ink.has('print')
          ? pines(ink, 160, y - 20, 10, 2)
          : line(`M360 ${y - 60}L250 ${y + 130}M640 ${y - 60}L620 ${y + 130}`, seamOf(ink), 4)),
    ),
    shape(
      `M96 ${y + 66}L226 ${y - 44}C280 ${y - 90} 330 ${y - 70} 330 ${y - 40}L210 ${y + 84}C160 ${y + 110} 90 ${y + 110} 96 ${y + 66}Z`,
      ink.accent,
    ),
    shape(
      `M130 ${y + 54}L236 ${y - 40}C260 ${y - 64} 300 ${y - 66} 304 ${y - 50}C260 ${y - 20} 190 ${y + 30} 160 ${y + 70}Z`,
      mix(ink.accent, '#ffffff', 0.25),
    ),
    tube(`M70 ${y + 92}C400 ${y + 132} 680 ${y + 112} 940 ${y + 42}`, 26, steel(ink)),
    legs(200, y + 104, 210, steel(ink)),
    legs(520, y + 110, 200, steel(ink)),
    legs(810, y + 84, 190, steel(ink)),
    ink.has('cup-holder') && holder(ink, 690, y + 96),
    box(380, y + 96, 70, 34, 4, ink.paper, { opacity: 0.7 }),
  ]
    .filter(Boolean)
    .join('')
}

const stool: Drawing = (ink) => {
  const y = 380 + ink.vary(0) * 30
  const seat = `M190 ${y}L500 ${y - 70}L810 ${y}L500 ${y + 120}Z`
  const hang = `M190 ${y}Q500 ${y + 190} 810 ${y}L500 ${y + 126}Z`
  const front = tube(`M810 ${y}L330 840M190 ${y}L670 840`, 30, steel(ink))
  return [
    groundShadow(505, 850, 300),
    tube(`M500 ${y - 70}L480 780`, 26, dim(ink)),
    foot(ink, 480, 786),
    shape(hang, ink.deep),
    shape(seat, ink.base),
    inside(
      'stool-seat',
      seat,
      shape(`M190 ${y}L500 ${y - 70}L520 ${y + 120}Z`, ink.light) +
        shape(`M300 ${y - 30}Q500 ${y + 80} 700 ${y - 30}L500 ${y - 70}Z`, ink.dark, { opacity: 0.45 }) +
        (ink.has('print') ? pines(ink, 270, y - 30, 7, 3) : line(`M500 ${y - 70}V${y + 120}`, seamOf(ink), 5)),
    ),
    front,
    foot(ink, 330, 846),
    foot(ink, 670, 846),
    circle(500, y + 272, 24, ink.rubber),
    circle(500, y + 272, 12, ink.accent),
    shape(
      `M170 ${y - 14}L250 ${y - 34}L256 ${y + 32}Q200 ${y + 40} 170 ${y - 14}Z M830 ${y - 14}L750 ${y - 34}L744 ${y + 32}Q800 ${y + 40} 830 ${y - 14}Z M470 ${y + 80}L500 ${y + 68}L530 ${y + 80}L526 ${y + 132}H474Z`,
      ink.accentDark,
    ),
    ink.has('cup-holder') && holder(ink, 800, y + 30),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = {
  'camp-chair': (ink) => chair(ink, false),
  'low-chair': (ink) => chair(ink, true),
  table,
  cot,
  stool,
}

export const furniture: Drawing = (ink) => (cuts[ink.cut] ?? table)(ink)
