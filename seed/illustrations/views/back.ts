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

/** The drawing on a table, with an edge below it: the same outline, moved down twice as far each time, and darkened. */
const lyingDown = (drawn: string) =>
  `<filter id="edge" x="-10%" y="-10%" width="120%" height="130%" color-interpolation-filters="sRGB">
    <feComponentTransfer in="SourceAlpha" result="outline"><feFuncA type="linear" slope="6" intercept="-2"/></feComponentTransfer>
    <feFlood flood-color="#3b4346"/><feComposite in2="outline" operator="in" result="side-0"/>
    ${[3, 6, 12, 24].map((dy, i) => `<feOffset in="side-${i}" dy="${dy}"/><feComposite in2="side-${i}" result="side-${i + 1}"/>`).join('')}
    <feFlood flood-color="#17201c" flood-opacity="0.13"/><feComposite in2="outline" operator="in"/>
    <feOffset dx="30" dy="66" result="shadow"/>
    <feComposite in="side-4" in2="shadow" result="stack"/><feComposite in="SourceGraphic" in2="stack"/>
  </filter>` +
  `<g filter="url(#edge)">${group(drawn, 'translate(500 490) scale(0.94 0.62) rotate(-28) translate(-500 -500)')}</g>`
