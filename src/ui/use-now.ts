import { useEffect, useState } from 'react'
import { msToNextMinute } from '../domain/time.ts'

/**
 * Milliseconds since 1970, renewed when the minute changes; undefined on the server and in the first render, because
 * pages are cached for hours.
 */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const instant = Date.now()
      setNow(instant)
      timer = setTimeout(tick, msToNextMinute(instant))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}
