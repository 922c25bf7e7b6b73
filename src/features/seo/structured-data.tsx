import { createContext, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { JsonLd } from '../../domain/seo/json-ld.ts'

const TYPE = 'application/ld+json'

/**
 * What the page says to search engines. The server renders it from here; in the browser there is none, and React leaves
 * scripts in the head alone that it did not make.
 */
export const StructuredData = createContext<readonly JsonLd[]>([])

/** No text of a node ends its element. */
const inScript = (node: JsonLd): string => JSON.stringify(node).replaceAll('<', String.raw`\u003c`)

/** Another page is another one's data: what the document came with is not said of it. */
export function StructuredDataScripts() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const first = useRef(address)
  useEffect(() => {
    if (address !== first.current) for (const script of document.querySelectorAll(`[type='${TYPE}']`)) script.remove()
  }, [address])
  return useContext(StructuredData).map((node, at) => (
    <script key={at} type={TYPE} dangerouslySetInnerHTML={{ __html: inScript(node) }} />
  ))
}
