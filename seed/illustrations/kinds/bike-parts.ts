import { box, circle, line, mix, polar, shape, times, tube, type Ink } from '../pen.ts'
import type { Geometry, BikePoint } from './bike-geometry.ts'

const steel = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const
const black = (ink: Ink) => [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.28)] as const

export const fork = (ink: Ink, g: Geometry, springy: boolean) => {
  const [hx, hy] = g.headLow
  const [fx, fy] = g.front
  if (!springy) {
    const bend = g.bar === 'city' || g.bar === 'drop' ? 16 : 4
    return (
      tube(
        `M${hx} ${hy + 4}C${hx + (fx - hx) * 0.4 - bend} ${hy + (fy - hy) * 0.5} ${fx - 20 - bend} ${fy - 60} ${fx} ${fy}`,
        g.frame * 0.8,
        [ink.dark, ink.base, ink.pale],
      ) + circle(fx, fy, 9, ink.metalDark)
    )
  }
  const at = (share: number, side = 0): BikePoint => [hx + (fx - hx) * share + side, hy + (fy - hy) * share]
  const [a, b, c, d] = [at(0.02), at(0.5), at(0.44), at(0.94)]
  return (
    tube(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, g.frame * 0.66, steel(ink)) +
    tube(`M${c[0]} ${c[1]}L${d[0]} ${d[1]}`, g.frame * 1.08, black(ink)) +
    line(`M${at(0.56)[0]} ${at(0.56)[1]}L${at(0.76)[0]} ${at(0.76)[1]}`, ink.accent, 6) +
    tube(`M${hx - 12} ${hy - 2}L${hx + 16} ${hy + 8}`, g.frame * 0.9, black(ink)) +
    circle(fx, fy, 10, ink.metalDark)
  )
}

export const saddle = (ink: Ink, g: Geometry) => {
  const [x, y] = g.post
  const plush = g.bar === 'city'
  const own = plush ? mix(ink.woodDark, '#3a2418', 0.25) : ink.rubber
  const d = plush
    ? `M${x - 66} ${y - 26}C${x - 70} ${y - 50} ${x - 40} ${y - 50} ${x - 10} ${y - 42}C${x + 24} ${y - 38} ${x + 50} ${y - 40} ${x + 72} ${y - 30}C${x + 76} ${y - 20} ${x + 50} ${y - 14} ${x + 20} ${y - 10}C${x - 4} ${y + 14} ${x - 60} ${y + 12} ${x - 66} ${y - 26}Z`
    : `M${x - 66} ${y - 34}C${x - 60} ${y - 46} ${x - 30} ${y - 38} ${x} ${y - 34}C${x + 30} ${y - 32} ${x + 54} ${y - 38} ${x + 82} ${y - 28}C${x + 84} ${y - 18} ${x + 40} ${y - 20} ${x + 14} ${y - 14}C${x - 20} ${y - 2} ${x - 58} ${y - 10} ${x - 66} ${y - 34}Z`
  return (
    line(`M${x - 36} ${y - 8}L${x - 10} ${y + 6}H${x + 16}L${x + 46} ${y - 18}`, ink.metalDark, 6) +
    box(x - 16, y - 2, 34, 16, 6, ink.rubber) +
    shape(d, own) +
    line(
      `M${x - 54} ${y - 36}C${x - 30} ${y - 38} ${x + 20} ${y - 26} ${x + 66} ${y - 29}`,
      mix(own, '#ffffff', 0.28),
      5,
    )
  )
}

export const chainset = (ink: Ink, g: Geometry) => {
  const [x, y] = g.bottom
  const [rx, ry] = g.rear
  const cog = g.radius * 0.19
  const turn = 28 + ink.vary(2) * 30
  const pedal = (degrees: number) => {
    const [px, py] = polar(x, y, 92, degrees).split(' ').map(Number)
    return (
      box((px ?? 0) - 28, (py ?? 0) - 8, 56, 16, 5, ink.rubber) + line(`M${(px ?? 0) - 22} ${py}h44`, ink.metalDark, 4)
    )
  }
  const arm = (degrees: number, tones: readonly [string, string, string]) =>
    tube(`M${x} ${y}L${polar(x, y, 90, degrees)}`, 15, tones) + pedal(degrees)
  const hanger =
    g.disc || g.bar === 'drop'
      ? circle(rx + 14, ry + 46, 11, ink.rubber) +
        circle(rx + 22, ry + 78, 12, ink.rubber) +
        line(`M${rx + 4} ${ry + 12}L${rx + 14} ${ry + 46}L${rx + 22} ${ry + 78}`, ink.metalDark, 8) +
        line(`M${rx + 34} ${ry + 78}L${x} ${y + g.ring}`, ink.rubber, 5)
      : line(`M${rx} ${ry + cog}L${x} ${y + g.ring}`, ink.rubber, 5)
  return (
    arm(turn + 180, [ink.rubber, ink.metalDark, ink.metalDark]) +
    line(`M${rx} ${ry - cog}L${x} ${y - g.ring}`, ink.rubber, 5) +
    hanger +
    circle(x, y, g.ring, 'none', { stroke: ink.rubber, width: 8, dash: '5 4', cap: 'butt' }) +
    circle(x, y, g.ring - 8, 'none', { stroke: ink.metalDark, width: 9 }) +
    line(
      times(5, (i) => `M${x} ${y}L${polar(x, y, g.ring - 10, i * 72 + turn)}`),
      ink.rubber,
      11,
    ) +
    arm(turn, steel(ink)) +
    circle(x, y, 14, ink.rubber) +
    circle(x - 2, y - 2, 6, ink.metal)
  )
}

export const bars = (ink: Ink, g: Geometry) => {
  const [x, y] = g.headTop
  const cable = line(
    `M${x + 40} ${y - 36}C${x + 96} ${y + 10} ${x + 70} ${y + 70} ${g.headLow[0] + 16} ${g.headLow[1] + 20}`,
    ink.rubber,
    4,
  )
  if (g.bar === 'drop') {
    const [bx, by] = [x + 58, y - 30]
    return (
      tube(`M${x - 6} ${y - 12}L${bx - 4} ${by}`, 20, black(ink)) +
      cable +
      tube(
        `M${bx - 6} ${by}H${bx + 44}C${bx + 96} ${by} ${bx + 100} ${by + 66} ${bx + 64} ${by + 86}C${bx + 50} ${by + 92} ${bx + 30} ${by + 92} ${bx + 14} ${by + 90}`,
        18,
        [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)],
      ) +
      shape(
        `M${bx + 56} ${by + 8}C${bx + 66} ${by - 10} ${bx + 70} ${by - 42} ${bx + 88} ${by - 42}C${bx + 106} ${by - 38} ${bx + 100} ${by - 4} ${bx + 92} ${by + 26}Z`,
        ink.rubber,
      ) +
      line(
        `M${bx + 92} ${by - 14}C${bx + 104} ${by + 20} ${bx + 98} ${by + 50} ${bx + 82} ${by + 66}`,
        ink.metalDark,
        9,
      )
    )
  }
  if (g.bar === 'city') {
    return (
      tube(`M${x - 4} ${y - 4}L${x - 26} ${y - 62}`, 16, steel(ink)) +
      cable +
      tube(
        `M${x - 22} ${y - 66}C${x + 30} ${y - 82} ${x + 46} ${y - 56} ${x + 4} ${y - 52}C${x - 30} ${y - 50} ${x - 60} ${y - 60} ${x - 90} ${y - 54}`,
        15,
        steel(ink),
      ) +
      tube(`M${x - 114} ${y - 50}L${x - 54} ${y - 57}`, 25, [
        ink.woodDark,
        mix(ink.woodDark, ink.wood, 0.4),
        ink.wood,
      ]) +
      line(`M${x - 10} ${y - 44}C${x - 40} ${y - 30} ${x - 60} ${y - 30} ${x - 84} ${y - 26}`, ink.metalDark, 7) +
      (ink.cut === 'e-bike'
        ? box(x - 12, y - 104, 50, 32, 7, ink.rubber) + box(x - 6, y - 99, 38, 21, 4, '#8fb3ad')
        : circle(x + 20, y - 88, 15, ink.metal) + circle(x + 16, y - 92, 6, ink.metalLight)) +
      circle(x + 54, y + 12, 19, ink.metalDark) +
      shape(`M${x + 58} ${y - 8}Q${x + 80} ${y + 12} ${x + 58} ${y + 32}Z`, '#f2e6b8')
    )
  }
  const [bx, by] = [x + 32, y - 40]
  return (
    tube(`M${x - 8} ${y - 12}L${bx} ${by + 10}`, 24, black(ink)) +
    cable +
    tube(`M${bx + 4} ${by + 6}C${bx + 4} ${by - 22} ${bx - 6} ${by - 24} ${bx - 24} ${by - 26}`, 18, black(ink)) +
    tube(
      `M${bx - 58} ${by - 26}L${bx - 8} ${by - 25}`,
      27,
      ink.cut === 'kids' ? [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)] : black(ink),
    ) +
    line(`M${bx - 46} ${by - 30}v12M${bx - 34} ${by - 30}v12M${bx - 22} ${by - 30}v12`, '#0d1512', 3, {
      opacity: 0.5,
    }) +
    line(`M${bx + 2} ${by - 16}C${bx + 20} ${by - 4} ${bx - 4} ${by + 10} ${bx - 30} ${by + 14}`, ink.metalDark, 8)
  )
}
