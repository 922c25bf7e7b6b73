import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

/**
 * Gives a part of a page as it was rendered before under the same key, or renders it now; on the server only.
 * @param contexts the contexts around the part, as Preact passes them to a component
 */
export type MarkupCache = (key: string, part: ReactNode, contexts: object) => ReactNode

/** The server's cache of rendered parts; a browser has none, nor has a page whose data is not cached. */
export const CachedMarkup = createContext<MarkupCache | undefined>(undefined)

/**
 * A part of public pages that the server renders once for all pages that show the same (docs/decisions/0057). It shows
 * nothing of the shopper, and nothing of the address but what is in its key. A page has it once, or it has no ids.
 * @param name one of its own
 * @param useKey what the part depends on besides its language, as plain data
 */
export function cachedMarkup<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  useKey: (props: Props) => readonly unknown[],
): ComponentType<Props> {
  if (typeof document !== 'undefined') return Part
  return function Cached(props: Props, contexts?: object): ReactNode {
    const cache = useContext(CachedMarkup)
    const key = useKey(props)
    const part = <Part {...props} />
    return cache && contexts ? cache(`${name} ${JSON.stringify(key)}`, part, contexts) : part
  }
}

const known = new WeakMap<object, number>()
let numbers = 0

/** A number for an object that is read once and never changed, such as the shell: quicker than all that is in it. */
export function numberOf(object: object): number {
  const number = known.get(object) ?? ++numbers
  known.set(object, number)
  return number
}
