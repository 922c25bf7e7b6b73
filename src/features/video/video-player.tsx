import { Suspense, useState } from 'react'
import { privateVideoUrl } from '../../domain/consent/video-privacy.ts'
import { videoSite } from '../../domain/content/video-address.ts'
import type { VideoEmbed } from '../../domain/content/slice.ts'
import { lazyDialog, lazyPart } from '../../ui/lazy-part.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useHashDialog } from '../../ui/use-hash-dialog.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'
import { VideoPoster } from './video-poster.tsx'

// Wanted by those who play: not before (acceptance 37, 112).
const PlayingVideo = lazyPart(async () => (await import('./playing-video.tsx')).PlayingVideo)
const VideoDialog = lazyDialog(async () => (await import('./video-dialog.tsx')).VideoDialog)

type Props = {
  id: string
  video: VideoEmbed
  sizes: string
  /** Its poster is the first picture of the page. */
  priority?: boolean
}

/**
 * A video. Until the shopper plays it, there is a poster and no request for it; then it plays in its place, or in the
 * video modal, which has the address `#video-{id}`. Without JavaScript the poster leads to the video.
 */
export function VideoPlayer({ id, video, sizes, priority }: Props) {
  const [playing, setPlaying] = useState(false)
  const modal = useHashDialog(`video-${id}`)
  const wasOpen = useWasOpen(modal.open)
  const { title, url, width, height, poster } = video
  return (
    <div
      style={{ aspectRatio: `${width} / ${height}` }}
      className="relative w-full overflow-hidden rounded-card bg-spruce-deep"
    >
      {playing ? (
        <Suspense>
          <PlayingVideo video={video} />
        </Suspense>
      ) : (
        <VideoPoster
          title={title}
          {...(!video.file && { site: videoSite(url) })}
          href={video.file ? url : privateVideoUrl(url, false)}
          onPlay={video.modal ? modal.show : () => setPlaying(true)}
          opensDialog={video.modal}
        >
          {poster && (
            <Picture
              picture={{ ...poster, alt: '' }}
              sizes={sizes}
              priority={priority}
              className="size-full object-cover"
            />
          )}
        </VideoPoster>
      )}
      {wasOpen && (
        <Suspense>
          <VideoDialog video={video} open={modal.open} onClose={modal.hide} />
        </Suspense>
      )}
    </div>
  )
}
