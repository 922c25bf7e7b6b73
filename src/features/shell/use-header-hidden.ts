import { useEffect, useRef, useState, type RefObject } from 'react'
import { menuIsOpen } from '../../domain/navigation/nav-state.ts'
import { headerIsHidden, isAtTop, SCROLL_THROTTLE_MS } from '../../domain/shell/header-visibility.ts'
import { throttle } from '../../domain/shell/throttle.ts'
import { browserTimer } from '../../ui/browser-timer.ts'
import { useNavActions, useNavState } from './nav-ui.tsx'

/** Whether the header is out of sight: the rules of `header-visibility.ts`, fed by scrolling (acceptance 78–81). */
export function useHeaderHidden(header: RefObject<HTMLElement | null>): boolean {
  const { dispatch } = useNavActions()
  const menuOpens = useNavState(menuIsOpen)
  const [hidden, setHidden] = useState(false)
  const menuOpen = useRef(false)
  useEffect(() => {
    menuOpen.current = menuOpens
    if (menuOpens) setHidden(false)
  }, [menuOpens])

  useEffect(() => {
    let previousY = window.scrollY
    // A page that is loaded again begins where it was left.
    if (!isAtTop(previousY)) dispatch({ type: 'set', key: 'isAtTop', value: false })
    const handle = throttle(
      () => {
        const y = window.scrollY
        const scroll = {
          y,
          previousY,
          menuOpen: menuOpen.current,
          atBottom: y + window.innerHeight >= document.documentElement.scrollHeight - 1,
          // A mouse click leaves the focus on its target, which must not keep the header visible.
          focusInside: Boolean(header.current?.querySelector(':focus-visible')),
        }
        previousY = y
        setHidden((wasHidden) => headerIsHidden({ ...scroll, wasHidden }))
        if (isAtTop(y) !== isAtTop(scroll.previousY)) dispatch({ type: 'set', key: 'isAtTop', value: isAtTop(y) })
      },
      SCROLL_THROTTLE_MS,
      browserTimer,
    )
    const show = () => setHidden(false)
    const element = header.current
    element?.addEventListener('focusin', show)
    window.addEventListener('scroll', handle, { passive: true })
    return () => {
      handle.cancel()
      element?.removeEventListener('focusin', show)
      window.removeEventListener('scroll', handle)
    }
  }, [header, dispatch])

  return hidden
}
