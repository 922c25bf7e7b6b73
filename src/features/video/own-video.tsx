import { useLayoutEffect, useRef } from 'react'
import type { Video } from '../../domain/analytics/video-events.ts'
import type { VideoEmbed } from '../../domain/content/slice.ts'
import { languageName, languageTag, otherLocale, type Locale } from '../../domain/locale.ts'
import { focusInPage } from './focus-in-page.ts'
import { useOwnVideoEvents } from './use-own-video-events.ts'

type Props = { video: Extract<VideoEmbed, { file: object }>; locale: Locale; about: Omit<Video, 'durationSeconds'> }

/**
 * A file of the shop's own in the browser's player, begun by the shopper's click; captions of the page's language are
 * on, those of the other are there to be chosen.
 */
export function OwnVideo({ video: { url, file, width, height, title }, locale, about }: Props) {
  // One language has some: without any a video is not saved.
  const [first, second] = [locale, otherLocale(locale)].flatMap((spoken) => {
    const src = file.captions[spoken]
    return src ? [{ src, srcLang: languageTag[spoken], label: languageName[spoken], default: spoken === locale }] : []
  })
  const player = useRef<HTMLVideoElement>(null)
  const events = useOwnVideoEvents(about)
  // With the removal itself, not some time after: a closed modal is silent at once.
  useLayoutEffect(() => {
    const video = player.current
    focusInPage(video)
    // Where a browser does not let it begin by itself, its controls do.
    void video?.play().catch(() => undefined)
    // Out of the page it would go on to load, and in some browsers to sound.
    return () => {
      video?.pause()
      video?.removeAttribute('src')
      video?.load()
    }
  }, [])
  return (
    <video
      ref={player}
      src={url}
      width={width}
      height={height}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      className="size-full bg-black"
      {...events}
    >
      <track kind="captions" {...first} />
      {second && <track kind="captions" {...second} />}
    </video>
  )
}
