import {
  box,
  fallShadow,
  group,
  inside,
  line,
  markOn,
  mix,
  shape,
  times,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

/** The seven letters of the shop's name as strokes, 100 high. */
const letters = [
  'M0 100V0H30C62 0 62 54 30 54H0',
  'M24 30C-6 30 -6 100 24 100C54 100 54 30 24 30Z',
  'M0 100V32M0 58C4 38 18 30 34 33',
  'M18 8V84C18 98 28 102 40 97M0 32H38',
  'M46 32V100M46 66C46 18 0 20 0 66C0 112 46 110 46 66Z',
  'M46 32V106C46 136 8 138 2 118M46 66C46 18 0 20 0 66C0 112 46 110 46 66Z',
  'M2 66H46C46 18 0 18 0 66C0 106 36 108 46 86',
]
const advance = [66, 74, 48, 54, 74, 74, 60]

const word = (x: number, y: number, scale: number, colour: string) => {
  let at = 0
  return group(
    letters
      .map((d, i) => {
        const here = at
        at += advance[i] ?? 60
        return line(d, colour, 15, { transform: `translate(${here} 0)` })
      })
      .join(''),
    `translate(${x} ${y}) scale(${scale})`,
  )
}

/** A canoe with its paddler's pack, on still water. */
const canoe = (ink: Ink) => {
  const hull =
    'M-210 -44C-190 -30 -150 -12 -90 -10H90C150 -12 190 -30 210 -44C222 10 190 44 130 48H-130C-190 44 -222 10 -210 -44Z'
  return (
    shape('M-70 -12C-74 -64 -56 -84 -22 -84C12 -84 26 -64 22 -12Z', mix(ink.accentDark, '#0d1512', 0.25)) +
    line('M-60 -52H12', ink.paper, 6, { opacity: 0.6 }) +
    line('M150 -130L60 30', ink.wood, 11) +
    shape('M158 -126C182 -160 178 -190 168 -196C150 -196 134 -170 138 -136Z', ink.wood) +
    shape(hull, ink.accent) +
    inside(
      'card-canoe',
      hull,
      shape('M-230 14C-100 34 100 34 230 10V60H-230Z', ink.accentDark) +
        line('M-206 -36C-190 -22 -150 -2 -90 0H90C150 -2 190 -22 206 -36', mix(ink.wood, '#ffffff', 0.4), 9),
    ) +
    group(shape(hull, ink.accent, { opacity: 0.28 }), 'translate(0 96) scale(1 -0.55)') +
    line('M-270 62H-150M-110 62H120M170 62H280M-200 86H-60M20 86H210', ink.paper, 7, { opacity: 0.75 })
  )
}

const ribbon = (ink: Ink) => {
  const [dark, base, light] = [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.3)]
  return (
    shape('M690 250H758V760H690Z', base) +
    shape('M738 250H758V760H738Z', dark) +
    box(690, 250, 14, 510, 0, light) +
    shape('M724 330C640 200 520 210 540 290C554 344 650 350 724 330Z', base) +
    shape('M724 330C810 200 930 210 908 290C894 344 800 350 724 330Z', dark) +
    shape('M700 318C640 250 572 240 572 286C580 320 650 330 700 318Z', dark) +
    shape('M748 318C810 250 876 240 876 286C868 320 800 330 748 318Z', mix(dark, '#0d1512', 0.3)) +
    shape('M714 330L610 460L640 466L650 494L734 340Z', base) +
    shape('M734 330L840 460L810 466L800 494L716 340Z', dark) +
    box(690, 292, 70, 64, 20, light) +
    box(726, 292, 34, 64, 16, base)
  )
}

export const giftCard: Drawing = (ink) => {
  const d = 'M140 250H860Q900 250 900 290V720Q900 760 860 760H140Q100 760 100 720V290Q100 250 140 250Z'
  const lift = ink.vary(0) * 26
  const card = [
    fallShadow(d, 22, 32),
    shape(d, ink.base),
    inside(
      'card-face',
      d,
      shape('M80 240H920V430C760 380 560 470 400 420C260 380 160 430 80 400Z', ink.light) +
        shape(
          `M80 ${520 - lift}L230 ${420 - lift}L310 ${480 - lift}L450 ${390 - lift}L590 ${500 - lift}L720 ${430 - lift}L920 ${540 - lift}V780H80Z`,
          ink.dark,
        ) +
        shape(
          `M450 ${390 - lift}L412 ${415 - lift}L440 ${424 - lift}L456 ${412 - lift}L482 ${430 - lift}L490 ${422 - lift}Z`,
          ink.paper,
          { opacity: 0.9 },
        ) +
        times(16, (i) => {
          const x = 90 + i * 56
          const h = 40 + ((i * 37) % 34)
          return shape(`M${x} ${590 - lift}l20 ${-h}l20 ${h}Z`, ink.deep)
        }) +
        shape(`M80 ${588 - lift}H920V780H80Z`, ink.deep) +
        line(`M80 ${592 - lift}H920`, ink.pale, 5, { opacity: 0.6 }),
    ),
    group(canoe(ink), `translate(440 ${672 - lift * 0.4}) scale(0.86)`),
    word(154, 296, 0.92, markOn(ink)),
    ink.has('ribbon')
      ? ribbon(ink)
      : box(770, 300, 84, 60, 10, '#dba524') + line('M770 330h84M798 300v60M826 300v60', '#a87c18', 4),
    line('M142 256H858', ink.pale, 5, { opacity: 0.7 }),
  ].join('')
  return turned(card, -8)
}
