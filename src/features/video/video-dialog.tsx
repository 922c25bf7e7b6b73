import type { VideoEmbed } from '../../domain/content/slice.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { PlayingVideo } from './playing-video.tsx'

type Props = { video: VideoEmbed; open: boolean; onClose(): void }

/**
 * The video modal: plays one video at its width and height, smaller where the screen is (acceptance 39). The dialog
 * holds its content only while it is open, so closing it stops the playback.
 */
export function VideoDialog({ video, open, onClose }: Props) {
  const { title, width, height } = video
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={title}
      closeLabel={m.shell_close()}
      className="sm:max-w-[min(94vw,var(--video-width),calc((85dvh-5rem)*var(--video-ratio)))]"
      style={{ '--video-width': `${width}px`, '--video-ratio': width / height }}
      flush
    >
      <div style={{ aspectRatio: `${width} / ${height}` }} className="w-full bg-black">
        <PlayingVideo video={video} />
      </div>
    </Dialog>
  )
}
