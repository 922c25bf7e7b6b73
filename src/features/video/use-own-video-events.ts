import { useRef } from 'react'
import {
  nothingTold,
  videoEvents,
  type PlayerSignal,
  type Video,
  type VideoTold,
} from '../../domain/analytics/video-events.ts'
import { push } from '../analytics/push.ts'

/** Handlers of a `video` element that tell the data layer what it does (acceptance 119). */
export function useOwnVideoEvents(about: Omit<Video, 'durationSeconds'>) {
  const told = useRef<VideoTold>(nothingTold)
  const tell = (signal: PlayerSignal, durationSeconds: number) => {
    const step = videoEvents(told.current, signal, { ...about, durationSeconds })
    told.current = step.told
    step.events.forEach(push)
  }
  type Happening = { currentTarget: HTMLVideoElement }
  const time = ({ currentTarget: { currentTime, duration } }: Happening) =>
    tell({ kind: 'time', seconds: currentTime }, duration)
  return {
    onPlay: ({ currentTarget: { duration } }: Happening) => tell({ kind: 'play' }, duration),
    onTimeUpdate: time,
    onSeeked: time,
    onEnded: ({ currentTarget: { duration } }: Happening) => tell({ kind: 'end' }, duration),
  }
}
