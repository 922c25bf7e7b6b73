import {
  box,
  fallShadow,
  group,
  inside,
  line,
  mix,
  seamOf,
  shape,
  stitch,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

/** The binding: a plate on a pivot, three straps over the boot, a heel strap. */
const binding = (ink: Ink, x: number, y: number, leather: boolean) => {
  const strap = leather ? ink.woodDark : ink.rubber
  const shine = leather ? ink.wood : mix(ink.rubber, '#ffffff', 0.3)
  const plate = `M${x - 66} ${y - 120}C${x - 50} ${y - 150} ${x + 50} ${y - 150} ${x + 66} ${y - 120}L${x + 56} ${y + 150}C${x + 40} ${y + 170} ${x - 40} ${y + 170} ${x - 56} ${y + 150}Z`
  const buckle = (bx: number, by: number) =>
    box(bx - 20, by - 16, 40, 32, 6, ink.metalDark) + box(bx - 12, by - 9, 24, 18, 4, ink.metalLight)
  return (
    shape(plate, '#0d1512', { opacity: 0.25, transform: 'translate(8 10)' }) +
    shape(plate, leather ? mix(ink.wood, '#3a2418', 0.3) : ink.webbing) +
    line(
      `M${x - 40} ${y - 100}V${y + 130}M${x} ${y - 110}V${y + 140}M${x + 40} ${y - 100}V${y + 130}`,
      leather ? ink.woodDark : mix(ink.webbing, '#ffffff', 0.2),
      6,
    ) +
    [-84, -14, 50]
      .map(
        (dy) =>
          line(`M${x - 84} ${y + dy + 22}Q${x} ${y + dy - 26} ${x + 84} ${y + dy + 22}`, strap, 30) +
          line(`M${x - 76} ${y + dy + 14}Q${x} ${y + dy - 32} ${x + 60} ${y + dy + 4}`, shine, 6) +
          buckle(x + 62, y + dy + 10),
      )
      .join('') +
    line(`M${x - 70} ${y + 90}C${x - 80} ${y + 220} ${x + 80} ${y + 220} ${x + 70} ${y + 90}`, strap, 26) +
    line(`M${x - 70} ${y + 110}C${x - 70} ${y + 214} ${x + 40} ${y + 220} ${x + 64} ${y + 140}`, ink.accent, 6)
  )
}

const liftBar = (ink: Ink, x: number, y: number) =>
  tube(`M${x - 60} ${y + 60}L${x - 52} ${y - 10}H${x + 52}L${x + 60} ${y + 60}`, 16, [
    ink.metalDark,
    ink.metal,
    ink.metalLight,
  ]) +
  box(x - 74, y + 50, 28, 28, 6, ink.accent) +
  box(x + 46, y + 50, 28, 28, 6, ink.accent)

const tail = (x: number) =>
  `M${x} 60C${x + 120} 60 ${x + 150} 180 ${x + 142} 330C${x + 134} 520 ${x + 120} 680 ${x + 60} 880C${x + 40} 946 ${x - 40} 946 ${x - 60} 880C${x - 120} 680 ${x - 134} 520 ${x - 142} 330C${x - 150} 180 ${x - 120} 60 ${x} 60Z`

const aluminium = (ink: Ink, x: number, name: string) => {
  const d = tail(x)
  const deck = `M${x - 134} 260C${x - 60} 200 ${x + 60} 200 ${x + 134} 260C${x + 140} 420 ${x + 120} 620 ${x + 84} 760C${x + 30} 730 ${x - 30} 730 ${x - 84} 760C${x - 120} 620 ${x - 140} 420 ${x - 134} 260Z`
  return (
    fallShadow(d, 18, 22, { opacity: 0.09 }) +
    shape(deck, ink.base) +
    inside(
      name,
      deck,
      shape(`M${x - 150} 150H${x - 50}C${x - 80} 400 ${x - 60} 600 ${x - 40} 800H${x - 150}Z`, ink.light) +
        shape(`M${x + 80} 150H${x + 160}V800H${x + 40}C${x + 80} 600 ${x + 90} 400 ${x + 80} 150Z`, ink.dark) +
        shape(`M${x - 150} ${640 + ink.vary(0) * 50}H${x + 150}V800H${x - 150}Z`, ink.accent, { opacity: 0.9 }) +
        shape(`M${x - 34} 250Q${x} 230 ${x + 34} 250V330Q${x} 350 ${x - 34} 330Z`, '#0d1214', { opacity: 0.8 }),
    ) +
    times(4, (i) =>
      line(`M${x - 138 + i * 8} ${330 + i * 110}h-16M${x + 138 - i * 8} ${330 + i * 110}h16`, ink.rubber, 30),
    ) +
    tube(d, 21, [ink.metalDark, ink.metal, ink.metalLight]) +
    shape(`M${x - 80} 398H${x + 80}V436l-20 18l-20 -18l-20 18l-20 -18l-20 18l-20 -18l-20 18l-20 -18Z`, ink.metalDark) +
    (ink.has('lift-bar') ? liftBar(ink, x, 640) : '') +
    binding(ink, x, 470, false)
  )
}

const moulded = (ink: Ink, x: number, name: string) => {
  const d = `M${x} 70C${x + 110} 70 ${x + 150} 170 ${x + 146} 300C${x + 140} 380 ${x + 116} 420 ${x + 116} 520C${x + 116} 620 ${x + 140} 680 ${x + 132} 780C${x + 122} 890 ${x + 70} 930 ${x} 930C${x - 70} 930 ${x - 122} 890 ${x - 132} 780C${x - 140} 680 ${x - 116} 620 ${x - 116} 520C${x - 116} 420 ${x - 140} 380 ${x - 146} 300C${x - 150} 170 ${x - 110} 70 ${x} 70Z`
  return (
    fallShadow(d, 18, 22) +
    shape(d, ink.base) +
    inside(
      name,
      d,
      shape(`M${x - 160} 60H${x - 60}C${x - 90} 400 ${x - 80} 700 ${x - 50} 960H${x - 160}Z`, ink.light) +
        shape(`M${x + 70} 60H${x + 160}V960H${x + 50}C${x + 90} 700 ${x + 90} 400 ${x + 70} 60Z`, ink.dark) +
        times(5, (i) => line(`M${x - 90 + i * 45} ${130 + Math.abs(i - 2) * 20}V250`, ink.deep, 19, { opacity: 0.6 })) +
        times(5, (i) =>
          line(`M${x - 80 + i * 40} ${720 + ink.vary(0) * 20}V${870 - Math.abs(i - 2) * 20}`, ink.deep, 19, {
            opacity: 0.6,
          }),
        ) +
        line(d, ink.pale, 18, { opacity: 0.5 }) +
        line(d, ink.deep, 7, { opacity: 0.6 }),
    ) +
    shape(`M${x - 60} 290Q${x} 270 ${x + 60} 290V350Q${x} 370 ${x - 60} 350Z`, '#0d1214', { opacity: 0.85 }) +
    shape(`M${x - 104} 380l-22 14v220l22 14Z M${x + 104} 380l22 14v220l-22 14Z`, ink.metalDark) +
    (ink.has('lift-bar') ? liftBar(ink, x, 650) : '') +
    binding(ink, x, 500, false) +
    box(x - 30, 800, 60, 40, 8, ink.accent)
  )
}

const traditional = (ink: Ink, x: number, name: string) => {
  const d = `M${x} 50C${x + 110} 50 ${x + 158} 200 ${x + 150} 350C${x + 140} 520 ${x + 60} 690 ${x + 16} 950H${x - 16}C${x - 60} 690 ${x - 140} 520 ${x - 150} 350C${x - 158} 200 ${x - 110} 50 ${x} 50Z`
  const gut = '#cdb37e'
  const step = 44 + ink.vary(0) * 8
  return (
    fallShadow(d, 18, 22, { opacity: 0.08 }) +
    inside(
      name,
      d,
      shape(`M${x - 160} 240H${x + 160}V640H${x - 160}Z`, gut, { opacity: 0.22 }) +
        times(
          18,
          (i) =>
            line(
              `M${x - 170} ${i * step + 40}L${x + 170} ${i * step + 200}M${x + 170} ${i * step + 40}L${x - 170} ${i * step + 200}`,
              gut,
              6,
            ) + line(`M${x - 170} ${i * step + 110}H${x + 170}`, mix(gut, '#3a2418', 0.25), 4),
        ),
    ) +
    [250, 620]
      .map((y) =>
        tube(`M${x - (y < 400 ? 146 : 84)} ${y}H${x + (y < 400 ? 146 : 84)}`, 24, [
          ink.woodDark,
          ink.wood,
          mix(ink.wood, '#ffffff', 0.35),
        ]),
      )
      .join('') +
    shape(`M${x - 44} 270Q${x} 250 ${x + 44} 270V340Q${x} 360 ${x - 44} 340Z`, '#0d1214', { opacity: 0.35 }) +
    tube(d, 27, [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.38)]) +
    line(`M${x - 150} 300l-6 40M${x + 150} 300l6 40M${x - 10} 780V930`, ink.base, 22) +
    times(6, (i) => line(`M${x - 18} ${790 + i * 26}h36`, seamOf(ink), 4)) +
    stitch(`M${x - 10} 80Q${x} 74 ${x + 40} 84`, ink.woodDark) +
    (ink.has('lift-bar') ? liftBar(ink, x, 660) : '') +
    binding(ink, x, 450, true)
  )
}

const cuts = { aluminium, moulded, traditional }

export const snowshoe: Drawing = (ink) => {
  const one = cuts[ink.cut as keyof typeof cuts] ?? aluminium
  return group(
    turned(one(ink, 320, 'shoe-left'), -7, 320, 500) +
      turned(group(one(ink, 680, 'shoe-right'), 'translate(0 10)'), 7, 680, 500),
    'translate(30 30) scale(0.94)',
  )
}
