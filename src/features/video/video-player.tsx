import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { privateEmbedHtml, privateVideoUrl } from '../../domain/consent/video-privacy.ts'
import type { VideoEmbed } from '../../domain/content/slice.ts'
import type { PageName } from '../../domain/paths.ts'
import { pageKind } from '../../domain/shell/page-kind.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SafeMarkup } from '../../ui/safe-markup.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePlayerEvents } from './use-player-events.ts'
import { videoConsent } from './video-consent.ts'

type Props = { video: VideoEmbed; sizes: string }

/**
 * A video of another site. Until the shopper plays it, there is a poster and no request to that site; then its player, told not
 * to track where that was not allowed (acceptance 145). Without JavaScript the poster leads to the video.
 */
export function VideoPlayer({ video: { title, provider, url, html, width, height, poster }, sizes }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // The HTML as it is when play is pressed: a later choice must not restart what plays (147).
  const [playing, setPlaying] = useState<VideoEmbed['html']>()
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.id.split('.')[0] as PageName | undefined
  usePlayerEvents(box, playing !== undefined, { pagePath: pathname, pageType: pageKind(page), title, provider, url })

  useEffect(() => {
    if (playing) box.current?.querySelector('iframe')?.focus()
  }, [playing])

  return (
    <div ref={box} style={{ aspectRatio: `${width} / ${height}` }} className="relative w-full overflow-hidden rounded-card bg-spruce-deep">
      {playing ? (
        <SafeMarkup html={playing} className="size-full *:size-full" />
      ) : (
        <Poster title={title} href={privateVideoUrl(url, false)} onPlay={() => setPlaying(privateEmbedHtml(html, videoConsent()))}>
          {poster && <Picture picture={{ ...poster, alt: '' }} sizes={sizes} className="size-full object-cover" />}
        </Poster>
      )}
    </div>
  )
}

type PosterProps = { title: string; href: string; onPlay(): void; children: React.ReactNode }

function Poster({ title, href, onPlay, children }: PosterProps) {
  const hydrated = useHydrated()
  const shown = (
    <>
      {children}
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-4 bg-spruce-deep/85 p-4 text-left text-white">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-surface text-ink transition-transform duration-150 group-hover:scale-105">
          <Icon name="play" size={28} className="ml-0.5" />
        </span>
        <span>
          <span className="block text-sm">{m.video_play()}</span>
          <span className="wide block text-lg leading-tight">{title}</span>
        </span>
      </span>
    </>
  )
  const look = 'group absolute inset-0 block size-full [--focus-ring:#ffffff] focus-visible:-outline-offset-4'
  if (hydrated) {
    return (
      <button type="button" onClick={onPlay} className={look}>
        {shown}
      </button>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {shown}
    </a>
  )
}
