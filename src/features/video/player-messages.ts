import type { PlayerSignal } from '../../domain/analytics/video-events.ts'

/** A player's signal, and the length of its video where it was reported. */
export type PlayerMessage = { signal?: PlayerSignal; durationSeconds?: number }

/**
 * The two players' `postMessage` protocols, spoken directly: no script of a provider runs in the shop's pages. YouTube
 * sends all events after a `listening` message; Vimeo sends those subscribed to by name.
 */
export const players = {
  'www.youtube.com': { hello: [{ event: 'listening', id: 1, channel: 'widget' }], read: readYoutube },
  'www.youtube-nocookie.com': { hello: [{ event: 'listening', id: 1, channel: 'widget' }], read: readYoutube },
  'player.vimeo.com': {
    hello: ['play', 'timeupdate', 'seeked', 'ended'].map((value) => ({ method: 'addEventListener', value })),
    read: readVimeo,
  },
} as const

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const numberIn = (fields: Fields, name: string): number | undefined =>
  typeof fields[name] === 'number' ? fields[name] : undefined

/** Messages are JSON texts, sometimes objects already; anything else comes from another source. */
export function messageOf(data: unknown): Fields {
  if (typeof data !== 'string') return fieldsOf(data)
  try {
    return fieldsOf(JSON.parse(data))
  } catch {
    return {}
  }
}

const [YOUTUBE_ENDED, YOUTUBE_PLAYING] = [0, 1]

function readYoutube(message: Fields): PlayerMessage {
  const info = fieldsOf(message.info)
  const durationSeconds = numberIn(info, 'duration') || undefined
  const state = message.event === 'onStateChange' ? message.info : info.playerState
  const seconds = numberIn(info, 'currentTime')
  if (state === YOUTUBE_ENDED) return { signal: { kind: 'end' }, durationSeconds }
  if (state === YOUTUBE_PLAYING && seconds === undefined) return { signal: { kind: 'play' }, durationSeconds }
  return { ...(seconds !== undefined && { signal: { kind: 'time' as const, seconds } }), durationSeconds }
}

function readVimeo(message: Fields): PlayerMessage {
  const data = fieldsOf(message.data)
  const [durationSeconds, seconds] = [numberIn(data, 'duration') || undefined, numberIn(data, 'seconds')]
  if (message.event === 'ended') return { signal: { kind: 'end' }, durationSeconds }
  if (message.event === 'play') return { signal: { kind: 'play' }, durationSeconds }
  return seconds !== undefined && (message.event === 'timeupdate' || message.event === 'seeked')
    ? { signal: { kind: 'time', seconds }, durationSeconds }
    : {}
}
