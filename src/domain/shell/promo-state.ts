/** Whether a message above the header is still to come, shown, or over; both ends are instants as they are stored. */
export function promoState(
  { startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null },
  now: string,
): 'waiting' | 'running' | 'ended' {
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'waiting' : 'running'
}
