import { useEffect, useRef } from 'react'

/** For a bar at the lower edge: its height is a property of `html`, by which others make room (`styles/lower-edge.css`). */
export function useLowerEdge<Bar extends HTMLElement>(property: '--consent-bar' | '--preview-bar') {
  const ref = useRef<Bar>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property])
  return ref
}
