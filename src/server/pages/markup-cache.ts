import { TagCache } from '../feed/tag-cache.ts'

/** A part of a page as it was rendered, and the names of the late parts in it (ui/late-part.tsx). */
export type RenderedPart = { html: string; late: readonly string[] }
export type RenderedPartCache = TagCache<RenderedPart>

/**
 * Parts are found by all that they show, so nothing of them is ever stale: what is not shown any more is pushed out.
 */
export const renderedPartCache = (bytes: number): RenderedPartCache =>
  // An apostrophe or a narrow space makes two bytes of each character.
  new TagCache(bytes, ({ html, late }) => 2 * html.length + 40 * late.length)
