import {
  box,
  circle,
  fallShadow,
  flip,
  group,
  line,
  mirrored,
  path,
  seamOf,
  shape,
  times,
  whole,
  type Ink,
} from '../pen.ts'
import { bottleTop, buckle, bungee, daisyChain, form, panel, strap, tone, zipper } from './pack-parts.ts'

/** A running vest seen from the front, as if worn: two front panels with flasks, open below. */
export function runningVest(ink: Ink): string {
  const y = 520 + ink.vary(0) * 30
  const front = path`M396 130 C340 128 312 150 306 196 C300 280 262 360 236 440 C214 520 214 700 236 800 C262 852 380 862 432 838 C462 760 470 560 462 440 C456 340 440 230 430 156 C424 138 412 130 396 130 Z`
  const back = whole(
    'M500 176 C470 176 440 150 410 130 L330 150 C320 330 290 460 260 560 L280 800 C360 830 440 836 500 836',
  )
  const pocket = path`M246 ${y} C310 ${y - 22} 400 ${y - 22} 458 ${y - 4} C458 660 452 760 428 832 C380 852 280 846 244 800 C232 720 236 620 246 ${y} Z`
  const flask = bottleTop({ ...ink, accent: '#b9cfd6', accentDark: '#7f9aa4' }, 352, y - 108, 104)
  const shoulder =
    zipper(ink, 'M344 300 C336 350 320 390 306 420') +
    line('M372 160 C372 240 392 330 404 420', seamOf(ink), 4, { opacity: 0.5 })
  const holes = line(
    times(9, (i) => path`M${330 - i * 6} ${220 + i * 24} H${430 - i}`),
    seamOf(ink),
    6,
    { dash: '0.1 15', opacity: 0.7 },
  )
  const side = (drawn: string) => drawn + mirrored(drawn)
  const pockets =
    panel(ink, pocket, tone(ink, 0.14)) +
    line(path`M246 ${y} C310 ${y - 22} 400 ${y - 22} 458 ${y - 4}`, ink.accent, 12) +
    line(path`M270 ${y + 70} C320 ${y + 56} 400 ${y + 56} 446 ${y + 70}`, seamOf(ink), 4, { opacity: 0.5 })
  const mesh = line(
    times(16, (i) => path`M300 ${240 + i * 36} H700`),
    tone(ink, 0.4),
    5,
    { dash: '0.1 14', opacity: 0.7 },
  )
  const behind = whole(
    'M500 176 C470 176 440 150 410 130 L330 150 C316 300 270 400 240 520 L236 800 C340 850 440 856 500 856',
  )
  if (ink.back)
    return group(
      fallShadow(behind) +
        form(ink, 'vest-back', behind, ink.base, mesh, 0.5) +
        zipper(ink, 'M300 560 C400 590 600 590 700 560', [690, 564]) +
        (ink.has('bungee') ? bungee(ink, 400, 600, 300, 500, 3) : '') +
        (ink.has('hip-belt') ? strap('M236 796 C340 850 660 850 764 796', 28) : '') +
        box(450, 640, 100, 22, 8, ink.accent),
      'translate(-20 -6) scale(1.04)',
    )
  return group(
    fallShadow(front + flip(front)) +
      shape(back, ink.deep) +
      mesh +
      side(ink.has('bottle') ? flask : '') +
      form(ink, 'left', front, ink.base, holes + shoulder, 0.5) +
      form(ink, 'right', flip(front), ink.base, mirrored(holes + shoulder), 0.5) +
      (ink.has('bottle') ? side(flask) : '') +
      side(pockets) +
      (ink.has('side-pocket')
        ? side(
            panel(
              ink,
              'M222 620 C200 640 190 760 214 830 C240 850 280 852 310 846 C300 760 260 660 222 620 Z',
              ink.accent,
            ) + zipper(ink, 'M232 650 C270 700 290 770 300 830'),
          )
        : '') +
      (ink.has('bungee') ? side(bungee(ink, 290, 410, 600, 770, 2)) : '') +
      (ink.has('daisy-chain') ? side(daisyChain(398, 220, 420)) : '') +
      (ink.has('pad-straps') ? side(strap('M250 700 H440', 20) + strap('M252 770 H440', 20)) : '') +
      times(
        2,
        (i) =>
          strap(path`M436 ${392 + i * 190} H564`, 18) +
          buckle(500, 392 + i * 190, 0, 0.62) +
          circle(440, 392 + i * 190, 9, ink.metalDark) +
          circle(560, 392 + i * 190, 9, ink.metalDark),
      ) +
      (ink.has('hip-belt') ? strap('M236 796 C340 850 660 850 764 796', 28) + buckle(500, 836, 0, 1) : '') +
      box(566, 250, 44, 16, 8, ink.accent),
    'translate(-20 -6) scale(1.04)',
  )
}
