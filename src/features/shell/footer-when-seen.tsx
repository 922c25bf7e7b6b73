import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useNavigation } from 'react-router'
import { FOOTER_VISIBLE_RATIO, footerIsWanted } from '../../domain/shell/footer.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { readFooter } from './footer-columns.ts'
import { CONTENT_ID } from './skip-links.tsx'

const onServer = typeof document === 'undefined'

/**
 * The footer: in the HTML of every page, its code loaded once main is 5 % visible, or its end is (acceptance 88). Until
 * then the server's HTML stays as it is; a Suspense boundary would not work, because React empties it when the cart or
 * the header changes above it.
 */
export function footerWith<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const ServerFooter = lazyPart(load)
  return function FooterWhenSeen(props: Props) {
    const sentinel = useRef<HTMLDivElement>(null)
    const rendered = useRef<HTMLDivElement>(null)
    const [wanted, setWanted] = useState(false)
    const [Alive, setAlive] = useState<ComponentType<Props>>()
    useEffect(() => {
      if (rendered.current?.childElementCount) readFooter(rendered.current)
      // Mounted by the browser, for example after the checkout: there is no HTML to keep.
      else setWanted(true)
      return sentinel.current ? watchMain(sentinel.current, () => setWanted(true)) : undefined
    }, [])
    useEffect(() => {
      if (!wanted) return
      // If the code fails to load, the plain footer remains, whose links and form work.
      load()
        .then((loaded) => afterFocus(rendered.current, () => setAlive(() => loaded)))
        .catch(() => undefined)
    }, [wanted])

    return (
      <>
        <div ref={sentinel} aria-hidden="true" />
        {/* The page after this one needs a living footer: its language link leads elsewhere. */}
        {!wanted && <WhenNavigating run={setWanted} />}
        {Alive ? (
          <Alive {...props} />
        ) : onServer ? (
          <div>
            <Suspense>
              <ServerFooter {...props} />
            </Suspense>
          </div>
        ) : (
          <div ref={rendered} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
        )}
      </>
    )
  }
}

/** By itself, so that the footer is not drawn again at each step of a navigation. */
function WhenNavigating({ run }: { run(isNavigating: true): void }) {
  const isNavigating = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isNavigating) run(true)
  }, [isNavigating, run])
  return null
}

const nothing = { __html: '' }

/** Now, or once the focus has left: it would be lost with the replaced HTML. */
function afterFocus(element: HTMLElement | null, run: () => void): void {
  if (element?.contains(document.activeElement)) element.addEventListener('focusout', run, { once: true })
  else run()
}

/** Calls `onWanted` once, when the rule says so; returns what stops the watch. */
export function watchMain(sentinel: Element, onWanted: () => void): () => void {
  const seen = { mainRatio: 0, sentinelVisible: false }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (target === sentinel) seen.sentinelVisible = isIntersecting
        else seen.mainRatio = intersectionRatio
      }
      if (!footerIsWanted(false, seen)) return
      stop()
      onWanted()
    },
    { threshold: [0, FOOTER_VISIBLE_RATIO] },
  )
  // A jump to the end of a long page may leave the sentinel above the window: it counts all the same.
  const passed = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      stop()
      onWanted()
    },
    { rootMargin: '1000000px 0px 0px 0px' },
  )
  const stop = () => {
    observer.disconnect()
    passed.disconnect()
  }
  const main = document.getElementById(CONTENT_ID)
  if (main) observer.observe(main)
  observer.observe(sentinel)
  passed.observe(sentinel)
  return stop
}
