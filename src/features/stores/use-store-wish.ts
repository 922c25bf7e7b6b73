import { useRef, useState } from 'react'
import type { Point } from '../../domain/geo/point.ts'

export type Locating = 'idle' | 'asking' | 'failed'

/**
 * The shopper's filters for the store list. Their location is requested when they press the button, and never leaves
 * the browser.
 */
export function useStoreWish() {
  const [text, setText] = useState('')
  const [near, setNear] = useState<Point>()
  const [locating, setLocating] = useState<Locating>('idle')
  const [services, setServices] = useState<string[]>([])
  const [openNow, setOpenNow] = useState(false)
  /** Counts what was asked for: a browser's answer about the location may come after other wishes. */
  const asked = useRef(0)
  const locate = () => {
    setLocating('asking')
    const own = ++asked.current
    const failed = () => {
      if (own === asked.current) setLocating('failed')
    }
    if (!navigator.geolocation) return failed()
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (own !== asked.current) return
        setNear({ latitude, longitude })
        setText('')
        setLocating('idle')
      },
      failed,
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  const ask = (typed: string) => {
    setText(typed)
    // Typed text wins over the location.
    asked.current += 1
    setNear(undefined)
    setLocating('idle')
  }
  const toggle = (service: string) =>
    setServices((old) => (old.includes(service) ? old.filter((each) => each !== service) : [...old, service]))
  return { wish: { text, near, services, openNow }, locating, locate, ask, toggle, setOpenNow }
}

export type StoreWishUI = ReturnType<typeof useStoreWish>
