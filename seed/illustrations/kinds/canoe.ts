import { ellipse, group, inside, line, markOn, mix, shape, times, tube, turned, type Drawing } from '../pen.ts'

/**
 * A canoe from the side and above, `half` long on each side of the middle; `rise` is how far its ends lift, `beam` how
 * wide its opening looks.
 */
type Lines = {
  half: number
  rise: number
  beam: number
  depth: number
  rocker: number
  turn: number
  seats: readonly number[]
  yokes: readonly number[]
}

const models: Record<string, Lines> = {
  prospector: { half: 500, rise: 112, beam: 80, depth: 138, rocker: 66, turn: -12, seats: [-232, 214], yokes: [-14] },
  tripper: {
    half: 520,
    rise: 62,
    beam: 66,
    depth: 116,
    rocker: 26,
    turn: -21,
    seats: [-270, 236],
    yokes: [-120, 20, 120],
  },
  solo: { half: 470, rise: 76, beam: 86, depth: 122, rocker: 44, turn: -8, seats: [-36], yokes: [150] },
}

export const canoe: Drawing = (ink) => {
  const m = models[ink.cut] ?? models.prospector
  if (!m) return ''
  const { half: h, rise: r, beam: b, depth } = m
  const bow = r + ink.vary(0) * 16
  const tip = 26 + ink.vary(1) * 16
  // the far and the near gunwale meet in the two tips
  const far = `M${-h} ${-bow}C${-h * 0.72} ${-b * 0.95} ${-h * 0.4} ${-b} 0 ${-b}C${h * 0.4} ${-b} ${h * 0.72} ${-b * 0.95} ${h} ${-bow}`
  const nearBack = `C${h * 0.74} ${b * 0.1} ${h * 0.45} ${b * 0.62} 0 ${b * 0.66}C${-h * 0.45} ${b * 0.62} ${-h * 0.74} ${b * 0.1} ${-h} ${-bow}`
  const near = `M${h} ${-bow}${nearBack}`
  const opening = `${far}${nearBack}Z`
  const bottom = depth + b * 0.3
  const hull = `M${-h} ${-bow}C${-h * 0.74} ${b * 0.1} ${-h * 0.45} ${b * 0.62} 0 ${b * 0.66}C${h * 0.45} ${b * 0.62} ${h * 0.74} ${b * 0.1} ${h} ${-bow}C${h + tip} ${-bow + 50} ${h + 6} ${bottom - m.rocker - 36} ${h * 0.84} ${bottom - m.rocker}C${h * 0.5} ${bottom} ${-h * 0.5} ${bottom} ${-h * 0.84} ${bottom - m.rocker}C${-h - 6} ${bottom - m.rocker - 36} ${-h - tip} ${-bow + 50} ${-h} ${-bow}Z`
  const ash = [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.42)] as const
  const shade = mix(ink.wood, '#2a1c10', 0.5)
  // the y of the two gunwales above x, close enough to rest a seat on
  const lift = (x: number) => Math.pow(Math.abs(x) / h, 3.2) * bow
  const farY = (x: number) => -b + Math.pow(Math.abs(x) / h, 2.2) * b * 0.2 - lift(x) * 0.4
  const nearY = (x: number) => b * 0.66 - Math.pow(Math.abs(x) / h, 2) * b * 0.95 - lift(x) * 0.2
  const seat = (x: number) =>
    shape(
      `M${x - 44} ${farY(x - 44) + 24}L${x + 44} ${farY(x + 44) + 24}L${x + 50} ${nearY(x + 50) - 8}L${x - 50} ${nearY(x - 50) - 8}Z`,
      ink.woodDark,
    ) +
    shape(
      `M${x - 32} ${farY(x) + 38}L${x + 32} ${farY(x) + 38}L${x + 36} ${nearY(x) - 20}L${x - 36} ${nearY(x) - 20}Z`,
      mix(ink.wood, '#f3e3c0', 0.55),
    ) +
    times(5, (i) =>
      line(`M${x - 32 + i * 16} ${farY(x) + 40}L${x - 36 + i * 18} ${nearY(x) - 22}`, ink.woodDark, 3, {
        opacity: 0.6,
      }),
    ) +
    line(`M${x - 34} ${(farY(x) + nearY(x)) / 2}H${x + 34}`, ink.woodDark, 3, { opacity: 0.6 }) +
    tube(`M${x - 44} ${farY(x - 44) + 20}L${x - 50} ${nearY(x - 50) - 6}`, 13, ash) +
    tube(`M${x + 44} ${farY(x + 44) + 20}L${x + 50} ${nearY(x + 50) - 6}`, 13, ash)
  const bar = (x: number) =>
    tube(`M${x} ${farY(x) + 4}C${x + 20} ${farY(x) * 0.4} ${x + 20} ${nearY(x) * 0.3} ${x} ${nearY(x)}`, 19, ash)
  const parts = [
    ellipse(10, bottom + 26, h * 0.9, 34, '#17201c', { opacity: 0.12 }),
    ellipse(10, bottom + 24, h * 0.6, 18, '#17201c', { opacity: 0.1 }),
    shape(opening, shade),
    inside(
      'canoe-in',
      opening,
      shape(`${far}L${h} 0C${h * 0.5} ${b * 0.1} ${-h * 0.5} ${b * 0.1} ${-h} 0Z`, mix(ink.wood, ink.woodDark, 0.35)) +
        shape(
          `${far}L${h * 0.8} ${-b * 0.3}C${h * 0.4} ${-b * 0.3} ${-h * 0.4} ${-b * 0.3} ${-h * 0.8} ${-b * 0.3}Z`,
          ink.wood,
        ) +
        times(21, (i) =>
          line(
            `M${-h * 0.92 + i * h * 0.092} ${-b * 1.3}Q${-h * 0.95 + i * h * 0.095} 0 ${-h * 0.9 + i * h * 0.09} ${b}`,
            shade,
            6,
            { opacity: 0.45 },
          ),
        ) +
        line(`M${-h} ${-b * 0.2}Q0 ${b * 0.2} ${h} ${-b * 0.2}`, shade, 4, { opacity: 0.6 }),
    ),
    m.seats.map(seat).join(''),
    m.yokes.map(bar).join(''),
    ink.has('thwarts') &&
      [-h * 0.3 + 20, h * 0.3 - 10].map(bar).join('') +
        line(`M${-h * 0.3 + 20} ${farY(-h * 0.3) + 30}q26 30 4 60`, ink.accent, 7),
    shape(hull, ink.base),
    inside(
      'canoe-hull',
      hull,
      line(near, ink.light, depth * 0.55, { transform: `translate(0 ${depth * 0.16})` }) +
        line(near, ink.pale, depth * 0.1, { transform: `translate(0 ${depth * 0.3})`, opacity: 0.75 }) +
        shape(
          `M${-h - 60} ${bottom * 0.1}C${-h * 0.5} ${bottom * 0.92} ${h * 0.5} ${bottom * 0.92} ${h + 60} ${bottom * 0.1}V${bottom + 40}H${-h - 60}Z`,
          ink.dark,
        ) +
        shape(
          `M${-h - 40} ${bottom * 0.4}C${-h * 0.5} ${bottom} ${h * 0.5} ${bottom} ${h + 40} ${bottom * 0.4}V${bottom + 40}H${-h - 40}Z`,
          ink.deep,
        ) +
        shape(
          `M${h * 0.66} ${-bow}H${h + 60}V${bottom}H${h * 0.5}C${h * 0.7} ${bottom * 0.5} ${h * 0.78} 0 ${h * 0.66} ${-bow}Z`,
          ink.deep,
          { opacity: 0.28 },
        ) +
        (ink.has('stripe')
          ? line(near, ink.accent, 20, { transform: `translate(0 ${depth * 0.3 + ink.vary(2) * 16})` }) +
            line(near, ink.paper, 6, {
              transform: `translate(0 ${depth * 0.3 + 22 + ink.vary(2) * 16})`,
              opacity: 0.85,
            })
          : '') +
        `<g transform="translate(${-h * 0.62} ${bottom * 0.32}) rotate(20)">${line('M0 0l22 -30l16 22l10 -12l20 20', markOn(ink), 7, { opacity: 0.8 })}</g>`,
    ),
    // end decks, then both gunwales
    shape(
      `M${-h} ${-bow}C${-h * 0.93} ${-bow * 0.66 - 8} ${-h * 0.88} ${-b * 0.86 - 8} ${-h * 0.83} ${-b * 0.9 - bow * 0.05}L${-h * 0.85} ${-bow * 0.28}C${-h * 0.92} ${-bow * 0.5} ${-h * 0.97} ${-bow * 0.8} ${-h} ${-bow}Z M${h} ${-bow}C${h * 0.93} ${-bow * 0.66 - 8} ${h * 0.88} ${-b * 0.86 - 8} ${h * 0.83} ${-b * 0.9 - bow * 0.05}L${h * 0.85} ${-bow * 0.28}C${h * 0.92} ${-bow * 0.5} ${h * 0.97} ${-bow * 0.8} ${h} ${-bow}Z`,
      ink.woodDark,
    ),
    tube(far, 11, ash),
    tube(near, 16, ash),
  ]
  return group(turned(parts.filter(Boolean).join(''), m.turn, 0, 0), 'translate(494 490) scale(0.83)')
}
