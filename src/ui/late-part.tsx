import { createContext, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** The names of the late parts that the server has rendered in a page; a browser has none of it. */
export const RenderedParts = createContext<Set<string> | undefined>(undefined)

const loads = new Map<string, () => Promise<void>>()

/**
 * A part of a page whose code comes when the part is shown. What the server has rendered of it is hydrated with the
 * page, whose scripts begin once the part's are there (`loadParts`): a boundary that is hydrated later would leave the
 * page with nodes that the next update does not find.
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const code = () => load().then((component) => (Loaded = component))
  const Late = lazyPart(code)
  const onServer = typeof document === 'undefined'

  function Part(props: Props) {
    const rendered = useContext(RenderedParts)
    rendered?.add(name)
    // By what was there at first: to change to the other way would draw the part anew, and lose what was typed in it.
    const [Ready] = useState(() => (onServer ? undefined : Loaded))
    if (Ready) return <Ready {...props} />
    return (
      <Suspense fallback={fallback}>
        <Late {...props} />
      </Suspense>
    )
  }
  loads.set(name, async () => void (await code()))
  return Part
}

/** Loads parts by their names; one that fails comes with its own attempt. */
export const loadParts = (names: readonly string[]): Promise<unknown> =>
  Promise.all(
    names.map((name) =>
      loads
        .get(name)?.()
        .catch(() => undefined),
    ),
  )
