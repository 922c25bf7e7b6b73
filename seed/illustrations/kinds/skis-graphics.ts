import { circle, line, shape, times, type Ink } from '../pen.ts'

/** A mountain range over the whole width, its foot at `y`; for top sheets of skis, snowboards and paddleboards. */
export const peaks = (ink: Ink, x: number, w: number, y: number, h: number) => {
  const at = (dx: number, dy: number) => `${(x + w * dx).toFixed(0)} ${(y - h * dy).toFixed(0)}`
  return (
    shape(
      `M${at(0, 0.5)}L${at(0.22, 0.86)}L${at(0.4, 0.56)}L${at(0.68, 1)}L${at(1, 0.46)}V${y + h}H${x}Z`,
      ink.accentDark,
    ) +
    shape(
      `M${at(0.22, 0.86)}L${at(0.12, 0.69)}L${at(0.2, 0.72)}L${at(0.25, 0.64)}L${at(0.32, 0.69)}Z M${at(0.68, 1)}L${at(0.53, 0.76)}L${at(0.63, 0.8)}L${at(0.69, 0.7)}L${at(0.77, 0.79)}L${at(0.85, 0.72)}Z`,
      ink.paper,
    ) +
    shape(
      `M${at(0, 0.2)}C${at(0.2, 0.42)} ${at(0.34, 0.34)} ${at(0.5, 0.24)}C${at(0.66, 0.14)} ${at(0.8, 0.32)} ${at(1, 0.36)}V${y + h}H${x}Z`,
      ink.accent,
    ) +
    line(`M${at(0, 0.02)}C${at(0.3, 0.2)} ${at(0.6, -0.1)} ${at(1, 0.12)}`, ink.accentDark, w * 0.03)
  )
}

export const waves = (ink: Ink, x: number, w: number, y: number, rows: number, gap: number) =>
  times(rows, (i) =>
    line(
      `M${x} ${y + i * gap}q${w / 8} ${-gap * 0.8} ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0`,
      i % 2 ? ink.pale : ink.accent,
      gap * (0.5 - i * 0.03),
    ),
  )

export const sun = (ink: Ink, x: number, y: number, r: number) =>
  circle(x, y, r, ink.accent) +
  circle(x, y, r * 0.72, ink.accentDark, { opacity: 0.25 }) +
  times(5, (i) =>
    line(`M${x - r * 1.7} ${y + r * (0.1 + i * 0.26)}H${x + r * 1.7}`, i % 2 ? ink.paper : ink.dark, r * 0.07),
  )
