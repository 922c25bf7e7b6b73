import { useEffect, useRef, type KeyboardEvent, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

/**
 * A small menu of links under a button: a native disclosure, so it opens without JavaScript; Escape, a press elsewhere
 * or leaving it closes it.
 */
export function MenuDetails({ label, children }: { label: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = () => ref.current?.removeAttribute('open')

  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return
    close()
    ref.current.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    // A link that is no longer displayed loses the focus: a dialog that it opens could not return it (acceptance 38).
    if (ref.current?.contains(document.activeElement)) ref.current.querySelector('summary')?.focus()
    close()
  }

  return (
    <details ref={ref} className="group/menu relative" onKeyDown={onKeyDown} onBlur={onBlur} onClick={onClick}>
      <summary className="menu-opener">
        {label}
        <Icon name="chevron-down" size={16} className="transition-transform group-open/menu:rotate-180" />
      </summary>
      <div className="menu-drop">{children}</div>
    </details>
  )
}
