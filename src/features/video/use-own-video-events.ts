import { useRef } from 'react'
import {
  nothingTracked,
  videoEvents,
  type PlayerSignal,
  type Video,
  type TrackedVideo,
} from '../../domain/analytics/video-events.ts'
import { push } from '../analytics/push.ts'

/** Handlers of a `video` element that push its progress to the data layer (acceptance 119). */
export function useOwnVideoEvents(about: Omit<Video, 'durationSeconds'>) {
  const tracked = useRef<TrackedVideo>(nothingTracked)
  const track = (signal: PlayerSignal, durationSeconds: number) => {
    const step = videoEvents(tracked.current, signal, { ...about, durationSeconds })
    tracked.current = step.tracked
    step.events.forEach(push)
  }
  type Happening = { currentTarget: HTMLVideoElement }
  const time = ({ currentTarget: { currentTime, duration } }: Happening) =>
    track({ kind: 'time', seconds: currentTime }, duration)
  return {
    // Not when it is asked to play: how long it is, it knows once it does.
    onPlaying: ({ currentTarget: { duration } }: Happening) => track({ kind: 'play' }, duration),
    onTimeUpdate: time,
    onSeeked: time,
    onEnded: ({ currentTarget: { duration } }: Happening) => track({ kind: 'end' }, duration),
  }
}
