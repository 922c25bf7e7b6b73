import { circle, fallShadow, group, inside, line, mix, shape, tube, turned, type Drawing, type Ink } from '../pen.ts'

const wooden = (ink: Ink) => ink.has('wood')
const shaftTones = (ink: Ink) =>
  wooden(ink)
    ? ([ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.4)] as const)
    : ([mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.36)] as const)

/** A blade: wood shows its glued strips, the others the product's colour; a raised spine down the middle. */
const blade = (ink: Ink, name: string, d: string, x: number, from: number, to: number, half: number) => {
  const wood = wooden(ink)
  const [dark, base, light] = wood
    ? [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.28)]
    : [ink.dark, ink.base, ink.light]
  const at = (share: number) => from + (to - from) * share
  const near = 0.62 + ink.vary(1) * 0.14
  const stripe = wood || ink.has('stripe')
  return (
    fallShadow(d, 16, 18) +
    shape(d, base) +
    inside(
      name,
      d,
      shape(
        `M${x - half * 1.3} ${Math.min(from, to)}H${x - half * 0.1}L${x - half * 0.24} ${Math.max(from, to)}H${x - half * 1.3}Z`,
        light,
      ) +
        shape(
          `M${x + half * 0.42} ${Math.min(from, to)}H${x + half * 1.3}V${Math.max(from, to)}H${x + half * 0.2}Z`,
          dark,
        ) +
        (wood
          ? line(
              `M${x - half * 0.6} ${from}V${to}M${x - half * 0.26} ${from}V${to}M${x + half * 0.28} ${from}V${to}M${x + half * 0.62} ${from}V${to}`,
              mix(ink.woodDark, '#2a1c10', 0.3),
              5,
              { opacity: 0.45 },
            ) + shape(`M${x - half * 1.3} ${at(0.86)}H${x + half * 1.3}V${at(1.05)}H${x - half * 1.3}Z`, ink.base)
          : '') +
        (ink.has('stripe')
          ? shape(
              `M${x - half * 1.3} ${at(near)}L${x + half * 1.3} ${at(near - 0.1)}V${at(near + 0.06)}L${x - half * 1.3} ${at(near + 0.16)}Z`,
              ink.accent,
            ) +
            shape(
              `M${x - half * 1.3} ${at(near + 0.19)}L${x + half * 1.3} ${at(near + 0.09)}V${at(near + 0.12)}L${x - half * 1.3} ${at(near + 0.22)}Z`,
              ink.paper,
              { opacity: 0.85 },
            )
          : '') +
        line(`M${x} ${from}V${at(0.5)}`, dark, 18, { opacity: 0.5 }) +
        line(d, stripe ? dark : ink.deep, 6, { opacity: 0.55 }),
    )
  )
}

const kayakBlade = (x: number, y: number, s: number) =>
  `M${x - 12} ${y + 250 * s}C${x - 34} ${y + 200 * s} ${x - 84} ${y + 150 * s} ${x - 76} ${y + 50 * s}C${x - 72} ${y} ${x - 34} ${y - 16 * s} ${x + 4} ${y - 12 * s}C${x + 54} ${y - 6 * s} ${x + 78} ${y + 40 * s} ${x + 72} ${y + 104 * s}C${x + 64} ${y + 170 * s} ${x + 24} ${y + 210 * s} ${x + 12} ${y + 250 * s}Z`

const kayak: Drawing = (ink) => {
  const low = 970 - ink.vary(0) * 20
  const content =
    line('M512 100V930', '#17201c', 26, { opacity: 0.12, transform: 'translate(12 14)' }) +
    tube('M500 200V800', 24, shaftTones(ink)) +
    tube('M500 360V420M500 580V640', 28, [
      mix(ink.rubber, '#0d1512', 0.4),
      mix(ink.rubber, '#ffffff', 0.1),
      mix(ink.rubber, '#ffffff', 0.36),
    ]) +
    tube('M500 488V512', 34, [ink.metalDark, ink.metal, ink.metalLight], { cap: 'butt' }) +
    circle(494, 500, 6, ink.rubber) +
    blade(ink, 'paddle-a', kayakBlade(500, 30, 1), 500, 280, 14, 78) +
    blade(
      ink,
      'paddle-b',
      `M488 ${low - 250}C466 ${low - 200} 416 ${low - 150} 424 ${low - 50}C428 ${low} 466 ${low + 16} 504 ${low + 12}C554 ${low + 6} 578 ${low - 40} 572 ${low - 104}C564 ${low - 170} 524 ${low - 210} 512 ${low - 250}Z`,
      500,
      low - 250,
      low + 14,
      78,
    ) +
    line('M484 300H516M484 700H516', ink.rubber, 12)
  return turned(content, 40)
}

const canoe: Drawing = (ink) => {
  const w = 88 + ink.vary(0) * 14
  const d = `M486 500C474 560 ${500 - w} 600 ${500 - w} 700V860C${500 - w} 930 ${500 - w * 0.5} 962 500 962C${500 + w * 0.5} 962 ${500 + w} 930 ${500 + w} 860V700C${500 + w} 600 526 560 514 500Z`
  const grip =
    'M440 60C440 36 470 34 500 34C530 34 560 36 560 60C560 86 536 92 524 110C516 124 514 136 514 150H486C486 136 484 124 476 110C464 92 440 86 440 60Z'
  const content =
    line('M512 100V560', '#17201c', 24, { opacity: 0.12, transform: 'translate(12 14)' }) +
    fallShadow(grip, 16, 16) +
    tube('M500 120V620', 25, wooden(ink) ? shaftTones(ink) : [ink.metalDark, ink.metal, ink.metalLight]) +
    shape(grip, wooden(ink) ? ink.wood : ink.rubber) +
    inside(
      'paddle-grip',
      grip,
      shape(
        'M430 20H500C470 50 480 80 490 160H430Z',
        wooden(ink) ? mix(ink.wood, '#ffffff', 0.35) : mix(ink.rubber, '#ffffff', 0.25),
      ) + shape('M530 20H580V160H516C520 100 550 80 530 20Z', wooden(ink) ? ink.woodDark : '#0d1512', { opacity: 0.7 }),
    ) +
    blade(ink, 'paddle-a', d, 500, 500, 962, w) +
    tube('M500 480V590', 25, wooden(ink) ? shaftTones(ink) : [ink.dark, ink.base, ink.pale]) +
    line('M486 300h28M486 320h28', ink.accent, 9)
  return turned(content, 28)
}

const sup: Drawing = (ink) => {
  const w = 82 + ink.vary(0) * 12
  const d = `M488 620C478 670 ${500 - w} 700 ${500 - w} 790C${500 - w} 880 ${500 - w * 0.6} 968 500 972C${500 + w * 0.6} 968 ${500 + w} 880 ${500 + w} 790C${500 + w} 700 522 670 512 620Z`
  const content =
    line('M512 60V660', '#17201c', 24, { opacity: 0.12, transform: 'translate(12 14)' }) +
    tube('M500 40V330', 19, [ink.metalDark, ink.metal, ink.metalLight]) +
    tube('M500 300V690', 26, shaftTones(ink)) +
    tube('M446 34H554', 30, [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.36)]) +
    tube('M500 44V80', 26, [ink.rubber, ink.rubber, ink.metalDark]) +
    shape('M478 292H522L526 352H474Z', ink.rubber) +
    tube('M520 306L556 340', 15, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)]) +
    line('M494 110h12M494 140h12M494 170h12M494 200h12M494 230h12', ink.rubber, 5) +
    group(blade(ink, 'paddle-a', d, 500, 620, 972, w), 'rotate(-9 500 640)') +
    line('M487 610H513', ink.rubber, 13) +
    line('M500 420V520', ink.accent, 7)
  return turned(content, -30)
}

const cuts: Record<string, Drawing> = { kayak, canoe, sup }

export const paddle: Drawing = (ink) => (cuts[ink.cut] ?? kayak)(ink)
