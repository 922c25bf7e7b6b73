import type { ComponentProps } from 'react'
import { ChatPanel } from '../features/assistant/chat-panel.tsx'
import { HoursOfDays } from '../features/stores/hours-of-days.tsx'
import { OpeningLine } from '../features/stores/opening-line.tsx'
import { useNow } from '../ui/use-now.ts'

/** The assistant's panel, joined with the stores' hours; a piece of its own, fetched with its first opening. */
export function Chat(props: Omit<ComponentProps<typeof ChatPanel>, 'renderHours'>) {
  const now = useNow()
  return (
    <ChatPanel
      {...props}
      renderHours={({ hours, days }) => (days ? <HoursOfDays days={days} /> : <OpeningLine hours={hours} now={now} />)}
    />
  )
}
