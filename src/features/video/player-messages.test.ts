import { expect, test } from 'vitest'
import { messageOf, players } from './player-messages.ts'

const vimeo = players['player.vimeo.com'].read

test.each([
  [
    { event: 'play', data: { seconds: 0, duration: 90 } },
    { signal: { kind: 'play' }, durationSeconds: 90 },
  ],
  [
    { event: 'timeupdate', data: { seconds: 9, percent: 0.1, duration: 90 } },
    { signal: { kind: 'time', seconds: 9 }, durationSeconds: 90 },
  ],
  [
    { event: 'seeked', data: { seconds: 45, duration: 90 } },
    { signal: { kind: 'time', seconds: 45 }, durationSeconds: 90 },
  ],
  [
    { event: 'ended', data: { duration: 90 } },
    { signal: { kind: 'end' }, durationSeconds: 90 },
  ],
  [{ event: 'ready' }, {}],
  [{ method: 'addEventListener', value: 'play' }, {}],
])('Vimeo says %j', (message, expected) => expect(vimeo(message)).toEqual(expected))

test.each(['', 'hello', '{', '[1]', null, 7, '"text"'])('%j is not a player’s message', (data) =>
  expect(players['www.youtube.com'].read(messageOf(data)).signal).toBeUndefined(),
)

test('a player is asked for the events it can report', () =>
  expect(players['player.vimeo.com'].hello.map(({ value }) => value)).toEqual([
    'play',
    'timeupdate',
    'seeked',
    'ended',
  ]))
