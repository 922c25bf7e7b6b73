import { box, circle, ellipse, line, mix, polar, shape, times, tube, turned, type Drawing, type Ink } from '../pen.ts'

const shadowOf = (x: number) => line(`M${x} 120V900`, '#17201c', 20, { opacity: 0.12, transform: 'translate(16 12)' })

const grip = (ink: Ink, x: number, y: number, cork: boolean) => {
  const [dark, base, light] = cork
    ? ['#8c6038', '#c4985f', '#dfbd8c']
    : [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.28)]
  const d = `M${x - 34} ${y + 10}C${x - 36} ${y - 26} ${x + 36} ${y - 26} ${x + 34} ${y + 12}C${x + 34} ${y + 40} ${x + 20} ${y + 46} ${x + 22} ${y + 74}C${x + 28} ${y + 90} ${x + 22} ${y + 104} ${x + 22} ${y + 120}C${x + 28} ${y + 134} ${x + 22} ${y + 150} ${x + 20} ${y + 196}H${x - 18}C${x - 22} ${y + 140} ${x - 22} ${y + 80} ${x - 24} ${y + 50}Z`
  return (
    shape(d, base ?? '') +
    shape(
      `M${x - 34} ${y + 10}C${x - 36} ${y - 20} ${x - 10} ${y - 26} ${x} ${y - 22}C${x - 14} ${y + 40} ${x - 8} ${y + 120} ${x - 8} ${y + 196}H${x - 18}C${x - 22} ${y + 140} ${x - 22} ${y + 80} ${x - 24} ${y + 50}Z`,
      light ?? '',
    ) +
    shape(
      `M${x + 34} ${y + 12}C${x + 34} ${y + 40} ${x + 20} ${y + 46} ${x + 22} ${y + 74}C${x + 28} ${y + 90} ${x + 22} ${y + 104} ${x + 22} ${y + 120}C${x + 28} ${y + 134} ${x + 22} ${y + 150} ${x + 20} ${y + 196}H${x + 8}C${x + 10} ${y + 100} ${x + 6} ${y + 40} ${x + 20} ${y - 14}Z`,
      dark ?? '',
    ) +
    (cork
      ? times(9, (i) => circle(x - 14 + ((i * 17) % 30), y + 30 + i * 18, 3, '#8c6038', { opacity: 0.7 }))
      : times(5, (i) => line(`M${x - 16} ${y + 66 + i * 24}h30`, '#0d1512', 5, { opacity: 0.4 }))) +
    ellipse(x, y - 6, 24, 9, ink.accent)
  )
}

const wrist = (ink: Ink, x: number, y: number) =>
  line(
    `M${x - 20} ${y + 6}C${x - 110} ${y + 30} ${x - 120} ${y + 190} ${x - 66} ${y + 200}C${x - 20} ${y + 200} ${x - 30} ${y + 80} ${x - 16} ${y + 20}`,
    ink.webbing,
    21,
  ) +
  line(
    `M${x - 24} ${y + 2}C${x - 106} ${y + 30} ${x - 118} ${y + 170} ${x - 76} ${y + 196}`,
    mix(ink.webbing, '#ffffff', 0.25),
    5,
  ) +
  box(x - 84, y + 180, 36, 30, 6, ink.accent)

const basket = (ink: Ink, x: number, y: number, r: number) =>
  ellipse(x, y + 5, r, r * 0.32, mix(ink.rubber, '#0d1512', 0.4)) +
  ellipse(x, y, r, r * 0.3, ink.rubber) +
  line(
    times(8, (i) => {
      const [px = 0, py = 0] = polar(0, 0, r * 0.86, i * 45 + 12)
        .split(' ')
        .map(Number)
      return `M${x} ${y}L${x + px} ${y + py * 0.3}`
    }),
    mix(ink.rubber, '#ffffff', 0.3),
    5,
  ) +
  (r > 50
    ? ellipse(x - r * 0.5, y + 2, r * 0.22, r * 0.08, '#0d1512', { opacity: 0.5 }) +
      ellipse(x + r * 0.5, y + 2, r * 0.22, r * 0.08, '#0d1512', { opacity: 0.5 })
    : '') +
  box(x - 13, y - 18, 26, 22, 5, ink.rubber)

const clamp = (ink: Ink, x: number, y: number, flick: boolean) =>
  flick
    ? box(x - 19, y - 26, 38, 56, 8, ink.rubber) +
      shape(
        `M${x + 12} ${y - 20}L${x + 40} ${y - 26}Q${x + 50} ${y - 10} ${x + 44} ${y + 30}L${x + 26} ${y + 40}Q${x + 30} ${y} ${x + 12} ${y - 4}Z`,
        ink.accent,
      ) +
      circle(x + 22, y - 12, 5, ink.metalLight)
    : box(x - 17, y - 20, 34, 44, 10, ink.rubber) +
      line(`M${x - 6} ${y - 14}v30M${x + 4} ${y - 14}v30`, mix(ink.rubber, '#ffffff', 0.3), 4)

const one = (ink: Ink, x: number) => {
  const { cut } = ink
  const w = cut === 'trekking' ? 23 : cut === 'ski' ? 21 : 16
  const own = [ink.dark, ink.base, ink.pale] as const
  const split = 440 + ink.vary(0) * 60
  const tip = 900
  const shaft =
    cut === 'trekking'
      ? tube(`M${x} ${split + 200}V${tip - 60}`, w * 0.62, [ink.metalDark, ink.metal, ink.metalLight]) +
        tube(`M${x} ${split}V${split + 250}`, w * 0.82, own) +
        tube(`M${x} 280V${split}`, w, own) +
        clamp(ink, x, split, ink.has('flick-lock')) +
        clamp(ink, x, split + 240, ink.has('flick-lock')) +
        line(`M${x - 3} ${split + 40}V${split + 130}`, ink.accent, 7)
      : tube(`M${x} 280V${tip - 40}`, w, own) +
        line(`M${x - 2} ${split}V${split + 170}`, ink.accent, w * 0.44) +
        line(`M${x - 2} ${split + 200}V${split + 236}`, ink.paper, w * 0.4, { cap: 'butt' }) +
        (ink.has('flick-lock') ? clamp(ink, x, split - 60, true) : '')
  const big = ink.has('powder-basket')
  const end =
    cut === 'nordic'
      ? shape(
          `M${x - 12} ${tip - 60}H${x + 12}L${x + 9} ${tip}L${x + 40} ${tip - 26}Q${x + 54} ${tip - 4} ${x + 30} ${tip + 8}L${x + 2} ${tip + 14}L${x - 12} ${tip}Z`,
          ink.rubber,
        ) +
        line(`M${x} ${tip + 10}l-10 38`, ink.metalLight, 8) +
        (big ? basket(ink, x, tip - 66, 76) : '')
      : tube(`M${x} ${tip - 70}V${tip + 10}`, 15, [ink.rubber, ink.rubber, ink.metalDark]) +
        line(`M${x} ${tip + 14}v28`, ink.metal, 9) +
        basket(ink, x, tip - 66, big ? 84 : 46)
  return (
    shadowOf(x) +
    shaft +
    (cut === 'trekking'
      ? tube(`M${x} 280V370`, 31, [
          mix(ink.rubber, '#0d1512', 0.4),
          mix(ink.rubber, '#ffffff', 0.08),
          mix(ink.rubber, '#ffffff', 0.3),
        ])
      : '') +
    end +
    wrist(ink, x, 106) +
    grip(ink, x, 100, ink.has('cork'))
  )
}

export const poles: Drawing = (ink) => {
  const spread = ink.cut === 'nordic' ? 12 : 9
  return turned(one(ink, 600), spread, 600, 900) + turned(one(ink, 440), -spread + 2, 440, 900)
}
