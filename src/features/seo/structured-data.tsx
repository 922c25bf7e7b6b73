import { createContext, useContext, useState } from 'react'
import { useLocation } from 'react-router'
import type { JsonLd } from '../../domain/seo/json-ld.ts'

const TYPE = 'application/ld+json'

/** What the page says to search engines: the server renders it from here; a browser has it in the document only. */
export const StructuredData = createContext<readonly JsonLd[]>([])

/** No text of a node ends its element. */
const inScript = (node: JsonLd): string => JSON.stringify(node).replaceAll('<', String.raw`\u003c`)

const inDocument = (): string[] =>
  Array.from(document.querySelectorAll(`[type='${TYPE}']`), ({ textContent }) => textContent ?? '')

/** Another page is another one's data: what the document came with is not said of it. */
export function StructuredDataScripts() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const nodes = useContext(StructuredData)
  const [first] = useState(() => ({
    address,
    texts: typeof document === 'undefined' ? nodes.map(inScript) : inDocument(),
  }))
  if (address !== first.address) return null
  return first.texts.map((text, at) => <script key={at} type={TYPE} dangerouslySetInnerHTML={{ __html: text }} />)
}
