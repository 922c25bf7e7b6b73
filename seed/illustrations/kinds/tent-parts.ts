import { inside, line, mix, shape, type Ink } from '../pen.ts'

/** A cord from a point of the fly to its peg. */
export const guy = (ink: Ink, x: number, y: number, pegX: number, pegY: number) =>
  line(`M${x} ${y}L${pegX} ${pegY}`, ink.accent, 4) +
  line(`M${pegX - 5} ${pegY - 16}L${pegX + 5} ${pegY + 12}`, ink.metalDark, 9)

/** What shows through an open door: the dark inside, the mesh of the inner tent, a mat. */
export const doorway = (ink: Ink, name: string, d: string, floorY: number) =>
  inside(
    name,
    d,
    shape('M0 0H1000V1000H0Z', mix(ink.deep, '#0d1512', 0.35)) +
      shape(`M0 ${floorY}H1000V1000H0Z`, ink.accentDark) +
      line(`M0 ${floorY}H1000`, ink.accent, 7) +
      line('M440 300C400 560 360 760 340 920M470 300C500 560 520 760 525 920', ink.pale, 4, { opacity: 0.28 }),
  )
