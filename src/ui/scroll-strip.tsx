import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

type ScrollStripProps = {
  heading: ReactNode
  /** The id of the heading, which names the region too. */
  headingId: string
  previousLabel: string
  nextLabel: string
  children: ReactNode
}

/** They leave their width to the heading, and keep their height, so that nothing below moves. */
const noButtons = 'invisible -ml-4 w-0 overflow-hidden'

/**
 * A row that scrolls sideways: by hand, by the arrow keys once focused, by two buttons where there is room for them.
 */
export function ScrollStrip({ heading, headingId, previousLabel, nextLabel, children }: ScrollStripProps) {
  const track = useRef<HTMLDivElement>(null)
  const ends = useEnds(track)
  const fits = ends?.start && ends.end
  const turn = (direction: -1 | 1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.85, behavior: 'smooth' })
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        {heading}
        {/* Not before it is measured: without JavaScript they would do nothing. */}
        <div className={`hidden gap-2 md:flex ${fits ? noButtons : ends ? '' : 'invisible'}`}>
          <TurnButton
            label={previousLabel}
            icon="chevron-left"
            disabled={ends?.start ?? true}
            onClick={() => turn(-1)}
          />
          <TurnButton label={nextLabel} icon="chevron-right" disabled={ends?.end ?? true} onClick={() => turn(1)} />
        </div>
      </div>
      <div ref={track} role="region" aria-labelledby={headingId} tabIndex={0} className="scroll-strip">
        {children}
      </div>
    </div>
  )
}

function TurnButton({
  label,
  icon,
  disabled,
  onClick,
}: {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  disabled: boolean
  onClick(): void
}) {
  return (
    <button type="button" aria-label={label} disabled={disabled} onClick={onClick} className="turn-button">
      <Icon name={icon} size={20} />
    </button>
  )
}

/** Whether the strip is scrolled to its start, and to its end; undefined until it has been measured. */
function useEnds(track: React.RefObject<HTMLDivElement | null>) {
  const [ends, setEnds] = useState<{ start: boolean; end: boolean }>()
  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => {
      const start = element.scrollLeft < 2
      const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 2
      setEnds((old) => (old?.start === start && old.end === end ? old : { start, end }))
    }
    element.addEventListener('scroll', measure, { passive: true })
    // It reports at once too, when the layout is known: to ask before would be to lay out the page for each strip.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [track])
  return ends
}
