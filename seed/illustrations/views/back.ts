import { drawings } from '../drawings.ts'
import { group, inkFor, mirrored } from '../pen.ts'
import type { Illustration, IllustrationKind } from '../vocabulary.ts'

/** Kinds whose drawing knows its own back. */
const ownBack = new Set<IllustrationKind>(['jacket', 'vest', 'top', 'pants', 'dress', 'swimsuit', 'onesie', 'pack'])
/** What shows figures or words, which no mirror may turn: seen lying, from the side. */
const lying = new Set<IllustrationKind>(['watch', 'gift-card', 'gps', 'power', 'avalanche', 'food-pouch', 'kit'])

/** The product from behind, or what has no back from its other side. */
export function backView(art: Illustration, hex: string, seed: string): string {
  const drawn = drawings[art.kind](inkFor(art, hex, seed, true))
  return ownBack.has(art.kind) ? drawn : lying.has(art.kind) ? lyingDown(drawn) : mirrored(drawn)
}

/** What that view shows, after the product's name. */
export const backWords = ({ kind }: Illustration): { en: string; fr: string } =>
  ownBack.has(kind)
    ? { en: 'from behind', fr: 'vue de dos' }
    : lying.has(kind)
      ? { en: 'lying flat', fr: 'à plat' }
      : { en: 'other side', fr: 'autre côté' }

/** How thick what lies is drawn, in steps of its own edge. */
const THICK = 7

/** The drawing on a table, with an edge below it: the same outline, moved and darkened. */
const lyingDown = (drawn: string) =>
  `<filter id="edge" x="-10%" y="-10%" width="120%" height="130%">
    <feComponentTransfer in="SourceAlpha" result="outline"><feFuncA type="linear" slope="6" intercept="-2"/></feComponentTransfer>
    <feFlood flood-color="#3b4346"/><feComposite in2="outline" operator="in" result="side"/>
    <feOffset in="outline" dx="26" dy="${THICK * 8 + 26}"/><feGaussianBlur stdDeviation="16" result="soft"/>
    <feFlood flood-color="#17201c" flood-opacity="0.2"/><feComposite in2="soft" operator="in" result="shadow"/>
    ${Array.from({ length: THICK }, (_, i) => `<feOffset in="side" dy="${(THICK - i) * 6}" result="side-${i}"/>`).join('')}
    <feMerge><feMergeNode in="shadow"/>${Array.from({ length: THICK }, (_, i) => `<feMergeNode in="side-${i}"/>`).join('')}<feMergeNode in="SourceGraphic"/></feMerge>
  </filter>` +
  `<g filter="url(#edge)">${group(drawn, 'translate(500 490) scale(1.02 0.66) rotate(-28) translate(-500 -500)')}</g>`
