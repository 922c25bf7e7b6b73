import { VideoPlayer } from '../../features/video/video-player.tsx'
import type { ViewProps } from '../view.ts'

/** A video in its own ratio (acceptance 66). */
export function MediaEmbed({ slice, top }: ViewProps<'mediaembed'>) {
  return (
    <div className="page-width">
      <div className="reading-column">
        <VideoPlayer id={slice.id} video={slice} sizes="(min-width: 800px) 48rem, 100vw" priority={top} />
      </div>
    </div>
  )
}
