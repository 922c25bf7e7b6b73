import { box, circle, ellipse, flip, line, mix, mirrored, path, shape, whole } from '../pen.ts'

/** What whoever wears the goods is drawn in: quiet tones, so that the goods are what one sees. */
export const look = {
  skin: '#d9a47c',
  skinDark: '#bd8961',
  hair: '#3a2a20',
  shirt: '#cfd6d2',
  shirtDark: '#b3bdb7',
  trousers: '#5b6770',
  trousersDark: '#47525a',
  boots: '#2f3638',
}

/**
 * One who stands in front of us: 900 high, feet on y = 940, shoulders at y = 232, hips at y = 500. Arms are left out
 * where sleeves bring their own, and legs where trousers do; under shorts they are bare.
 */
export function standing({ arms = true, legs = true, bare = false } = {}): string {
  const [lit, shaded] = bare ? [look.skin, look.skinDark] : [look.trousers, look.trousersDark]
  const leg = path`M500 500 L428 492 C420 620 430 760 436 900 L486 900 C490 780 496 660 500 560Z`
  const boot = path`M432 886 H490 V926 Q490 940 476 940 H408 Q404 916 432 906Z`
  const arm = path`M416 262 C396 290 372 340 352 400 C344 440 336 480 330 520`
  return (
    ellipse(500, 940, 150, 13, '#17201c', { opacity: 0.14 }) +
    shape(boot, look.boots) +
    mirrored(shape(boot, mix(look.boots, '#0d1512', 0.25))) +
    (legs ? shape(leg, lit) + mirrored(shape(leg, shaded)) : '') +
    (arms ? line(arm, look.shirt, 42) + line(flip(arm), look.shirtDark, 42) : '') +
    shape(whole('M500 214 L454 218 C424 226 412 240 408 262 L428 512 L500 516'), look.shirt) +
    shape('M540 216 C576 226 588 240 592 262 L572 512 L520 516 Z', look.shirtDark, { opacity: 0.6 }) +
    hands()
  )
}

export const hands = () => circle(328, 534, 22, look.skin) + circle(672, 534, 22, look.skinDark)

/** Neck and head, the chin at y = 190; the neck ends round at `foot`. */
export const head = (foot = 232) =>
  shape(path`M474 160 H526 V${foot - 12} Q500 ${foot + 12} 474 ${foot - 12}Z`, look.skinDark) + face()

export const face = () =>
  ellipse(500, 128, 56, 66, look.skin) +
  shape('M442 126 C436 40 566 40 558 126 C548 98 530 88 500 90 C470 88 452 98 442 126Z', look.hair) +
  line('M478 132v8M522 132v8', look.hair, 8) +
  line('M484 164q16 12 32 0', look.skinDark, 6) +
  line('M500 138l-5 14h8', look.skinDark, 4)

/** The same head from behind. */
export const headFromBehind = () =>
  box(474, 160, 52, 76, 10, look.skinDark) +
  ellipse(500, 128, 56, 66, look.skin) +
  shape('M442 150 C430 40 570 40 558 150 C540 186 460 186 442 150Z', look.hair)
