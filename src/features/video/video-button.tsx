import { Suspense } from 'react'
import type { VideoEmbed } from '../../domain/content/slice.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { useHashDialog } from '../../ui/use-hash-dialog.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'

const VideoDialog = lazyDialog(async () => (await import('./video-dialog.tsx')).VideoDialog)

/** Beside pictures: opens the video modal, whose address is `#video`. Without JavaScript a link to the video itself. */
export function VideoButton({ video }: { video: VideoEmbed }) {
  const modal = useHashDialog('video')
  const wasOpen = useWasOpen(modal.open)
  const look =
    'group inline-flex min-h-11 items-center gap-2.5 rounded-full bg-surface py-1 pr-4 pl-1 text-sm font-semibold shadow-panel'
  const shown = (
    <>
      <span className="flex size-9 items-center justify-center rounded-full bg-spruce text-white transition-transform duration-150 group-hover:scale-105">
        <Icon name="play" size={20} className="ml-0.5" />
      </span>
      {m.video_play()}
    </>
  )
  return (
    <>
      {useHydrated() ? (
        <button type="button" aria-haspopup="dialog" onClick={modal.show} className={look}>
          {shown}
        </button>
      ) : (
        <a href={video.url} target="_blank" rel="noopener noreferrer" className={look}>
          {shown}
        </a>
      )}
      {wasOpen && (
        <Suspense>
          <VideoDialog video={video} open={modal.open} onClose={modal.hide} />
        </Suspense>
      )}
    </>
  )
}
