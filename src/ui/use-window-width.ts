import { useEffect, useState } from 'react'
import { RESIZE_DEBOUNCE_MS, WIDTH_BEFORE_MOUNT_PX } from '../domain/shell/breakpoint.ts'
import { debounce } from '../domain/shell/debounce.ts'
import { browserTimer } from './browser-timer.ts'

/**
 * The window's width in CSS pixels; 720 until it has been measured, so that server and browser draw the same
 * (acceptance 126).
 */
export function useWindowWidth(): number {
  const [width, setWidth] = useState(WIDTH_BEFORE_MOUNT_PX)
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth)
    const measureLater = debounce(measure, RESIZE_DEBOUNCE_MS, browserTimer)
    measure()
    window.addEventListener('resize', measureLater)
    return () => {
      measureLater.cancel()
      window.removeEventListener('resize', measureLater)
    }
  }, [])
  return width
}
