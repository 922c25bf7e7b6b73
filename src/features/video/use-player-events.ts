import { useEffect, useRef, type RefObject } from 'react'
import { nothingTracked, videoEvents, type Video, type TrackedVideo } from '../../domain/analytics/video-events.ts'
import { push } from '../analytics/push.ts'
import { messageOf, players } from './player-messages.ts'

const isKnown = (host: string): host is keyof typeof players => host in players

/** Listens to the player in `box` from the moment it plays, and pushes to the data layer (acceptance 119). */
export function usePlayerEvents(
  box: RefObject<HTMLElement | null>,
  playing: boolean,
  about: Omit<Video, 'durationSeconds'>,
): void {
  const latest = useRef(about)
  latest.current = about

  useEffect(() => {
    const frame = playing ? box.current?.querySelector('iframe') : undefined
    const origin = frame && URL.parse(frame.src)
    if (!frame || !origin || !isKnown(origin.host)) return
    const { hello, read } = players[origin.host]
    let tracked: TrackedVideo = nothingTracked
    let durationSeconds = 0
    const greet = () =>
      hello.forEach((message) => frame.contentWindow?.postMessage(JSON.stringify(message), origin.origin))
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== frame.contentWindow || from !== origin.origin) return
      const message = messageOf(data)
      // A player that is ready only now has missed our earlier subscriptions.
      if (message.event === 'ready' || message.event === 'onReady') greet()
      const event = read(message)
      durationSeconds = event.durationSeconds ?? durationSeconds
      if (!event.signal) return
      const step = videoEvents(tracked, event.signal, { ...latest.current, durationSeconds })
      tracked = step.tracked
      step.events.forEach(push)
    }
    window.addEventListener('message', onMessage)
    frame.addEventListener('load', greet)
    return () => {
      window.removeEventListener('message', onMessage)
      frame.removeEventListener('load', greet)
    }
  }, [box, playing])
}
