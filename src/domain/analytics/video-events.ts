import type { PageKind } from '../shell/page-kind.ts'

/** Progress marks of a video that are tracked once each, in percent (specification section 9; acceptance 119). */
export const VIDEO_BUCKETS = [10, 25, 50, 75, 100] as const

export type VideoInteraction = {
  event: 'video_interaction'
  page_path: string
  page_type: PageKind
  video_title: string
  video_provider: string
  video_url: string
  /** Seconds; 0 where the player does not know, as for a live stream. */
  video_duration: number
} & (
  | { event_name: 'video_start' | 'video_complete' }
  | { event_name: 'video_progress'; video_percent: (typeof VIDEO_BUCKETS)[number] }
)

export type Video = {
  pagePath: string
  pageType: PageKind
  title: string
  provider: string
  url: string
  durationSeconds: number
}

/** What has been tracked for one video on one page: whether it started and ended, and how many buckets. */
export type TrackedVideo = { started: boolean; buckets: number; complete: boolean }
export const nothingTracked: TrackedVideo = { started: false, buckets: 0, complete: false }

/** What a player reports; `seconds` is the position in the video, reached by playing or by a seek. */
export type PlayerSignal = { kind: 'play' } | { kind: 'time'; seconds: number } | { kind: 'end' }

/**
 * The events that a player's signal causes, in order, and what has been tracked after them (acceptance 119). Each is
 * tracked once: a seek tracks the marks it crossed, the end those that are left, a replay nothing. A player that
 * reports a position without having reported a start counts as started.
 */
export function videoEvents(
  tracked: TrackedVideo,
  signal: PlayerSignal,
  video: Video,
): { tracked: TrackedVideo; events: VideoInteraction[] } {
  const about = aboutVideo(video)
  const events: VideoInteraction[] = []
  if (!tracked.started && (signal.kind !== 'time' || signal.seconds > 0))
    events.push({ ...about, event_name: 'video_start' })
  const buckets = Math.max(tracked.buckets, bucketsReached(signal, about.video_duration))
  for (const percent of VIDEO_BUCKETS.slice(tracked.buckets, buckets))
    events.push({ ...about, event_name: 'video_progress', video_percent: percent })
  const complete = tracked.complete || signal.kind === 'end'
  if (complete && !tracked.complete) events.push({ ...about, event_name: 'video_complete' })
  return { tracked: { started: tracked.started || events.length > 0, buckets, complete }, events }
}

const aboutVideo = ({ pagePath, pageType, title, provider, url, durationSeconds }: Video) => ({
  event: 'video_interaction' as const,
  page_path: pagePath,
  page_type: pageType,
  video_title: title,
  video_provider: provider,
  video_url: url,
  video_duration: Number.isFinite(durationSeconds) && durationSeconds > 0 ? durationSeconds : 0,
})

function bucketsReached(signal: PlayerSignal, durationSeconds: number): number {
  if (signal.kind === 'end') return VIDEO_BUCKETS.length
  if (signal.kind === 'play' || durationSeconds === 0) return 0
  return VIDEO_BUCKETS.filter((percent) => signal.seconds * 100 >= percent * durationSeconds).length
}
