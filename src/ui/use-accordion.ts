import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { ACCORDION_MS } from '../domain/shell/motion.ts'

/**
 * Opens and closes a `details` element by the height of its content, in 400 ms both ways (acceptance 93). A second
 * click turns the movement round where it is. The content's height is measured when it moves, and set free afterwards,
 * so that nothing is ever cut. Without JavaScript, or with reduced motion, the browser's own opening is all there is.
 */
export function useAccordion(defaultOpen: boolean) {
  const details = useRef<HTMLDetailsElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const moving = useRef<Animation>(undefined)
  const [expanded, setExpanded] = useState(defaultOpen)

  useEffect(() => () => moving.current?.cancel(), [])

  const onClick = (event: MouseEvent) => {
    const [box, inner] = [details.current, content.current]
    if (!box || !inner || !('animate' in inner) || prefersReducedMotion()) return
    event.preventDefault()
    const opens = moving.current ? box.dataset.closing !== undefined : !box.open
    const from = box.open ? inner.getBoundingClientRect().height : 0
    moving.current?.cancel()
    box.open = true
    box.toggleAttribute('data-closing', !opens)
    setExpanded(opens)
    const movement = inner.animate(
      [
        { height: `${from}px`, overflow: 'clip' },
        { height: opens ? `${inner.scrollHeight}px` : '0px', overflow: 'clip' },
      ],
      { duration: ACCORDION_MS, easing: 'ease' },
    )
    moving.current = movement
    movement.onfinish = () => {
      moving.current = undefined
      box.removeAttribute('data-closing')
      if (!opens) box.open = false
    }
  }

  // The browser opens it too: for a search in the page, or for a link to something inside.
  const onToggle = () => {
    if (!moving.current) setExpanded(details.current?.open === true)
  }

  return {
    details: { ref: details, onToggle },
    summary: { onClick, 'aria-expanded': expanded },
    content: { ref: content },
  }
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
