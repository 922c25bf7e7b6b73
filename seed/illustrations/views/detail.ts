import { drawings } from '../drawings.ts'
import { circle, group, inkFor } from '../pen.ts'
import type { Illustration, IllustrationKind } from '../vocabulary.ts'
import { textureOf } from './textures.ts'

/** Where a kind is worth coming close to: left, top and side of a square of its canvas. */
const close: Partial<Record<IllustrationKind, readonly [number, number, number]>> = {
  boot: [230, 420, 520],
  shoe: [90, 380, 560],
  sandal: [90, 360, 560],
  sock: [150, 380, 560],
  bike: [180, 400, 520],
  tent: [200, 330, 560],
  canoe: [80, 360, 520],
  kayak: [80, 330, 520],
  sled: [180, 380, 520],
  furniture: [200, 300, 540],
  headlamp: [250, 330, 500],
  hardware: [280, 220, 480],
  gaiter: [150, 260, 520],
  glove: [120, 260, 520],
}

/** A part of the drawing, and what it is made of, through a glass. */
export function detailView(art: Illustration, hex: string, seed: string): string {
  const ink = inkFor(art, hex, seed)
  const [x, y, side] = close[art.kind] ?? [230, 150, 520]
  const by = 1000 / side
  return (
    group(drawings[art.kind](ink), `scale(${by.toFixed(3)}) translate(${-x} ${-y})`) +
    circle(778, 800, 176, '#17201c', { opacity: 0.16 }) +
    `<clipPath id="glass"><circle cx="770" cy="786" r="164"/></clipPath>` +
    `<g clip-path="url(#glass)">${group(textureOf(ink, art.kind), 'translate(770 786) scale(0.78) translate(-500 -500)')}</g>` +
    circle(770, 786, 168, 'none', { stroke: '#f7f5ee', width: 14 })
  )
}
