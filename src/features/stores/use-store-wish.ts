import { useState } from 'react'
import type { Point } from '../../domain/geo/point.ts'

export type Locating = 'idle' | 'asking' | 'failed'

/**
 * What the shopper asks of the list of stores. Their location is asked for when they press the button, and told to
 * nobody.
 */
export function useStoreWish() {
  const [text, setText] = useState('')
  const [near, setNear] = useState<Point>()
  const [locating, setLocating] = useState<Locating>('idle')
  const [services, setServices] = useState<string[]>([])
  const [openNow, setOpenNow] = useState(false)
  const locate = () => {
    setLocating('asking')
    const failed = () => setLocating('failed')
    if (!navigator.geolocation) return failed()
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setNear({ latitude, longitude })
        setText('')
        setLocating('idle')
      },
      failed,
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  const ask = (asked: string) => {
    setText(asked)
    // What is written counts, not where one stands.
    setNear(undefined)
    setLocating('idle')
  }
  const toggle = (service: string) =>
    setServices((old) => (old.includes(service) ? old.filter((each) => each !== service) : [...old, service]))
  return { wish: { text, near, services, openNow }, locating, locate, ask, toggle, setOpenNow }
}

export type StoreWishUI = ReturnType<typeof useStoreWish>
