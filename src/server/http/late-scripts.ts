import { starter } from './late-start.ts'
import { replaceScripts } from './page-scripts.ts'

/** The attributes of the page's module, and those around them. */
const MODULE = /^(.*) type="module" async(?:="")?(.*)$/s

/**
 * The page of React Router with its scripts put off: none of them contends with the style, the font and the pictures
 * for a slow line. Without its preloads and its module the page is as if there were no script; both are marked as what
 * they are, and what made them does not compare them.
 */
export function withLateScripts(html: string): string {
  const late = html.replaceAll('<link rel="modulepreload"', '<link rel="late"')
  return replaceScripts(late, (attributes, code) => {
    const [, before, after] = MODULE.exec(attributes) ?? []
    if (before === undefined || after === undefined) return undefined
    const waiting = `<script${before} type="text/plain" data-late=""${after}>${code}</script>`
    return `${waiting}<script${before}${after}>${starter}</script>`
  })
}
