import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { privateEmbedHtml } from '../../domain/consent/video-privacy.ts'
import type { VideoEmbed } from '../../domain/content/slice.ts'
import type { PageName } from '../../domain/paths.ts'
import { pageKind } from '../../domain/shell/page-kind.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { SafeMarkup } from '../../ui/safe-markup.tsx'
import { focusInPage } from './focus-in-page.ts'
import { OwnVideo } from './own-video.tsx'
import { usePlayerEvents } from './use-player-events.ts'
import { videoConsent } from './video-consent.ts'

/**
 * A video that the shopper has asked for: from now on its site is contacted, with tracking disabled where it was not
 * allowed (acceptance 145). Removing it from the page stops it.
 */
export function PlayingVideo({ video }: { video: VideoEmbed }) {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.id.split('.')[0] as PageName | undefined
  const about = {
    pagePath: pathname,
    pageType: pageKind(page),
    title: video.title,
    provider: video.provider,
    url: video.url,
  }
  if (video.file) return <OwnVideo video={video} locale={getLocale()} about={about} />
  return <EmbeddedVideo html={video.html} about={about} />
}

function EmbeddedVideo({
  html,
  about,
}: {
  html: NonNullable<VideoEmbed['html']>
  about: Parameters<typeof usePlayerEvents>[2]
}) {
  const box = useRef<HTMLDivElement>(null)
  // As it is when it begins: a later choice must not restart what plays (147).
  const [playing] = useState(() => privateEmbedHtml(html, videoConsent()))
  usePlayerEvents(box, true, about)
  useEffect(() => focusInPage(box.current?.querySelector('iframe')), [])
  return (
    <div ref={box} className="size-full">
      <SafeMarkup html={playing} className="size-full *:size-full" />
    </div>
  )
}
