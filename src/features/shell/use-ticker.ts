import { useEffect, useState } from 'react'
import { msToNextPhase, tickerAt } from '../../domain/shell/ticker.ts'
import {
  startTicker,
  tickerClock,
  tickerElapsed,
  type PauseReason,
  type TickerClock,
} from '../../domain/shell/ticker-clock.ts'
import { browserTimer } from '../../ui/browser-timer.ts'

/**
 * The ticker's current frame, and its pause controls (acceptance 75–77). It starts after hydration; before, and without
 * JavaScript, the first message stays.
 */
export function useTicker(count: number) {
  const [clock, setClock] = useState<TickerClock>()
  const [frame, setFrame] = useState(() => tickerAt(0, count))

  const brake = (type: 'pause' | 'resume', reason: PauseReason) => {
    const at = performance.now()
    setClock((before) => before && tickerClock(before, { type, reason, at }))
  }

  const next = () => setClock((before) => before && tickerClock(before, { type: 'next', at: performance.now() }))

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => {
      brake(calm.matches ? 'pause' : 'resume', 'reduced-motion')
      brake(document.hidden ? 'pause' : 'resume', 'hidden-tab')
    }
    setClock(startTicker(performance.now()))
    follow()
    calm.addEventListener('change', follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      calm.removeEventListener('change', follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])

  useEffect(() => {
    if (!clock || count < 2) return
    let cancel: (() => void) | undefined
    // Each turn reads the clock: a timer that came late never shifts the messages after it.
    const turn = () => {
      const elapsed = tickerElapsed(clock, performance.now())
      setFrame(tickerAt(elapsed, count))
      if (clock.paused.length === 0) cancel = browserTimer.after(msToNextPhase(elapsed), turn)
    }
    turn()
    return () => cancel?.()
  }, [clock, count])

  return {
    frame,
    pausedByControl: clock?.paused.includes('control') ?? false,
    isStill: clock?.paused.includes('reduced-motion') ?? false,
    brake,
    next,
  }
}
