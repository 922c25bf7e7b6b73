import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Props = {
  title: string
  href: string
  /** Where it comes from, if it is not our own: playing it connects the shopper to that site. */
  site?: string
  onPlay(): void
  children: ReactNode
  opensDialog?: boolean
}

/** The placeholder of a video: its picture and a button; without JavaScript a link to the video itself. */
export function VideoPoster({ title, href, site, onPlay, children, opensDialog = false }: Props) {
  const hydrated = useHydrated()
  const shown = (
    <>
      {children}
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-4 bg-spruce-deep/85 p-4 text-left text-white">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-surface text-ink transition-transform duration-150 group-hover:scale-105">
          <Icon name="play" size={28} className="ml-0.5" />
        </span>
        <span>
          <span className="block text-sm">{site ? m.video_play_on({ site }) : m.video_play()}</span>
          <span className="wide block text-lg leading-tight">{title}</span>
        </span>
      </span>
    </>
  )
  const look = 'group absolute inset-0 block size-full [--focus-ring:#ffffff] focus-visible:-outline-offset-4'
  if (hydrated) {
    return (
      <button type="button" onClick={onPlay} {...(opensDialog && { 'aria-haspopup': 'dialog' })} className={look}>
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
