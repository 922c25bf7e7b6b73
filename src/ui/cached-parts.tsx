import { hash } from 'node:crypto'
import { Fragment, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { ReactNode } from 'react'
import type { MarkupCache } from './cached-markup.tsx'
import { RenderedParts } from './late-part.tsx'

/** A part of a page as it was rendered, and the names of the late parts in it. */
type RenderedPart = { html: string; late: readonly string[] }
type Cache = { get(key: string): RenderedPart | undefined; set(key: string, part: RenderedPart, tags: string[]): void }

/**
 * How the server renders the parts of a page that are in its cache, and those that get into it.
 * @param language of the page, and so of its parts
 * @param late gets the names of the late parts in them
 */
export function cachedParts(cache: Cache, language: string, late: Set<string>): MarkupCache {
  return (words, part, contexts) => {
    const key = hash('sha1', `${language} ${words}`, 'base64url')
    const known = cache.get(key)
    const found = known ?? rendered(part, contexts, key)
    // Something in it is not loaded yet: it is rendered with the page this time.
    if (!found) return part
    if (!known) cache.set(key, found, [])
    for (const name of found.late) late.add(name)
    // How JSX that was compiled to HTML comes to Preact's renderer, which writes it as it is.
    return h(Fragment, { tpl: [found.html] } as object) as ReactNode
  }
}

/**
 * Where Preact counts the ids of what is below an element: each part has its own, which no other part of a page has.
 */
const IDS = '__m'

function rendered(part: ReactNode, contexts: object, key: string): RenderedPart | undefined {
  const late = new Set<string>()
  const root = <RenderedParts value={late}>{part}</RenderedParts>
  Object.assign(root, { [IDS]: [key.slice(0, 8), 0] })
  try {
    return { html: inOnePiece(renderToString(root, contexts)), late: [...late] }
  } catch (error) {
    if (error instanceof Error && error.message.includes('renderToStringAsync')) return undefined
    throw error
  }
}

/**
 * The same text as one run of characters. What a renderer joins is a tree of thousands of small pieces, which takes five
 * times the memory and is walked again for every page that has it.
 */
const inOnePiece = (text: string): string => Buffer.from(text).toString()
