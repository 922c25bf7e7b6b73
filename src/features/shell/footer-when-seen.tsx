import { lazy, Suspense, useEffect, useRef, type ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { FOOTER_VISIBLE_RATIO, footerIsWanted } from '../../domain/shell/footer.ts'
import type { SiteFooter as Footer } from './site-footer.tsx'
import { CONTENT_ID } from './skip-links.tsx'

let want: () => void = () => {}
const wanted = new Promise<void>((resolve) => {
  want = resolve
})

const SiteFooter = lazy(async () => {
  // The server draws it into the HTML; a browser keeps that as it is, and makes it alive once its code has come.
  if (typeof document !== 'undefined') await wanted
  return { default: (await import('./site-footer.tsx')).SiteFooter }
})

/**
 * The footer: in the HTML of every page, its code loaded once main is 5 % visible, or its end is (acceptance 88). A navigation
 * loads it too: the footer that follows must be a living one, and nothing may wait for it.
 */
export function FooterWhenSeen(props: ComponentProps<typeof Footer>) {
  const sentinel = useRef<HTMLDivElement>(null)
  const navigating = useNavigation().state !== 'idle'
  useEffect(() => {
    if (navigating) want()
  }, [navigating])
  useEffect(() => (sentinel.current ? watchMain(sentinel.current, want) : undefined), [])
  return (
    <>
      <div ref={sentinel} aria-hidden="true" />
      <Suspense>
        <SiteFooter {...props} />
      </Suspense>
    </>
  )
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
      observer.disconnect()
      onWanted()
    },
    { threshold: [0, FOOTER_VISIBLE_RATIO] },
  )
  const main = document.getElementById(CONTENT_ID)
  if (main) observer.observe(main)
  observer.observe(sentinel)
  return () => observer.disconnect()
}
