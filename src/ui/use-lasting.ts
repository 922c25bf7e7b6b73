import { useEffect, useState } from 'react'

/** Whether something is so, and has been for so many milliseconds. */
export function useLasting(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isSo) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), ms)
    return () => clearTimeout(timer)
  }, [isSo, ms])
  return isSo && lasts
}
